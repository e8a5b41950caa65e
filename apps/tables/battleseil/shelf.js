import { h, keyed, say, setAttrs, setText } from "../shared/js/dom.js";
import { makeActions } from "../shared/js/actions.js";
import { makeReplay } from "../shared/js/replay.js";
import { makePiles } from "./piles.js";

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

/** What is to be chosen next, with the place {card} for the name of the chosen card. */
function saidOfChosen({ t, deck, item, aimed, aimCards, toDiscard }) {
  if (aimed) return say(toDiscard ? t.choose_target_or_discard : t.choose_target, { aimed: deck.name(aimed) });
  if (aimCards.length) return `{card}: ${t.choose_aim}`;
  if (item.does) return `{card}: ${item.does === "under" ? t.hint_under : t.hint_innkeeper}`;
  return item.why && !item.ropes.length ? `{card}: ${item.why}` : t.card_chosen;
}

/** The buttons of the view, or while a card is chosen that needs no aim, the one for what it does. */
function withUse({ view, t, item }) {
  if (!item || !item.does) return view;
  const use = { do: "use", label: item.does === "under" ? t.put_under : t.call_innkeeper, key: "Enter", kind: "primary" };
  return { ...view, actions: [use] };
}

/**
 * `hand` is the hand made by makeHand; act needs press(do), pile(do), discard() and the way through a round looked back at. `bar` and `own` are the two boards of the shelf: apart,
 * because Tab goes from the hand to the ropes and then to the actions. `piles(name)` is where the cards of "stock", "fest" or "discard" lie.
 */
export function makeShelf(act, hand) {
  const turn = makeTurn();
  const hint = h("p", { class: "hint" });
  const actions = makeActions(act);
  const piles = makePiles(act);
  const replay = makeReplay(act.way);
  const bar = h("div", { class: "bar", tabindex: "-1" }, turn.el, turn.steps, hint, replay.el, actions.el);
  const own = h("section", { class: "own" }, hand.el, piles.el);

  function drawHint(state) {
    const { view, deck, item } = state;
    if (!item) {
      setText(hint, view.turn.hint);
      return;
    }
    const [before, after] = saidOfChosen(state).split("{card}");
    const name = after === undefined ? "" : h("b", {}, deck.name(item.id));
    const told = deck.text(item.id);
    hint.replaceChildren(before, name, after || "", told ? h("span", { class: "does" }, ` (${told})`) : "");
  }

  function draw(state) {
    setAttrs(own, { "aria-label": state.t.your_side });
    turn.draw(state);
    drawHint(state);
    replay.draw(state);
    bar.classList.toggle("looking-back", Boolean(state.view.replay));
    actions.draw({ ...state, view: withUse(state) });
    for (const board of [bar, own]) board.classList.toggle("three-piles", Boolean(state.view.piles.specials));
    hand.draw(state);
    piles.draw(state);
  }

  return { bar, own, draw, piles: piles.place };
}
