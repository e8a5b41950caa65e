import { h, keyed, setAttrs } from "../shared/js/dom.js";
import { makeRoving } from "../shared/js/roving.js";

/** My hand: one list of cards, one of them the place of the keyboard, one of them (or none) chosen. */

/**
 * `act.choose(id)` chooses or lets go. draw(state) with {view, t, deck, chosen}.
 * `focus()` puts the focus on the place of the keyboard (false when the hand is empty), `step(by)` moves that place and
 * returns the card there, `here()` is the card there.
 */
export function makeHand(act) {
  const el = h("div", { class: "hand" });
  const roving = makeRoving(el);

  function drawCard(card, item, { view, deck, chosen, t }) {
    const grey = view.turn.mine && view.turn.step === "lay" && !item.ropes.length;
    deck.dress(card, item.id);
    card.classList.remove("last", "last-mine", "going");
    card.classList.toggle("grey", grey);
    card.classList.toggle("sel", item.id === chosen);
    setAttrs(card, { role: "option", "aria-selected": String(item.id === chosen), "aria-description": item.why || null,
      title: item.why || `${deck.name(item.id)} – ${t.choose_card}` });
    card.ksAt = "hand";
  }

  function draw(state) {
    const ids = state.view.hand.map((item) => item.id);
    const filled = ids.length > 0;
    const list = { role: "listbox", "aria-label": state.t.your_hand, "aria-orientation": "horizontal" };
    setAttrs(el, filled ? list : { role: null, "aria-label": null, "aria-orientation": null });
    el.classList.toggle("resting", !state.view.turn.mine || state.view.turn.step !== "lay");
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
    if (event.key === "Enter" || event.key === " ") act.choose(roving.here());
    else if (event.key === "Home" || event.key === "End") {
      const [first, last] = roving.ends();
      roving.go(event.key === "Home" ? first : last);
      roving.focus();
    } else return;
    event.preventDefault();
  });

  return { el, draw, focus: roving.focus, step: roving.step, here: roving.here };
}
