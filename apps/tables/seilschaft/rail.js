import { h, say, setAttrs, setText } from "../shared/js/dom.js";
import { makeActions } from "../shared/js/actions.js";
import { makeReplay } from "../shared/js/replay.js";

/** The wooden rail below the scene: whose turn it is, what may be done, the keys and the buttons; the steps of a game looked back at. */

/** act needs press(do) and the way through a game looked back at. draw(state) with {view, t, deck, chosen}; `hint` says what is to be done. */
export function makeRail(act) {
  const dot = h("i", { class: "dot", "aria-hidden": "true" });
  const who = h("b", {});
  const hint = h("span", { class: "hint" });
  const told = h("div", { class: "told", role: "note" }, h("b", {}), h("p", {}));
  const choose = h("span", {});
  const play = h("span", {});
  const key = (name) => h("kbd", {}, name);
  const keys = h("span", { class: "rail-keys", "aria-hidden": "true" }, key("←"), key("→"), choose, key("Enter"), play);
  const buttons = makeActions(act);
  const replay = makeReplay(act.way);
  const line = h("p", { class: "rail-line" }, dot, who, hint);
  const el = h("div", { class: "rail", tabindex: "-1" }, told, line, keys, replay.el, buttons.el);

  function hintFor({ view, t, deck, chosen }) {
    const item = view.hand.find((one) => one.id === chosen);
    if (!item) return view.turn.hint;
    if (!item.legal) return `${deck.name(item.id)}: ${item.why}`;
    return say(view.turn.mine ? t.card_chosen : t.card_waits, { card: deck.name(item.id) });
  }

  function draw(state) {
    const { view, t } = state;
    setAttrs(dot, { class: `dot ${view.turn.mine ? "me" : "them"}` });
    setText(who, view.partner.face === "person" ? view.turn.who : "");   // with a computer it is always me
    setText(hint, hintFor(state));
    setAttrs(told, { hidden: !view.told });
    if (view.told) {
      setText(told.firstElementChild, view.told.head);
      setText(told.lastElementChild, view.told.text);
    }
    setText(choose, t.key_choose);
    setText(play, t.key_play);
    keys.hidden = Boolean(view.replay) || !view.turn.mine;
    replay.draw(state);
    buttons.draw(state);
  }

  return { el, draw, hint };
}
