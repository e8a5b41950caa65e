import { makeDrag } from "./drag.js";

/** A card in the fingers: where it is dropped it waits in the air for the answer. */

/**
 * Cards of `hand` can be carried over `root`. `over(x, y)` says which place of the table is there, or null; `aim(place | null)` marks it;
 * `lay(card, place)` says whether one went out; `what` are the cards that may be carried; `scroller()` is the box to scroll at its edges, or null. `land()` ends the waiting: a
 * card still in the hand flies home, another is let go and {id, place} of where it was is returned, else null.
 * `cancel()` puts back a card that is being carried; false when there is none.
 */
export function makeCarry({ root, air, hand, over, aim, scroller, deck, choice, speaker, lay, what = ".card" }) {
  let parked = null;

  function land() {
    if (!parked) return null;
    const { id, grip } = parked;
    const home = choice.inHand(id) ? deck.card(id) : null;
    const place = grip.place();
    parked = null;
    grip.go(home);
    return home ? null : { id, place };
  }

  function drop(card, target, grip) {
    const before = parked;
    parked = { id: card.dataset.card, grip };   // a lay that is welcome lands it at once
    if (lay(card.dataset.card, target)) return;
    parked = before;
    grip.go(card);
  }

  function start(card) {
    speaker.hush();
    choice.choose(card.dataset.card);
    root.classList.add("dragging");
  }

  function move(x, y) {
    const target = over(x, y);
    aim(target);
    return target;
  }

  function end() {
    root.classList.remove("dragging");
    aim(null);
    choice.choose(null);
  }

  const { cancel } = makeDrag({ root, air, source: hand.el, what, on: { start, over: move, drop, end, scroller } });
  return { cancel, land };
}
