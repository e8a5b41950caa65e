import { drawing, svg } from "../shared/js/dom.js";

/** Emblems of the clubs and signs of the table, drawn once as symbols and used everywhere.
 * Shapes take currentColor; cut-outs take --ks-hole (card white when unset). */

const EMBLEM_SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">
  <symbol id="ks-em-fire" viewBox="0 0 32 32"><path fill="currentColor" d="M18 1.5c.4 6.3 8.5 9.5 8.5 18.2A10.4 10.4 0 0 1 16 30.5 10.4 10.4 0 0 1 5.5 20c0-4.6 2.3-7.6 4.6-10.2.2 2.9 1 4.6 2.8 5.5C15.3 10.5 14 6 18 1.5z"/><path fill="var(--ks-hole,#fffdf8)" d="M16.3 27.8c-3 0-4.9-1.9-4.9-4.5 0-2.5 2-3.8 2.6-6.3 1 .5 1.7 1.3 2 2.4.6-.8.8-1.6.8-2.5 2.6 1.6 4.3 3.7 4.3 6.4 0 2.7-2 4.5-4.8 4.5z"/></symbol>
  <symbol id="ks-em-fish" viewBox="0 0 32 32"><path fill="currentColor" d="M1 16.2C5.5 7.6 15 5.8 22.6 13.3L31 7.5c-1.7 5.7-1.7 11.5 0 17.2l-8.4-5.6C15 26.5 5.5 24.8 1 16.2z"/><circle cx="8.6" cy="14.2" r="1.9" fill="var(--ks-hole,#fffdf8)"/><path d="M14 10.5c2.3 3.6 2.3 7.8 0 11.4" fill="none" stroke="var(--ks-hole,#fffdf8)" stroke-width="2" stroke-linecap="round"/></symbol>
  <symbol id="ks-em-marksmen" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14.5" fill="currentColor"/><circle cx="16" cy="16" r="10.7" fill="var(--ks-hole,#fffdf8)"/><circle cx="16" cy="16" r="7.2" fill="currentColor"/><circle cx="16" cy="16" r="2.7" fill="var(--ks-hole,#fffdf8)"/></symbol>
  <symbol id="ks-em-brass" viewBox="0 0 32 32"><path fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" d="M2.6 9.4h11.9a7.7 7.7 0 1 1-7.7 7.7c0-3.9 2.9-7.3 6.7-7.7H21"/><path fill="currentColor" d="M19.5 7.5c4.3-.3 7.2-2.3 9.6-6 1.9 5.3 1.9 10.5 0 15.8-2.4-3.7-5.3-5.7-9.6-6z"/><rect x="1" y="6.2" width="3" height="6.4" rx="1.3" fill="currentColor"/></symbol>
  <symbol id="ks-em-choir" viewBox="0 0 32 32"><path fill="currentColor" d="M16 1a3.2 3.2 0 0 1 3.1 3.7c4.6 1.5 6.8 5.5 6.8 10.7 0 4.8 1.7 6.6 4.1 8.8v1.9H2v-1.9c2.4-2.2 4.1-4 4.1-8.8 0-5.2 2.2-9.2 6.8-10.7A3.2 3.2 0 0 1 16 1z"/><path fill="currentColor" d="M11.8 27.3h8.4a4.2 4.2 0 0 1-8.4 0z"/><path d="M6 21h20" stroke="var(--ks-hole,#fffdf8)" stroke-width="1.7"/></symbol>
  <symbol id="ks-em-lumber" viewBox="0 0 32 32"><path fill="none" stroke="currentColor" stroke-width="3.8" stroke-linecap="round" d="M6 29 20.4 4.2"/><path fill="currentColor" d="M13.2 8.2 16.6 2.4C22 3.6 28 3 30.5 1.8c1.3 6.6-1.6 13.4-7.6 16.9-.8-2.6-3.6-5.4-7.1-7.1z" transform="translate(0 1.5)"/></symbol>
  <symbol id="ks-em-soap" viewBox="0 0 32 32"><rect x="2" y="14" width="28" height="15.5" rx="5" fill="currentColor"/><rect x="6.5" y="18.2" width="19" height="7" rx="2.6" fill="none" stroke="var(--ks-hole,#fffdf8)" stroke-width="1.9"/><circle cx="10" cy="8" r="3.6" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="19.5" cy="5.6" r="2.7" fill="currentColor"/><circle cx="24.5" cy="10" r="2" fill="currentColor"/></symbol>
  <symbol id="ks-em-mud" viewBox="0 0 32 32"><path fill="currentColor" d="M16 8.5c2.2 0 2-5.6 4.2-5.6s1.5 5.4 3.5 6.6 5.3-1.5 6.4.6-3.5 3.6-3.3 6 4.3 3.5 3.6 5.7-4.7.5-6.6 2 .2 5.2-2.2 5.6-2.7-3.7-5.4-3.7-3.2 4-5.7 3.3.3-4.6-1.5-6-6 .2-6.7-2 3.5-3 3.7-5.4-4-4.5-2.8-6.5 4.7 1 6.6-.3-.4-6 1.8-6.4S13.8 8.5 16 8.5z"/><circle cx="12.5" cy="15" r="2.1" fill="var(--ks-hole,#fffdf8)"/><circle cx="19.5" cy="19" r="1.5" fill="var(--ks-hole,#fffdf8)"/></symbol>
  <symbol id="ks-em-check" viewBox="0 0 32 32"><path d="M6 17l7 7L26 8" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></symbol>
  <symbol id="ks-pennant" viewBox="0 0 44 52"><path d="M3 3h38v33.5L22 49 3 36.5z" fill="var(--ks-pen,#fffdf8)" stroke="var(--ks-pen-line,#5c3a20)" stroke-width="2.4" stroke-linejoin="round"/><path d="M3 9.5h38" stroke="var(--ks-pen-line,#5c3a20)" stroke-width="1.6" stroke-dasharray="4 2.5"/></symbol>
  <symbol id="ks-splash" viewBox="0 0 96 46"><g fill="none" stroke="#fffdf8" stroke-width="2.2" opacity=".85"><ellipse cx="48" cy="33" rx="42" ry="9.5" opacity=".55"/><ellipse cx="48" cy="33" rx="27" ry="6"/></g><path fill="#fffdf8" opacity=".92" d="M33 34c-3-7-8-11-12-13 7-1 12 3 15 7 0-9-2-15-6-21 8 4 12 11 13 18 1-9 3-16 5-22 2 6 4 13 5 22 1-7 5-14 13-18-4 6-6 12-6 21 3-4 8-8 15-7-4 2-9 6-12 13z"/><g fill="#fffdf8"><circle cx="16" cy="13" r="2.6"/><circle cx="80" cy="13" r="2.6"/><circle cx="39" cy="4.5" r="2"/><circle cx="60" cy="6" r="1.7"/><circle cx="8" cy="23" r="1.7"/><circle cx="88" cy="23" r="1.7"/></g></symbol>
  <symbol id="ks-card-back" viewBox="0 0 80 112" preserveAspectRatio="none">
    <rect width="80" height="112" rx="8" fill="var(--ks-card-back-2,#e9dfc8)"/><rect x="3.5" y="3.5" width="73" height="105" rx="6" fill="var(--ks-card-back,#35506b)"/>
    <rect x="9" y="9" width="62" height="94" rx="5" fill="none" stroke="var(--ks-card-back-2,#e9dfc8)" stroke-width="3.6"/><rect x="9" y="9" width="62" height="94" rx="5" fill="none" stroke="var(--ks-card-back,#35506b)" stroke-width="3.6" stroke-dasharray="1.3 3.2"/>
    <g fill="none" stroke-linecap="round"><path d="M12 14C30 40 50 72 68 98M68 14C50 40 30 72 12 98" stroke="var(--ks-card-back-2,#e9dfc8)" stroke-width="6.5"/><path d="M12 14C30 40 50 72 68 98M68 14C50 40 30 72 12 98" stroke="var(--ks-card-back,#35506b)" stroke-width="6.5" stroke-dasharray="1.4 4" stroke-linecap="butt"/></g>
    <circle cx="40" cy="56" r="15" fill="var(--ks-card-back,#35506b)" stroke="var(--ks-card-back-2,#e9dfc8)" stroke-width="2.6"/><path d="M33 47h14v11l-7 6-7-6z" fill="var(--ks-card-back-2,#e9dfc8)"/>
  </symbol>
</svg>`;

/** The hidden sheet every emblem refers to; put it once into the table. */
export function emblemSheet() {
  return drawing(EMBLEM_SHEET);
}

/** A picture of the symbol `ks-...`; it says nothing to a screen reader. */
export function symbol(name, className, viewBox) {
  return svg("svg", { class: className, viewBox, "aria-hidden": "true", focusable: "false" }, svg("use", { href: `#ks-${name}` }));
}

/** The emblem of a club or sign ("fire", "mud", "check" ...). */
export function emblem(key, className) {
  return symbol(`em-${key}`, className, "0 0 32 32");
}

/** A card face down; all backs are alike. */
export function cardBack(className) {
  return symbol("card-back", className, "0 0 80 112");
}
