import { h, svg } from "../shared/js/dom.js";

/** The end of a game: four piles at home, or cards that found no way. */

const SUITS = ["H", "S", "D", "C"];

function paper(suit, i, won) {
  const turn = won ? (i - 1.5) * 9 : [-24, 17, -9, 31][i];
  const [x, y] = won ? [36 + i * 43, 46 + (i - 1.5) ** 2 * 3] : [40 + i * 40, 56 + (i % 2) * 10];
  return svg("g", { transform: `translate(${x} ${y}) rotate(${turn})`, class: `suit-${suit} end-card` },
    svg("rect", { x: -21, y: -30, width: 42, height: 60, rx: 4 }),
    svg("use", { href: `#ks-suit-${suit}`, x: -12, y: -12, width: 24, height: 24 }));
}

/** Four cards in order when all is home, scattered when it is not. */
export function feltEnd({ over: { result } }) {
  const won = result === "won";
  const cards = SUITS.map((suit, i) => paper(suit, i, won));
  return [h("div", { class: `end-sign end-${result}`, "aria-hidden": "true" }, svg("svg", { viewBox: "0 0 200 104" }, cards))];
}
