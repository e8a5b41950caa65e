/** The card that is chosen in my hand: only the browser knows of it. */

/** `hand()` are the cards as in view.hand; `changed()` is called at every choice. A card that left the hand is chosen no longer. */
export function makeChoice(hand, changed) {
  let chosen = null;

  const inHand = (id) => hand().find((one) => one.id === id) || null;

  /** The chosen card as it stands in view.hand, or null. */
  function item() {
    const found = inHand(chosen);
    if (!found) chosen = null;
    return found;
  }

  function choose(id) {
    chosen = id;
    changed();
  }

  return {
    item, inHand, choose,
    card: () => chosen,
    toggle: (id) => choose(chosen === id ? null : id),
  };
}
