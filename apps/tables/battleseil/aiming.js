/** A special that moves cards is aimed twice: at a card, and then at where that goes. Only the browser knows of it meanwhile. */

const MESSAGES = { Wasps: "wasps", Transfer: "transfer", FreeBeer: "free_beer" };

/** Where a card goes that leaves the ropes. */
export const DISCARDED = 0;

/** Whether a special is aimed at a card. */
export const isAimed = (id) => id in MESSAGES;

/**
 * `choice` is the chosen hand card. `card()` is the card aimed at, or null; `cards()` are those that may be aimed at now, from the left;
 * `targets()` the ropes (and DISCARDED) where the one aimed at may go; `at(card)` aims, `end()` aims no longer and says whether it did;
 * `message(card, target)` is what is sent to Python. `changed()` is called at every change.
 */
export function makeAiming(choice, changed) {
  let aimed = null;

  function card() {
    const item = choice.item();
    if (aimed && (!item || item.id !== aimed.special || !(aimed.card in item.aims))) aimed = null;
    return aimed && aimed.card;
  }

  function cards() {
    const item = choice.item();
    return item && card() === null ? Object.keys(item.aims) : [];
  }

  function targets() {
    const at = card();
    return at === null ? [] : choice.item().aims[at];
  }

  function at(id) {
    aimed = { special: choice.card(), card: id };
    changed();
  }

  function end() {
    const was = card() !== null;
    aimed = null;
    if (was) changed();
    return was;
  }

  function message(id, target) {
    const type = MESSAGES[choice.card()];
    if (type === "wasps") return { type, card: id };
    return { type, card: id, rope: target === DISCARDED ? "discard" : target };
  }

  return { card, cards, targets, at, end, message };
}
