import { h, keyed, setAttrs, setText } from "./dom.js";

/** Buttons for view.actions [{do, label, key, kind}]; a press calls press(do). */
export function makeActions(act) {
  const el = h("div", { class: "btns", role: "group" });

  function build(action) {
    const label = h("span", {});
    const key = h("kbd", { "aria-hidden": "true" });
    return h("button", { type: "button", "data-do": action.do, onclick: () => act.press(action.do) }, label, key);
  }

  function draw({ view, t }) {
    setAttrs(el, { "aria-label": t.actions, hidden: !view.actions.length });
    keyed(el, view.actions, (action) => action.do, build, (button, action) => {
      setText(button.firstElementChild, action.label);
      setText(button.lastElementChild, action.key || "");
      button.lastElementChild.hidden = !action.key;
      setAttrs(button, { class: `btn ${action.kind}`, "aria-keyshortcuts": action.key || null });
    });
  }

  return { el, draw };
}
