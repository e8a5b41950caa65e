import { h, keyed, setAttrs, setText } from "../shared/js/dom.js";
import { playingBack } from "../shared/js/playing_cards.js";
import { climberFace } from "./faces.js";

/** Who climbs with me: face, name, what they do, and their hand: backs, or open cards where that is agreed. */

/** Fans `count` cards: sets turn and drop of the one at `index`. */
export function fan(el, index, count, turn, drop) {
  const off = index - (count - 1) / 2;
  el.style.setProperty("--r", `${(off * turn).toFixed(2)}deg`);
  el.style.setProperty("--dy", `${(off * off * drop).toFixed(2)}px`);
}

/** `el` is the row in the sky; `hand()` is where a card of theirs comes from. */
export function makePartner() {
  const picture = h("span", { class: "face-box" });
  const name = h("b", {});
  const status = h("span", { class: "status" });
  const thinking = h("span", { class: "dots" }, h("span", { class: "hush" }), h("i", {}), h("i", {}), h("i", {}));
  const who = h("div", { class: "who" }, picture, h("i", { class: "dot them", "aria-hidden": "true" }), name, status, thinking);
  const backs = h("div", { class: "backs" });
  const el = h("div", { class: "partner" }, who, backs);

  function drawBacks({ partner }) {
    setAttrs(backs, { role: "img", "aria-label": partner.cards_label, title: partner.cards_label, class: "backs" });
    const places = Array.from({ length: partner.cards }, (_, i) => `back ${i}`);
    keyed(backs, places, (place) => place, () => playingBack("back"), (back, _, i) => fan(back, i, places.length, -Math.min(2.2, 18 / places.length), -6.1 / Math.max(1, (places.length - 1) / 2) ** 2));
  }

  function drawOpen({ partner }, { deck }) {
    setAttrs(backs, { role: "group", "aria-label": partner.cards_label, title: null, class: "backs open" });
    keyed(backs, partner.hand, (id) => id, (id) => deck.small(id, deck.name(id)), (card, id) => {
      setAttrs(card, { "aria-label": deck.name(id), title: deck.name(id) });
      deck.dressFace(card, id);
      card.dataset.theirs = id;
    });
  }

  function draw(state) {
    const { view, t } = state;
    const { partner } = view;
    if (picture.dataset.face !== partner.face) {
      picture.dataset.face = partner.face;
      picture.replaceChildren(climberFace(partner.face));
    }
    setText(name, partner.name);
    setText(status, partner.status || partner.blurb);
    status.classList.toggle("blurb", !partner.status);
    setAttrs(who, { title: partner.blurb || null });
    setText(thinking.firstElementChild, partner.thinking ? t.thinking : "");
    thinking.classList.toggle("on", Boolean(partner.thinking));
    el.style.setProperty("--theirs", partner.cards);
    if (partner.hand) drawOpen(view, state);
    else drawBacks(view);
  }

  return { el, draw, hand: () => backs.lastElementChild || who };
}
