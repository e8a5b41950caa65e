import { h } from "../shared/js/dom.js";
import { symbol } from "./emblems.js";
import { face } from "./rival.js";
import { bunting } from "./scene.js";

/** What stands in the dialogs of the table: rules, keys, questions, the end. */

/** The rules, from words.rules. */
export function rulesBox(words) {
  const parts = words.rules.map((part) => h("section", {}, h("h3", {}, part.head), part.text.split("\n").filter(Boolean).map((line) => h("p", {}, line))));
  return { id: "rules", kind: "drawer", title: words.t.rules, close: words.t.close, body: parts };
}

/** The keys, from words.keys. */
export function keysBox(words) {
  const rows = words.keys.map((row) => h("div", { class: "key-row" }, h("dt", {}, row.keys.map((key) => h("kbd", {}, key))), h("dd", {}, row.text)));
  return { id: "keys", kind: "keys", title: words.t.keys, close: words.t.close, body: [h("dl", {}, rows)] };
}

function option(choice) {
  const id = `ks-option-${choice.key}`;
  const box = h("input", { type: "checkbox", id, "data-key": choice.key, "aria-describedby": choice.help ? `${id}-help` : null });
  box.checked = choice.on;
  return { box, el: h("div", { class: "option" }, box, h("label", { for: id }, choice.label), choice.help ? h("p", { id: `${id}-help` }, choice.help) : null) };
}

/** A question; answer(id, do, options) is called once a button is pressed, and "no" for Escape when it can be said. */
export function askBox(ask, t, answer) {
  const options = (ask.options || []).map(option);
  const ticked = () => Object.fromEntries(options.map(({ box }) => [box.dataset.key, box.checked]));
  const press = (action) => answer(ask.id, action, ticked());
  const no = ask.buttons.find((button) => button.do === "no");
  return {
    id: `ask ${JSON.stringify(ask)}`, kind: "ask", title: ask.title, close: no ? t.close : null, buttons: ask.buttons, onPress: press,
    body: [ask.text ? h("p", {}, ask.text) : null, options.length ? h("div", { class: "options" }, options.map(({ el }) => el)) : null].filter(Boolean),
    onEscape: () => { if (no) press("no"); },
  };
}

/** The end of the game under bunting, a beaten rival in the brook; the table stays to be looked at once it is closed. */
export function overBox({ over, rival }, t, press, dismiss) {
  const sign = h("div", { class: `end-sign end-${over.result}`, "aria-hidden": "true" }, symbol("pennant", "end-pen", "0 0 44 52"),
    h("span", { class: "end-face" }, face(rival.face), symbol("splash", "end-wet", "0 0 96 46")));
  return {
    id: "over", kind: "over", title: over.title, close: t.look_at_table, onPress: press, onEscape: dismiss,
    buttons: [...over.buttons, { do: "dismiss", label: t.look_at_table, kind: "plain" }],
    body: [bunting(), sign, h("p", { class: "end-text" }, over.text)],
  };
}
