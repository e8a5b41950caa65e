import { placeIn } from "../shared/js/motion.js";
import { cardBack } from "./emblems.js";

/** Which cards fly when the table changes: compares where every card was with where it is. */

/**
 * `field` holds all cards of the table `root`; `rivalHand()` and `stock()` are where unknown cards come from.
 * Call `remember()` before drawing and `play(view, parked)` after it; `parked` is {id, place} of a card that was let go in the air.
 * A card in the air whose place stays the same flies on: my own may be on its way when the answer comes.
 */
export function makeMoves({ root, flights, field, rivalHand, stock }) {
  let shown = null;   // the newest move that was seen, and of which game
  let places = new Map();

  const cards = () => [...field.querySelectorAll("[data-card]")];

  function remember() {
    places = new Map(cards().map((card) => [card.dataset.card, { at: card.ksAt, place: placeIn(root, card) }]));
  }

  const stays = (card) => field.contains(card) && places.get(card.dataset.card)?.at === card.ksAt;

  function start(card, parked) {
    const id = card.dataset.card;
    const was = places.get(id);
    if (parked && parked.id === id) return { from: parked.place };
    if (was) return was.at === card.ksAt ? null : { from: was.place };
    return { from: placeIn(root, card.ksAt === "hand" ? stock() : rivalHand()), back: cardBack("back") };
  }

  function play(view, parked) {
    const seen = shown;
    shown = view.say;
    if (!seen) return;
    const since = seen.of === shown.of ? seen.no : 0;   // a new game counts from the beginning
    const fresh = view.moves.filter((move) => move.no > since);
    flights.land(stays);
    let dealt = 0;
    for (const card of cards()) {
      const way = start(card, parked);
      if (!way) continue;
      const turn = fresh.findIndex((move) => move.card === card.dataset.card);
      if (turn < 0 && way.back) dealt += 1;
      const order = turn < 0 ? Math.max(0, dealt - 1) : turn;
      flights.fly({ card, ...way, kind: card.ksAt === "hand" ? "hand" : "", order });
    }
    fresh.forEach((move, order) => {
      if (move.kind !== "draw" || move.by !== "them") return;
      flights.pass({ content: cardBack("back"), from: placeIn(root, stock()), to: placeIn(root, rivalHand()), order });
    });
  }

  return { remember, play };
}
