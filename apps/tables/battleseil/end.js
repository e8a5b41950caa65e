import { h } from "../shared/js/dom.js";
import { symbol } from "./emblems.js";
import { face } from "./rival.js";
import { bunting } from "./scene.js";

/** The end of a round, as it stands in its dialog. */

/** The pennant under bunting, a beaten rival in the brook. */
export function endPicture({ over, rival }) {
  const sign = h("div", { class: `end-sign end-${over.result}`, "aria-hidden": "true" }, symbol("pennant", "end-pen", "0 0 44 52"),
    h("span", { class: "end-face" }, face(rival.face), symbol("splash", "end-wet", "0 0 96 46")));
  return [bunting(), sign];
}
