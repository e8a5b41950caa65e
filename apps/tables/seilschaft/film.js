import { h } from "../shared/js/dom.js";
import { EASE, placeIn, seenFrom, still, TURN_BACK, TURN_FACE } from "../shared/js/motion.js";

/** Moves one after the other, as a film above a table that is final already: it never waits for anyone and can be cut at any time. */

/**
 * A film over `root`; pictures appear in `air`. `run(el, frames, {delay, duration})` animates something that stands there,
 * `hide(el, until)` keeps it out of sight till then, `show(content, place, {from, delay, until, back})` lets a picture come from a place
 * and stand till `until` and returns it; `extra(el)` goes with the cut. `hold(pictures, ms)`
 * shows [content, place] without any motion, and the table as "held", for a while. `cut()` ends everything at once.
 * Nothing runs when less motion is wished.
 */
export function makeFilm(root, air) {
  let running = [];
  let extras = [];
  let held = 0;

  function cut() {
    clearTimeout(held);
    root.classList.remove("held");
    for (const animation of running) animation.cancel();
    for (const el of extras) el.remove();
    running = [];
    extras = [];
  }

  function run(el, frames, { delay = 0, duration, fill = "backwards", easing = EASE }) {
    const animation = el.animate(frames, { delay, duration, fill, easing });
    running.push(animation);
    return animation;
  }

  function hide(el, until) {
    if (until > 0) run(el, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
  }

  function extra(el) {
    extras.push(el);
    return el;
  }

  function boxAt(content, { x, y, w, h: height }) {
    const box = extra(h("div", { class: "flight", style: `left:${x}px;top:${y}px;width:${w}px;height:${height}px` }, content));
    air.append(box);
    return box;
  }

  function hold(pictures, ms) {
    for (const [content, place] of pictures) if (place) boxAt(content, place);
    root.classList.add("held");
    held = setTimeout(cut, ms);
  }

  function turnOver(box, back, timing) {
    const cover = h("div", { class: "flight-back" }, back);
    const face = box.firstElementChild;
    box.append(cover);
    run(cover, TURN_BACK, { ...timing, fill: "both" });
    run(face, TURN_FACE, { ...timing, fill: "both" });
  }

  function show(content, to, { from = null, delay = 0, duration, until, back = null }) {
    const box = boxAt(content, to);
    hide(box, delay);
    if (from) {
      run(box, [{ transform: seenFrom(from, to) }, { transform: "none" }], { delay, duration });
      if (back) turnOver(box, back, { delay, duration });
    }
    run(box, [{ opacity: 1 }, { opacity: 0 }], { delay: until, duration: 180, fill: "forwards" }).onfinish = () => box.remove();
    return box;
  }

  return { cut, run, hide, extra, show, hold, turnOver, place: (el) => placeIn(root, el), off: still };
}
