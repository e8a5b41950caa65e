import { makeDrag } from "../shared/js/drag.js";

/** A card in the fingers: carried to a rope, it waits there in the air for the answer. */

/**
 * Cards of `hand` can be carried over `root` to a lane of `lanes`; `lay(card, rope)` says whether one went out. `land()` ends the
 * waiting: a card still in the hand flies home, another is let go and {id, place} of where it was is returned, else null.
 * `cancel()` puts back a card that is being carried; false when there is none.
 */
export function makeCarry({ root, air, hand, field, lanes, deck, choice, speaker, lay }) {
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

  function drop(card, rope, grip) {
    const before = parked;
    parked = { id: card.dataset.card, grip };   // a lay that is welcome lands it at once
    if (lay(card.dataset.card, rope)) return;
    parked = before;
    grip.go(card);
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
