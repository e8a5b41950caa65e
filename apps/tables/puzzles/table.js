import { listenKeys } from "../shared/js/keys.js";
import { makeAnswers } from "../shared/js/answers.js";
import { makeDialogs } from "../shared/js/dialogs.js";
import { holdFocus } from "../shared/js/focus.js";
import { follow, makeDraw, makeGround } from "../shared/js/ground.js";
import { makeHead } from "../shared/js/head.js";
import { makeDeck } from "../battleseil/cards.js";
import { discardBox } from "../battleseil/discard.js";
import { puzzleKeys } from "./keyboard.js";
import { layOutPuzzle, makePuzzleParts } from "./parts.js";

/** A proof puzzle: one snapshot in (model.view, model.words), messages out. */

/** What a press does: before checking a rope is marked, afterwards its proof is looked at. */
function makePuzzleDeeds({ view, post, speaker }, look) {
  function send(message) {
    speaker.hush();
    return post.send(message);
  }

  return {
    rope: (n) => (view().checked ? look(n) : send({ type: "mark", rope: n })),
    press: (action) => send({ type: action }),
    number: (number) => send({ type: "number", number }),
    grade: (grade) => send({ type: "grade", grade }),
    answered: () => post.answered(),
  };
}

/** The function that brings a new puzzle into sight, from its first rope on; the one that is met first lies there already. */
function makeTurning({ view }, { plaque, ropes }) {
  let shown = view().name;
  return () => {
    if (view().name === shown) return;
    shown = view().name;
    plaque.el.scrollIntoView({ block: "nearest" });
    ropes.fromTheLeft();
  };
}

function buildPuzzle(model, el) {
  const ground = makeGround({ model, el, room: "battleseil puzzles", deck: makeDeck(), view: () => model.view });
  const { root, onPage, view, words, deck, speaker } = ground;
  const deeds = makePuzzleDeeds(ground, (rope) => parts.proofs.look(rope));
  const discard = () => dialogs.show(discardBox(view().discard, words(), deck));
  const parts = makePuzzleParts({ ...deeds, discard }, ground.figures);
  const main = () => root.querySelector(".btns .primary");
  const turn = makeTurning(ground, parts);
  const keeper = { focus() { const button = main(); if (button) button.focus({ preventScroll: true }); return Boolean(button); } };

  function show() {
    const giveBack = holdFocus(root, keeper, parts.shelf.bar);
    const state = { view: view(), t: words().t, deck };
    for (const part of Object.values(parts)) part.draw(state);
    giveBack();
    turn();
    return 0;
  }

  const head = makeHead({ ...ground, dialogs: { rules: () => dialogs.rules(), keys: () => dialogs.keys() } });
  layOutPuzzle({ ...ground, parts, header: head.el });
  const dialogs = makeDialogs({ ...ground, press: deeds.press, focus: keeper.focus, endPicture: () => [] });
  const focused = () => {
    const holder = root.getRootNode().activeElement;
    return Boolean(holder) && root.contains(holder) && holder.matches("button, a, [tabindex='0']");
  };
  const press = puzzleKeys({
    ...deeds, discard, focused, hush: speaker.hush, showKeys: () => dialogs.keys(),
    main() { const button = main(); if (button) deeds.press(button.dataset.do); },
  });
  const stopKeys = listenKeys({ root, wide: onPage, blocked: dialogs.open, press });
  return {
    draw: makeDraw(ground, { deeds, head, show, dialogs, learn: () => deck.learn(words()) }),
    heard: makeAnswers({ ...ground, deeds, show, choice: { inHand: () => false } }),
    stop() { stopKeys(); head.stop(); },
  };
}

/** Panel's door: called once; every later change of view or words updates what stands there. */
export function render({ model, el }) {
  follow(model, buildPuzzle(model, el));
}
