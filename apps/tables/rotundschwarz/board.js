import { h, keyed, setAttrs, setText } from "../shared/js/dom.js";
import { makePlace } from "./place.js";
import { makeRunFrame } from "./run.js";
import { makeSpots } from "./spots.js";

/** The felt: free cells and home above, eight columns below. */

function makeGroup(className, key) {
  const name = h("span", {});
  const count = h("span", { class: "count-of" });
  const places = h("div", { class: "places" });
  const el = h("section", { class: `grp ${className}` }, h("h2", {}, name, h("kbd", { "aria-hidden": "true" }, key), count), places);
  return { el, name, count, places };
}

const columnHead = (at) => h("kbd", { class: "no", "aria-hidden": "true" }, at);

/**
 * `act.tap(at, card | null)` is a click on a place or a card in it, `act.enter(at, card | null)` the key for it, `act.twice(card)` a
 * double click and `act.peek(card | null)` the mouse or the focus on a card. `focus()`, `step(dx, dy)`, `go(at)` and `followTo(at)` are
 * as in makeSpots; draw(state) with {view, t, deck, item, chosen, coining, peeked}, aim(at | null) marks the place under a carried card.
 */
export function makeBoard(act) {
  const cells = makeGroup("cells", "C");
  const homes = makeGroup("homes", "H");
  const columns = h("section", { class: "cols" });
  const el = h("div", { class: "board" }, h("div", { class: "upper" }, cells.el, homes.el), columns);
  const made = new Map();
  const frame = makeRunFrame();
  const spots = makeSpots(el);

  function place(at) {
    if (!made.has(at)) made.set(at, makePlace(at, "ch".includes(at[0]) ? null : columnHead(at)));
    return made.get(at);
  }

  function drawPlaces(parent, list, cardsOf, state) {
    keyed(parent, list, ({ at }) => at, ({ at }) => place(at).el, (_, said) => place(said.at).draw(said, cardsOf(said), state));
  }

  function drawRun({ view, peeked }) {
    const column = view.columns.find(({ cards }) => cards.some((card) => card.id === peeked));
    const card = column && column.cards.find((one) => one.id === peeked);
    const run = card ? card.run : null;
    for (const { at } of view.columns) place(at).el.classList.toggle("has-run", Boolean(run) && column.at === at);
    frame.place(column && place(column.at).stack, run, run ? column.cards.findIndex((one) => one.id === run.from) : 0);
  }

  function draw(state) {
    const { view, t } = state;
    setText(cells.name, t.free_cells);
    setText(cells.count, view.cells_label);
    setText(homes.name, t.home);
    setText(homes.count, view.home_label);
    setAttrs(columns, { "aria-label": t.columns });
    el.style.setProperty("--cells", view.cells.length);
    el.classList.toggle("four-cells", view.cells.length === 4);
    drawPlaces(cells.places, view.cells, ({ card }) => (card ? [card] : []), state);
    drawPlaces(homes.places, view.homes, ({ card, owner }) => (card ? [{ id: card, owner, to: [] }] : []), state);
    drawPlaces(columns, view.columns, ({ cards }) => cards, state);
    drawRun(state);
    spots.follow(view);
  }

  function aim(at) {
    for (const { el: one } of made.values()) one.classList.toggle("is-aimed", one.dataset.at === at);
  }

  const under = (event) => event.target.closest(".card")?.dataset.card ?? null;
  const at = (event) => event.target.closest("[data-at]")?.dataset.at ?? null;

  el.addEventListener("click", (event) => {
    if (!at(event)) return;
    spots.touch(event.target);
    act.tap(at(event), under(event));
  });
  el.addEventListener("dblclick", (event) => { if (under(event)) act.twice(under(event)); });
  el.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") act.peek(under(event)); });
  el.addEventListener("pointerleave", () => act.peek(null));
  el.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) act.peek(under(event)); });
  el.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || (event.key !== "Enter" && event.key !== " ") || !at(event)) return;
    act.enter(at(event), under(event));
    event.preventDefault();
  });

  return { el, draw, aim, focus: spots.focus, step: spots.step, go: spots.go, followTo: spots.followTo };
}
