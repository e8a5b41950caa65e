import { h } from "../shared/js/dom.js";
import { listenKeys } from "../shared/js/keys.js";
import { makeAnswers } from "../shared/js/answers.js";
import { makeCarry } from "../shared/js/carry.js";
import { makeChoice } from "../shared/js/choice.js";
import { makeDialogs } from "../shared/js/dialogs.js";
import { follow, makeDraw, makeGround, makeShow } from "../shared/js/ground.js";
import { makeHead } from "../shared/js/head.js";
import { makePlayingDeck } from "../shared/js/playing_cards.js";
import { makeParts, layOut } from "./parts.js";
import { makeSeilschaftDeeds, playedView, welcomePlay } from "./deeds.js";
import { endPicture } from "./end.js";
import { makeFilm } from "./film.js";
import { makeMoves } from "./moves.js";
import { makeHandFingers, seilschaftKeys } from "./keyboard.js";

/** The Seilschaft card table: one snapshot in (model.view, model.words), messages out. */

const NARROW = 940;

/** The view, and whether the team has fallen. */
function complete(view) {
  const last = view.moves.at(-1);
  return { ...view, fallen: Boolean(view.over && last && last.trick && last.trick.fell) };
}

/** Draws what changes with every press or hover: paint() after a choice in the browser, `peek(id)` for the card under the mouse. */
function makePaint({ view, words, deck, root }, parts, choice) {
  const drawn = ["ridge", "partner", "signs", "trick", "hand", "rail", "tip", "panels", "switches"].map((name) => parts[name]);
  let peeked = null;

  function paint() {
    const now = view();
    const chosen = choice.item();
    const item = (peeked && choice.inHand(peeked)) || chosen;
    const playable = item && now.turn.mine && item.legal ? item : null;
    const state = {
      view: now, t: words().t, deck, chosen: chosen && chosen.id, shown: playable && playable.id, preview: playable && playable.now,
    };
    root.classList.toggle("curtained", Boolean(now.curtain));
    for (const part of drawn) part.draw(state);
    parts.stats.draw(now);
    parts.curtain.draw(now);
  }

  function peek(id) {
    if (peeked === id) return;
    peeked = id;
    paint();
  }

  return { paint, peek };
}

/** Keeps the shape of the mountain in step with the room; stop() stops watching. */
function watchWidth(root, ridge, paint) {
  const watch = new ResizeObserver(() => {
    if (root.clientWidth && ridge.fit(root.clientWidth > NARROW ? "wide" : "slim")) paint();
  });
  watch.observe(root);
  return () => watch.disconnect();
}

function buildTable(model, el) {
  const ground = makeGround({
    model, el, room: "seilschaft", deck: makePlayingDeck(), view: () => complete(model.view),
    welcome: welcomePlay, laid: playedView, changed: () => show(),
  });
  const { root, onPage, view, words, speaker, deck } = ground;
  const choice = makeChoice(() => view().hand, () => paint());
  const deeds = makeSeilschaftDeeds({ ...ground, choice });
  const press = (id) => {
    if (choice.card() === id) deeds.play(id);
    else choice.choose(id);
    speaker.hush();
  };
  const twice = (id) => { if (choice.card() === id) deeds.play(id); };   // never the card that has come under the mouse since
  // fingers are made with the hand they move
  const parts = makeParts(ground, {
    ...deeds, tap: press, twice, peek: (id) => peek(id), enter: (id) => fingers.enter(id), reach: (id) => fingers.reach(id),
  });
  const { paint, peek } = makePaint(ground, parts, choice);
  const air = h("div", { class: "air", "aria-hidden": "true" });
  const dialogs = makeDialogs({ ...ground, press: deeds.press, focus: () => parts.hand.focus(), endPicture });
  const head = makeHead({ ...ground, more: parts.stats.el, dialogs });
  const board = layOut({ ...ground, parts, header: head.el, air });
  const moves = makeMoves({ ...ground, ...parts, board, film: makeFilm(root, air) });
  const over = (x, y) => root.getRootNode().elementFromPoint(x, y)?.closest(".middle, .mountain") && "trick";
  const carry = makeCarry({
    ...ground, ...parts, air, choice, over, aim: (place) => parts.trick.aim(Boolean(place)), scroller: () => null, lay: deeds.play,
  });
  const fingers = makeHandFingers({ ...ground, ...parts, ...deeds, choice, carry });
  const show = makeShow(ground, { hand: parts.hand, bar: parts.rail.el, moves, paint, carry });
  const keys = seilschaftKeys({ ...fingers, toggleLast: parts.trick.toggleLast, showKeys: dialogs.keys });
  const stopKeys = listenKeys({ root, wide: onPage, blocked: dialogs.open, press: keys });
  const stopWatch = watchWidth(root, parts.ridge, paint);
  return {
    draw: makeDraw(ground, { deeds, head, show, dialogs, learn: () => deck.learn(words().cards) }),
    heard: makeAnswers({ ...ground, deeds, show, choice }),
    stop() { stopKeys(); stopWatch(); head.stop(); },
  };
}

/** Panel's door: called once; every later change of view or words updates what stands there. */
export function render({ model, el }) {
  follow(model, buildTable(model, el));
}
