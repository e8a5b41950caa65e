/** The places of the table and what may go where: pure, no element here. Places: "c1".. free cells, "hS".. home, "1".."8" columns. */

/** What a card is aimed at when it goes to the place `at`: "c" any free cell, "h" home, else the column. */
export const aimOf = (at) => ("ch".includes(at[0]) ? at[0] : at);

/** Whether the card `item` may go there now. */
export const mayGo = (item, aim) => Boolean(item) && item.to.includes(aim);

/** Whether the card can be moved at all now. */
export const movable = (item) => Boolean(item && item.to.length);

/** The view with `hand`: every card that is not home yet, with the place `at` where it lies and whether it is the `last` one there. */
export function withHand(view) {
  const cells = view.cells.flatMap(({ at, card }) => (card ? [{ ...card, at, last: true }] : []));
  const columns = view.columns.flatMap(({ at, cards }) => cards.map((card, i) => ({ ...card, at, last: i === cards.length - 1 })));
  return { ...view, hand: [...cells, ...columns] };
}

/** Whether the view has the card where it was sent. */
export function arrivedThere({ hand }, id, aim) {
  const item = hand.find((one) => one.id === id);
  return aim === "h" ? !item : Boolean(item) && aimOf(item.at) === aim;
}

/** Whether the table takes the card there for certain. */
export const welcomeThere = (item, aim, { turn }) => turn.mine && mayGo(item, aim);

const resting = (item) => ({ ...item, to: [] });

/** The view with my card where I sent it; nothing may move before the table has answered. */
export function laidView(view, id, aim) {
  const card = withHand(view).hand.find((one) => one.id === id);
  if (!card) return withHand(view);
  const free = view.cells.find((cell) => !cell.card);
  const cells = view.cells.map((cell) => {
    if (cell.card && cell.card.id === id) return { ...cell, card: null };
    if (aim === "c" && cell === free) return { ...cell, card: resting(card) };
    return cell.card ? { ...cell, card: resting(cell.card) } : cell;
  });
  const columns = view.columns.map((column) => {
    const cards = column.cards.filter((one) => one.id !== id).map(resting);
    return { ...column, cards: column.at === aim ? [...cards, resting(card)] : cards };
  });
  const homes = view.homes.map((home) => (aim === "h" && home.suit === id[1] ? { ...home, card: id } : home));
  const turn = aim === "h" ? view.turn : { ...view.turn, mine: false };
  return withHand({ ...view, cells, columns, homes, turn });
}
