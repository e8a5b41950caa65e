/** The empty picture in a frame: 600 by 360 units, of which the outer 24 above and below may be cut off. */
import { svg } from "../tables/shared/js/dom.js";

/** An SVG that holds `content` (elements) and says nothing to a screen reader. */
export function paintedArt(content) {
  return svg("svg", { class: "art", viewBox: "0 0 600 360", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true", focusable: "false" }, ...content);
}
