import { h, svg } from "../shared/js/dom.js";
import { TURN_BACK } from "../shared/js/motion.js";
import { playingBack } from "../shared/js/playing_cards.js";
import { coinSpot, PLACES, ropePath } from "./geometry.js";
import { sumPicture, trickCards } from "./trick.js";
import { thing } from "./scenery.js";

/** What is seen of the moves since the last picture: cards fly, the coin hops while its steps are counted, a card turns over, a rope breaks, the team falls. */

const FLY_MS = 260;
const REST_MS = 400;     // both cards are read before the coin moves
const LINGER_MS = 450;   // and what it did is seen before they go
const HOP_MS = 190;
const FLIP_MS = 280;
const HOLD_MS = 1600;
const SNAP_MS = 420;
const FALL_MS = 800;
const DEAL_MS = 28;
const MOST_SHOWN = 3;   // my answer, their lead; a leap in a game looked back at shows its end

/** The places the coin passes, the first one it leaves included; 0 and 10 lie beyond the ends. */
function coinWay({ winner, steps, from }) {
  const way = winner === "me" ? -1 : 1;
  const places = Array.from({ length: steps + 1 }, (_, i) => Math.max(0, Math.min(PLACES + 1, from + way * i)));
  const over = places.findIndex((at) => at < 1 || at > PLACES);
  return over < 0 ? places : places.slice(0, over + 1);
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

function makeCoinFilm({ film, ridge, signs }) {
  function count(shape, at, number, delay) {
    const [x, y] = coinSpot(shape, at);
    const text = film.extra(svg("text", { x, y: y - shape.rise * 1.7, class: "count" }, String(number)));
    text.setAttribute("font-size", shape.rise * 1.5);
    ridge.made().counts.append(text);
    film.run(text, [{ opacity: 0, offset: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { delay, duration: HOP_MS * 1.7, fill: "both" });
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
    film.run(coil, [{ transform: "none", opacity: 1 }, { transform: "translateY(90px) rotate(50deg)", opacity: 0 }], { delay: start, duration: SNAP_MS, easing: "ease-in", fill: "both" });
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
    film.run(coin, [{ transform: `translate(${x}px, ${y}px)`, opacity: 1 }, { transform: `translate(${x}px, ${y + drop}px)`, opacity: 1 }], { delay: start, duration: FALL_MS, easing: "cubic-bezier(.5, 0, 1, .6)", fill: "none" });
    [...climbers.children].forEach((side, i) => film.run(side.firstElementChild, [
      { transform: "none", opacity: 1 }, { transform: "translate(-22px, -10px) rotate(-30deg)", opacity: 1, offset: 0.25 }, { transform: `translate(-30px, ${drop}px) rotate(-${200 + 60 * i}deg)`, opacity: 1 },
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
    film.run(turning, [{ opacity: 0, transform: "scaleX(.05)" }, { opacity: 0, transform: "scaleX(.05)", offset: 0.5 }, { opacity: 1, transform: "scaleX(.05)", offset: 0.51 }, { opacity: 1, transform: "scaleX(1)" }], { delay: start, duration: FLIP_MS });
    film.hide(frame, start + FLIP_MS);
    signs.keepTrump(film, start + FLIP_MS / 2);
    film.run(signs.medal, [{ transform: "scale(.6)" }, { transform: "scale(1.12)", offset: 0.6 }, { transform: "none" }], { delay: start + FLIP_MS / 2, duration: FLIP_MS });
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

/**
 * `board` holds all cards. Call `remember()` before drawing and `play(view, parked)` after it, which returns how many milliseconds
 * the moves take; `parked` is {id, place} of a card that was let go in the air.
 */
export function makeMoves({ film, board, ridge, trick, partner, hand, signs, deck, words }) {
  const coinFilm = makeCoinFilm({ film, ridge, signs });
  let shown = null;   // the newest move that was seen, and of which game
  let before = new Map();
  let mine = null;   // my card in the air: {id, box, till}
  let watched = 0;   // when the finished trick has been seen

  function remember() {
    signs.remember();
    before = new Map([...board.querySelectorAll("[data-card]")].map((card) => [card.dataset.card, { at: card.ksAt, place: film.place(card) }]));
  }

  /** Where a card comes from, and its back when it was not seen there; null when it lies there already. */
  function origin({ by, card }, parked) {
    if (parked && parked.id === card) return { from: parked.place };
    if (mine && mine.id === card && mine.place) return { from: mine.place };
    const was = before.get(card);
    if (was) return was.at === "trick" ? null : { from: was.place };
    const open = by === "them" && board.querySelector(`[data-theirs="${card}"]`);
    return { from: film.place(partner.hand()), back: open || by === "me" ? null : playingBack("back") };
  }

  /** A card that lies in the trick now comes flying. */
  function land(move, parked, time) {
    const way = origin(move, parked);
    const card = deck.card(move.card);
    const to = film.place(card);
    if (!way || !way.from || !to) return time;
    film.hide(card, time + FLY_MS);
    const box = film.show(h("div", { class: "card" }, deck.face(move.card)), to, { ...way, delay: time, duration: FLY_MS, until: time + FLY_MS });
    if (move.by === "me") mine = { id: move.card, box, till: performance.now() + FLY_MS };
    return time + FLY_MS;
  }

  /** A card of a trick that is over already stands in its place till `until`. */
  function stand(move, parked, time, until) {
    const way = origin(move, parked) || {};
    const to = film.place(trick.place(move.by));
    if (to) film.show(h("div", { class: "card" }, deck.face(move.card)), to, { ...way, delay: way.from ? time : 0, duration: FLY_MS, until });
    return way.from ? time + FLY_MS : time;
  }

  /** What both cards of a finished trick pulled, as a picture. */
  function sumOf({ card, trick: { winner, steps } }, lead, view) {
    const pulls = [lead.card, card].map((id) => words().cards.cards[id].steps);
    return sumPicture({ by: winner, steps, sum: pulls.join(" + "), steps_label: `= ${steps}`, result: "", text: winner === "me" ? view.turn.who : view.partner.name });
  }

  /** The sum stands between both cards from the moment the second one lies there. */
  function sumUp(move, lead, view, delay, until) {
    const to = film.place(trick.sum);
    film.hide(trick.sum, until);
    if (to) film.show(sumOf(move, lead, view), to, { delay, until });
  }

  const pause = ({ trick: done }) => REST_MS + (coinWay(done).length - 1) * HOP_MS + (done.rope ? SNAP_MS : 0) + (done.opened ? FLIP_MS : 0) + LINGER_MS;

  function finish(move, lead, parked, time, view) {
    const led = lead && before.get(lead.card)?.at !== "trick" ? FLY_MS : 0;
    const until = time + led + FLY_MS + pause(move);
    let now = lead ? stand(lead, parked, time, until) : time;
    now = stand(move, parked, now, until);
    if (lead) sumUp(move, lead, view, now, until);
    now = coinFilm(move, now + REST_MS);
    if (move.trick.deal_end) [...hand.el.children].forEach((card, i) => film.run(card, [{ opacity: 0, translate: "0 70px" }, { opacity: 1, translate: "0 0" }], { delay: now + i * DEAL_MS, duration: FLY_MS }));
    return Math.max(now, until);
  }

  /** The finished trick with all it did; the distances of where the coin will be are no news before it is there. */
  function watch(move, lead, parked, time, view) {
    const end = finish(move, lead, parked, time, view);
    for (const told of [ridge.made().chips, signs.ends, ...trick.labels]) film.hide(told, end);
    watched = performance.now() + end;
    return end;
  }

  /** Without motion the finished trick just stays a while. */
  function hold(moves, view) {
    const done = moves.find((move) => move.trick);
    const lead = done && view.moves[view.moves.indexOf(done) - 1];
    if (!lead) return 0;
    const lies = ({ by, card }) => [h("div", { class: "card" }, deck.face(card)), film.place(trick.place(by))];
    film.hold([lies(lead), lies(done), [sumOf(done, lead, view), film.place(trick.sum)]], HOLD_MS);
    watched = performance.now() + HOLD_MS;
    return HOLD_MS;
  }

  /** My own card that lies there before the table's word. */
  function early(view, parked) {
    const { me } = trickCards(view);
    if (!me || before.get(me)?.at !== "hand") return;
    cut();
    if (!film.off()) land({ by: "me", card: me }, parked, 0);
  }

  /** The moves made since the last picture; null when that showed another game or a later card of this one, or there was none. */
  function fresh(view) {
    const seen = shown;
    shown = view.say;
    if (!seen || seen.of !== shown.of || seen.no > shown.no) return null;
    return view.moves.filter((move) => move.no > seen.no && move.card).slice(-MOST_SHOWN);
  }

  function cut() {
    if (mine) mine.place = performance.now() < mine.till ? film.place(mine.box) : null;
    film.cut();
    watched = 0;
  }

  /** Cuts what runs when there is news; my own card on its way flies on. */
  function cutFor(moves, parked) {
    const lies = ({ by, card, trick: done }) => by === "me" && !done && before.get(card)?.at === "trick";
    if (parked || !moves.every(lies)) cut();
  }

  /** How long their lead waits for the trick before it, which is still being watched. */
  function patience(moves) {
    const theirLead = moves.length === 1 && moves[0].by === "them" && !moves[0].trick;
    return theirLead ? Math.max(0, watched - performance.now()) : 0;
  }

  function play(view, parked) {
    const moves = fresh(view);
    if (!moves) {
      cut();
      return 0;
    }
    let time = patience(moves);
    if (!time) cutFor(moves, parked);
    if (view.curtain) return film.off() ? 0 : moves.reduce((till, move) => (move.trick ? coinFilm(move, REST_MS) : till), 0);   // the ridge is for both
    if (!moves.length) early(view, parked);
    if (film.off()) return hold(moves, view);
    moves.forEach((move) => {
      const index = view.moves.indexOf(move);
      if (move.trick) time = watch(move, view.moves[index - 1], parked, time, view);
      else if (trickCards(view)[move.by] === move.card) time = land(move, parked, time);
    });
    return time;
  }

  return { remember, play };
}
