import { makeDrag } from "../shared/js/drag.js";

/** A card in the fingers: carried to a rope, it waits there in the air for the answer. */

const PARKED_MS = 3000;

/**
 * Cards of `hand` can be carried over `root` to a lane of `lanes`; `lay(card, rope)` says whether one went out. `land()` ends the
 * waiting: a card still in the hand flies home, another is let go; returns {id, place} of where it was, or null. `cancel()` puts
 * back a card that is being carried; false when there is none.
 */
export function makeCarry({ root, air, hand, field, lanes, deck, choice, speaker, lay }) {
  let parked = null;

  function land() {
    if (!parked) return null;
    const { id, grip } = parked;
    const place = grip.place();
    parked = null;
    grip.go(choice.inHand(id) ? deck.card(id) : null);
    return { id, place };
  }

  function drop(card, rope, grip) {
    if (!lay(card.dataset.card, rope)) {
      grip.go(card);
      return;
    }
    const mine = { id: card.dataset.card, grip };
    parked = mine;
    setTimeout(() => { if (parked === mine) land(); }, PARKED_MS);
  }

  function start(card) {
    speaker.hush();
    choice.choose(card.dataset.card);
    root.classList.add("dragging");
  }

  function over(x, y) {
    const under = root.getRootNode().elementFromPoint(x, y);
    const lane = under && under.closest(".lane");
    const rope = lane ? Number(lane.dataset.rope) : null;
    lanes.aim(rope);
    return rope;
  }

  function end() {
    root.classList.remove("dragging");
    lanes.aim(null);
    choice.choose(null);
  }

  const scroller = () => (field.scrollWidth > field.clientWidth ? field : null);
  const { cancel } = makeDrag({ root, air, source: hand.el, what: ".card", on: { start, over, drop, end, scroller } });
  return { cancel, land };
}
