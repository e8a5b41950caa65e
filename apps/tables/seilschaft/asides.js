import { h, setText } from "../shared/js/dom.js";

/** What is counted above the table: round and trick. */

/** Round, trick and hidden cards in the bar above the table. */
export function makeStats() {
  const stat = () => h("li", {}, h("span", {}), h("span", { class: "pips", "aria-hidden": "true" }));
  const [deal, trick, hidden] = [stat(), stat(), h("li", { class: "hidden-left" })];
  const el = h("ul", { class: "stats" }, deal, trick, hidden);

  function drawPips(box, { no, of, label }) {
    setText(box.firstElementChild, label);
    const wanted = `${no} ${of}`;
    if (box.dataset.pips === wanted) return;
    box.dataset.pips = wanted;
    box.lastElementChild.replaceChildren(...Array.from({ length: of }, (_, i) => h("i", { class: i + 1 < no ? "done" : i + 1 === no ? "now" : null })));
  }

  function draw({ stats }) {
    drawPips(deal, stats.deal);
    drawPips(trick, stats.trick);
    setText(hidden, stats.hidden.label);
  }

  return { el, draw };
}
