import { drawing, h } from "../shared/js/dom.js";

/** The faces of those who climb with me. */

const HEAD = '<circle cx="20" cy="20" r="20" fill="var(--ks-se-sky-2)"/>';
const SHADOW = '<path d="M16.5 26h7v5.5c-2 2-5 2-7 0z" fill="#dca277"/>';
const SKIN = '<circle cx="10.4" cy="20.5" r="2.6" fill="#e8b48a"/><circle cx="29.6" cy="20.5" r="2.6" fill="#e8b48a"/>'
  + '<path d="M11 17c0-5 4-8 9-8s9 3 9 8v3.5c0 5-4.2 8.5-9 8.5s-9-3.5-9-8.5z" fill="#f0c29a"/>';
const EYES = '<circle cx="16.3" cy="19.7" r="1.35" fill="#2b2117"/><circle cx="23.7" cy="19.7" r="1.35" fill="#2b2117"/>';

const portrait = (parts) => `<svg viewBox="0 0 40 40" aria-hidden="true">${parts}</svg>`;
const shoulders = (colour) => `<path d="M5 41c1-8 7-11.5 15-11.5S34 33 35 41z" fill="${colour}"/>`;
const line = (d, colour, width) => `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
const area = (d, colour) => `<path d="${d}" fill="${colour}"/>`;

/** Geißen-Wastl: a boy under a straw hat, tousled, freckled, a blade of grass between his teeth. */
const GOATHERD = portrait([
  HEAD, shoulders("#efe6d2"), line("M12.5 31 14 41M27.5 31 26 41", "#7a4a22", 2.6), SHADOW, SKIN,
  area("M10.6 19c-.6-4 .2-6.4 1.6-8h15.6c1.4 1.6 2.2 4 1.6 8-.8-1.6-1.6-2.6-2.4-3.2l-1 1.6-2.2-2-1.6 2-2.6-2-1.8 2"
    + "-2.4-1.8-1 1.4c-1 .4-2 1-3.8 2z", "#b8772f"),
  EYES, line("M14.8 17.6c.8-.8 2-.9 3-.5M22.2 17.1c1-.4 2.2-.3 3 .5", "#8a5420", 1.1),
  '<g fill="#c9824c"><circle cx="13.6" cy="22.7" r=".65"/><circle cx="15.7" cy="23.3" r=".65"/><circle cx="24.3" cy="23.3" r=".65"/>'
    + '<circle cx="26.4" cy="22.7" r=".65"/></g>',
  line("M16.4 24.9c2.2 1.7 5 1.7 7.2 0", "#7a2318", 1.4), line("M22.4 25.4c3 .4 5.6-.2 8-2.2", "#4f8a3a", 1.1),
  area("M30 23.6c.3-1.7 1.5-2.7 3.2-2.9-.2 1.7-1.5 2.8-3.2 2.9z", "#4f8a3a"),
  area("M12.5 11.5c-.3-4.5 2.7-7.5 7.5-7.5s7.8 3 7.5 7.5z", "#e6c56e"), area("M12.5 9.2h15l.1 2.5h-15.2z", "#b3261e"),
  area("M4.5 13.3c4-2.2 9.5-3 15.5-3s11.5.8 15.5 3c-4 1.5-9.5 2-15.5 2s-11.5-.5-15.5-2z", "#d9b356"),
  line("M7.5 13.3c3.5-1.2 8-1.7 12.5-1.7s9 .5 12.5 1.7", "#b98f35", 0.7),
].join(""));

/** Hütten-Vroni: two braids, a red headscarf, bodice and apron over a white blouse. */
const HUT_KEEPER = portrait([
  HEAD, area("M9 15c-3 6-3.5 12-2 18l3.5-.5c-.8-5 .2-9 1-12zM31 15c3 6 3.5 12 2 18l-3.5-.5c.8-5-.2-9-1-12z", "#7a4a22"),
  line("M7.6 21.5l2.4 1.5M6.7 25l2.8 1.3M32.4 21.5 30 23M33.3 25l-2.8 1.3", "#5b3516", 0.9),
  shoulders("#fffdf8"), area("M10.5 41c.3-3.8 1.2-6.8 2.8-8.7 3.7 2.8 9.7 2.8 13.4 0 1.6 1.9 2.5 4.9 2.8 8.7z", "#22609f"),
  area("M15 41v-4h10v4z", "#fffdf8"), SHADOW, SKIN,
  area("M10.5 17.5C10 10 14 5.5 20 5.5s10 4.5 9.5 12c-2-3.5-4.5-5.3-9.5-5.3s-7.5 1.8-9.5 5.3z", "#8a552a"),
  area("M9.9 14.6C10.8 8.5 14.7 4.6 20 4.6s9.2 3.9 10.1 10C27.5 11.3 24.2 9.9 20 9.9s-7.5 1.4-10.1 4.7z", "#b3261e"),
  '<g fill="#fffdf8"><circle cx="15" cy="8.6" r=".8"/><circle cx="20" cy="7" r=".8"/><circle cx="25" cy="8.6" r=".8"/></g>',
  EYES, line("M14.7 17.2c.9-.7 2-.8 2.9-.4M22.4 16.8c.9-.4 2-.3 2.9.4", "#6d3f1a", 1.1),
  '<g fill="#e79a86" opacity=".7"><circle cx="14.2" cy="23" r="1.7"/><circle cx="25.8" cy="23" r="1.7"/></g>',
  area("M16.2 24.3c2.3 1.9 5.3 1.9 7.6 0-.5 2.2-1.9 3.3-3.8 3.3s-3.3-1.1-3.8-3.3z", "#7a2318"),
  line("M6.5 31.5h4M29.5 31.5h4", "#b3261e", 2),
].join(""));

/** Bergführer Toni: an old guide, felt hat with a feather, grey beard, the rope over his shoulder. */
const MOUNTAIN_GUIDE = portrait([
  HEAD, shoulders("#4d5a3a"), line("M9.5 33.5c6 .5 13 3.2 17 8", "var(--ks-se-rope)", 2.6), SHADOW, SKIN,
  area("M10.5 19.5c.5 8 3.5 13.5 9.5 13.5s9-5.5 9.5-13.5c-1.2 3-2.2 4.2-4.5 4.4-3.5-1-6.5-1-10 0-2.3-.2-3.3-1.4-4.5-4.4z", "#b9b4ab"),
  EYES, line("M14 17c1.2-1.2 2.8-1.2 4-.3M22 16.7c1.2-.9 2.8-.9 4 .3", "#8f8a80", 1.6),
  line("M12.7 21.2l1.5.5M27.3 21.2l-1.5.5", "#d08d66", 0.8), line("M17.5 26.2c1.6.9 3.4.9 5 0", "#7a2318", 1.3),
  area("M12 12c0-5 3-8.5 8-8.5s8 3.5 8 8.5z", "#5a5f3f"),
  area("M6.5 13.5c3-2.2 8-3 13.5-3s10.5.8 13.5 3c-3 1.7-8 2.3-13.5 2.3s-10.5-.6-13.5-2.3z", "#474b31"),
  area("M27 10c1-4 3.5-7 6.5-8-.3 3.5-2 6.8-5 9z", "var(--ks-gold)"),
].join(""));

const PERSON = portrait([
  HEAD, shoulders("var(--ks-se-them)"), '<circle cx="20" cy="18" r="9" fill="var(--ks-se-skin)"/>',
  area("M11 17.5a9 9 0 0 1 18 0z", "var(--ks-se-them)"), line("M10 17.5h20", "var(--ks-se-trouser)", 2),
].join(""));

/** By the name of the computer player. */
const CLIMBERS = { simple: GOATHERD, tuned: HUT_KEEPER, searcher: MOUNTAIN_GUIDE };

/** The drawn face of a climber, round; the nameless one for a name without a drawing. */
export function climberFace(name) {
  return h("span", { class: "face", "aria-hidden": "true" }, drawing(CLIMBERS[name] || PERSON));
}
