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

const MEANINGS = ["id", "role", "tabindex", "data-card", "title", "aria-label", "aria-selected", "aria-description"];

/** A picture of `el` for the air: no name, no key, no focus. */
export function likeness(el) {
  const copy = el.cloneNode(true);
  for (const name of MEANINGS) copy.removeAttribute(name);
  return copy;
}
