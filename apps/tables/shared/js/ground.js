import { h, setAttrs } from "./dom.js";
import { forgetWishes } from "./address.js";
import { holdFocus } from "./focus.js";
import { makePending } from "./pending.js";
import { firstClicksOnly, makePost } from "./post.js";
import { makeSpeaker } from "./speak.js";

/** What every card table is built on, and what it does with a new picture: one snapshot in (model.view, model.words), messages out. */

/**
 * The ground the parts of a room stand on: the root, what is shown now, the way to Python, the voice and the cards. `deck` are the room's
 * cards, `view()` what its parts read of model.view; `welcome`, `laid` and `arrived` are as in makePending,
 * which calls `changed()`.
 */
export function makeGround({ model, el, room, deck, view, welcome, laid, arrived, changed }) {
  const root = h("div", { class: `ks ks-light ${room}` });
  const onPage = model.view.place !== "cell";
  if (onPage) forgetWishes();
  const pending = makePending({ view, changed, welcome, laid, arrived });
  el.append(root);
  firstClicksOnly(root);
  return {
    root, pending, deck,
    onPage,
    view: pending.shown,
    words: () => model.words,
    figures: model.get_child("figures") || [],
    post: makePost(model),
    speaker: makeSpeaker(),
  };
}

/**
 * The function that draws what is shown now: cards move to where they lie, and the focus finds its place again, in the hand or on the
 * `bar` below it. Returns how many milliseconds the moves take.
 */
export function makeShow({ root, view }, { hand, bar, moves, paint, carry }) {
  return () => {
    const giveBack = holdFocus(root, hand, bar);
    moves.remember();
    paint();
    const length = moves.play(view(), carry.land());
    giveBack();
    return length;
  };
}

/** Says on the root, and on a page of its own around it, what is shown now. */
function sign({ root, onPage, view, words }) {
  const { lang, t } = words();
  setAttrs(root, { lang, "data-seq": view().seq });
  if (!onPage) return;
  document.documentElement.lang = lang;
  document.title = `${view().title} – ${t.brand}`;
}

/** The function that draws what the table said; `learn()` teaches the cards its words, `more()` draws what only this room has. */
export function makeDraw(ground, { deeds, head, show, dialogs, learn, more = () => {} }) {
  const { view, speaker } = ground;
  return () => {
    deeds.answered();
    learn();
    head.light();
    const length = show();
    head.draw();
    more();
    dialogs.draw(length);
    speaker.speak(view().say);
    sign(ground);
  };
}

/** Draws the table now and at every change, and lets it hear what else Python says. */
export function follow(model, table) {
  table.draw();
  model.on("view", table.draw);
  model.on("words", table.draw);
  model.on("msg:custom", table.heard);
  model.on("remove", table.stop);
}
