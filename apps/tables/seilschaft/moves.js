import { h } from "../shared/js/dom.js";
import { playingBack } from "../shared/js/playing_cards.js";
import { coinTime, makeCoinFilm } from "./coin_film.js";
import { sumPicture, trickCards } from "./trick.js";

/** What is seen of the moves since the last picture: cards fly, a finished trick is watched with all it does to the coin. */

const FLY_MS = 260;
const REST_MS = 400;     // both cards are read before the coin moves
const LINGER_MS = 450;   // and what it did is seen before they go
const HOLD_MS = 1600;
const DEAL_MS = 28;
const MOST_SHOWN = 3;   // my answer, their lead; a leap in a game looked back at shows its end

/**
 * `board` holds all cards. Call `remember()` before drawing and `play(view, parked)` after it, which returns how many milliseconds
 * the moves take; `parked` is {id, place} of a card that was let go in the air.
 */
export function makeMoves({ film, board, ridge, trick, partner, hand, signs, rail, deck, words }) {
  const coinFilm = makeCoinFilm({ film, ridge, signs });
  let shown = null;   // the newest move that was seen, and of which game
  let before = new Map();
  let mine = null;   // my card in the air: {id, box, till}
  let watched = 0;   // when the finished trick has been seen

  function remember() {
    signs.remember();
    const cards = [...board.querySelectorAll("[data-card]")];
    before = new Map(cards.map((card) => [card.dataset.card, { at: card.ksAt, place: film.place(card) }]));
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

  const picture = ({ card }) => h("div", { class: "card" }, deck.face(card));

  /** A card that lies in the trick now comes flying. */
  function land(move, parked, time) {
    const way = origin(move, parked);
    const card = deck.card(move.card);
    const to = film.place(card);
    if (!way || !way.from || !to) return time;
    film.hide(card, time + FLY_MS);
    const box = film.show(picture(move), to, { ...way, delay: time, duration: FLY_MS, until: time + FLY_MS });
    if (move.by === "me") mine = { id: move.card, box, till: performance.now() + FLY_MS };
    return time + FLY_MS;
  }

  /** A card of a trick that is over already stands in its place till `until`. */
  function stand(move, parked, time, until) {
    const way = origin(move, parked) || {};
    const to = film.place(trick.place(move.by));
    if (to) film.show(picture(move), to, { ...way, delay: way.from ? time : 0, duration: FLY_MS, until });
    return way.from ? time + FLY_MS : time;
  }

  /** What both cards of a finished trick pulled, as a picture. */
  function sumOf({ card, trick: { winner, steps } }, lead, view) {
    const pulls = [lead.card, card].map((id) => words().cards.cards[id].steps);
    const text = winner === "me" ? view.turn.who : view.partner.name;
    return sumPicture({ by: winner, steps, sum: pulls.join(" + "), steps_label: `= ${steps}`, result: "", text });
  }

  /** The sum stands between both cards from the moment the second one lies there. */
  function sumUp(move, lead, view, delay, until) {
    const to = film.place(trick.sum);
    film.hide(trick.sum, until);
    if (to) film.show(sumOf(move, lead, view), to, { delay, until });
  }

  const pause = ({ trick: done }) => REST_MS + coinTime(done) + LINGER_MS;

  function finish(move, lead, parked, time, view) {
    const led = lead && before.get(lead.card)?.at !== "trick" ? FLY_MS : 0;
    const until = time + led + FLY_MS + pause(move);
    let now = lead ? stand(lead, parked, time, until) : time;
    now = stand(move, parked, now, until);
    if (lead) sumUp(move, lead, view, now, until);
    now = coinFilm(move, now + REST_MS);
    if (move.trick.deal_end) {
      const rise = [{ opacity: 0, translate: "0 70px" }, { opacity: 1, translate: "0 0" }];
      [...hand.el.children].forEach((card, i) => film.run(card, rise, { delay: now + i * DEAL_MS, duration: FLY_MS }));
    }
    return Math.max(now, until);
  }

  /** The finished trick with all it did; where the coin will be, and who goes on from there, is no news before it is there. */
  function watch(move, lead, parked, time, view) {
    const end = finish(move, lead, parked, time, view);
    for (const told of [ridge.made().chips, signs.ends, rail.hint, ...trick.labels]) film.hide(told, end);
    watched = performance.now() + end;
    return end;
  }

  /** Without motion the finished trick just stays a while. */
  function hold(moves, view) {
    const done = moves.find((move) => move.trick);
    const lead = done && view.moves[view.moves.indexOf(done) - 1];
    if (!lead) return 0;
    const lies = (move) => [picture(move), film.place(trick.place(move.by))];
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
