import { drawing, h, keyed, setAttrs, setText } from "../shared/js/dom.js";
import { cardBack } from "./emblems.js";
import { festBack } from "./specials.js";

/** The other side of the brook: face, name, hand of backs, and the score. */

const FACES = {
  person: `<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="#e6dcc8"/>
<path d="M5 41c1-8 7-11.500 15-11.500S34 33 35 41z" fill="#5d6b7a"/><path d="M15 30.500c1.500 2.400 8.500 2.400 10 0" fill="none" stroke="#e8edf2" stroke-width="2"/>
<path d="M16.500 26h7v5.500c-2 2-5 2-7 0z" fill="#d9a67e"/><path d="M11 17c0-5 4-8 9-8s9 3 9 8v3.500c0 5-4.200 8.500-9 8.500s-9-3.500-9-8.500z" fill="#efc49d"/>
<path d="M10.500 18c0-8 4-11.500 9.500-11.500S29.500 10 29.500 18c-1.500-3.500-4-5-9.500-5s-8 1.500-9.500 5z" fill="#5a4632"/>
<circle cx="16.300" cy="19.700" r="1.300" fill="#2b2117"/><circle cx="23.700" cy="19.700" r="1.300" fill="#2b2117"/><path d="M16.800 24.600c1.900 1.300 4.500 1.300 6.400 0" stroke="#8a4a2a" stroke-width="1.300" fill="none" stroke-linecap="round"/></svg>`,
  sepp: `<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="#f3dfb8"/>
<path d="M5 41c1-8 7-11.500 15-11.500S34 33 35 41z" fill="#b3261e"/><path d="M13 30.500 15.500 41M27 30.500 24.500 41" stroke="#3c6e2f" stroke-width="3"/><path d="M15 37h10" stroke="#3c6e2f" stroke-width="2.400"/>
<path d="M16.500 26h7v5.500c-2 2-5 2-7 0z" fill="#dca277"/><circle cx="10.400" cy="20.500" r="2.600" fill="#e8b48a"/><circle cx="29.600" cy="20.500" r="2.600" fill="#e8b48a"/>
<path d="M11 17c0-5 4-8 9-8s9 3 9 8v3.500c0 5-4.200 8.500-9 8.500s-9-3.500-9-8.500z" fill="#f0c29a"/>
<path d="M11 17.500c.6-2 2-3.200 4.600-3.500 2 1.700 3.600-.4 5.400.6 2-1.500 6 .2 8 2.900-.2-6-4-9.500-9-9.500s-9 3.500-9 9.500z" fill="#c46a2b"/>
<path d="M9.500 13.600C9.500 7.500 14 4 20.500 4c6 0 10 3 10.500 8.200-6-2.200-14.500-1.700-21.500 1.400z" fill="#3c6e2f"/><path d="M9.300 14.200c7.500-3.600 16.500-4 22-1.500 2.600 1.200 4.600 2.800 5.200 4.200-6.500-2.600-18-4.400-27.200-1z" fill="#2c5222"/><circle cx="20.600" cy="4.400" r="1.300" fill="#2c5222"/>
<circle cx="16.300" cy="19.700" r="1.350" fill="#2b2117"/><path d="M22.300 19.900c.8-1 2.200-1 2.900 0" stroke="#2b2117" stroke-width="1.500" fill="none" stroke-linecap="round"/>
<path d="M14.600 17c.9-.9 2.300-1 3.200-.4M22.400 16.800c.9-.8 2.300-.7 3.100.2" stroke="#9a4f1c" stroke-width="1.100" fill="none" stroke-linecap="round"/>
<g fill="#b9723f"><circle cx="13.600" cy="22.600" r=".65"/><circle cx="15.700" cy="23.300" r=".65"/><circle cx="14.300" cy="24.300" r=".55"/><circle cx="26.400" cy="22.600" r=".65"/><circle cx="24.300" cy="23.300" r=".65"/><circle cx="25.700" cy="24.300" r=".55"/></g>
<path d="M19.200 22.300c.5.600 1.300.6 1.800 0" stroke="#b9723f" stroke-width="1" fill="none" stroke-linecap="round"/>
<path d="M15.800 24.600c2.600 1.200 5.900 1.200 8.600-.2-.3 2.300-2 3.500-4.200 3.500s-4-1.200-4.400-3.300z" fill="#7a2318"/><path d="M16.300 24.800c.9.400 1.800.6 2.700.7v1.300c-1.200-.2-2.200-.9-2.700-2zM21 25.500c1-.1 2-.3 2.900-.7-.4 1.100-1.500 1.900-2.900 2z" fill="#fffdf8"/></svg>`,
  resi: `<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="#dfe9d6"/>
<path d="M5 41c1-8 7-11.500 15-11.500S34 33 35 41z" fill="#1f4f7d"/><path d="M14 30.500 20 37l6-6.500" fill="none" stroke="#fffdf8" stroke-width="2.600"/>
<path d="M16.500 26h7v5.500c-2 2-5 2-7 0z" fill="#e3ab82"/><path d="M8.500 17c0 8 2 11 4 11.500L13 16zM31.500 17c0 8-2 11-4 11.500L27 16z" fill="#7a4a22"/>
<path d="M11 17c0-5 4-8 9-8s9 3 9 8v3.500c0 5-4.200 8.500-9 8.500s-9-3.500-9-8.500z" fill="#f4cba5"/>
<path d="M10.500 18.500c1-4 5-4.500 9.500-6.500 4.500 2 8.500 2.500 9.500 6.500.5-6.500-3.500-10-9.500-10s-10 3.500-9.500 10z" fill="#7a4a22"/>
<path d="M9 12.200c0-5.500 4.500-8.700 11-8.700s11 3.200 11 8.700c-6.500-1.700-15.500-1.700-22 0z" fill="#b3261e"/><path d="M8.500 13c7-2.200 16-2.200 23 0l-.6 2.200c-6.600-1.900-15.200-1.900-21.800 0z" fill="#7a1a14"/><path d="M29 9c3-1.500 4.500-4.500 4-8-3 1.500-5 4-5 7z" fill="#fffdf8"/>
<circle cx="16.300" cy="19.700" r="1.300" fill="#2b2117"/><circle cx="23.700" cy="19.700" r="1.300" fill="#2b2117"/><path d="M14.600 17.300c.9-.8 2.300-.8 3.200-.2M22.200 17.100c.9-.6 2.300-.6 3.200.2" stroke="#5c3a20" stroke-width="1.100" fill="none" stroke-linecap="round"/>
<path d="M19.200 22.300c.5.600 1.300.6 1.800 0" stroke="#c08052" stroke-width="1" fill="none" stroke-linecap="round"/><path d="M16.500 24.800c2.200 1.600 4.800 1.600 7 0-.6 2-2 2.800-3.500 2.800s-2.900-.8-3.500-2.800z" fill="#b3261e"/></svg>`,
  brandl: `<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="#f3dfb8"/>
<path d="M5 41c1-8 7-11.500 15-11.500S34 33 35 41z" fill="#2468b8"/><path d="M20 30v11" stroke="#10335f" stroke-width="1.600"/><circle cx="17.500" cy="35" r="1" fill="#ffc93c"/><circle cx="17.500" cy="38.500" r="1" fill="#ffc93c"/>
<path d="M16.500 26h7v5.500c-2 2-5 2-7 0z" fill="#d59a70"/><circle cx="10.400" cy="20.500" r="2.400" fill="#e3ab82"/><circle cx="29.600" cy="20.500" r="2.400" fill="#e3ab82"/>
<path d="M11 16c0-4 4-7 9-7s9 3 9 7v5c0 5-4.200 8.500-9 8.500s-9-3.500-9-8.500z" fill="#ecbd94"/>
<path d="M10 13.500C9.500 8 13.500 4.500 20 4.500s10.500 3.500 10 9z" fill="#1f3f66"/><path d="M9 13.500h22l1.500 3.200c-7.500-2-17.500-2-25 0z" fill="#152c49"/><circle cx="20" cy="9.500" r="2" fill="#ffc93c"/>
<circle cx="16.300" cy="19.700" r="1.300" fill="#2b2117"/><circle cx="23.700" cy="19.700" r="1.300" fill="#2b2117"/>
<path d="M20 23.600c-2.200-1.900-5.600-1.600-7.600 1.200 2.900 1.400 5.600 1.200 7.600-.2 2 1.400 4.700 1.600 7.600.2-2-2.800-5.400-3.100-7.600-1.200z" fill="#4a2f18"/><path d="M18.300 27.300c1.100.6 2.300.6 3.400 0" stroke="#8a4a2a" stroke-width="1" fill="none" stroke-linecap="round"/></svg>`,
};

const ROPES = 9;

/** The drawn face of a rival, round; empty for a name without a drawing. */
export function face(name) {
  return h("span", { class: "face", "aria-hidden": "true" }, FACES[name] ? drawing(FACES[name]) : null);
}

function side(className) {
  const count = h("b", {});
  const who = h("span", {});
  return { el: h("span", { class: `sc ${className}` }, count, who), draw(n, name) { setText(count, n); setText(who, name); } };
}

/** `els` are the three boxes in the sky; `hand()` is the outermost of the rival's backs, where its cards come from. */
export function makeRival() {
  const picture = h("span", { class: "face-box" });
  const name = h("b", {});
  const blurb = h("span", { class: "blurb" });
  const thinking = h("span", { class: "dots" }, h("span", { class: "hush" }), h("i", {}), h("i", {}), h("i", {}));
  const box = h("div", { class: "rival" }, picture, h("span", { class: "who" }, name, blurb), thinking);
  const backs = h("span", { class: "backs", "aria-hidden": "true" });
  const count = h("span", { class: "count", "aria-hidden": "true" });
  const fest = h("span", { class: "count fest-count", "aria-hidden": "true" });
  const hand = h("div", { class: "rhand", role: "img" }, backs, count, fest);
  const mine = side("me");
  const theirs = side("th");
  const row = h("span", { class: "dash", "aria-hidden": "true" }, Array.from({ length: ROPES }, () => h("i", {})));
  const score = h("div", { class: "score", role: "img" }, mine.el, row, theirs.el);

  function draw({ view, t }) {
    const rival = view.rival;
    if (picture.dataset.face !== rival.face) {
      picture.dataset.face = rival.face;
      picture.replaceChildren(face(rival.face));
    }
    setText(name, rival.name);
    setText(blurb, rival.blurb);
    setText(thinking.firstElementChild, rival.thinking ? t.thinking : "");
    thinking.classList.toggle("on", rival.thinking);
    const held = Array.from({ length: rival.cards }, (_, i) => (i < rival.cards - rival.specials ? `c${i}` : `s${rival.cards - i}`));
    keyed(backs, held, (back) => back, (back) => (back.startsWith("s") ? festBack : cardBack)("back"));
    setText(fest, rival.specials);
    fest.hidden = !view.piles.specials;
    setText(count, rival.cards);
    setAttrs(hand, { "aria-label": rival.cards_label, title: rival.cards_label });
    mine.draw(view.score.mine, view.score.me);
    theirs.draw(view.score.theirs, view.score.them);
    setAttrs(score, { "aria-label": view.score.label, title: view.score.label });
    [...row.children].forEach((flag, i) => setAttrs(flag, { class: i < view.score.mine ? "me" : i >= ROPES - view.score.theirs ? "th" : null }));
  }

  return { els: [box, hand, score], draw, hand: () => backs.lastElementChild || hand };
}
