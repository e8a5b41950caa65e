import { h, keyed, setAttrs, setText } from "./dom.js";

/** The analytics beside the table: one panel per figure, the figures themselves come from Python. */

/**
 * `figures` are the elements of the figures, in the order of view.panels [{id, title, note, legend: [{form, text}]}]; `top` are
 * elements above the first. A panel that is not there for now keeps its figure and comes back with it.
 */
export function makePanels(figures, top = []) {
  const boxes = h("div", { class: "panels" });
  const el = h("section", { class: "aside" }, top, boxes);
  const built = new Map();

  function build(panel, index) {
    if (!built.has(panel.id)) {
      const figure = h("div", { class: "figure" });
      if (figures[index]) figure.append(figures[index]);
      built.set(panel.id, h("section", { class: `panel panel-${panel.id}` }, h("h2", {}), h("p", { class: "note" }), figure, h("ul", { class: "legend" })));
    }
    return built.get(panel.id);
  }

  const key = ({ form }) => h("li", {}, h("i", { class: `k-${form}`, "aria-hidden": "true" }), h("span", {}));

  function draw({ view, t }) {
    setAttrs(el, { "aria-label": t.analytics });
    keyed(boxes, view.panels, (panel) => panel.id, build, (box, panel) => {
      const [title, note, , legend] = box.children;
      setText(title, panel.title);
      setText(note, panel.note || "");
      setAttrs(note, { hidden: !panel.note });
      keyed(legend, panel.legend || [], (entry) => entry.form, key, (item, entry) => setText(item.lastElementChild, entry.text));
    });
  }

  return { el, draw };
}
