import { h, keyed, setAttrs } from "../shared/js/dom.js";

/** My hand: one list of cards, one of them the place of the keyboard, one of them (or none) chosen. */

/**
 * `act.choose(id)` chooses or lets go. draw(state) with {view, t, deck, chosen}.
 * `focus()` puts the focus on the place of the keyboard (false when the hand is empty), `step(by)` moves that place and
 * returns the card there, `here()` is the card there.
 */
export function makeHand(act) {
  const el = h("div", { class: "hand" });
  let place = 0;
  let ids = [];

  const here = () => ids[place] ?? null;
  const cardAt = (index) => el.children[index] || null;

  function rove() {
    [...el.children].forEach((card, index) => setAttrs(card, { tabindex: index === place ? "0" : "-1" }));
  }

  function put(index) {
    place = Math.max(0, Math.min(index, ids.length - 1));
    rove();
  }

  function focus() {
    const card = cardAt(place);
    if (!card) return false;
    card.focus({ preventScroll: true });
    return true;
  }

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
    ids = state.view.hand.map((item) => item.id);
    const filled = ids.length > 0;
    const list = { role: "listbox", "aria-label": state.t.your_hand, "aria-orientation": "horizontal" };
    setAttrs(el, filled ? list : { role: null, "aria-label": null, "aria-orientation": null });
    el.classList.toggle("resting", !state.view.turn.mine || state.view.turn.step !== "lay");
    keyed(el, state.view.hand, (item) => item.id, (item) => state.deck.card(item.id), (card, item) => drawCard(card, item, state));
    put(state.chosen === null ? place : ids.indexOf(state.chosen));
  }

  function step(by) {
    put((place + by + ids.length) % ids.length);
    return here();
  }

  el.addEventListener("click", (event) => {
    const card = event.target.closest(".card");
    if (!card) return;
    put(ids.indexOf(card.dataset.card));
    act.choose(card.dataset.card);
  });
  el.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") act.choose(here());
    else if (event.key === "Home") { put(0); focus(); }
    else if (event.key === "End") { put(ids.length - 1); focus(); }
    else return;
    event.preventDefault();
  });

  return { el, draw, focus, step, here };
}
