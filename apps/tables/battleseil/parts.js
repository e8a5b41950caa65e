import { h } from "../shared/js/dom.js";
import { makeCurtain } from "../shared/js/curtain.js";
import { makePanels } from "../shared/js/panels.js";
import { makeAdvice } from "./advice.js";
import { emblemSheet } from "./emblems.js";
import { specialEmblem, specialSheet } from "./specials.js";
import { makeHand } from "./hand.js";
import { makeLanes } from "./lanes.js";
import { makeRival } from "./rival.js";
import { banks, village } from "./scene.js";
import { makeSeil } from "./seil.js";
import { makeShelf } from "./shelf.js";
import { makeStrip } from "./strip.js";

/** What stands on the table, and where. */

/** All that is drawn from the view. `act` is what a press on any of them does: choose, chosen, use, look, closeLook, grab, take, pick, aimAt, press, pile, discard, chooseOnly, closeAdvice, lift, way. */
export function makeParts(act, figures) {
  const lanes = makeLanes(act);
  const field = h("div", { class: "field" }, banks(), lanes.el);
  const hand = makeHand(act);
  return {
    lanes, field, hand,
    rival: makeRival(),
    strip: makeStrip(field, lanes.lane),
    shelf: makeShelf(act, hand),
    seil: makeSeil(act),
    advice: makeAdvice(act),
    curtain: makeCurtain(act),
    panels: makePanels(figures, [], (id) => specialEmblem(id, "em")),
  };
}

/** Puts the parts into `root`, the header above, the speaker's lines and `air` over them; returns the board that holds every card. */
export function layOut({ root, onPage, parts, header, speaker, air }) {
  const { rival, strip, field, shelf, seil, advice, curtain, panels } = parts;
  const scene = h("div", { class: "scene" }, h("div", { class: "sky" }, village(), rival.els), strip.el, field);
  const board = h("div", { class: "table" }, shelf.own, scene, h("div", { class: "refusal-place" }, speaker.refusal), shelf.bar, curtain.el);
  const room = h(onPage ? "main" : "div", { class: "room" }, board, h("div", { class: "told-beside" }, advice.el, seil.el), panels.el);
  root.append(emblemSheet(), specialSheet(), header, room, speaker.el, air);
  return board;
}
