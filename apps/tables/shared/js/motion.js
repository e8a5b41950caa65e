/** Whether and how things may move. */

/** True when the reader asked for less motion. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where `el` is, in pixels from the corner of `root`; null when it takes no room. */
export function placeIn(root, el) {
  const box = el.getBoundingClientRect();
  if (!box.width) return null;
  const base = root.getBoundingClientRect();
  return { x: box.left - base.left, y: box.top - base.top, w: box.width, h: box.height };
}

/** How the back of a card turns away, and its face towards us. */
export const TURN_BACK = [
  { opacity: 1, transform: "scaleX(1)" }, { opacity: 1, transform: "scaleX(.05)", offset: 0.5 },
  { opacity: 0, transform: "scaleX(.05)", offset: 0.51 }, { opacity: 0 },
];
export const TURN_FACE = [{ transform: "scaleX(.05)" }, { transform: "scaleX(.05)", offset: 0.5 }, { transform: "scaleX(1)" }];

/** How fast what moves comes to rest. */
export const EASE = "cubic-bezier(.2, .8, .2, 1)";

/** Says by transform where `from` is, for a picture whose place is `to`. */
export const seenFrom = (from, to) => `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.w / to.w}, ${from.h / to.h})`;

const MEANINGS = ["id", "role", "tabindex", "data-card", "title", "aria-label", "aria-selected", "aria-description"];

/** A picture of `el` for the air: no name, no key, no focus. */
export function likeness(el) {
  const copy = el.cloneNode(true);
  for (const name of MEANINGS) copy.removeAttribute(name);
  return copy;
}
