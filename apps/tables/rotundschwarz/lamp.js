import { h, setText, svg } from "../shared/js/dom.js";

/** The lamp beside the table: green as long as the game can be won, red when it is proven lost; its form says it too. */

const GLASS = "M20 24h24c5 6 7 12 7 17 0 10-8 18-19 18s-19-8-19-18c0-5 2-11 7-17z";
const SIGNS = {
  solved: "M23 41l7 7 13-14",
  impossible: "M24 33l16 16M40 33l-16 16",
  unknown: "M26 36c0-8 12-8 12-1 0 5-6 5-6 10M32 51v.500",
  searching: "M22 42h.500M32 42h.500M42 42h.500",
};

function lantern(state) {
  const part = (name, d) => svg("path", { class: name, d });
  return svg("svg", { class: `lantern lantern-${state}`, viewBox: "0 0 64 84", "aria-hidden": "true" },
    svg("circle", { class: "shine-of", cx: 32, cy: 41, r: 30 }), svg("circle", { class: "shine-of", cx: 32, cy: 41, r: 25 }),
    part("hook", "M32 2v12"), part("cap", "M20 20c0-6 5-9 12-9s12 3 12 9z"), part("ring", "M18 20h28v4H18z"), part("glass", GLASS),
    part("sign", SIGNS[state]), part("ring", "M22 59h20v5H22z"), part("cap", "M26 64h12l-3 6h-6z"));
}

/** draw({view}) with view.lamp: null | {state: "solved" | "impossible" | "unknown" | "searching", head, text, note}. */
export function makeLamp() {
  const picture = h("span", { class: "lantern-place" });
  const [head, text, note] = [h("h2", {}), h("p", {}), h("p", { class: "note" })];
  const el = h("section", { class: "panel lamp" }, picture, h("div", {}, head, text, note));
  let lit = "";

  function draw({ view: { lamp } }) {
    el.hidden = !lamp;
    if (!lamp) return;
    if (lit !== lamp.state) picture.replaceChildren(lantern(lamp.state));
    lit = lamp.state;
    setText(head, lamp.head);
    setText(text, lamp.text);
    setText(note, lamp.note);
  }

  return { el, draw };
}
