import { h, setAttrs, setText } from "./dom.js";
import { keepChoice } from "./theme.js";

/** Switches above the figures. */

const FOUR = "ks_four";

/** How long a switch stands as it was pressed while the table has not said so. */
const SWITCH_MS = 3000;

/** A switch called `id`; `on(checked)` is told of every change, draw({on, label, help}) shows how it stands. */
export function makeSwitch(id, on) {
  let wanted = null;   // until the table says the same: what it said of something else meanwhile is older
  const box = h("input", { type: "checkbox", role: "switch", id, onchange: () => press(box.checked) });
  const label = h("label", { for: id });
  const el = h("span", { class: "switch" }, box, label);

  function press(checked) {
    wanted = checked;
    setTimeout(() => { wanted = null; }, SWITCH_MS);
    on(checked);
  }

  function draw(said) {
    if (wanted === said.on) wanted = null;
    box.checked = wanted ?? said.on;
    setText(label, said.label);
    setAttrs(el, { title: said.help || null });
  }

  return { el, box, draw };
}

/** Suits in four colours: a wish of this browser alone, kept for the next page. draw(label) names it. */
export function makeFourColours({ root, onPage }) {
  const four = makeSwitch("ks-four", (on) => {
    root.classList.toggle("ks-four", on);
    if (onPage) keepChoice(FOUR, on ? "1" : "");
  });
  four.box.checked = onPage && document.cookie.includes(`${FOUR}=1`);
  root.classList.toggle("ks-four", four.box.checked);
  return { el: four.el, draw: (label) => four.draw({ on: four.box.checked, label }) };
}
