import { isAimed } from "./aiming.js";

/** Where a card can be carried: to a rope, to a card at a rope, or to the piles. */

/** For makeCarry: the place under the pointer for the card that is carried, which is the chosen one. */
export function overTable(root, { field, lanes }, choice) {
  function over(x, y) {
    const under = root.getRootNode().elementFromPoint(x, y);
    const item = choice.item();
    if (!under || !item) return null;
    const lane = under.closest(".lane");
    const card = lane && under.closest("[data-card]");
    if (item.does) return under.closest(item.does === "under" ? ".pile" : ".pile, .scene") ? "pile" : lane && Number(lane.dataset.rope);
    if (isAimed(item.id) && card) return card.dataset.card;
    return lane ? Number(lane.dataset.rope) : null;
  }

  return { over, aim: lanes.aim, scroller: () => (field.scrollWidth > field.clientWidth ? field : null) };
}
