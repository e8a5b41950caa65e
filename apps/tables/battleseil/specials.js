import { drawing, h, setText } from "../shared/js/dom.js";
import { emblem, symbol } from "./emblems.js";

/** Specials as cards: lozenges, a seal and a ribbon in the hand; at a rope they stand like people. */

const SPECIAL_SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">
  <symbol id="ks-em-mayor" viewBox="0 0 32 32"><path d="M4 3c0 10 4.6 16 12 17.5C23.4 19 28 13 28 3" fill="none" stroke="currentColor" stroke-width="3.4" stroke-dasharray="3.6 1.7"/><circle cx="16" cy="24" r="7" fill="currentColor"/><path d="m16 19.8 1.3 2.8 3 .3-2.2 2.1.6 3-2.7-1.5-2.7 1.5.6-3-2.2-2.1 3-.3z" fill="var(--ks-hole,#fffdf8)"/></symbol>
  <symbol id="ks-em-journeyman" viewBox="0 0 32 32"><path d="M6 30.2 22 6.5c1.7-2.7 5.6-3.6 7-.6" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round"/><path d="M19.3 9.5c5 .4 9.7 4.3 9.7 9.4 0 4.3-3.2 6.6-6.8 6.6-4.2 0-7.2-3-7.2-7 0-3.3 1.6-6.3 4.3-9z" fill="currentColor"/><path d="M17.2 13.7c3 1.5 6 1.3 8.500-.4" fill="none" stroke="var(--ks-hole,#fffdf8)" stroke-width="1.8"/></symbol>
  <symbol id="ks-em-rascal" viewBox="0 0 32 32"><path d="M16 30V18.5M16 19C9.500 17.500 7.500 13 7 5.500M16 19c6.500-1.500 8.500-6 9-13.500" fill="none" stroke="currentColor" stroke-width="4.2" stroke-linecap="round"/><path d="M7 5.500c3 5.500 15 5.500 18 0" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="16" cy="9.3" r="3" fill="currentColor"/></symbol>
  <symbol id="ks-em-innkeeper" viewBox="0 0 32 32"><path fill="currentColor" d="M9 9.500C9 4.500 11.500 1.500 16 1.500s7 3 7 8zM4.500 9.500h23v2.800h-23z"/><path fill="currentColor" d="M8.800 13.800h14.400v3.400a7.200 7.200 0 0 1-14.400 0z"/><path fill="var(--ks-hole,#fffdf8)" d="M16 18.300c-1.900-1.700-4.600-1.500-6.100.5 2.200 1.600 4.700 1.500 6.100 0 1.400 1.500 3.900 1.600 6.100 0-1.500-2-4.200-2.200-6.100-.5z"/><path fill="currentColor" d="M3.500 31c.5-4.300 5-5.900 12.500-5.900S28 26.700 28.500 31z"/><path fill="var(--ks-hole,#fffdf8)" d="M11.500 26l4.500 2 4.500-2v4l-4.500-2-4.500 2z"/></symbol>
  <symbol id="ks-em-transfer" viewBox="0 0 32 32"><path d="M3 8.500h20M29 17.500H9" stroke="currentColor" stroke-width="3.800" stroke-linecap="round"/><path fill="currentColor" d="M21 2l8.500 6.500L21 15zM11 11l-8.500 6.500L11 24z"/><path fill="currentColor" d="M2 25.500h28v3H2zM5 28.500h3V32H5zM24 28.500h3V32h-3z"/></symbol>
  <symbol id="ks-em-wasps" viewBox="0 0 32 32"><path fill="currentColor" opacity=".55" d="M15 13C9 13 2.500 9.500 3.500 5.200S12 4.500 15 13zM17 13c6 0 12.500-3.500 11.500-7.800S20 4.500 17 13z"/><path fill="currentColor" d="M16 9.500c4.300 0 6.700 3.400 6.700 8.200 0 5.600-3.600 9.300-6.700 13.300-3.100-4-6.700-7.700-6.700-13.300 0-4.800 2.400-8.200 6.700-8.200z"/><path d="M9.500 16.500h13M10.200 21h11.600M12.700 25.300h6.600" stroke="var(--ks-hole,#fffdf8)" stroke-width="1.900"/></symbol>
  <symbol id="ks-em-freebeer" viewBox="0 0 32 32"><path fill="currentColor" d="M5 11h17v16.500a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3z"/><path d="M22.500 14.500h3a3.500 3.500 0 0 1 3.500 3.500v4a3.500 3.500 0 0 1-3.500 3.500h-3" fill="none" stroke="currentColor" stroke-width="3"/><path fill="currentColor" d="M3.500 9.500A4 4 0 0 1 7 3.800 5 5 0 0 1 15.500 3a4.300 4.300 0 0 1 8 3.600c0 1.200-.4 2.200-1 2.900z"/><path d="M10 15v10.500M17 15v10.500M3.500 10.300h20" stroke="var(--ks-hole,#fffdf8)" stroke-width="1.900"/></symbol>
  <symbol id="ks-fest-back" viewBox="0 0 80 112" preserveAspectRatio="none"><rect width="80" height="112" rx="8" fill="#fffdf8"/><rect x="3.500" y="3.500" width="73" height="105" rx="6" fill="#2f6ea8"/>
    <path fill="#fffdf8" d="M3.500 20 14 3.500h10.600L14 20zM24.600 20 35 3.500h10.700L35 20zM45.700 20 56 3.500h10.700L56 20zM14 36.500 24.600 20H35L24.600 36.500zM35 36.500 45.700 20H56L45.700 36.500zM56 36.500 66.700 20h9.800v1L66.700 36.500zM3.500 92 14 75.500h10.600L14 92zM24.600 92 35 75.500h10.700L35 92zM45.700 92 56 75.500h10.700L56 92zM14 108.500 24.600 92H35l-10.400 16.500zM35 108.500 45.700 92H56l-10.300 16.500zM56 108.500 66.700 92h9.800v1l-9.800 15.500z"/>
    <path d="M0 42h80v28H0z" fill="#b3261e"/><path d="M0 45.500h80M0 66.500h80" stroke="#fffdf8" stroke-width="1.600"/><path d="M33 50h14v8.500l-7 5-7-5z" fill="#fffdf8"/></symbol>
</svg>`;

/** What stands in the corner of a joker at a rope: its strength, as far as that is fixed. */
const SIGNS = { Mayor: "★", Journeyman: "7", Rascal: "1–3" };

/** The special that a card is: both mayors are one. */
export const specialKey = (id) => id.replace(/2$/, "");

/** Whether a card is a special and no club card. */
export const isSpecial = (id) => !/^(Fi|[FSBKH])\d+$/.test(id);

/** Whether a card stays on a rope and belongs to nobody. */
export const isMarker = (id) => id === "Soap" || id === "Mud";

/** The hidden sheet of the specials' emblems; put it once into the table. */
export const specialSheet = () => drawing(SPECIAL_SHEET);

/** A special face down; all are alike. */
export const festBack = (className) => symbol("fest-back", className, "0 0 80 112");

/** The emblem of a special. */
export const specialEmblem = (id, className) => emblem(specialKey(id).toLowerCase(), className);

/** A special as a card, without its words. */
export function buildSpecial(id) {
  const sign = SIGNS[specialKey(id)] || "";
  return h("div", { class: `card fest${sign.length > 1 ? " long" : ""}`, "data-card": id },
    h("span", { class: "idx", "aria-hidden": "true" }, h("b", {}, sign), specialEmblem(id, "em"), h("i", {})),
    specialEmblem(id, "big"),
    h("span", { class: "loz", "aria-hidden": "true" }), h("span", { class: "seal", "aria-hidden": "true" }, specialEmblem(id, "seal-em")),
    h("span", { class: "ribbon", "aria-hidden": "true" }), h("span", { class: "ft", "aria-hidden": "true" }));
}

/** Puts the words of the language on a special: {ribbon, text} and what a joker's club is called. */
export function wordSpecial(el, { ribbon, text }, anyClub) {
  setText(el.querySelector(".idx i"), anyClub);
  setText(el.querySelector(".ribbon"), ribbon);
  setText(el.querySelector(".ft"), text);
}

/** A small copy of a special for panels and piles. */
export function miniSpecial(id, label) {
  return h("span", { class: "mini fest-mini", role: "img", "aria-label": label, title: label }, specialEmblem(id, "em"));
}
