import { h, setAttrs, setText } from "./dom.js";

/** What comes between the game and me for a moment: the curtain when the screen changes hands. */

/** `act.lift()` is called by the button. draw(view) shows or hides it; the focus goes to its button once it falls. */
export function makeCurtain(act) {
  const title = h("h2", {});
  const text = h("p", {});
  const button = h("button", { type: "button", class: "btn primary", "data-do": "curtain", onclick: () => act.lift() });
  const el = h("section", { class: "curtain", hidden: true }, h("div", { class: "curtain-in" }, title, text, button));

  function draw({ curtain }) {
    const falls = Boolean(curtain) && el.hidden;
    setAttrs(el, { hidden: !curtain, "aria-label": curtain ? curtain.title : null });
    if (!curtain) return;
    setText(title, curtain.title);
    setText(text, curtain.text);
    setText(button, curtain.button);
    // a table that is drawn for the first time stands in no page yet, and nothing in it can have the focus
    if (falls) requestAnimationFrame(() => button.focus({ preventScroll: true }));
  }

  return { el, draw };
}
