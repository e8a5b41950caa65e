import { h, setAttrs } from "../shared/js/dom.js";
import { makeHeader } from "../shared/js/header.js";
import { firstClicksOnly, makePost } from "../shared/js/post.js";
import { makeSpeaker } from "../shared/js/speak.js";
import { makeDialog } from "../shared/js/dialog.js";
import { makeFlights } from "../shared/js/flights.js";
import { still } from "../shared/js/motion.js";
import { makeDrag } from "../shared/js/drag.js";
import { listenKeys } from "../shared/js/keys.js";
import { keepChoice, makeTheme } from "../shared/js/theme.js";
import { emblemSheet } from "./emblems.js";
import { makeDeck } from "./cards.js";
import { banks, village } from "./scene.js";
import { makeRival } from "./rival.js";
import { makeLanes } from "./lanes.js";
import { makeStrip } from "./strip.js";
import { makeHand } from "./hand.js";
import { makeShelf } from "./shelf.js";
import { makeSeil } from "./seil.js";
import { makePanels } from "./panels.js";
import { askBox, keysBox, overBox, rulesBox } from "./boxes.js";
import { makeMoves } from "./moves.js";
import { battleseilKeys } from "./keyboard.js";

/** The Battleseil card table: one snapshot in (model.view, model.words), messages out. */

const FOLDED = "ks_analytics_folded";
const PARKED_MS = 3000;

function buildTable(model, el) {
  const onPage = model.view.place !== "cell";
  const root = h("div", { class: "ks ks-light battleseil" });
  const post = makePost(model);
  const speaker = makeSpeaker();
  const deck = makeDeck();
  let chosen = null;
  let going = null;
  let parked = null;
  let dismissed = false;

  // ---- what a player can do; selection lives only here, everything else is a message
  const view = () => model.view;
  const inHand = (id) => view().hand.find((item) => item.id === id);

  function choose(id) {
    speaker.hush();
    chosen = chosen === id ? null : id;
    paint();
  }

  function layCard(card, rope) {
    if (going !== null || !post.send({ type: "lay", card, rope })) return false;
    speaker.hush();
    going = card;
    setTimeout(() => { if (going === card) going = null; }, PARKED_MS);
    return true;
  }

  function look(rope) {
    seil.el.classList.add("sheet");
    post.send({ type: "look", rope });
  }

  function closeLook() {
    const inside = seil.el.contains(root.getRootNode().activeElement);
    seil.el.classList.remove("sheet");
    post.send({ type: "close_look" });
    if (inside && view().seil) lanes.lane(view().seil.rope).querySelector(".pen").focus({ preventScroll: true });
  }

  const take = (rope) => post.send({ type: "take", rope });
  const grab = (rope) => { if (view().takeable.includes(rope)) take(rope); };

  function takeNext() {
    const { takeable, seil: looked } = view();
    if (!takeable.length) speaker.refuse(model.words.t.nothing_to_take);
    else take(looked && takeable.includes(looked.rope) ? looked.rope : Math.min(...takeable));
  }

  function actions() {
    const own = view().actions;
    const ends = view().over ? view().over.buttons.filter((button) => !own.some((action) => action.do === button.do)) : [];
    return [...ends, ...own];
  }

  function finish() {
    const found = actions().filter((action) => action.do === "finish" || action.do === "pass");
    const ready = found.find((action) => action.do === "finish" && !action.off) || found.find((action) => !action.off);
    if (ready) post.send({ type: ready.do });
    else if (found.length) speaker.refuse(found[0].off);
    else post.send({ type: "finish" });   // nothing to end: the answer says why
  }

  function step(by) {
    if (!view().hand.length) return;
    const there = root.getRootNode().activeElement;
    const moves = chosen !== null || (there && there.ksAt === "hand");
    chosen = moves ? hand.step(by) : hand.here();
    speaker.hush();
    paint();
    hand.focus();
  }

  function letGo() {
    if (drag.cancel()) return;
    speaker.hush();
    if (chosen !== null) {
      chosen = null;
      paint();
    } else if (view().seil) closeLook();
  }

  const layAt = (rope) => { if (chosen !== null) layCard(chosen, rope); };
  const number = (rope) => (chosen === null ? look(rope) : layCard(chosen, rope));
  const showKeys = () => dialog.open(keysBox(model.words));
  const keep = (name, code) => { if (onPage) keepChoice(name, code); };
  const press = (action) => post.send({ type: action });

  // ---- parts
  const rival = makeRival();
  const lanes = makeLanes({ look, grab, layAt });
  const field = h("div", { class: "field" }, banks(), lanes.el);
  const strip = makeStrip(field, lanes.lane);
  const hand = makeHand({ choose });
  const shelf = makeShelf({ press, explain: speaker.refuse }, hand);
  const seil = makeSeil({ take, closeLook });
  const panels = makePanels(model.get_child("figures") || []);
  const header = makeHeader({
    lang: (code) => { keep("ks_lang", code); post.send({ type: "lang", code }); },
    theme: (code) => { keep("ks_theme", code); post.send({ type: "theme", code }); },
    rules: () => dialog.open(rulesBox(model.words)),
    keys: showKeys,
    analytics: fold,
  });
  const flights = makeFlights(root);
  const scene = h("div", { class: "scene" }, h("div", { class: "sky" }, village(), rival.els), strip.el, field);
  const board = h("div", { class: "table" }, shelf.own, scene, h("div", { class: "refusal-place" }, speaker.refusal), shelf.bar);
  const room = h(onPage ? "main" : "div", { class: "room" }, board, seil.el, panels.el);
  root.append(emblemSheet(), header.el, room, speaker.el, flights.el);
  el.append(root);
  firstClicksOnly(root);
  const dialog = makeDialog(root, () => hand.focus());
  const moves = makeMoves({ root, flights, field: board, rivalHand: rival.hand, stock: shelf.stock });
  const theme = makeTheme(root, (dark) => { post.send({ type: "theme_seen", dark }); drawHeader(); });

  // ---- dragging
  function dropped(card, rope, grip) {
    if (!layCard(card.dataset.card, rope)) return grip.go(card);
    const mine = { id: card.dataset.card, grip };
    parked = mine;
    setTimeout(() => { if (parked === mine) unpark(true); }, PARKED_MS);
    return undefined;
  }

  function unpark(home) {
    if (!parked) return null;
    const { id, grip } = parked;
    const place = grip.place();
    parked = null;
    grip.go(home ? deck.card(id) : null);
    return { id, place };
  }

  const drag = makeDrag({
    root, air: flights.el, source: hand.el, what: ".card",
    on: {
      start(card) { chosen = card.dataset.card; speaker.hush(); paint(); root.classList.add("dragging"); },
      over(x, y) {
        const under = root.getRootNode().elementFromPoint(x, y);
        const lane = under && under.closest ? under.closest(".lane") : null;
        const rope = lane ? Number(lane.dataset.rope) : null;
        lanes.aim(rope);
        return rope;
      },
      drop: dropped,
      end() { root.classList.remove("dragging"); lanes.aim(null); chosen = null; paint(); },
      scroller: () => (field.scrollWidth > field.clientWidth ? field : null),
    },
  });

  // ---- drawing
  function drawHeader() {
    const { title, chips } = view();
    header.draw({ title, chips, brand: onPage, lang: model.words.lang, dark: theme.dark(), open: !root.classList.contains("folded"), t: model.words.t });
  }

  function paint() {
    const item = inHand(chosen);
    if (!item) chosen = null;
    const state = { view: view(), t: model.words.t, deck, chosen, legal: item ? item.ropes : [], actions: actions() };
    drawHeader();
    for (const part of [rival, lanes, strip, shelf, seil, panels]) part.draw(state);
  }

  function drawBoxes() {
    const { ask, over } = view();
    const shown = dialog.shown() || "";
    if (ask) {
      dialog.open(askBox(ask, model.words.t, (id, action, options) => post.send({ type: "answer", id, do: action, options })));
      return;
    }
    if (shown.startsWith("ask") || (shown === "over" && !over)) dialog.close();
    if (!over) dismissed = false;
    else if (!dismissed && !dialog.shown()) {
      const dismiss = () => { dismissed = true; dialog.close(); };
      dialog.open(overBox(view(), model.words.t, (action) => { if (action === "dismiss") dismiss(); else { dismiss(); press(action); } }, dismiss));
    }
  }

  function keepFocus(active, at) {
    if (!active || !root.contains(active)) return;
    const stays = active.isConnected && active.offsetParent !== null && active.ksAt === at;
    if (!stays) {
      if (!hand.focus()) shelf.bar.focus({ preventScroll: true });
    } else if (root.getRootNode().activeElement !== active) active.focus({ preventScroll: true });
  }

  function draw() {
    const active = root.getRootNode().activeElement;
    const at = active ? active.ksAt : null;
    const inside = root.contains(active);
    post.answered();
    going = null;
    deck.learn(model.words.clubs);
    theme.draw(view().theme, onPage);
    moves.remember();
    paint();
    const air = unpark(parked && Boolean(inHand(parked.id)));
    moves.play(view(), air);
    if (inside) keepFocus(active, at);
    if (!view().seil) seil.el.classList.remove("sheet");
    drawBoxes();
    speaker.speak(view().say);
    setAttrs(root, { lang: model.words.lang, "data-seq": view().seq });
    if (onPage) {
      document.documentElement.lang = model.words.lang;
      document.title = `${view().title} – ${model.words.t.brand}`;
    }
  }

  function refused(message) {
    if (!message || message.type !== "refused") return;
    post.answered();
    going = null;
    unpark(true);
    speaker.refuse(message.text);
    const item = inHand(message.card);
    if (item && !still()) deck.card(message.card).animate([{ translate: "0" }, { translate: "-7px" }, { translate: "6px" }, { translate: "-3px" }, { translate: "0" }], { duration: 260 });
  }

  function fold() {
    const folded = root.classList.toggle("folded");
    sessionStorage.setItem(FOLDED, folded ? "1" : "");
    paint();
  }

  if (sessionStorage.getItem(FOLDED)) root.classList.add("folded");
  const stopKeys = listenKeys({
    root, wide: onPage, blocked: () => dialog.shown() !== null, press: battleseilKeys({ step, number, takeNext, finish, letGo, showKeys }),
  });
  return { draw, refused, stop() { stopKeys(); theme.stop(); } };
}

/** Panel's door: called once; every later change of view or words updates what stands there. */
export function render({ model, el }) {
  const table = buildTable(model, el);
  table.draw();
  model.on("view", table.draw);
  model.on("words", table.draw);
  model.on("msg:custom", table.refused);
  model.on("remove", table.stop);
}
