import { h, keyed, setAttrs, setText } from "../shared/js/dom.js";

/** The advice that was asked for: the best moves with their chances, each a button that chooses its card. */

/** act needs choose(card), look(rope) and closeAdvice(). draw(state) with {view, t}; view.advice null hides it. */
export function makeAdvice(act) {
  const title = h("h2", {});
  const cross = h("button", { type: "button", class: "cross", onclick: () => act.closeAdvice() }, "×");
  const list = h("ol", { class: "advised" });
  const note = h("p", { class: "note" });
  const el = h("section", { class: "panel advice", role: "status", hidden: true }, h("div", { class: "panel-head" }, title, cross), list, note);

  function build(row) {
    const button = h("button", { type: "button", class: "advised-move" }, h("b", {}), h("span", { class: "chance-of" }), h("span", { class: "from-to" }));
    const item = h("li", {}, button, h("p", {}));
    button.addEventListener("click", () => show(item.ksRow));
    item.ksRow = row;
    return item;
  }

  /** Chooses the card of a move, or looks at its rope. */
  function show({ card, rope }) {
    if (card) act.chooseOnly(card);
    else if (rope) act.look(rope);
  }

  function draw({ view: { advice }, t }) {
    setAttrs(el, { hidden: !advice, "aria-label": advice ? advice.title : null });
    if (!advice) return;
    setText(title, advice.title);
    setAttrs(cross, { "aria-label": t.close_advice, title: t.close_advice });
    keyed(list, advice.rows, (row) => `${row.no} ${row.text}`, build, (item, row) => {
      const [button, why] = item.children;
      const [move, chance, interval] = button.children;
      item.ksRow = row;
      setText(move, row.text);
      setText(chance, row.chance);
      setText(interval, row.interval);
      setText(why, row.why);
    });
    setText(note, advice.note);
  }

  return { el, draw };
}
