/** My card on its way: it lies at its rope in the frame of the press, the table's answer follows. */

/** How long a card may be on its way before it goes home and the same hand may lay another. */
const LAY_MS = 3000;

/**
 * `view()` is what the table said last, and `changed()` is called when another picture is due without its word. `shown()` is that
 * view, with a card on its way to a rope that welcomes it out of the hand and marked as `going` at the rope: nothing else is guessed.
 * `start(card, rope)` sets a card on its way, `busy()` says whether one is; `settle(refused)` is called at every answer and
 * ends the waiting when the table has the card or refused it.
 */
export function makePending(view, changed) {
  let going = null;

  const item = () => view().hand.find((one) => going && one.id === going.card);

  function shown() {
    const now = view();
    if (!going || !going.welcome || !item()) return now;
    const { card, rope } = going;
    const laid = (one) => ({ ...one, mine: [...one.mine, card], free: false, going: card });
    return {
      ...now,
      hand: now.hand.filter((one) => one.id !== card),
      ropes: now.ropes.map((one) => (one.n === rope ? laid(one) : one)),
    };
  }

  function lapse(mine) {
    if (going !== mine) return;
    going = null;
    changed();
  }

  function start(card, rope) {
    const mine = { card, rope };
    going = mine;
    mine.welcome = Boolean(item()?.ropes.includes(rope));
    setTimeout(() => lapse(mine), LAY_MS);
    if (mine.welcome) changed();
  }

  function settle(refused = null) {
    if (going && (!going.welcome || !item() || refused === going.card)) going = null;
  }

  return { shown, start, settle, busy: () => going !== null };
}
