import { h } from "./dom.js";

/** What stands in the dialogs of every table: rules, keys, questions. */

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

function box(id, type, label, help, attrs) {
  const input = h("input", { type, id, "aria-describedby": help ? `${id}-help` : null, ...attrs });
  return { input, el: h("div", { class: "option" }, input, h("label", { for: id }, label), help ? h("p", { id: `${id}-help` }, help) : null) };
}

/** Yes or no: {key, label, help, on}. */
function tick(option) {
  const { input, el } = box(`ks-option-${option.key}`, "checkbox", option.label, option.help, { "data-key": option.key });
  input.checked = option.on;
  return { key: option.key, el, value: () => input.checked };
}

/** One of several: {key, label, choices: [{value, label, help}], value}. */
function pick(option) {
  const row = option.choices.map((choice) => {
    const name = `ks-option-${option.key}`;
    const made = box(`${name}-${choice.value}`, "radio", choice.label, choice.help, { name, value: choice.value, "data-key": option.key });
    made.input.checked = choice.value === option.value;
    return { ...made, choice };
  });
  const el = h("fieldset", { class: "options pick" }, h("legend", {}, option.label), row.map((one) => one.el));
  return { key: option.key, el, value: () => (row.find(({ input }) => input.checked) || row[0]).choice.value };
}

/** A question; answer(id, do, options) is called once a button is pressed, and "no" for Escape when it can be said. */
export function askBox(ask, t, answer) {
  const options = (ask.options || []).map((option) => (option.choices ? pick(option) : tick(option)));
  const chosen = () => Object.fromEntries(options.map(({ key, value }) => [key, value()]));
  const press = (action) => answer(ask.id, action, chosen());
  const no = ask.buttons.find((button) => button.do === "no");
  return {
    id: `ask ${JSON.stringify(ask)}`, kind: "ask", title: ask.title, close: no ? t.close : null, buttons: ask.buttons, onPress: press,
    body: [ask.text ? h("p", {}, ask.text) : null, options.length ? h("div", { class: "options" }, options.map(({ el }) => el)) : null].filter(Boolean),
    onEscape: () => { if (no) press("no"); },
  };
}
