import { h, keyed, setAttrs, setText } from "../shared/js/dom.js";
import { makeActions } from "../shared/js/actions.js";
import { makeReplay } from "../shared/js/replay.js";
import { passButton, seal, signalCoin } from "./faces.js";

/** The wooden rim below the felt: who plays what, the pass tokens, the end of a turn, and the buttons of the table. */

/** The plate of a player: seal, name, colour, what is done or to do. */
function makePlate(side) {
  const name = h("b", {});
  const plays = h("i", {});
  const line = h("span", { class: "plate-line" });
  const dots = h("span", { class: "dots", role: "img" }, h("i", {}), h("i", {}), h("i", {}));
  const mark = h("span", {});
  const words = h("div", { class: "who" }, h("p", {}, name, " ", plays), h("p", {}, line, dots));
  const el = h("section", { class: `plate plate-${side}` }, mark, words);
  let sealed = "";

  function draw(player, t) {
    const suits = player.suits.join("");
    if (sealed !== player.owner + suits) mark.replaceChildren(seal(player.owner, player.suits));
    sealed = player.owner + suits;
    setAttrs(el, { "aria-label": player.name });
    el.classList.toggle("is-on", player.on);
    setText(name, player.name);
    setText(plays, player.plays);
    setText(line, player.thinking ? "" : player.line);
    dots.hidden = !player.thinking;
    setAttrs(dots, { "aria-label": player.thinking ? t.thinking : null });
  }

  return { el, draw };
}

function labelled(key, className, act) {
  const label = h("span", {});
  const name = h("kbd", { "aria-hidden": "true" }, key);
  const el = h("button", { type: "button", class: `btn ${className}`, onclick: act, "aria-keyshortcuts": key }, label, name);
  return { el, label };
}

/** Pass tokens, the button that spends one, and the one that ends a turn in its place. */
function makeTokens(act) {
  const row = h("div", { class: "token-row", role: "img" });
  const label = h("span", { class: "token-label", "aria-hidden": "true" });
  const pass = labelled("P", "pass", () => act.pass());
  const done = labelled("E", "gold done", () => act.endTurn());
  const el = h("div", { class: "tokens" }, row, h("div", { class: "token-words" }, label, pass.el, done.el));

  function draw({ view: { tokens, turn } }) {
    const buttons = Array.from({ length: tokens ? tokens.start : 0 }, (_, i) => ({ no: i, left: i < tokens.left }));
    keyed(row, buttons, ({ no, left }) => `${no} ${left}`, ({ left }) => passButton(left));
    row.hidden = !buttons.length;
    setAttrs(row, { "aria-label": tokens ? tokens.label : null });
    row.style.setProperty("--tokens", Math.max(1, buttons.length));
    setText(label, tokens ? tokens.label : "");
    pass.el.hidden = !tokens || Boolean(turn.done);
    if (tokens) setText(pass.label, tokens.pass.label);
    const can = Boolean(tokens && tokens.pass.can);
    setAttrs(pass.el, { "aria-disabled": can ? null : "true", title: tokens && tokens.pass.why ? tokens.pass.why : null });
    done.el.hidden = !turn.done;
    setText(done.label, turn.done);
  }

  return { el, draw };
}

/** My signal coin, ready to be laid at the end of a turn. */
function makeCoinButton(act) {
  const mark = h("span", {});
  const { el, label } = labelled("S", "coin-button", () => act.toggleCoin());
  el.prepend(mark);

  function draw({ view: { coin }, coining }) {
    el.hidden = !coin || !coin.can;
    if (!coin) return;
    if (mark.dataset.owner !== coin.owner) mark.replaceChildren(signalCoin(coin.owner));
    mark.dataset.owner = coin.owner;
    setText(label, coin.label);
    setAttrs(el, { "aria-pressed": String(coining) });
  }

  return { el, draw };
}

/** act is what its buttons do: pass, endTurn, toggleCoin, press(do), and the `way` through a game looked back at; `row` is the lower part. */
export function makeRim(act) {
  const [me, partner] = [makePlate("me"), makePlate("partner")];
  const tokens = makeTokens(act);
  const coin = makeCoinButton(act);
  const actions = makeActions(act);
  const replay = makeReplay(act.way);
  const told = h("div", { class: "told", role: "note" }, h("b", {}), h("p", {}));
  const row = h("div", { class: "rim-row" }, told, replay.el, coin.el, actions.el);
  const el = h("div", { class: "rim", tabindex: "-1" }, h("div", { class: "plates" }, me.el, tokens.el, partner.el), row);

  function draw(state) {
    const { view, t } = state;
    me.draw(view.me, t);
    partner.draw(view.partner, t);
    tokens.draw(state);
    coin.draw(state);
    actions.draw(state);
    replay.draw(state);
    setAttrs(told, { hidden: !view.told });
    setText(told.firstElementChild, view.told ? view.told.head : "");
    setText(told.lastElementChild, view.told ? view.told.text : "");
  }

  return { el, row, draw };
}
