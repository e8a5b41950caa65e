import { setAttrs } from "../shared/js/dom.js";

/** One place of the keyboard on the felt: Tab stops there, arrows move it from place to place and up and down a column. */

/**
 * `el` holds the places, each with its spots: cards, or the slot of an empty one. `follow(view)` is called once they are drawn, `go(at)`
 * moves to the last card of a place and `touch(el)` to what was pressed; `step(dx, dy)` moves on,
 * `focus()` puts the focus there, and `followTo(at)` goes there with the focus if it is on the felt.
 */
export function makeSpots(el) {
  let here = { at: "1", id: null };
  let upper = [];
  let lower = [];

  const spotsAt = (at) => [...el.querySelectorAll(`[data-at="${at}"] .spot`)].filter((spot) => !spot.hidden);
  const lastAt = (at) => spotsAt(at).at(-1);
  const nameOf = (spot) => ({ at: spot.ksAt, id: spot.dataset.card ?? null });

  function spotHere() {
    const spots = spotsAt(here.at);
    return spots.find((spot) => (spot.dataset.card ?? null) === here.id) || spots.at(-1) || lastAt(lower[0]);
  }

  function mark() {
    const current = spotHere();
    for (const spot of el.querySelectorAll(".spot")) setAttrs(spot, { tabindex: spot === current ? "0" : "-1" });
  }

  function put(spot) {
    if (spot) here = nameOf(spot);
    mark();
  }

  function follow(view) {
    upper = [...view.cells, ...view.homes].map(({ at }) => at);
    lower = view.columns.map(({ at }) => at);
    mark();
  }

  function focus() {
    const spot = spotHere();
    if (!spot) return false;
    spot.focus({ preventScroll: true });
    return true;
  }

  const across = (row, at, by) => row[(row.indexOf(at) + by + row.length) % row.length];
  const beside = (from, to, at) => to[Math.min(to.length - 1, Math.floor(((from.indexOf(at) + 0.5) * to.length) / from.length))];

  /** Up and down: through the cards of a column, then to the row above. */
  function climb(dy) {
    if (upper.includes(here.at)) return dy > 0 ? lastAt(beside(upper, lower, here.at)) : null;
    const spots = spotsAt(here.at);
    const next = spots.indexOf(spotHere()) + dy;
    return next < 0 ? lastAt(beside(lower, upper, here.at)) : spots[next];
  }

  function step(dx, dy) {
    const row = upper.includes(here.at) ? upper : lower;
    put(dx ? lastAt(across(row, here.at, dx)) : climb(dy));
    focus();
  }

  el.addEventListener("focusin", (event) => { if (event.target.matches(".spot")) put(event.target); });

  return {
    follow, focus, step,
    go(at) { put(lastAt(at)); },
    followTo(at) {
      put(lastAt(at));
      if (el.contains(el.getRootNode().activeElement)) focus();
    },
    touch(target) { const spot = target.closest(".spot"); if (spot) put(spot); },
  };
}
