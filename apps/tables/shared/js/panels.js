import { h, keyed, setAttrs, setText } from "./dom.js";

/** The analytics beside the table: one panel per figure, the figures themselves come from Python. */

/**
 * `figures` are the elements of the figures, in the order of view.panels [{id, figure, title, note, marks_title, marks: [{id, form, text}],
 * legend: [{form, text}]}] unless a panel names the number of its `figure`; `top` are elements above the first, `drawMark(id)` draws one of
 * the small signs in a row below a figure. A figure whose panel is not there rests unseen beside them:
 * Bokeh draws one for good when it first stands in the page, and never one that stood nowhere then.
 */
export function makePanels(figures, top = [], drawMark = () => null) {
  const boxes = h("div", { class: "panels" });
  const rest = h("div", { class: "figures-rest", "aria-hidden": "true" }, figures);
  const el = h("section", { class: "aside" }, top, boxes, rest);
  const built = new Map();

  const markRow = () => h("div", { class: "mark-row" }, h("p", {}), h("ul", {}));

  const figureOf = (panel, index) => figures[panel.figure ?? index];

  function build(panel) {
    if (!built.has(panel.id)) {
      built.set(panel.id, h("section", { class: `panel panel-${panel.id}` }, h("h2", {}), h("p", { class: "note" }), h("div", { class: "figure" }), markRow(), h("ul", { class: "legend" })));
    }
    return built.get(panel.id);
  }

  /** Puts the figure of a panel into its box; `figure` is the place for it there. */
  function hang(figure, drawing) {
    if (drawing && drawing.parentNode !== figure) figure.append(drawing);
  }

  function takeDown(panels) {
    const shown = new Set(panels.map(figureOf));
    for (const drawing of figures) if (!shown.has(drawing) && drawing.parentNode !== rest) rest.append(drawing);
  }

  const mark = ({ id }) => h("li", {}, h("span", { role: "img" }, drawMark(id)));

  function drawMarks(row, { marks = [], marks_title: title }) {
    setAttrs(row, { hidden: !marks.length });
    setText(row.firstElementChild, title);
    keyed(row.lastElementChild, marks, ({ id }) => id, mark, ({ firstElementChild: sign }, { form, text }) => {
      setAttrs(sign, { class: `mark-${form}`, "aria-label": text, title: text });
    });
  }

  const key = ({ form }) => h("li", {}, h("i", { class: `k-${form}`, "aria-hidden": "true" }), h("span", {}));

  function draw({ view, t }) {
    setAttrs(el, { "aria-label": t.analytics });
    takeDown(view.panels);
    keyed(boxes, view.panels, (panel) => panel.id, build, (box, panel, index) => {
      const [title, note, figure, marks, legend] = box.children;
      hang(figure, figureOf(panel, index));
      setText(title, panel.title);
      setText(note, panel.note || "");
      setAttrs(note, { hidden: !panel.note });
      drawMarks(marks, panel);
      keyed(legend, panel.legend || [], (entry) => entry.form, key, (item, entry) => setText(item.lastElementChild, entry.text));
    });
  }

  return { el, draw };
}
