import { h, setAttrs, setText } from "../shared/js/dom.js";
import { makePanels } from "../shared/js/panels.js";
import { emblemSheet } from "../battleseil/emblems.js";
import { specialSheet } from "../battleseil/specials.js";
import { makeLanes } from "../battleseil/lanes.js";
import { banks, village } from "../battleseil/scene.js";
import { makeStrip } from "../battleseil/strip.js";
import { makeChooser } from "./chooser.js";
import { letGoAfterClicks } from "./keyboard.js";
import { markLanes } from "./marks.js";
import { makeProofs } from "./proofs.js";
import { makePuzzleShelf } from "./shelf.js";

/** What stands on the page of a puzzle, and where. */

/** The plaque in the sky: which puzzle, and what is asked. */
function makePlaque() {
  const name = h("h2", {});
  const task = h("p", {});
  const el = h("div", { class: "plaque" }, name, task);
  return { el, draw({ view }) { setText(name, view.heading); setText(task, view.task); } };
}

/** The ropes with what a puzzle adds to them; `act.rope(n)` is called for a press on one. */
function makeRopes(act) {
  const lanes = makeLanes({ look: act.rope, pick: act.rope, grab: () => {}, aimAt: () => {} });
  const making = h("p", { class: "making" });
  const field = h("div", { class: "field" }, banks(), lanes.el);
  const strip = makeStrip(field, lanes.lane);

  function draw(state) {
    const { view } = state;
    setText(making, view.making);
    making.hidden = !view.making;
    field.classList.toggle("checked", view.checked);
    setAttrs(field, { "aria-busy": view.making ? "true" : null });
    if (!view.making) drawRopes(state);   // what lies there stays until the new puzzle comes: it takes a blink
  }

  function drawRopes(state) {
    const { view, t } = state;
    const still = { ...state, view: { ...view, seil: null, takeable: [] }, chosen: null, legal: [], aimCards: [], aimed: null, marker: false };
    lanes.draw(still);
    markLanes(lanes.lane, state);
    const signed = view.ropes.map((rope) => ({ ...rope, sign: rope.word || (rope.marked ? t.i_take : rope.sign) }));
    const legal = view.checked ? [] : view.ropes.filter((rope) => rope.marked).map((rope) => rope.n);
    strip.draw({ ...state, view: { ...view, ropes: signed }, chosen: "", legal });
  }

  return { field, strip, making, draw, fromTheLeft() { field.scrollLeft = 0; } };
}

/** All that is drawn from the view; act needs rope(n), number(n), grade(n), press(do) and discard(). */
export function makePuzzleParts(act, figures) {
  return {
    plaque: makePlaque(),
    ropes: makeRopes(act),
    shelf: makePuzzleShelf(act),
    chooser: makeChooser(act),
    proofs: makeProofs(),
    panels: makePanels(figures),
  };
}

/** Puts the parts into `root`, the header above, the speaker's lines over them. */
export function layOutPuzzle({ root, onPage, parts, header, speaker }) {
  const { plaque, ropes, shelf, chooser, proofs, panels } = parts;
  const scene = h("div", { class: "scene" }, h("div", { class: "sky" }, village(), plaque.el), ropes.strip.el, ropes.field, ropes.making);
  const board = h("div", { class: "table" }, scene, h("div", { class: "refusal-place" }, speaker.refusal), shelf.bar, shelf.own);
  const side = h("div", { class: "side" }, chooser.el, proofs.el, panels.el);
  for (const part of [header, ropes.field, shelf.bar, chooser.el]) letGoAfterClicks(part);
  root.append(emblemSheet(), specialSheet(), header, h(onPage ? "main" : "div", { class: "room" }, board, side), speaker.el);
}
