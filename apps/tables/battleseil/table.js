import { makeFlights } from "../shared/js/flights.js";
import { listenKeys } from "../shared/js/keys.js";
import { makeAnswers } from "../shared/js/answers.js";
import { makeCarry } from "../shared/js/carry.js";
import { makeChoice } from "../shared/js/choice.js";
import { makeDialogs } from "../shared/js/dialogs.js";
import { follow, makeDraw, makeGround, makeShow } from "../shared/js/ground.js";
import { makeHead } from "../shared/js/head.js";
import { makeDeck } from "./cards.js";
import { makeAiming } from "./aiming.js";
import { discardBox } from "./discard.js";
import { overTable } from "./dropping.js";
import { isMarker } from "./specials.js";
import { endPicture } from "./end.js";
import { makeParts, layOut } from "./parts.js";
import { laidView, makeDeeds, welcomeLay } from "./deeds.js";
import { makeLooking } from "./looking.js";
import { makeMoves } from "./moves.js";
import { makeWeighed } from "./weighed.js";
import { battleseilKeys, makeFingers } from "./keyboard.js";

/** The Battleseil card table: one snapshot in (model.view, model.words), messages out. */

/** What is chosen and what it may be aimed at, as the parts draw it. */
function chosenNow(choice, aiming) {
  const item = choice.item();
  const aimed = aiming.card();
  return {
    item, aimed,
    chosen: item && item.id,
    marker: Boolean(item) && isMarker(item.id),
    legal: aimed === null ? (item ? item.ropes : []) : aiming.targets().filter(Boolean),
    aimCards: aiming.cards(),
    toDiscard: aiming.targets().includes(0),
  };
}

/** Draws what changes with every press: paint() after a choice in the browser. */
function makePaint({ root, view, words, deck }, { rival, lanes, strip, shelf, seil, advice, panels, curtain }, choice, aiming) {
  return () => {
    const state = { view: view(), t: words().t, deck, ...chosenNow(choice, aiming) };
    root.classList.toggle("curtained", Boolean(state.view.curtain));
    for (const part of [rival, lanes, strip, shelf, seil, advice, panels]) part.draw(state);
    curtain.draw(state.view);
  };
}

/** Asks Python for the chances of the chosen card; every change counts, the same card again too. */
function makeAsking(post) {
  let asked = 0;
  let last = null;
  return (card) => {
    if (card === last) return;
    last = card;
    asked += 1;
    post.send({ type: "choose", card, asked });
  };
}

function buildTable(model, el) {
  const weighed = makeWeighed(() => model.view);
  const ground = makeGround({
    model, el, room: "battleseil", deck: makeDeck(), view: weighed.view, welcome: welcomeLay, laid: laidView, changed: () => show(),
  });
  const { root, onPage, view, words, speaker, deck } = ground;
  const ask = makeAsking(ground.post);
  const choice = makeChoice(() => view().hand, () => { paint(); ask(choice.card()); });
  const aiming = makeAiming(choice, () => paint());
  const deeds = makeDeeds({ ...ground, choice, aiming });
  // choosing and looking reach parts that are made with them
  const parts = makeParts({
    ...deeds,
    choose(card) { speaker.hush(); choice.toggle(card); },
    chooseOnly(card) { speaker.hush(); choice.choose(card); parts.hand.focus(); },
    chosen: choice.card,
    discard: () => deeds.throwAway() || dialogs.show(discardBox(view().piles.discard, words(), deck)),
    look: (rope) => looking.at(rope),
    closeLook: () => looking.end(),
  }, ground.figures);
  const paint = makePaint(ground, parts, choice, aiming);
  const looking = makeLooking({ ...ground, ...parts });
  const flights = makeFlights(root);
  const head = makeHead({ ...ground, dialogs: { rules: () => dialogs.rules(), keys: () => dialogs.keys() } });
  const board = layOut({ ...ground, parts, header: head.el, air: flights.el });
  const dialogs = makeDialogs({ ...ground, press: deeds.press, focus: () => parts.hand.focus(), endPicture });
  const moves = makeMoves({ root, flights, field: board, deck, rivalHand: parts.rival.hand, piles: parts.shelf.piles, lane: parts.lanes.lane });
  const carry = makeCarry({ ...ground, ...parts, ...overTable(root, parts, choice), air: flights.el, choice, lay: deeds.drop });
  const fingers = makeFingers({ ...ground, ...parts, ...deeds, choice, aiming, carry, looking });
  const show = makeShow(ground, { hand: parts.hand, bar: parts.shelf.bar, moves, paint, carry });
  const press = battleseilKeys({ ...deeds, ...fingers, showKeys: dialogs.keys, showDiscard: () => dialogs.show(discardBox(view().piles.discard, words(), deck)) });
  const stopKeys = listenKeys({ root, wide: onPage, blocked: dialogs.open, press });
  const answers = makeAnswers({ ...ground, deeds, show, choice });
  const draw = makeDraw(ground, { deeds, head, show, dialogs, learn: () => deck.learn(words()), more: looking.draw });
  return {
    draw() { draw(); ask(choice.card()); },
    heard: (message) => (weighed.heard(message) ? paint() : answers(message)),
    stop() { stopKeys(); head.stop(); },
  };
}

/** Panel's door: called once; every later change of view or words updates what stands there. */
export function render({ model, el }) {
  follow(model, buildTable(model, el));
}
