import { h } from "../shared/js/dom.js";
import { symbol } from "./emblems.js";
import { face } from "./rival.js";
import { bunting } from "./scene.js";

/** The end of a round, as it stands in its dialog. */

/** The end of the game under bunting, a beaten rival in the brook; the table stays to be looked at once it is closed. */
export function overBox({ over, rival }, t, press, dismiss) {
  const sign = h("div", { class: `end-sign end-${over.result}`, "aria-hidden": "true" }, symbol("pennant", "end-pen", "0 0 44 52"),
    h("span", { class: "end-face" }, face(rival.face), symbol("splash", "end-wet", "0 0 96 46")));
  return {
    id: "over", kind: "over", title: over.title, close: t.look_at_table, onPress: press, onEscape: dismiss,
    buttons: [...over.buttons, { do: "dismiss", label: t.look_at_table, kind: "plain" }],
    body: [bunting(), sign, h("p", { class: "end-text" }, over.text)],
  };
}
