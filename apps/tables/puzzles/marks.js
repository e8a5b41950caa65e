import { h, holdLast, setAttrs, setText, svg } from "../shared/js/dom.js";
import { emblem } from "../battleseil/emblems.js";

/** What a puzzle adds to the ropes: the marks of the person, the verdicts, and who was full first. */

/** Wrong and missed as shapes; right is the check mark of the table. */
const VERDICT_SHAPES = { wrong: "M7 7l18 18M25 7L7 25", missed: "M16 5v14M16 26v1" };

function verdictShape(verdict) {
  if (verdict === "right") return emblem("check", "pi");
  return svg("svg", { class: "pi", viewBox: "0 0 32 32", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: VERDICT_SHAPES[verdict], fill: "none", stroke: "currentColor", "stroke-width": 5, "stroke-linecap": "round" }));
}

/** Makes `pill` show a verdict (right, wrong, missed) with its word; nothing hides it. */
export function drawVerdict(pill, verdict, word) {
  const wanted = `${verdict} ${word}`;
  if (pill.dataset.verdict === wanted) return;
  pill.dataset.verdict = wanted;
  setAttrs(pill, { class: `pill verdict v-${verdict}`, hidden: !verdict });
  pill.replaceChildren(...(verdict ? [verdictShape(verdict), word] : []));
}

/** The parts that a puzzle adds to a lane; built once a lane. */
function addedTo(lane) {
  if (!lane.ksPuzzle) {
    const mark = h("span", { class: "pill mark", "aria-hidden": "true" }, emblem("check", "pi"), h("span", {}));
    const verdict = h("span", { "aria-hidden": "true" });
    lane.querySelector(".flag").append(mark, verdict);
    lane.ksPuzzle = { mark, verdict, first: h("span", { class: "hung firstmark", "aria-hidden": "true" }) };
  }
  return lane.ksPuzzle;
}

function drawFirst(lane, { first: el }, rope, t) {
  const half = { me: ".near", them: ".far" }[rope.first];
  if (!half) {
    el.remove();
    return;
  }
  setText(el, t.full_first);
  holdLast(lane.querySelector(half), el);
}

function markLane(lane, rope, { view, t }) {
  const added = addedTo(lane);
  const marked = rope.marked && !view.checked;
  added.mark.hidden = !marked;
  setText(added.mark.lastElementChild, t.i_take);
  drawVerdict(added.verdict, rope.verdict, rope.word);
  drawFirst(lane, added, rope, t);
  lane.classList.toggle("picked", marked);
  lane.classList.toggle("missed", rope.verdict === "missed");
  lane.classList.toggle("failed", rope.verdict === "wrong");
  const toggles = !view.checked && !rope.taken;
  setAttrs(lane.querySelector(".pen"), { "aria-pressed": toggles ? String(rope.marked) : null });
}

/** Puts marks and verdicts on the lanes, once they are drawn; `laneOf(n)` is the element of a rope. */
export function markLanes(laneOf, state) {
  for (const rope of state.view.ropes) markLane(laneOf(rope.n), rope, state);
}
