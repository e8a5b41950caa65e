import { likeness, placeIn } from "../shared/js/motion.js";
import { cardBack } from "./emblems.js";
import { festBack, isMarker, isSpecial } from "./specials.js";

/** Which cards fly when the table changes: compares where every card was with where it is. */

/** Where a card without a face comes from or goes to: the stock of its kind. */
const stockOf = (special) => (special ? "fest" : "stock");

/**
 * `field` holds all cards of the table `root`; `rivalHand()`, `piles(name)` and `lane(n)` are where cards come from and go to.
 * Call `remember()` before drawing and `play(view, parked)` after it; `parked` is {id, place} of a card that was let go in the air.
 * A card in the air whose place stays the same flies on: my own may be on its way when the answer comes.
 */
export function makeMoves({ root, flights, field, deck, rivalHand, piles, lane }) {
  let shown = null;   // the newest move that was seen, and of which game
  let places = new Map();

  const cards = () => [...field.querySelectorAll("[data-card]")];
  const of = (el) => placeIn(root, el);

  function remember() {
    places = new Map(cards().map((card) => [card.dataset.card, { at: card.ksAt, place: of(card) }]));
  }

  const stays = (card) => field.contains(card) && places.get(card.dataset.card)?.at === card.ksAt;

  function start(card, parked) {
    const id = card.dataset.card;
    const was = places.get(id);
    if (parked && parked.id === id) return { from: parked.place };
    if (was) return was.at === card.ksAt ? null : { from: was.place };
    const special = isSpecial(id);
    return { from: of(card.ksAt === "hand" ? piles(stockOf(special)) : rivalHand()), back: special ? festBack("back") : cardBack("back") };
  }

  /** Where a card that left the board lay: at its rope, in my hand or fingers, or with the rival. */
  const left = (id, parked) => (parked && parked.id === id ? parked.place : places.get(id)?.place) || of(rivalHand());

  function away(id, to, order, parked) {
    const card = deck.card(id);
    deck.dress(card, id);
    flights.pass({ content: likeness(card), from: left(id, parked), to, order });
  }

  /** Soap and mud fly to their rope, every other special with an effect to the discard. */
  function playSpecial(move, order, parked) {
    const end = isMarker(move.special) ? lane(move.rope).querySelector(".pen") : piles("discard");
    if (!field.contains(deck.card(move.special))) away(move.special, of(end), order, parked);
  }

  function playUnder(move, order, parked) {
    const special = move.kind === "under_special";
    const to = of(piles(stockOf(special)));
    if (move.card) away(move.card, to, order, parked);
    else flights.pass({ content: (special ? festBack : cardBack)("back"), from: of(rivalHand()), to, order });
  }

  function drawn(special, order) {
    flights.pass({ content: (special ? festBack : cardBack)("back"), from: of(piles(stockOf(special))), to: of(rivalHand()), order });
  }

  /** What a move shows besides the cards that lie on the board afterwards. */
  function pass(move, order, parked) {
    if (move.special) playSpecial(move, order, parked);
    if (move.kind.startsWith("under")) playUnder(move, order, parked);
    if (move.kind === "move" && !field.contains(deck.card(move.card))) away(move.card, of(piles("discard")), order, parked);
    if (move.kind.startsWith("draw") && move.by === "them") drawn(move.kind === "draw_special", order);
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
    fresh.forEach((move, order) => pass(move, order, parked));
  }

  return { remember, play };
}
