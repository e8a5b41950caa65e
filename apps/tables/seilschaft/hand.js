import { h, keyed, setAttrs } from "../shared/js/dom.js";
import { makeRoving } from "../shared/js/roving.js";
import { fan } from "./partner.js";

/** My hand: one list of cards, fanned by suit, one of them the place of the keyboard, one of them (or none) chosen. */

const TURN = 1.6;
const DROP = 1.15;
const MOST_FANNED = 9;

/**
 * `act.tap(id)` is a click or tap on a card, `act.peek(id | null)` the mouse over one, `act.twice(id)` a double click,
 * `act.enter(id)` and `act.reach(id)` the keys. `focus()`, `step(by)` and `here()` are the place of the keyboard, as in makeRoving;
 * draw(state) with {view, t, deck, chosen}: what must wait is grey and says why.
 */
export function makeHand(act) {
  const el = h("div", { class: "hand" });
  const roving = makeRoving(el);
  let replaying = false;   // Home and End belong to the game that is looked back at

  function drawCard(card, item, index, { view, deck, chosen, t }) {
    const before = view.hand[index - 1];
    const ease = Math.min(1, MOST_FANNED / view.hand.length);
    deck.dress(card, item.id);
    fan(card, index, view.hand.length, TURN * ease, DROP * ease * ease);
    const told = item.now ? `${item.now.sum}, ${item.now.steps_label}. ${item.now.text}` : "";
    setAttrs(card, {
      class: ["card", item.legal ? "legal" : view.turn.mine && "grey", item.id === chosen && "sel", before && before.id[1] !== item.id[1] && "gap"].filter(Boolean).join(" "),
      role: "option", "aria-label": item.name, "aria-selected": String(item.id === chosen), "aria-description": item.why || told || null,
      title: item.why || `${item.name} – ${t.choose_card}`,
    });
    card.ksAt = "hand";
  }

  function draw(state) {
    const { view, t, chosen } = state;
    const ids = view.hand.map((item) => item.id);
    const filled = ids.length > 0;
    replaying = Boolean(view.replay);
    setAttrs(el, { role: filled ? "listbox" : null, "aria-label": filled ? t.your_hand : null, "aria-orientation": filled ? "horizontal" : null });
    el.style.setProperty("--n", Math.max(2, ids.length));
    el.classList.toggle("resting", !view.turn.mine);
    el.classList.toggle("some-grey", view.turn.mine && view.hand.some((item) => !item.legal));
    keyed(el, view.hand, (item) => item.id, (item) => state.deck.card(item.id), (card, item, index) => drawCard(card, item, index, state));
    roving.follow(ids, chosen);
  }

  const under = (event) => event.target.closest(".card")?.dataset.card ?? null;

  el.addEventListener("click", (event) => {
    const id = under(event);
    if (!id) return;
    roving.go(id);
    act.tap(id);
  });
  el.addEventListener("dblclick", (event) => { if (under(event)) act.twice(under(event)); });
  el.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") act.peek(under(event)); });
  el.addEventListener("pointerleave", () => act.peek(null));
  el.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") act.enter(roving.here());
    else if (replaying) return;
    else if (event.key === "Home") act.reach(roving.ends()[0]);
    else if (event.key === "End") act.reach(roving.ends()[1]);
    else return;
    event.preventDefault();
  });

  return { el, draw, focus: roving.focus, step: roving.step, here: roving.here };
}
