import { h, svg } from "../shared/js/dom.js";
import { TURN_BACK } from "../shared/js/motion.js";
import { coinSpot, PLACES, ropePath } from "./geometry.js";
import { thing } from "./scenery.js";

/** What the coin does at the end of a trick: it hops while its steps are counted, a card turns over, a rope breaks, the team falls. */

const HOP_MS = 190;
const FLIP_MS = 280;
const SNAP_MS = 420;
const FALL_MS = 800;

/** The places the coin passes, the first one it leaves included; 0 and 10 lie beyond the ends. */
function coinWay({ winner, steps, from }) {
  const way = winner === "me" ? -1 : 1;
  const places = Array.from({ length: steps + 1 }, (_, i) => Math.max(0, Math.min(PLACES + 1, from + way * i)));
  const over = places.findIndex((at) => at < 1 || at > PLACES);
  return over < 0 ? places : places.slice(0, over + 1);
}

/** How long the coin's part of a finished trick takes before anybody falls. */
export function coinTime(done) {
  return (coinWay(done).length - 1) * HOP_MS + (done.rope ? SNAP_MS : 0) + (done.opened ? FLIP_MS : 0);
}

function hopFrames(shape, way) {
  const move = ([x, y]) => ({ transform: `translate(${x}px, ${y}px)`, opacity: 1 });
  return way.slice(1).reduce((frames, at, i) => {
    const [x0, y0] = coinSpot(shape, way[i]);
    const [x1, y1] = coinSpot(shape, at);
    const top = [(x0 + x1) / 2, Math.min(y0, y1) - shape.rise];
    return [...frames, { ...move(top), easing: "ease-in" }, { ...move([x1, y1]), easing: "ease-out" }];
  }, [{ ...move(coinSpot(shape, way[0])), easing: "ease-out" }]);
}

/** How a card of the ridge turns up, unseen till half of it: its cover turns away meanwhile. */
const TURN_UP = [
  { opacity: 0, transform: "scaleX(.05)" }, { opacity: 0, transform: "scaleX(.05)", offset: 0.5 },
  { opacity: 1, transform: "scaleX(.05)", offset: 0.51 }, { opacity: 1, transform: "scaleX(1)" },
];

/** `film` runs over `ridge`; `signs` lose a rope and keep the old trump meanwhile. Returns the function that films a finished trick. */
export function makeCoinFilm({ film, ridge, signs }) {
  function count(shape, at, number, delay) {
    const [x, y] = coinSpot(shape, at);
    const text = film.extra(svg("text", { x, y: y - shape.rise * 1.7, class: "count" }, String(number)));
    text.setAttribute("font-size", shape.rise * 1.5);
    ridge.made().counts.append(text);
    const glimpse = [{ opacity: 0, offset: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
    film.run(text, glimpse, { delay, duration: HOP_MS * 1.7, fill: "both" });
  }

  function hops(way, start) {
    const { shape, coin } = ridge.made();
    const duration = (way.length - 1) * HOP_MS;
    if (duration) film.run(coin, hopFrames(shape, way), { delay: start, duration, easing: "linear" });
    way.slice(1).forEach((at, i) => count(shape, at, i + 1, start + i * HOP_MS));
    return start + duration;
  }

  function snap(way, to, start) {
    const { shape, coin, rope } = ridge.made();
    const back = [way.at(-1), to].map((at) => coinSpot(shape, at));
    film.run(coin, back.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })), { delay: start, duration: SNAP_MS, fill: "none" });
    film.run(rope, [0, 4, -5, 3, 0].map((y) => ({ transform: `translateY(${y}px)` })), { delay: start, duration: SNAP_MS });
    const lost = signs.lost();
    const place = lost && film.place(lost);
    if (!place) return start + SNAP_MS;
    film.hide(lost, start + SNAP_MS / 2);
    const coil = h("div", { class: "falling-coil" }, svg("svg", { viewBox: "0 0 52 68" }, thing("coil")));
    film.show(coil, place, { until: start + SNAP_MS });
    film.run(coil, [{ transform: "none", opacity: 1 }, { transform: "translateY(90px) rotate(50deg)", opacity: 0 }],
      { delay: start, duration: SNAP_MS, easing: "ease-in", fill: "both" });
    return start + SNAP_MS;
  }

  function fall(way, start) {
    const { shape, coin, rope, climbers, el } = ridge.made();
    const whole = film.extra(svg("path", { class: "rope-core", "stroke-width": shape.rope.width, d: ropePath(shape, way[0]) }));
    rope.parentNode.insertBefore(whole, rope);
    film.hide(rope, start);
    film.run(whole, [{ opacity: 1 }, { opacity: 0 }], { delay: start, duration: 120, fill: "both" });
    const [x, y] = coinSpot(shape, way.at(-1));
    const drop = el.viewBox.baseVal.height * 0.7;
    const at = (top) => ({ transform: `translate(${x}px, ${top}px)`, opacity: 1 });
    film.run(coin, [at(y), at(y + drop)], { delay: start, duration: FALL_MS, easing: "cubic-bezier(.5, 0, 1, .6)", fill: "none" });
    [...climbers.children].forEach((side, i) => film.run(side.firstElementChild, [
      { transform: "none", opacity: 1 }, { transform: "translate(-22px, -10px) rotate(-30deg)", opacity: 1, offset: 0.25 },
      { transform: `translate(-30px, ${drop}px) rotate(-${200 + 60 * i}deg)`, opacity: 1 },
    ], { delay: start + 90 * i, duration: FALL_MS, easing: "ease-in" }));
    return start + FALL_MS + 90;
  }

  function open(at, start) {
    const { shape, cards } = ridge.made();
    const [, turning, frame] = cards.children[at - 1].children;
    const [width, height] = shape.card;
    const cover = film.extra(thing("ridge-card", { x: -width / 2, y: -height / 2, width, height }));
    turning.after(cover);
    film.run(cover, TURN_BACK, { delay: start, duration: FLIP_MS, fill: "both" });
    film.run(turning, TURN_UP, { delay: start, duration: FLIP_MS });
    film.hide(frame, start + FLIP_MS);
    signs.keepTrump(film, start + FLIP_MS / 2);
    film.run(signs.medal, [{ transform: "scale(.6)" }, { transform: "scale(1.12)", offset: 0.6 }, { transform: "none" }],
      { delay: start + FLIP_MS / 2, duration: FLIP_MS });
    return start + FLIP_MS;
  }

  /** The coin's part of a finished trick from `start` on; returns when it is over. */
  return ({ trick }, start) => {
    const way = coinWay(trick);
    let time = hops(way, start);
    if (trick.fell) time = fall(way, time);
    else if (trick.rope) time = snap(way, trick.to, time);
    return trick.opened ? open(trick.to, time) : time;
  };
}
