import { isTarget } from "./place.js";
import { movable } from "./places.js";

/** What a press on the felt means, by mouse, finger or key: choose a card, aim it, lay my coin. */

/**
 * press(at, card) for a click on a place, twice(card) for a double click, which plays home and never anywhere else; reach(at) for the key
 * of a column, cell() and home() for C and H, letGo() for Escape. `coining` {on(), set(on)} says whether my coin is in my hand.
 */
export function makeFeltFingers({ view, words, board, choice, deeds, speaker, carry, coining }) {
  const homeOf = (card) => `h${card[1]}`;
  const held = () => { const item = choice.item(); return movable(item) ? item : null; };

  function layCoin(at) {
    const { coin } = view();
    if (!coin.columns.includes(at) && coin.at !== at) return;
    deeds.coin(at);
    coining.set(false);
  }

  /** A second press on the chosen card: home if it may, else it is let go. */
  function again(item) {
    if (item.to.includes("h")) deeds.lay(item.id, homeOf(item.id));
    else choice.choose(null);
  }

  /** The place of the keyboard goes with a card that stays on the table. */
  function aim(item, at) {
    const goes = at[0] !== "h" && isTarget(at, { item, view: view() });
    if (deeds.lay(item.id, at)) {
      if (goes) board.followTo(at);
    } else if (item.at === at) choice.choose(null);
  }

  function press(at, card) {
    speaker.hush();
    if (coining.on()) return layCoin(at);
    const item = choice.item();
    if (item && item.id === card) return again(item);
    const pressed = card && choice.inHand(card);
    if (held() && (isTarget(at, { item, view: view() }) || !movable(pressed))) return aim(item, at);
    return choice.choose(pressed ? card : null);
  }

  function twice(card) {
    const item = choice.inHand(card);
    if (item && item.to.includes("h")) deeds.lay(card, homeOf(card));
  }

  function choose(at) {
    speaker.hush();
    const item = view().hand.findLast((one) => one.at === at);
    board.go(at);
    choice.choose(item ? item.id : null);
    board.focus();
  }

  function reach(at) {
    if (!view().columns.some((column) => column.at === at)) return;
    const item = held();
    if (coining.on()) layCoin(at);
    else if (item && item.at !== at) aim(item, at);
    else if (item) choice.choose(null);
    else choose(at);
  }

  /** C sends the chosen card to a cell; without one it goes round the cards in the cells, mine first of all. */
  function cell() {
    const { cells } = view();
    const item = held();
    const filled = cells.filter(({ card }) => card);
    const mine = filled.filter(({ card }) => movable(card));
    const round = (mine.length ? mine : filled).map(({ at }) => at);
    if (item && item.at[0] !== "c") aim(item, (cells.find(({ card }) => !card) || cells[0]).at);
    else if (round.length) choose(round[(round.indexOf(choice.item()?.at) + 1) % round.length]);
    else choose(cells[0].at);
  }

  /** H sends the chosen card; without one it finds a card that may go home. */
  function home() {
    const item = held();
    if (item) return aim(item, homeOf(item.id));
    const ready = view().hand.find(({ to }) => to.includes("h"));
    return ready ? choose(ready.at) : speaker.refuse(words().t.none_home);
  }

  function letGo() {
    if (carry.cancel()) return;
    speaker.hush();
    if (coining.on()) coining.set(false);
    else if (choice.card() !== null) choice.choose(null);
  }

  function toggleCoin() {
    const { coin } = view();
    choice.choose(null);
    if (coin && coin.can) coining.set(!coining.on());
    else deeds.coin(null);   // the table says why not
  }

  return { press, twice, reach, cell, home, letGo, toggleCoin };
}
