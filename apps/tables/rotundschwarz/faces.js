import { h, svg } from "../shared/js/dom.js";
import { setIndex, suitSign } from "../shared/js/playing_cards.js";

/** Cards for a table where they overlap from above: rank and suit in one line at the top, the edge belongs to the owner. */

const sheet = (name, place) => svg("use", { href: `#ks-${name}`, ...place });

const cornerRank = (attrs) => svg("text", { class: "rk", "text-anchor": "middle", ...attrs });

function corner(suit, className, { size, x, y, sign }) {
  return svg("g", { class: className }, cornerRank({ x, y, "font-size": size }), sheet(`suit-${suit}`, sign));
}

function middleOf(rank, suit) {
  if (!"JQK".includes(rank)) return [sheet(`suit-${suit}`, { x: 30, y: 62, width: 52, height: 52 })];
  return [svg("rect", { class: "court", x: 20, y: 40, width: 70, height: 90, rx: 5 }),
    sheet(`orn-${rank}`, { class: "court-head", x: 33, y: 46, width: 44, height: 44 }),
    sheet(`suit-${suit}`, { class: "court-suit", x: 40, y: 94, width: 30, height: 30 })];
}

/** The face of "TH", 100 by 140. Its rank comes with the language. */
export function feltFace(id) {
  const [rank, suit] = id;
  return svg("svg", { class: `face-of felt-face suit-${suit}`, viewBox: "0 0 100 140", "aria-hidden": "true" },
    svg("rect", { class: "paper", x: 0.6, y: 0.6, width: 98.8, height: 138.8, rx: 9 }),
    corner(suit, "wide-index", { size: 29, x: 30, y: 28, sign: { x: 46, y: 6.5, width: 23, height: 23 } }),
    corner(suit, "slim-index", { size: 44, x: 37, y: 42, sign: { x: 62, y: 10, width: 33, height: 33 } }),
    svg("g", { class: "middle-of" }, middleOf(rank, suit)));
}

/** The faint rank and suit of a card that lay here until the last move. */
export function traceOf(deck, id) {
  const face = feltFace(id);
  setIndex(face, deck.rank(id));
  return h("span", { class: "trace", "aria-hidden": "true" }, face);
}

/** The seal of a player: the pattern of the own edge around the own suits. */
export function seal(owner, suits) {
  return h("span", { class: `seal seal-${owner}`, "aria-hidden": "true" }, h("span", {}, suits.map((suit) => suitSign(suit, "seal-suit"))));
}

/** A small spot in the pattern of an owner. */
export const swatch = (owner) => h("i", { class: `swatch swatch-${owner}`, "aria-hidden": "true" });

/** A sewing button, which is what pass tokens are here; a spent one leaves its outline. */
export function passButton(left) {
  const hole = (cx, cy) => svg("circle", { cx, cy, r: 2.3, class: "hole" });
  const button = [
    svg("circle", { cx: 20, cy: 22, r: 17, class: "shade" }), svg("circle", { cx: 20, cy: 19.5, r: 17, class: "bone" }),
    svg("circle", { cx: 20, cy: 19.5, r: 11.5, class: "groove" }), svg("path", { d: "M7 14A15 15 0 0 1 24 5.500", class: "shine" }),
    svg("path", { d: "M16 15.500l8 8M24 15.500l-8 8", class: "thread" }), hole(16, 15.5), hole(24, 15.5), hole(16, 23.5), hole(24, 23.5),
  ];
  const drawn = left ? button : svg("circle", { cx: 20, cy: 20, r: 16 });
  return svg("svg", { class: left ? "token" : "token spent", viewBox: "0 0 40 40" }, drawn);
}

/** The signal coin of an owner. */
export function signalCoin(owner) {
  const dots = Array.from({ length: 8 }, (_, i) => svg("circle", {
    cx: 22 + 11.7 * Math.cos((i * Math.PI) / 4), cy: 22 + 11.7 * Math.sin((i * Math.PI) / 4), r: 1.3,
  }));
  return svg("svg", { class: `coin coin-${owner}`, viewBox: "0 0 44 44", "aria-hidden": "true" },
    svg("circle", { cx: 22, cy: 23.5, r: 19, class: "shade" }), svg("circle", { cx: 22, cy: 22, r: 19, class: "coin-gold" }),
    svg("circle", { cx: 22, cy: 22, r: 14.5, class: "coin-ink" }), svg("g", { class: "coin-dots" }, dots),
    svg("path", { d: "M17 22.500l3.600 3.800 6.800-8", class: "coin-mark" }));
}

/** The arrow on a place the chosen card may go to. */
export function dropArrow() {
  return svg("svg", { class: "drop", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("circle", { cx: 12, cy: 12, r: 11 }),
    svg("path", { d: "M12 6v10M7.500 12l4.500 4.500 4.500-4.500" }));
}
