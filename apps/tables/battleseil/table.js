import { h, setAttrs } from "../shared/js/dom.js";
import { firstClicksOnly, makePost } from "../shared/js/post.js";
import { makeSpeaker } from "../shared/js/speak.js";
import { makeFlights } from "../shared/js/flights.js";
import { listenKeys } from "../shared/js/keys.js";
import { makeAnswers } from "../shared/js/answers.js";
import { makeCarry } from "../shared/js/carry.js";
import { makeChoice } from "../shared/js/choice.js";
import { makeDialogs } from "../shared/js/dialogs.js";
import { holdFocus } from "../shared/js/focus.js";
import { makeHead } from "../shared/js/head.js";
import { makePending } from "../shared/js/pending.js";
import { makeDeck } from "./cards.js";
import { overBox } from "./boxes.js";
import { makeParts, layOut } from "./parts.js";
import { laidView, makeDeeds, welcomeLay } from "./deeds.js";
import { makeLooking } from "./looking.js";
import { makeMoves } from "./moves.js";
import { battleseilKeys, makeFingers } from "./keyboard.js";

/** The Battleseil card table: one snapshot in (model.view, model.words), messages out. */

/** The ground every part stands on: the root, what is shown now, the way to Python, the voice and the cards. */
function makeGround(model, el, changed) {
  const root = h("div", { class: "ks ks-light battleseil" });
  const pending = makePending({ view: () => model.view, changed, welcome: welcomeLay, laid: laidView });
  el.append(root);
  firstClicksOnly(root);
  return {
    root,
    onPage: model.view.place !== "cell",
    pending,
    view: pending.shown,
    words: () => model.words,
    figures: model.get_child("figures") || [],
    post: makePost(model),
    speaker: makeSpeaker(),
    deck: makeDeck(),
  };
}

/** Draws what changes with every press: paint() after a choice in the browser. */
function makePaint({ view, words, deck }, { rival, lanes, strip, shelf, seil, panels }, choice) {
  return () => {
    const item = choice.item();
    const state = { view: view(), t: words().t, deck, chosen: item && item.id, legal: item ? item.ropes : [] };
    for (const part of [rival, lanes, strip, shelf, seil, panels]) part.draw(state);
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

/** Draws what is shown now: cards fly to where they lie, and the focus finds its place again. */
function makeShow({ root, view }, { hand, shelf }, { moves, paint, carry }) {
  return () => {
    const giveBack = holdFocus(root, hand, shelf.bar);
    moves.remember();
    paint();
    moves.play(view(), carry.land());
    giveBack();
  };
}

/** Draws what the table said. */
function makeDraw(ground, { deeds, head, show, looking, dialogs }) {
  const { view, words, speaker, deck } = ground;
  return () => {
    deeds.answered();
    deck.learn(words().clubs);
    head.light();
    show();
    head.draw();
    looking.draw();
    dialogs.draw();
    speaker.speak(view().say);
    sign(ground);
  };
}

/** Where a card can be carried: to a rope. */
function overRopes(root, { field, lanes }) {
  return {
    over(x, y) {
      const under = root.getRootNode().elementFromPoint(x, y);
      const lane = under && under.closest(".lane");
      return lane ? Number(lane.dataset.rope) : null;
    },
    aim: lanes.aim,
    scroller: () => (field.scrollWidth > field.clientWidth ? field : null),
  };
}

function buildTable(model, el) {
  const ground = makeGround(model, el, () => show());
  const { root, onPage, view, speaker } = ground;
  const choice = makeChoice(() => view().hand, () => paint());
  const deeds = makeDeeds({ ...ground, choice });
  // choosing and looking reach parts that are made with them
  const parts = makeParts({
    ...deeds,
    choose(card) { speaker.hush(); choice.toggle(card); },
    look: (rope) => looking.at(rope),
    closeLook: () => looking.end(),
  }, ground.figures);
  const paint = makePaint(ground, parts, choice);
  const looking = makeLooking({ ...ground, ...parts });
  const flights = makeFlights(root);
  const head = makeHead({ ...ground, dialogs: { rules: () => dialogs.rules(), keys: () => dialogs.keys() } });
  const board = layOut({ ...ground, parts, header: head.el, air: flights.el });
  const dialogs = makeDialogs({ ...ground, press: deeds.press, focus: () => parts.hand.focus(), endBox: overBox });
  const moves = makeMoves({ root, flights, field: board, rivalHand: parts.rival.hand, stock: parts.shelf.stock });
  const carry = makeCarry({ ...ground, ...parts, ...overRopes(root, parts), air: flights.el, choice, lay: deeds.lay });
  const fingers = makeFingers({ ...ground, ...parts, choice, carry, looking, lay: deeds.lay });
  const show = makeShow(ground, parts, { moves, paint, carry });
  const press = battleseilKeys({ ...deeds, ...fingers, showKeys: dialogs.keys });
  const stopKeys = listenKeys({ root, wide: onPage, blocked: dialogs.open, press });
  return {
    draw: makeDraw(ground, { deeds, head, show, looking, dialogs }),
    heard: makeAnswers({ ...ground, deeds, show, choice }),
    stop() { stopKeys(); head.stop(); },
  };
}

/** Panel's door: called once; every later change of view or words updates what stands there. */
export function render({ model, el }) {
  const table = buildTable(model, el);
  table.draw();
  model.on("view", table.draw);
  model.on("words", table.draw);
  model.on("msg:custom", table.heard);
  model.on("remove", table.stop);
}
