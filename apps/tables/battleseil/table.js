import { makeFlights } from "../shared/js/flights.js";
import { listenKeys } from "../shared/js/keys.js";
import { makeAnswers } from "../shared/js/answers.js";
import { makeCarry } from "../shared/js/carry.js";
import { makeChoice } from "../shared/js/choice.js";
import { makeDialogs } from "../shared/js/dialogs.js";
import { follow, makeDraw, makeGround, makeShow } from "../shared/js/ground.js";
import { makeHead } from "../shared/js/head.js";
import { makeDeck } from "./cards.js";
import { endPicture } from "./end.js";
import { makeParts, layOut } from "./parts.js";
import { laidView, makeDeeds, welcomeLay } from "./deeds.js";
import { makeLooking } from "./looking.js";
import { makeMoves } from "./moves.js";
import { battleseilKeys, makeFingers } from "./keyboard.js";

/** The Battleseil card table: one snapshot in (model.view, model.words), messages out. */

/** Draws what changes with every press: paint() after a choice in the browser. */
function makePaint({ view, words, deck }, { rival, lanes, strip, shelf, seil, panels }, choice) {
  return () => {
    const item = choice.item();
    const state = { view: view(), t: words().t, deck, chosen: item && item.id, legal: item ? item.ropes : [] };
    for (const part of [rival, lanes, strip, shelf, seil, panels]) part.draw(state);
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
  const ground = makeGround({
    model, el, room: "battleseil", deck: makeDeck(), view: () => model.view, welcome: welcomeLay, laid: laidView, changed: () => show(),
  });
  const { root, onPage, view, words, speaker, deck } = ground;
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
  const dialogs = makeDialogs({ ...ground, press: deeds.press, focus: () => parts.hand.focus(), endPicture });
  const moves = makeMoves({ root, flights, field: board, rivalHand: parts.rival.hand, stock: parts.shelf.stock });
  const carry = makeCarry({ ...ground, ...parts, ...overRopes(root, parts), air: flights.el, choice, lay: deeds.lay });
  const fingers = makeFingers({ ...ground, ...parts, choice, carry, looking, lay: deeds.lay });
  const show = makeShow(ground, { hand: parts.hand, bar: parts.shelf.bar, moves, paint, carry });
  const press = battleseilKeys({ ...deeds, ...fingers, showKeys: dialogs.keys });
  const stopKeys = listenKeys({ root, wide: onPage, blocked: dialogs.open, press });
  return {
    draw: makeDraw(ground, { deeds, head, show, dialogs, learn: () => deck.learn(words().clubs), more: looking.draw }),
    heard: makeAnswers({ ...ground, deeds, show, choice }),
    stop() { stopKeys(); head.stop(); },
  };
}

/** Panel's door: called once; every later change of view or words updates what stands there. */
export function render({ model, el }) {
  follow(model, buildTable(model, el));
}
