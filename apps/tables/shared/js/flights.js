import { h } from "./dom.js";
import { EASE, likeness, placeIn, seenFrom, still, TURN_BACK, TURN_FACE } from "./motion.js";

/** Cards in the air. The table below is always final already; a flight is a picture above it and never waits for anyone. */

const FLIGHT_MS = 260;
const GAP_MS = 200;
const waitOf = (order) => Math.min(order, 6) * GAP_MS;

/**
 * Flights over `root`, drawn in `el`. `fly({card, from, back, order, kind})` lets a picture of `card` (an element at its final
 * place) start at the place `from`; with `back` (an element) it starts face down and turns over. `order` 0, 1, 2 ... flies one
 * after the other; `kind` names the style of its end ("hand"). `land(stays)` ends all flights at once, but for cards of which
 * `stays(card)` is true. Does nothing when less motion is wished.
 */
export function makeFlights(root) {
  const el = h("div", { class: "air", "aria-hidden": "true" });
  let running = [];

  function end(flight) {
    running = running.filter((other) => other !== flight);
    for (const animation of flight.animations) animation.cancel();
    flight.box.remove();
  }

  function land(stays = () => false) {
    for (const flight of running) if (!flight.card || !stays(flight.card)) end(flight);
  }

  /** A picture of `content` with its end at the place `to`; `card` is what it stands for, or null. */
  function lift(content, to, kind, card) {
    const place = `left:${to.x}px;top:${to.y}px;width:${to.w}px;height:${to.h}px`;
    const box = h("div", { class: kind ? `flight flight-${kind}` : "flight", style: place }, content);
    const flight = { card, box, animations: [] };
    running.push(flight);
    el.append(box);
    return {
      box,
      move: (target, frames, timing) => { flight.animations.push(target.animate(frames, timing)); },
      thenEnd: () => { flight.animations[0].onfinish = () => end(flight); },
    };
  }

  function fly({ card, from, back, order = 0, kind = "" }) {
    const to = placeIn(root, card);
    if (still() || !from || !to) return;
    const delay = waitOf(order);
    const timing = { duration: FLIGHT_MS, delay, easing: EASE, fill: "both" };
    const face = likeness(card);
    const { box, move, thenEnd } = lift(face, to, kind, card);
    move(box, [{ transform: seenFrom(from, to) }, { transform: "none" }], timing);
    move(card, [{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT_MS, delay, fill: "backwards" });
    thenEnd();
    if (!back) return;
    const cover = h("div", { class: "flight-back" }, back);
    box.append(cover);
    move(cover, TURN_BACK, timing);
    move(face, TURN_FACE, timing);
  }

  /** A picture that only travels from one place to another (a back from the stock to the rival). */
  function pass({ content, from, to, order = 0 }) {
    if (still() || !from || !to) return;
    const { box, move, thenEnd } = lift(content, to, "", null);
    const start = { transform: seenFrom(from, to), opacity: 1 };
    const way = [start, { transform: "none", opacity: 1, offset: 0.9 }, { transform: "none", opacity: 0 }];
    move(box, way, { duration: FLIGHT_MS, delay: waitOf(order), easing: EASE, fill: "both" });
    thenEnd();
  }

  return { el, fly, pass, land };
}
