/** What hangs and stands in the parlour besides the tables: the house's sign, nails, and things on the ledge. */
import { drawing } from "../tables/shared/js/dom.js";
import { clubCard, backCard } from "./battleseil_picture.js";

/** A rope along the path `d`, `width` units thick: edge, strand and twist. */
function ropeStrand(d, width) {
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="var(--fd-rope-edge)" stroke-width="${width + 1.8}"/><path d="${d}" stroke="var(--fd-rope)" stroke-width="${width}"/><path d="${d}" stroke="var(--fd-rope-twist)" stroke-width="${width}" stroke-dasharray="1.4 ${(width * 1.1).toFixed(2)}" stroke-linecap="butt"/></g>`;
}

const KNOT = [["M3 38C14 33 20 33 28 34", 4.2], ["M36 33C44 31 52 29 61 25", 4.2], ["M31 34C22 24 17 23 18 29 19 35 26 36 32 34", 3.2], ["M33 33C38 22 45 18 46 24 47 30 40 34 33 34", 3.2], ["M31 36C29 42 27 46 23 50", 3.2], ["M34 36C38 42 40 45 45 47", 3.2]];

/** The sign of the house: two cards tied together with a rope. */
export function houseSign() {
  return drawing(`<svg class="sign" viewBox="0 0 64 64" aria-hidden="true" focusable="false"><rect x="17" y="7" width="32" height="46" rx="5" transform="rotate(12 33 30)" fill="var(--ks-card-back)" stroke="var(--ks-card-back-2)" stroke-width="1.600"/>
<g transform="rotate(-7 30 31)"><rect x="14" y="8" width="33" height="47" rx="5" fill="var(--ks-card)" stroke="var(--fd-logo-edge)" stroke-width="1.800"/><path fill="var(--ks-red)" d="M22.500 20.600c-1.600-2.200-4.400-3.400-4.400-6.300 0-1.800 1.400-2.900 2.600-2.900.9 0 1.500.6 1.800 1.300.3-.7.9-1.300 1.800-1.300 1.200 0 2.600 1.100 2.600 2.900 0 2.900-2.800 4.100-4.400 6.300z"/><path fill="var(--ks-black)" transform="rotate(180 38.500 47)" d="M38.500 42.200c1 1.900 4.400 3.400 4.400 5.800 0 1.400-1.100 2.100-2.100 2.100-.8 0-1.400-.4-1.800-1 .1.900.4 1.600 1.200 2.200h-3.400c.8-.6 1.100-1.300 1.200-2.200-.4.600-1 1-1.800 1-1 0-2.100-.7-2.100-2.100 0-2.400 3.400-3.900 4.400-5.800z"/></g>
${KNOT.map(([d, width]) => ropeStrand(d, width)).join("")}<ellipse cx="32.400" cy="34" rx="4.600" ry="4.200" fill="var(--fd-rope)" stroke="var(--fd-rope-edge)" stroke-width="1.100"/><path d="M29.600 35.600l4-4M31.600 37l4-4" stroke="var(--fd-rope-twist)" stroke-width="1.100"/></svg>`);
}

/** The brass nail and the rope a picture hangs on. */
export function nail() {
  return drawing(`<svg class="nail" viewBox="0 0 260 46" aria-hidden="true" focusable="false">${ropeStrand("M8 45L130 11 252 45", 3.2)}<circle cx="130" cy="11" r="8" fill="var(--fd-coin)" stroke="var(--fd-coin-edge)" stroke-width="1.600"/><circle cx="128" cy="8.500" r="2.200" fill="#fff6d8"/></svg>`);
}

/** An oil lamp that is lit at night, and a wooden top. */
function lamp() {
  return `<circle class="lit" cx="60" cy="66" r="62" fill="url(#fd-lamplight)"/><path d="M38 140h44l-6-10H44z" fill="var(--fd-coin-edge)"/><path d="M40 131c-2-16 6-22 20-22s22 6 20 22z" fill="var(--fd-coin)" stroke="var(--fd-coin-edge)" stroke-width="1.600"/><path d="M47 109h26v-7H47z" fill="var(--fd-coin-edge)"/><path d="M48 102c-12-16-8-30 2-42l2-22h16l2 22c10 12 14 26 2 42z" fill="var(--fd-glass)" stroke="var(--fd-coin-edge)" stroke-width="1.400"/><path class="flame" d="M60 72c6 8 9 13 9 19a9 9 0 0 1-18 0c0-6 3-11 9-19z" fill="var(--fd-flame)"/><path d="M53 58l-1 20" stroke="#fff" stroke-opacity=".7" stroke-width="2.400" stroke-linecap="round"/>`;
}

/** A stoneware mug with a blue band and foam. */
function mug(x) {
  return `<g transform="translate(${x} 0)"><path d="M45 88h9a12 12 0 0 1 12 12v12a12 12 0 0 1-12 12h-9" fill="none" stroke="var(--fd-stone-edge)" stroke-width="8"/><path d="M45 88h9a12 12 0 0 1 12 12v12a12 12 0 0 1-12 12h-9" fill="none" stroke="var(--fd-stone)" stroke-width="5"/><path d="M3 76h44l3 64H0z" fill="var(--fd-stone)" stroke="var(--fd-stone-edge)" stroke-width="1.600"/><path d="M2.200 94h45.600l1.200 24H1z" fill="var(--fd-mugband)"/><path d="M8 106l6-8 6 8-6 8zM20 106l6-8 6 8-6 8zM32 106l6-8 6 8-6 8z" fill="var(--fd-stone)"/><path d="M-1 78c-3-8 3-14 10-12 2-8 14-10 18-3 7-5 18 0 17 8 6 2 6 9 1 10-3 3-8 2-10-1-4 5-10 5-13 0-4 4-9 4-12 0-4 3-9 2-11-2z" fill="var(--fd-foam)" stroke="var(--fd-stone-edge)" stroke-width="1.200"/></g>`;
}

/** A card leaning on the wall at `x`. */
function leaningCard(x, turn, card) {
  return `<g transform="translate(${x} 100) rotate(${turn}) scale(1.120)">${card}</g>`;
}

/** The ledge's two groups: a lamp with a mug on the left, leaning cards and the stock on the right. */
export function ledge() {
  const defs = '<defs><radialGradient id="fd-lamplight"><stop offset="0" stop-color="#ffdf96" stop-opacity=".75"/><stop offset="1" stop-color="#ffdf96" stop-opacity="0"/></radialGradient></defs>';
  const left = drawing(`<svg viewBox="0 0 220 142" aria-hidden="true" focusable="false">${defs}${lamp()}${mug(124)}</svg>`);
  const right = drawing(`<svg viewBox="0 0 220 142" aria-hidden="true" focusable="false">${leaningCard(46, -12, backCard())}${leaningCard(92, -5, clubCard("choir", 7))}${leaningCard(138, 3, clubCard("fish", 7))}${leaningCard(184, 11, clubCard("brass", 7))}</svg>`);
  return [left, right];
}
