import { listenKeys } from "../shared/js/keys.js";
import { makeAnswers } from "../shared/js/answers.js";
import { makeCarry } from "../shared/js/carry.js";
import { makeChoice } from "../shared/js/choice.js";
import { makeDialogs } from "../shared/js/dialogs.js";
import { makeFlights } from "../shared/js/flights.js";
import { follow, makeDraw, makeGround, makeShow } from "../shared/js/ground.js";
import { makeHead } from "../shared/js/head.js";
import { makePlayingDeck } from "../shared/js/playing_cards.js";
import { makeFeltDeeds } from "./deeds.js";
import { feltEnd } from "./end.js";
import { feltFace } from "./faces.js";
import { makeFeltFingers } from "./fingers.js";
import { feltKeys } from "./keyboard.js";
import { makeFeltMoves } from "./moves.js";
import { layOutFelt, makeFeltParts } from "./parts.js";
import { arrivedThere, laidView, welcomeThere, withHand } from "./places.js";

/** The Rot und Schwarz card table: one snapshot in (model.view, model.words), messages out. */

/** Draws what changes with every press or hover: paint() after a choice in the browser, `peek(id)` for the card under the mouse. */
function makePaint({ view, words, deck }, parts, choice, coining) {
  const drawn = ["board", "say", "rim", "tip", "lamp", "agreed", "panels", "switches"].map((name) => parts[name]);
  let peeked = null;

  function paint() {
    const now = view();
    const item = choice.item();
    const may = Boolean(now.coin && now.coin.can);
    const state = {
      view: now, t: words().t, deck, item, chosen: item && item.id, peeked: peeked ?? (item && item.id), coining: may && coining.on(),
    };
    for (const part of drawn) part.draw(state);
  }

  function peek(id) {
    if (peeked === id) return;
    peeked = id;
    paint();
  }

  return { paint, peek };
}

/** Whether my signal coin is in my hand, on its way to a column: only the browser knows of it. */
function makeCoining(view, changed) {
  let on = false;
  return {
    on: () => on && Boolean(view().coin && view().coin.can),
    set(next) {
      on = next;
      changed();
    },
  };
}

/** The function that takes a refusal away once somebody has moved: it speaks of a table that lies there no more. */
function makeNewsHush({ view, speaker }) {
  let known = null;
  return () => {
    const { of, no } = view().say;
    if (known !== null && known !== `${of} ${no}`) speaker.hush();
    known = `${of} ${no}`;
  };
}

function buildFelt(model, el) {
  const ground = makeGround({
    model, el, room: "rotundschwarz", deck: makePlayingDeck(feltFace), view: () => withHand(model.view),
    welcome: welcomeThere, laid: laidView, arrived: arrivedThere, changed: () => show(),
  });
  const { root, onPage, view, words, speaker, deck } = ground;
  const choice = makeChoice(() => view().hand, () => paint());
  const coining = makeCoining(view, () => paint());
  const deeds = makeFeltDeeds({ ...ground, choice });
  // fingers are made with the felt they move on
  const parts = makeFeltParts(ground, {
    ...deeds, tap: (at, id) => fingers.press(at, id), twice: (id) => fingers.twice(id), enter: (at, id) => fingers.press(at, id),
    peek: (id) => peek(id), toggleCoin: () => fingers.toggleCoin(),
  });
  const { paint, peek } = makePaint(ground, parts, choice, coining);
  const { board } = parts;
  const flights = makeFlights(root);
  const dialogs = makeDialogs({ ...ground, press: deeds.press, focus: () => board.focus(), endPicture: feltEnd });
  const head = makeHead({ ...ground, dialogs });
  layOutFelt({ ...ground, parts, header: head.el, air: flights.el });
  const over = (x, y) => root.getRootNode().elementFromPoint(x, y)?.closest("[data-at]")?.dataset.at ?? null;
  const carry = makeCarry({
    ...ground, air: flights.el, choice, hand: board, what: ".card.moves", over, aim: board.aim, scroller: () => null, lay: deeds.lay,
  });
  const fingers = makeFeltFingers({ view, words, board, choice, deeds, speaker, carry, coining });
  const show = makeShow(ground, { hand: board, bar: parts.rim.el, moves: makeFeltMoves({ root, flights, board }), paint, carry });
  const keys = feltKeys({ view, board, fingers, deeds, showKeys: dialogs.keys });
  const stopKeys = listenKeys({ root, wide: onPage, blocked: dialogs.open, press: keys });
  return {
    draw: makeDraw(ground, { deeds, head, show, dialogs, learn: () => deck.learn(words().cards), more: makeNewsHush(ground) }),
    heard: makeAnswers({ ...ground, deeds, show, choice }),
    stop() { stopKeys(); head.stop(); },
  };
}

/** Panel's door: called once; every later change of view or words updates what stands there. */
export function render({ model, el }) {
  follow(model, buildFelt(model, el));
}
