import { h, setAttrs, setText } from "../shared/js/dom.js";
import { keepChoice } from "../shared/js/theme.js";

/** Two switches above the figures: the aids of the table, and cards in four colours. */

const FOUR = "ks_four";

function makeSwitch(id, on) {
  const box = h("input", { type: "checkbox", role: "switch", id, onchange: () => on(box.checked) });
  const label = h("label", { for: id });
  return { el: h("span", { class: "switch" }, box, label), box, label };
}

/** `act.aids(on)` asks Python for the aids; the four colours are a wish of this browser alone, kept for the next page. */
export function makeSwitches({ root, onPage, aids }) {
  const help = makeSwitch("ks-aids", aids);
  const four = makeSwitch("ks-four", (on) => {
    root.classList.toggle("ks-four", on);
    if (onPage) keepChoice(FOUR, on ? "1" : "");
  });
  const el = h("div", { class: "switches" }, help.el, four.el);
  four.box.checked = onPage && document.cookie.includes(`${FOUR}=1`);
  root.classList.toggle("ks-four", four.box.checked);

  function draw({ view, t }) {
    help.box.checked = view.aids.on;
    setText(help.label, view.aids.label);
    setAttrs(help.el, { title: view.aids.help || null });
    setText(four.label, t.four_colours);
  }

  return { el, draw };
}
