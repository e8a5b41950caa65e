import { placeIn } from "../shared/js/motion.js";

/** Which cards fly when the table changes: compares where every card was with where it is. */

const FLY_MS = 260;
const TURN_MS = 200;

/**
 * Call `remember()` before drawing and `play(view, parked)` after it, which returns how many milliseconds the flights take. Cards that
 * moved one after the other (view.moves) fly in that order. A card let go in the air comes by itself.
 */
export function makeFeltMoves({ root, flights, board }) {
  let shown = null;
  let places = new Map();

  const cards = () => [...board.el.querySelectorAll(".card[data-card]")];

  function remember() {
    places = new Map(cards().map((card) => [card.dataset.card, { at: card.ksAt, place: placeIn(root, card) }]));
  }

  const stays = (card) => board.el.contains(card) && places.get(card.dataset.card)?.at === card.ksAt;

  function play(view) {
    const seen = shown;
    shown = view.say;
    if (!seen || seen.of !== shown.of) {
      flights.land();
      return 0;
    }
    const fresh = view.moves.filter(({ no }) => no > seen.no).map(({ card }) => card);
    flights.land(stays);
    let last = -1;
    for (const card of cards()) {
      const was = places.get(card.dataset.card);
      if (!was || was.at === card.ksAt || card.classList.contains("away")) continue;
      const order = Math.max(0, fresh.indexOf(card.dataset.card));
      flights.fly({ card, from: was.place, order });
      last = Math.max(last, order);
    }
    return last < 0 ? 0 : FLY_MS + last * TURN_MS;
  }

  return { remember, play };
}
