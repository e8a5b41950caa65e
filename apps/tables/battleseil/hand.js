import { h, keyed, setAttrs } from "../shared/js/dom.js";
import { makeRoving } from "../shared/js/roving.js";

/** My hand: one list of cards, one of them the place of the keyboard, one of them (or none) chosen. */

/** Whether a card can be used now. */
const usable = (item) => item.ropes.length > 0 || Object.keys(item.aims).length > 0 || Boolean(item.does);

/**
 * `act.choose(id)` chooses or lets go, `act.use()` does what the chosen card does by itself. draw(state) with {view, t, deck, chosen}.
 * `focus()` puts the focus on the place of the keyboard (false when the hand is empty), `step(by)` moves that place and
 * returns the card there, `here()` is the card there.
 */
export function makeHand(act) {
  const el = h("div", { class: "hand" });
  const roving = makeRoving(el);

  function drawCard(card, item, { view, deck, chosen, t }) {
    const grey = (view.turn.laying || view.turn.returning) && !usable(item);
    deck.dress(card, item.id);
    card.classList.remove("last", "last-mine", "going", "aimable", "aimed");
    card.classList.toggle("grey", grey);
    card.classList.toggle("sel", item.id === chosen);
    setAttrs(card, { role: "option", "aria-selected": String(item.id === chosen), "aria-pressed": null,
      "aria-description": item.why || deck.text(item.id) || null, title: item.why || `${deck.name(item.id)} – ${t.choose_card}` });
    card.ksAt = "hand";
  }

  /** Enter on a chosen card that needs no aim plays it. */
  function enter(id) {
    if (id !== act.chosen() || !act.use()) act.choose(id);
  }

  function draw(state) {
    const ids = state.view.hand.map((item) => item.id);
    const filled = ids.length > 0;
    const list = { role: "listbox", "aria-label": state.t.your_hand, "aria-orientation": "horizontal" };
    setAttrs(el, filled ? list : { role: null, "aria-label": null, "aria-orientation": null });
    el.classList.toggle("resting", !(state.view.turn.laying || state.view.turn.returning));
    el.style.setProperty("--n", Math.max(2, ids.length));
    keyed(el, state.view.hand, (item) => item.id, (item) => state.deck.card(item.id), (card, item) => drawCard(card, item, state));
    roving.follow(ids, state.chosen);
  }

  el.addEventListener("click", (event) => {
    const card = event.target.closest(".card");
    if (!card) return;
    roving.go(card.dataset.card);
    act.choose(card.dataset.card);
  });
  el.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") enter(roving.here());
    else if (event.key === "Home" || event.key === "End") {
      const [first, last] = roving.ends();
      roving.go(event.key === "Home" ? first : last);
      roving.focus();
    } else return;
    event.preventDefault();
  });

  return { el, draw, focus: roving.focus, step: roving.step, here: roving.here };
}
