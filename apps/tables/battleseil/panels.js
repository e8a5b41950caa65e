import { h, keyed, setAttrs, setText } from "../shared/js/dom.js";

/** The analytics beside the table: one panel per figure, the figures themselves come from Python. */

/** `figures` are the elements of the figures, in the order of view.panels. */
export function makePanels(figures) {
  const el = h("section", { class: "aside" });

  function build(panel, index) {
    const figure = h("div", { class: "figure" });
    if (figures[index]) figure.append(figures[index]);
    return h("section", { class: `panel panel-${panel.id}` }, h("h2", {}), figure, h("ul", { class: "legend" }));
  }

  const key = ({ form }) => h("li", {}, h("i", { class: `k-${form}`, "aria-hidden": "true" }), h("span", {}));

  function draw({ view, t }) {
    setAttrs(el, { "aria-label": t.analytics });
    keyed(el, view.panels, (panel) => panel.id, build, (box, panel) => {
      const [title, , legend] = box.children;
      setText(title, panel.title);
      keyed(legend, panel.legend, (entry) => entry.form, key, (item, entry) => setText(item.lastElementChild, entry.text));
    });
  }

  return { el, draw };
}
