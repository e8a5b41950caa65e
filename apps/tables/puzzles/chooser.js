import { h, keyed, setAttrs, setText } from "../shared/js/dom.js";
import { emblem, symbol } from "../battleseil/emblems.js";

/** Which puzzle: the six as pennants on a line, and those without end in four grades. */

function numberButton(act) {
  return ({ number }) => h("button", { type: "button", class: "pz", "data-number": number, onclick: () => act.number(number) },
    symbol("pennant", "pz-pen", "0 0 44 52"), h("b", { "aria-hidden": "true" }, number), emblem("check", "pz-done"));
}

function gradeButton(act) {
  return ({ grade }) => h("button", { type: "button", class: "grade", "data-grade": grade, onclick: () => act.grade(grade) },
    h("span", { class: "gn" }), h("span", { class: "gc", "aria-hidden": "true" }, emblem("check", "pi"), h("b", {})));
}

/** act needs number(1..6) and grade(1..4). */
export function makeChooser(act) {
  const six = h("h2", {});
  const numbers = h("div", { class: "six", role: "group" });
  const endless = h("h2", {});
  const text = h("p", { class: "note" });
  const grades = h("div", { class: "grades", role: "group" });
  const run = h("p", { class: "run" });
  const table = h("a", { class: "to-table", href: "battleseil" });
  const el = h("section", { class: "panel chooser" }, six, numbers, endless, text, grades, h("div", { class: "below" }, run, table));

  function draw({ view, t }) {
    setAttrs(el, { "aria-label": t.other_puzzles });
    setText(six, t.six);
    setAttrs(numbers, { "aria-label": t.six });
    keyed(numbers, view.book, (one) => one.number, numberButton(act), (button, one) => {
      setAttrs(button, { class: `pz${one.solved ? " solved" : ""}`, "aria-label": one.label, title: one.label, "aria-current": one.here ? "true" : null });
    });
    setText(endless, t.endless);
    setText(text, t.endless_text);
    setAttrs(grades, { "aria-label": t.endless });
    keyed(grades, view.grades, (one) => one.grade, gradeButton(act), (button, one) => {
      const [name, count] = button.children;
      setText(name, one.label);
      setText(count.lastElementChild, one.count);
      setAttrs(button, { "aria-label": `${one.label}, ${one.said}`, title: one.said, "aria-current": one.here ? "true" : null });
    });
    setText(run, view.run);
    setText(table, t.to_table);
  }

  return { el, draw };
}
