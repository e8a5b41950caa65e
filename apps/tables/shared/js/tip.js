import { h, setAttrs, setText } from "./dom.js";

/** A short tip beside the game, until its cross is pressed. */

/** `act.close(id)` is called by its cross. draw({view, t}). */
export function makeTip(act) {
  const text = h("p", {});
  const cross = h("button", { type: "button", class: "cross", onclick: () => act.close(el.dataset.tip) }, "×");
  const el = h("div", { class: "tip", role: "note", hidden: true }, text, cross);

  function draw({ view: { tip }, t }) {
    setAttrs(el, { hidden: !tip, "data-tip": tip ? tip.id : null });
    setText(text, tip ? tip.text : "");
    setAttrs(cross, { "aria-label": t.close, title: t.close });
  }

  return { el, draw };
}
