import { h, keyed, say, setAttrs, setText } from "../shared/js/dom.js";
import { makeActions } from "../shared/js/actions.js";
import { cardBack } from "./emblems.js";

/** The shelf below the near bank: whose turn, what may be done, my hand and the piles. */

function makeTurn() {
  const title = h("h2", {});
  const number = h("span", { class: "tn" });
  const steps = h("ol", { class: "steps" });
  const el = h("div", { class: "turn" }, h("span", { class: "dot", "aria-hidden": "true" }), title, number);

  function draw({ view, t }) {
    const turn = view.turn;
    el.classList.toggle("theirs", !turn.mine);
    setText(title, turn.title);
    setText(number, turn.no ? say(t.turn_n, { n: turn.no }) : "");
    setAttrs(steps, { "aria-label": t.steps, hidden: !turn.steps.length });
    keyed(steps, turn.steps, (step) => step.id, () => h("li", {}), (item, step) => {
      const now = turn.mine && step.id === turn.step;
      setText(item, step.label);
      setAttrs(item, { class: now ? "on" : null, "aria-current": now ? "step" : null });
    });
  }

  return { el, steps, draw };
}

function pile(name, stack, top) {
  return h("div", { class: `pile ${name}`, role: "img" }, h("span", { class: stack, "aria-hidden": "true" }, top, h("b", {})),
    h("span", { class: "pl", "aria-hidden": "true" }));
}

function makePiles() {
  const stock = pile("stock", "stk", cardBack("back"));
  const discard = pile("discard", "stk dis", h("span", { class: "top-card" }));
  const el = h("div", { class: "piles" }, stock, discard);

  function drawPile(box, count, label) {
    setText(box.querySelector("b"), count);
    setText(box.lastElementChild, label);
    setAttrs(box, { "aria-label": label, title: label });
  }

  function draw({ view, deck }) {
    const piles = view.piles;
    drawPile(stock, piles.stock, piles.stock_label);
    stock.classList.toggle("gone", piles.stock === 0);
    discard.hidden = !piles.discard.length;
    if (discard.hidden) return;
    const top = piles.discard[piles.discard.length - 1];
    drawPile(discard, piles.discard.length, piles.discard_label);
    discard.querySelector(".top-card").replaceChildren(deck.mini(top, deck.name(top)));
  }

  return { el, draw, stock: () => stock.firstElementChild.firstElementChild };
}

/**
 * `hand` is the hand made by makeHand; act needs press(do). `bar` and `own` are the two boards of the shelf: apart,
 * because Tab goes from the hand to the ropes and then to the actions. `stock()` is where drawn cards come from.
 */
export function makeShelf(act, hand) {
  const turn = makeTurn();
  const hint = h("p", { class: "hint" });
  const actions = makeActions(act);
  const piles = makePiles();
  const bar = h("div", { class: "bar", tabindex: "-1" }, turn.el, turn.steps, hint, actions.el);
  const own = h("section", { class: "own" }, hand.el, piles.el);

  function drawHint({ view, t, deck, chosen }) {
    const item = view.hand.find((one) => one.id === chosen);
    if (!item) {
      setText(hint, view.turn.hint);
      return;
    }
    const name = h("b", {}, deck.name(chosen));
    const [before, after] = (item.ropes.length || !item.why ? t.card_chosen : `{card}: ${item.why}`).split("{card}");
    hint.replaceChildren(before, name, after);
  }

  function draw(state) {
    setAttrs(own, { "aria-label": state.t.your_side });
    turn.draw(state);
    drawHint(state);
    actions.draw(state);
    hand.draw(state);
    piles.draw(state);
  }

  return { bar, own, draw, stock: piles.stock };
}
