import { h } from "./dom.js";
import { likeness, placeIn, still } from "./motion.js";

/** Cards in the air. The table below is always final already; a flight is a picture above it and never waits for anyone. */

const FLIGHT_MS = 260;
const GAP_MS = 200;
const EASE = "cubic-bezier(.2, .8, .2, 1)";

/**
 * Flights over `root`, drawn in `el`. `fly({card, from, back, order, kind})` lets a picture of `card` (an element at its final place)
 * start at the place `from`; with `back` (an element) it starts face down and turns over. `order` 0, 1, 2 ... flies one after the other; `kind` names the style of its end ("hand").
 * `land()` ends all flights at once. Does nothing when less motion is wished.
 */
export function makeFlights(root) {
  const el = h("div", { class: "air", "aria-hidden": "true" });
  let running = [];

  function land() {
    for (const animation of running) animation.cancel();
    running = [];
    for (const picture of [...el.children]) if (picture.ksFlight) picture.remove();
  }

  function animate(target, frames, options) {
    const animation = target.animate(frames, options);
    running.push(animation);
    return animation;
  }

  function picture(content, to, kind) {
    const box = h("div", { class: kind ? `flight flight-${kind}` : "flight", style: `left:${to.x}px;top:${to.y}px;width:${to.w}px;height:${to.h}px` }, content);
    box.ksFlight = true;
    el.append(box);
    return box;
  }

  function fly({ card, from, back, order = 0, kind = "" }) {
    const to = placeIn(root, card);
    if (still() || !from || !to) return;
    const delay = Math.min(order, 6) * GAP_MS;
    const timing = { duration: FLIGHT_MS, delay, easing: EASE, fill: "both" };
    const face = likeness(card);
    const box = picture(face, to, kind);
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.w / to.w}, ${from.h / to.h})`;
    animate(box, [{ transform: start }, { transform: "none" }], timing).onfinish = () => box.remove();
    animate(card, [{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT_MS, delay, fill: "backwards" });
    if (back) {
      const cover = h("div", { class: "flight-back" }, back);
      box.append(cover);
      animate(cover, [{ opacity: 1, transform: "scaleX(1)" }, { opacity: 1, transform: "scaleX(.05)", offset: 0.5 }, { opacity: 0, transform: "scaleX(.05)", offset: 0.51 }, { opacity: 0 }], timing);
      animate(face, [{ transform: "scaleX(.05)" }, { transform: "scaleX(.05)", offset: 0.5 }, { transform: "scaleX(1)" }], timing);
    }
  }

  /** A picture that only travels from one place to another (a back from the stock to the rival). */
  function pass({ content, from, to, order = 0 }) {
    if (still() || !from || !to) return;
    const box = picture(content, to);
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.w / to.w}, ${from.h / to.h})`;
    animate(box, [{ transform: start, opacity: 1 }, { transform: "none", opacity: 1, offset: 0.9 }, { transform: "none", opacity: 0 }],
      { duration: FLIGHT_MS, delay: Math.min(order, 6) * GAP_MS, easing: EASE, fill: "both" }).onfinish = () => box.remove();
  }

  return { el, fly, pass, land };
}
