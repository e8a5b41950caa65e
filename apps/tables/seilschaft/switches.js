import { h } from "../shared/js/dom.js";
import { makeFourColours, makeSwitch } from "../shared/js/switches.js";

/** Two switches above the figures: the aids of the table, and cards in four colours. */

/** `aids(on)` asks Python for the aids. */
export function makeSwitches({ root, onPage, aids }) {
  const help = makeSwitch("ks-aids", aids);
  const four = makeFourColours({ root, onPage });
  const el = h("div", { class: "switches" }, help.el, four.el);

  function draw({ view, t }) {
    help.draw(view.aids);
    four.draw(t.four_colours);
  }

  return { el, draw };
}
