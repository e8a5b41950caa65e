import { h, keyed, say, setAttrs, setText } from "../shared/js/dom.js";
import { makeActions } from "../shared/js/actions.js";

/** The boards below the near bank: what is to be done, how it came out; then the own hand and the discard. */

function makeOutcome() {
  const title = h("h2", {});
  const lesson = h("b", {});
  const text = h("span", {});
  const el = h("div", { class: "outcome" }, title, h("p", {}, lesson, " ", text));

  function draw({ view: { result } }) {
    setAttrs(el, { hidden: !result, class: `outcome${result && result.solved ? " good" : ""}` });
    setText(title, result ? result.title : "");
    setText(lesson, result && result.lesson ? `${result.lesson}.` : "");
    setText(text, result ? result.text : "");
  }

  return { el, draw };
}

function makeDiscard(act) {
  const top = h("span", { class: "top-card" });
  const count = h("b", {});
  const label = h("span", { class: "pl", "aria-hidden": "true" });
  const stack = h("span", { class: "stk dis", "aria-hidden": "true" }, top, count, h("kbd", {}, "A"));
  const el = h("button", { type: "button", class: "pile discard", hidden: true, onclick: () => act.discard() }, stack, label);

  function draw({ view: { discard }, t, deck }) {
    el.hidden = !discard.length;
    const name = say(t.discard_of, { n: discard.length });
    setAttrs(el, { "aria-label": name, title: name });
    setText(count, discard.length);
    setText(label, t.discard);
    top.replaceChildren(...discard.slice(-1).map((id) => deck.mini(id, deck.name(id))));
  }

  return { el, draw };
}

/** act needs press(do) and discard(). `bar` and `own` are the two boards. */
export function makePuzzleShelf(act) {
  const hint = h("p", { class: "hint" });
  const outcome = makeOutcome();
  const actions = makeActions(act);
  const discard = makeDiscard(act);
  const title = h("h2", { id: "ks-puzzle-hand" });
  const hand = h("ul", { class: "minis", "aria-labelledby": "ks-puzzle-hand" });
  const bar = h("div", { class: "bar", tabindex: "-1" }, hint, outcome.el, actions.el);
  const own = h("section", { class: "own" }, h("div", { class: "held" }, title, hand), discard.el);

  function draw(state) {
    const { view, t, deck } = state;
    setText(hint, view.hint);
    hint.hidden = !view.hint;
    outcome.draw(state);
    actions.draw(state);
    setAttrs(own, { "aria-label": t.your_hand });
    setText(title, t.your_hand);
    if (view.making) return;
    discard.draw(state);
    keyed(hand, view.hand.map((id) => ({ id, name: deck.name(id) })), ({ id, name }) => `${id} ${name}`, ({ id, name }) => h("li", {}, deck.mini(id, name)));
  }

  return { bar, own, draw };
}
