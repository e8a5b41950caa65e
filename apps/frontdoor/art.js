/** What every picture is made with: the empty frame, and cards lying in it. */
import { setAttrs, svg } from "../tables/shared/js/dom.js";
import { setIndex } from "../tables/shared/js/playing_cards.js";

/** An SVG with `content` (elements), silent for a screen reader: 600 by 360, the outer 24 above and below may be cut off. */
export function paintedArt(content) {
  const shown = { viewBox: "0 0 600 360", preserveAspectRatio: "xMidYMid slice" };
  return svg("svg", { class: "art", ...shown, "aria-hidden": "true", focusable: "false" }, ...content);
}

/** `content` around (x, y), turned by so many degrees. */
export function artPlace(x, y, turn, ...content) {
  return svg("g", { transform: `translate(${x} ${y}) rotate(${turn})` }, ...content);
}

/** The place of a card around (0, 0). */
export function cardSize(width) {
  return { x: -width / 2, y: -width * 0.7, width, height: width * 1.4 };
}

/** `face`, drawn for the card `id`, around (0, 0); only for ranks that are the same in every language. */
export function artFace(face, id, width) {
  setAttrs(face, cardSize(width));
  setIndex(face, id[0] === "T" ? "10" : id[0]);
  return face;
}
