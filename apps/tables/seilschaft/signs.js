import { h, keyed, setAttrs, setText, svg } from "../shared/js/dom.js";
import { suitSign } from "../shared/js/playing_cards.js";
import { thing } from "./scenery.js";

/** What holds for the whole table: the trump on its medal, the safety ropes, and how far it is to both ends. */

function medal() {
  return svg("svg", { class: "medal", viewBox: "0 0 100 100", "aria-hidden": "true" }, svg("circle", { class: "medal-face", cx: 50, cy: 50, r: 48 }),
    svg("circle", { class: "medal-rim", cx: 50, cy: 50, r: 44 }), svg("g", {}));
}

const MEDAL_SIGN = { x: 23, y: 22, width: 54, height: 54 };

function makeTrump() {
  const picture = medal();
  const label = h("small", {});
  const name = h("b", {});
  const before = h("span", { class: "before", role: "img" });
  let was = null;
  const el = h("div", { class: "trump" }, picture, h("span", { class: "sign-text", role: "img" }, label, name), before);

  function draw({ view: { trump }, t }) {
    if (picture.dataset.suit !== String(trump.suit)) {
      picture.dataset.suit = trump.suit;
      const sign = trump.suit ? svg("use", { href: `#ks-suit-${trump.suit}`, ...MEDAL_SIGN }) : svg("path", { class: "no-trump", d: "M34 50h32" });
      picture.lastElementChild.replaceChildren(sign);
      picture.lastElementChild.setAttribute("class", trump.suit ? `suit-${trump.suit} medal-sign` : "medal-sign");
    }
    setText(label, t.trump);
    setText(name, trump.name);
    setAttrs(name.parentNode, { "aria-label": trump.label });
    setAttrs(before, { "aria-label": trump.before_label || null, title: trump.before_label || null, hidden: !trump.before.length });
    keyed(before, trump.before, (suit, i) => `${i} ${suit}`, (suit) => suitSign(suit, "on-panel"));
  }

  /** The trump of the picture before stays in its place till the new one opens. */
  function keep(film, till) {
    const there = film.extra(was);
    setAttrs(there, { "aria-hidden": "true", style: `position:absolute;left:${el.offsetLeft}px;top:${el.offsetTop}px;width:${el.offsetWidth}px` });
    el.after(there);
    film.hide(el, till);
    film.run(there, [{ opacity: 1 }, { opacity: 0 }], { delay: till, duration: 60, fill: "both" });
  }

  return { el, draw, picture, keep, remember() { was = el.cloneNode(true); } };
}

function coil(name) {
  return svg("svg", { class: `coil ${name}`, viewBox: "0 0 52 68", "aria-hidden": "true" }, thing(name));
}

function makeRopes() {
  const coils = h("span", { class: "coils", "aria-hidden": "true" });
  const label = h("small", {});
  const count = h("b", {});
  const el = h("div", { class: "ropes" }, coils, h("span", { class: "sign-text" }, label, count));

  function draw({ view: { ropes }, t }) {
    const row = Array.from({ length: ropes.start }, (_, i) => `${i < ropes.left ? "coil" : "coil-used"}`);
    keyed(coils, row, (name, i) => `${i} ${name}`, coil);
    setText(label, t.ropes);
    setText(count, ropes.label);
  }

  return { el, draw, lost: () => coils.querySelector(".coil-used") };
}

/** `el` holds trump and ropes, `ends` the two distances; `medal` is the trump's picture; `remember()` before a draw lets
 * `keepTrump(film, till)` show the trump of before a while; `lost()` the place of the rope spent last. */
export function makeSigns() {
  const trump = makeTrump();
  const ropes = makeRopes();
  const mine = h("span", {});
  const theirs = h("span", {});
  const ends = h("div", { class: "ends" }, mine, theirs);

  function draw(state) {
    trump.draw(state);
    ropes.draw(state);
    setText(mine, state.view.me.end);
    setText(theirs, state.view.partner.end);
  }

  return { el: h("div", { class: "signs" }, trump.el, ropes.el), ends, draw, medal: trump.picture, remember: trump.remember, keepTrump: trump.keep, lost: ropes.lost };
}
