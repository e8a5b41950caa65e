import { h, setAttrs } from "./dom.js";

/** What stands in the dialogs of every table: rules, keys, questions. */

/** The rules, from words.rules. */
export function rulesBox(words) {
  const lines = (text) => text.split("\n").filter(Boolean).map((line) => h("p", {}, line));
  const parts = words.rules.map(({ head, text }) => h("section", {}, h("h3", {}, head), lines(text)));
  return { id: "rules", kind: "drawer", title: words.t.rules, close: words.t.close, body: parts };
}

/** The keys, from words.keys. */
export function keysBox(words) {
  const names = (keys) => h("dt", {}, keys.map((key) => h("kbd", {}, key)));
  const rows = words.keys.map(({ keys, text }) => h("div", { class: "key-row" }, names(keys), h("dd", {}, text)));
  return { id: "keys", kind: "keys", title: words.t.keys, close: words.t.close, body: [h("dl", {}, rows)] };
}

function box(id, type, label, help, attrs, more = null) {
  const input = h("input", { type, id, "aria-describedby": help ? `${id}-help` : null, ...attrs });
  const told = help ? h("p", { id: `${id}-help`, hidden: Boolean(more) }, help) : null;
  const opener = more ? unfolder(told, `${more} ${label}`) : null;
  return { input, el: h("div", { class: `option option-${attrs["data-key"]}` }, input, h("label", { for: id }, label), opener, told) };
}

/** A "?" that shows a text and folds it away again. */
function unfolder(told, name) {
  const button = h("button", { type: "button", class: "unfold", id: `${told.id}-open`, "aria-label": name, title: name, onclick: () => unfold(told.hidden) }, "?");

  function unfold(open) {
    told.hidden = !open;
    setAttrs(button, { "aria-expanded": String(open), "aria-controls": told.id });
  }

  unfold(false);
  return button;
}

/** Yes or no: {key, label, help, on, folded: how its "?" is called}; `chosen` is true or false when it was chosen before. */
function tick(option, chosen = option.on) {
  const { input, el } = box(`ks-option-${option.key}`, "checkbox", option.label, option.help, { "data-key": option.key }, option.folded);
  input.checked = chosen;
  return { key: option.key, el, value: () => input.checked };
}

/** A whole number or nothing: {key, label, help, number: {value, least, most}}; `chosen` is the text that was chosen before. */
function digits({ key, label, help, number }, chosen = number.value) {
  const bounds = { min: number.least, max: number.most, step: 1, inputmode: "numeric" };
  const { input, el } = box(`ks-option-${key}`, "number", label, help, { ...bounds, "data-key": key });
  input.value = chosen;
  el.classList.add("option-number");
  return { key, el, value: () => input.value, fits: () => !el.offsetParent || input.reportValidity() };
}

/** One of several: {key, label, choices: [{value, label, help}], value}; `chosen` is the value that was chosen before, if any. */
function pick(option, chosen) {
  const value = option.choices.some((choice) => choice.value === chosen) ? chosen : option.value;
  const row = option.choices.map((choice) => {
    const name = `ks-option-${option.key}`;
    const made = box(`${name}-${choice.value}`, "radio", choice.label, choice.help, { name, value: choice.value, "data-key": option.key });
    made.input.checked = choice.value === value;
    return { ...made, choice };
  });
  const el = h("fieldset", { class: `options pick pick-${option.key}` }, h("legend", {}, option.label), row.map((one) => one.el));
  return { key: option.key, el, value: () => (row.find(({ input }) => input.checked) || row[0]).choice.value };
}

/** The end of a game: its picture, its words, its buttons and the one that shows the table again. */
export function overBox(over, picture, t, press, dismiss) {
  return {
    id: "over", kind: "over", title: over.title, close: t.look_at_table, onPress: press, onEscape: dismiss,
    buttons: [...over.buttons, { do: "dismiss", label: t.look_at_table, kind: "plain" }],
    body: [...picture, h("p", { class: "end-text" }, over.text), ...(over.board ? [boardOf(over.board)] : [])],
  };
}

/** The board of a match: {caption, head, rows, sum}, each row a list of texts, its first what the row is. */
function boardOf({ caption, head, rows, sum }) {
  const line = ([first, ...cells]) => h("tr", {}, h("th", { scope: "row" }, first), cells.map((cell) => h("td", {}, cell)));
  return h("table", { class: "board" }, h("caption", {}, caption),
    h("thead", {}, h("tr", {}, head.map((cell) => h("th", { scope: "col" }, cell)))),
    h("tbody", {}, rows.map(line)), h("tfoot", {}, line(sum)));
}

/** The id of a question's box. */
export const askId = (ask) => `ask ${ask.id}`;

/**
 * A question; answer(id, do, options) is called once a button is pressed, and "no" for Escape when it can be said. `before` holds what was
 * chosen in the same question already, by the key of its option; chosen() tells it of this one.
 */
export function askBox(ask, t, answer, before = {}) {
  const kind = (option) => (option.choices ? pick : option.number ? digits : tick);
  const options = (ask.options || []).map((option) => kind(option)(option, before[option.key]));
  const chosen = () => Object.fromEntries(options.map(({ key, value }) => [key, value()]));
  const fits = () => options.every((option) => !option.fits || option.fits());   // the browser says what does not

  function press(action) {
    if (action === "no" || fits()) answer(ask.id, action, chosen());
  }

  const no = ask.buttons.find((button) => button.do === "no");
  const text = ask.text ? [h("p", {}, ask.text)] : [];
  const body = options.length ? [...text, h("div", { class: "options" }, options.map(({ el }) => el))] : text;
  return {
    id: askId(ask), state: JSON.stringify(ask), kind: "ask", title: ask.title, close: no ? t.close : null, buttons: ask.buttons,
    onPress: press, onEscape: () => { if (no) press("no"); }, body, chosen,
  };
}
