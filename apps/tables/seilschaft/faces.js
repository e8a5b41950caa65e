import { drawing, h } from "../shared/js/dom.js";

/** The faces of those who climb with me. */

const HEAD = '<circle cx="20" cy="20" r="20" fill="var(--ks-se-sky-2)"/>';
const SHADOW = '<path d="M16.5 26h7v5.5c-2 2-5 2-7 0z" fill="#dca277"/>';
const SKIN = '<circle cx="10.4" cy="20.5" r="2.6" fill="#e8b48a"/><circle cx="29.6" cy="20.5" r="2.6" fill="#e8b48a"/><path d="M11 17c0-5 4-8 9-8s9 3 9 8v3.5c0 5-4.2 8.5-9 8.5s-9-3.5-9-8.5z" fill="#f0c29a"/>';
const EYES = '<circle cx="16.3" cy="19.7" r="1.35" fill="#2b2117"/><circle cx="23.7" cy="19.7" r="1.35" fill="#2b2117"/>';

const portrait = (parts) => `<svg viewBox="0 0 40 40" aria-hidden="true">${parts}</svg>`;
const shoulders = (colour) => `<path d="M5 41c1-8 7-11.5 15-11.5S34 33 35 41z" fill="${colour}"/>`;

const CLIMBERS = {
  // an old guide: felt hat with a feather, grey beard
  simple: portrait(`${HEAD}${shoulders("#4d5a3a")}<path d="M14 31 20 38 26 31" fill="none" stroke="var(--ks-se-rope)" stroke-width="2.4"/>${SHADOW}${SKIN}
<path d="M10.5 19.5c.5 8 3.5 13.5 9.5 13.5s9-5.5 9.5-13.5c-1.2 3-2.2 4.2-4.5 4.4-3.5-1-6.5-1-10 0-2.3-.2-3.3-1.4-4.5-4.4z" fill="#b9b4ab"/>
${EYES}<path d="M14 17c1.2-1.2 2.8-1.2 4-.3M22 16.7c1.2-.9 2.8-.9 4 .3" stroke="#8f8a80" stroke-width="1.6" fill="none" stroke-linecap="round"/>
<path d="M17.5 26.2c1.6.9 3.4.9 5 0" stroke="#7a2318" stroke-width="1.3" fill="none" stroke-linecap="round"/>
<path d="M12 12c0-5 3-8.5 8-8.5s8 3.5 8 8.5z" fill="#5a5f3f"/><path d="M6.5 13.5c3-2.2 8-3 13.5-3s10.5.8 13.5 3c-3 1.7-8 2.3-13.5 2.3s-10.5-.6-13.5-2.3z" fill="#474b31"/><path d="M27 10c1-4 3.5-7 6.5-8-.3 3.5-2 6.8-5 9z" fill="var(--ks-gold)"/>`),
  // quick and merry: two plaits under a red headband
  tuned: portrait(`${HEAD}<path d="M9 15c-3 6-3.5 12-2 18l3.5-.5c-.8-5 .2-9 1-12zM31 15c3 6 3.5 12 2 18l-3.5-.5c.8-5-.2-9-1-12z" fill="#7a4a22"/>${shoulders("#22609f")}<path d="M14 31c2 3 10 3 12 0" fill="none" stroke="#fffdf8" stroke-width="2"/>${SHADOW}${SKIN}
<path d="M10.5 17.5C10 10 14 5.5 20 5.5s10 4.5 9.5 12c-2-3.5-4.5-5.3-9.5-5.3s-7.5 1.8-9.5 5.3z" fill="#8a552a"/><path d="M10.7 14.3C13 11 16 9.7 20 9.7s7 1.3 9.3 4.6l.4 2.4C27 13.5 24 12.3 20 12.3s-7 1.2-9.7 4.4z" fill="#b3261e"/>
${EYES}<path d="M14.7 17.2c.9-.7 2-.8 2.9-.4M22.4 16.8c.9-.4 2-.3 2.9.4" stroke="#6d3f1a" stroke-width="1.1" fill="none" stroke-linecap="round"/>
<g fill="#e79a86" opacity=".7"><circle cx="14.2" cy="23" r="1.7"/><circle cx="25.8" cy="23" r="1.7"/></g><path d="M16.2 24.3c2.3 1.9 5.3 1.9 7.6 0-.5 2.2-1.9 3.3-3.8 3.3s-3.3-1.1-3.8-3.3z" fill="#7a2318"/><path d="M6.5 31.5h4M29.5 31.5h4" stroke="#b3261e" stroke-width="2" stroke-linecap="round"/>`),
  // calm and careful: helmet, sun-burnt, a scarf
  searcher: portrait(`${HEAD}${shoulders("#c46a2b")}<path d="M12 30.5c3 3.5 13 3.5 16 0l1 3c-4 3.5-14 3.5-18 0z" fill="#35404f"/>${SHADOW}${SKIN}
<path d="M10 16.5C9.5 8.5 13.5 4 20 4s10.5 4.5 10 12.5c-6-1.8-14-1.8-20 0z" fill="#1d7a46"/><path d="M20 4v11.3M14.5 6.2c-1.3 2.8-1.8 5.8-1.7 9.4M25.5 6.2c1.3 2.8 1.8 5.8 1.7 9.4" stroke="#0f5730" stroke-width="1.1" fill="none"/>
<path d="M11 17.2c6-1.6 12-1.6 18 0" stroke="#0f5730" stroke-width="1.8" fill="none"/><path d="M11.3 18c.5 5 1.5 9 4.7 12M28.7 18c-.5 5-1.5 9-4.7 12" stroke="#35404f" stroke-width="1.2" fill="none"/>
${EYES}<path d="M17 24.8c2 .9 4 .9 6 0" stroke="#7a2318" stroke-width="1.4" fill="none" stroke-linecap="round"/><path d="M14 21.5c.6 1.3 1.5 1.8 2.6 1.9M26 21.5c-.6 1.3-1.5 1.8-2.6 1.9" stroke="#d08d66" stroke-width=".8" fill="none"/>`),
  person: portrait(`${HEAD}${shoulders("var(--ks-se-them)")}<circle cx="20" cy="18" r="9" fill="var(--ks-se-skin)"/><path d="M11 17.5a9 9 0 0 1 18 0z" fill="var(--ks-se-them)"/><path d="M10 17.5h20" stroke="var(--ks-se-trouser)" stroke-width="2" stroke-linecap="round"/>`),
};

/** The drawn face of a climber, round; the nameless one for a name without a drawing. */
export function climberFace(name) {
  return h("span", { class: "face", "aria-hidden": "true" }, drawing(CLIMBERS[name] || CLIMBERS.person));
}
