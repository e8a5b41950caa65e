import { h, say, setAttrs, setText } from "../shared/js/dom.js";
import { makeActions } from "../shared/js/actions.js";

/** The wooden rail below the scene: whose turn it is, what may be done, the keys and the buttons; the steps of a game looked back at. */

/** Looking back: one step at a time, or anywhere by the slider. */
function makeReplay(act) {
  const label = h("span", { class: "replay-label", "aria-hidden": "true" });
  const slider = h("input", {
    type: "range", min: "0", step: "1", class: "replay-slider", oninput: () => act.replayTo(Number(slider.value)),
  });
  const step = (by, sign) => h("button", { type: "button", class: "btn plain", onclick: () => act.replayBy(by) }, sign);
  const back = step(-1, "‹");
  const on = step(1, "›");
  const el = h("div", { class: "replay", role: "group" }, back, slider, on, label);

  function draw({ view: { replay }, t }) {
    setAttrs(el, { hidden: !replay, "aria-label": t.replay });
    if (!replay) return;
    setAttrs(slider, { max: replay.last, "aria-label": t.replay, "aria-valuetext": replay.label });
    slider.value = replay.at;
    back.disabled = replay.at <= 0;
    on.disabled = replay.at >= replay.last;
    setAttrs(back, { "aria-label": t.step_back, title: t.step_back });
    setAttrs(on, { "aria-label": t.step_on, title: t.step_on });
    setText(label, replay.label);
  }

  return { el, draw };
}

/** act needs press(do), replayTo(at), replayBy(steps). draw(state) with {view, t, deck, chosen}; `hint` says what is to be done. */
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
  const replay = makeReplay(act);
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
