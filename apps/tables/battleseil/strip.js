import { h, keyed, say, setAttrs, setText } from "../shared/js/dom.js";
import { still } from "../shared/js/motion.js";

/** The nine pennants at a glance, for narrow rooms where not all ropes fit: a tap brings a rope into sight. */

/** `field` is the box that scrolls sideways, `laneOf(n)` the element of a rope in it. */
export function makeStrip(field, laneOf) {
  const el = h("div", { class: "strip", role: "group" });

  function show(n) {
    const lane = laneOf(n);
    field.scrollTo({ left: lane.offsetLeft + lane.offsetWidth / 2 - field.clientWidth / 2, behavior: still() ? "auto" : "smooth" });
  }

  function build(rope) {
    return h("button", { type: "button", class: "sp", onclick: () => show(rope.n) },
      h("b", { "aria-hidden": "true" }, rope.n), h("i", { "aria-hidden": "true" }));
  }

  function draw({ view, t, legal, chosen }) {
    setAttrs(el, { "aria-label": t.overview });
    keyed(el, view.ropes, (rope) => rope.n, build, (pennant, rope) => {
      const open = chosen !== null && legal.includes(rope.n);
      const name = say(t.show_rope_n, { n: rope.n });
      setAttrs(pennant, { class: `sp st-${rope.state}${open ? " legal" : ""}`, "aria-label": rope.sign ? `${name}, ${rope.sign}` : name });
      setText(pennant.lastElementChild, { mine: "✓", gold: "✓", theirs: "✗", blue: "!" }[rope.state] || "");
    });
  }

  return { el, draw };
}
