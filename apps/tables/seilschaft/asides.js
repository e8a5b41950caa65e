import { h, setAttrs, setText } from "../shared/js/dom.js";

/** What comes between the game and me for a moment, and what is counted above it: the curtain when the screen changes hands, round and trick. */

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
    if (falls) button.focus({ preventScroll: true });
  }

  return { el, draw };
}

/** Round, trick and hidden cards in the bar above the table. */
export function makeStats() {
  const stat = () => h("li", {}, h("span", {}), h("span", { class: "pips", "aria-hidden": "true" }));
  const [deal, trick, hidden] = [stat(), stat(), h("li", { class: "hidden-left" })];
  const el = h("ul", { class: "stats" }, deal, trick, hidden);

  function drawPips(box, { no, of, label }) {
    setText(box.firstElementChild, label);
    const wanted = `${no} ${of}`;
    if (box.dataset.pips === wanted) return;
    box.dataset.pips = wanted;
    box.lastElementChild.replaceChildren(...Array.from({ length: of }, (_, i) => h("i", { class: i + 1 < no ? "done" : i + 1 === no ? "now" : null })));
  }

  function draw({ stats }) {
    drawPips(deal, stats.deal);
    drawPips(trick, stats.trick);
    setText(hidden, stats.hidden.label);
  }

  return { el, draw };
}
