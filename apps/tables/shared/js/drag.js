import { h } from "./dom.js";
import { EASE, likeness, placeIn, still } from "./motion.js";

/** Dragging a card with mouse, pen or finger. A press that does not travel stays a click. */

const TRAVEL = { mouse: 6, pen: 6, touch: 10 };
const EDGE = 36;
const RETURN_MS = 220;

function returnGhost(root, ghost, home, done) {
  const to = placeIn(root, home);
  const from = placeIn(root, ghost);
  if (still() || !to || !from) return done();
  const flight = ghost.animate([{ translate: "0 0" }, { translate: `${to.x - from.x}px ${to.y - from.y}px` }],
    { duration: RETURN_MS, easing: EASE, fill: "forwards" });
  flight.onfinish = done;
  return undefined;
}

/**
 * Lets the children of `source` that match `what` be dragged over `root`; pictures appear in `air`.
 * on: start(el), over(x, y) -> a drop target or null (called on every move), drop(el, target, ghost), end(el);
 * scroller() -> the element to scroll when the pointer nears its edge, or null.
 * `ghost` has place() and go(home | null): fly back to `home`, or vanish. `cancel()` ends a running drag; false when there was none.
 */
export function makeDrag({ root, air, source, what, on }) {
  let press = null;

  function lift() {
    const rect = placeIn(root, press.el);
    press.ghost = h("div", { class: "ghost-card", style: `width:${rect.w}px;height:${rect.h}px` }, likeness(press.el));
    press.base = { x: rect.x, y: rect.y };
    air.append(press.ghost);
    press.el.classList.add("away");
    on.start(press.el);
    roll();
  }

  function follow(event) {
    press.at = { x: event.clientX, y: event.clientY };
    const shift = [press.base.x + event.clientX - press.x, press.base.y + event.clientY - press.y];
    press.ghost.style.transform = `translate(${shift[0]}px, ${shift[1]}px) rotate(2deg)`;
    press.target = on.over(event.clientX, event.clientY);
  }

  function roll() {
    const box = on.scroller();
    if (!press || !press.ghost || !box) return;
    const edge = box.getBoundingClientRect();
    const { x, y } = press.at || { x: (edge.left + edge.right) / 2, y: -1 };
    if (y > edge.top && y < edge.bottom) {
      if (x < edge.left + EDGE) box.scrollLeft -= 6;
      if (x > edge.right - EDGE) box.scrollLeft += 6;
    }
    requestAnimationFrame(roll);
  }

  function handle(el, picture) {
    return {
      place: () => placeIn(root, picture),
      go(home) {
        const done = () => { picture.remove(); el.classList.remove("away"); };
        if (home) returnGhost(root, picture, home, done);
        else done();
      },
    };
  }

  /** The click that follows the release must not choose the card; the release may still be to come. */
  function swallowClick(down) {
    const swallow = (event) => { event.stopPropagation(); event.preventDefault(); };
    const calm = () => setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), 0);
    root.addEventListener("click", swallow, { capture: true, once: true });
    if (down) root.addEventListener("pointerup", calm, { once: true });
    else calm();
  }

  function finish(target, down = false) {
    const { el, ghost } = press;
    press = null;
    if (!ghost) return;
    const grip = handle(el, ghost);
    on.end(el);
    if (target) on.drop(el, target, grip);
    else grip.go(el);
    swallowClick(down);
  }

  source.addEventListener("pointerdown", (event) => {
    const el = event.target.closest(what);
    if (!el || event.button !== 0 || !event.isPrimary || press) return;
    press = { el, id: event.pointerId, x: event.clientX, y: event.clientY, reach: TRAVEL[event.pointerType] || 6 };
    el.setPointerCapture(event.pointerId);
  });
  source.addEventListener("pointermove", (event) => {
    if (!press || event.pointerId !== press.id) return;
    if (!press.ghost && Math.hypot(event.clientX - press.x, event.clientY - press.y) < press.reach) return;
    if (!press.ghost) lift();
    follow(event);
  });
  source.addEventListener("pointerup", (event) => { if (press && event.pointerId === press.id) finish(press.target); });
  // The card was taken away by a new picture of the table, or the system took the finger.
  for (const lost of ["pointercancel", "lostpointercapture"]) {
    source.addEventListener(lost, (event) => { if (press && event.pointerId === press.id) finish(null, event.buttons > 0); });
  }
  source.addEventListener("dragstart", (event) => event.preventDefault());

  function cancel() {
    if (!press || !press.ghost) return false;
    finish(null, true);
    return true;
  }

  return { cancel };
}
