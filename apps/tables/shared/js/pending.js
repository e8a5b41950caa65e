/** My card on its way: it lies where I put it in the frame of the press, the table's answer follows. */

/** How long a card may be on its way before it goes home and the same hand may lay another. */
const WAIT_MS = 3000;

const leftHand = ({ hand }, card) => !hand.some((one) => one.id === card);

/**
 * `view()` is what the table said last, and `changed()` is called when another picture is due without its word. A card goes `to` a
 * place the game knows: `welcome(item, to, view)` says whether the table will take it there for certain, `laid(view, card, to)` is the
 * view with it there. `shown()` is the view, with a welcome card out of the hand and laid: nothing else is guessed.
 * `arrived(view, card, to)` says whether the table has the card there; without it, a card that left the hand has.
 * `start(card, to)` sets a card on its way, `busy()` says whether one is; `settle(refused)` is called at every answer and
 * ends the waiting when the table has the card or refused it.
 */
export function makePending({ view, changed, welcome, laid, arrived = leftHand }) {
  let going = null;

  const item = () => (going && view().hand.find((one) => one.id === going.card)) || null;
  const there = () => arrived(view(), going.card, going.to);

  function shown() {
    const now = view();
    if (!going || !going.welcome || there()) return now;
    return laid({ ...now, hand: now.hand.filter((one) => one.id !== going.card) }, going.card, going.to);
  }

  function lapse(mine) {
    if (going !== mine) return;
    going = null;
    changed();
  }

  function start(card, to) {
    const mine = { card, to };
    going = mine;
    mine.welcome = Boolean(item() && welcome(item(), to, view()));
    setTimeout(() => lapse(mine), WAIT_MS);
    if (mine.welcome) changed();
  }

  function settle(refused = null) {
    if (going && (!going.welcome || there() || refused === going.card)) going = null;
  }

  return { shown, start, settle, busy: () => going !== null };
}
