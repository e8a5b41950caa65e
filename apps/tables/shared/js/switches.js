import { h, setAttrs, setText } from "./dom.js";
import { keepChoice } from "./theme.js";

/** Switches above the figures. */

const FOUR = "ks_four";

/** A switch called `id`; `on(checked)` is told of every change, draw({on, label, help}) shows how it stands. */
export function makeSwitch(id, on) {
  const box = h("input", { type: "checkbox", role: "switch", id, onchange: () => on(box.checked) });
  const label = h("label", { for: id });
  const el = h("span", { class: "switch" }, box, label);

  function draw(said) {
    box.checked = said.on;
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
