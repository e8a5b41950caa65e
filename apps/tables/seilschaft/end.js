import { svg } from "../shared/js/dom.js";
import { thing } from "./scenery.js";

/** The end of a game: both on the summit, or the rope torn. */

const PEAK = "M0 92 38 58 58 68 100 18 142 68 162 58 200 92Z";
const SNOW = "M100 18 122 44 112 42 104 54 96 42 84 48 78 44Z";

function climberAt(x, y, side, className) {
  const picture = thing("climber", { x: -30, y: -66, width: 60, height: 70 });
  return svg("g", { transform: `translate(${x} ${y}) scale(${side * 0.5} 0.5)`, class: className }, picture);
}

function won() {
  return [climberAt(84, 38, 1, "is-me"), climberAt(116, 38, -1, "is-them"),
    svg("path", { d: "M100 20V-6", class: "flag-pole" }), svg("path", { d: "M100-6 118 0 100 6Z", class: "flag-cloth" })];
}

function lost() {
  return [svg("path", { d: "M38 58C60 62 66 72 62 86", class: "torn" }), svg("path", { d: "M162 58C140 62 136 70 139 82", class: "torn" }),
    climberAt(30, 66, 1, "is-me"), climberAt(170, 66, -1, "is-them")];
}

/** The peak with both on it, or below it. */
export function endPicture({ over: { result } }) {
  return [svg("svg", { class: `end-sign end-${result}`, viewBox: "0 -14 200 106", "aria-hidden": "true" },
    svg("path", { d: PEAK, class: "peak" }), svg("path", { d: SNOW, class: "peak-snow" }), result === "won" ? won() : lost())];
}
