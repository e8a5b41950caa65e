import { h } from "../shared/js/dom.js";
import { makeCurtain } from "../shared/js/curtain.js";
import { makePanels } from "../shared/js/panels.js";
import { playingCardSheet } from "../shared/js/playing_cards.js";
import { makeTip } from "../shared/js/tip.js";
import { makeStats } from "./asides.js";
import { makeHand } from "./hand.js";
import { makePartner } from "./partner.js";
import { makeRail } from "./rail.js";
import { makeRidge } from "./ridge.js";
import { mountainSheet } from "./scenery.js";
import { makeSigns } from "./signs.js";
import { makeSwitches } from "./switches.js";
import { makeTrick } from "./trick.js";

/** What stands on the table, and where. */

/** All that is drawn from the view. `act` is what a press on any of them does. */
export function makeParts({ root, onPage, figures }, act) {
  const switches = makeSwitches({ root, onPage, aids: act.aids });
  return {
    switches,
    ridge: makeRidge(), partner: makePartner(), signs: makeSigns(), trick: makeTrick(act), hand: makeHand(act), rail: makeRail(act),
    curtain: makeCurtain(act), tip: makeTip(act), stats: makeStats(), panels: makePanels(figures, [switches.el]),
  };
}

/** Puts the parts into `root`, the header above, the speaker's lines and `air` over them; returns the board that holds every card. */
export function layOut({ root, onPage, parts, header, speaker, air }) {
  const { ridge, partner, signs, trick, hand, rail, curtain, tip, panels } = parts;
  const middle = h("div", { class: "middle" }, signs.el, trick.el, trick.last);
  const stage = h("div", { class: "stage" }, partner.el, h("div", { class: "mountain" }, ridge.el(), signs.ends), middle, hand.el, curtain.el, tip.el,
    h("div", { class: "refusal-place" }, speaker.refusal));
  const board = h("div", { class: "table" }, stage, rail.el);
  root.append(playingCardSheet(), mountainSheet(), header, h(onPage ? "main" : "div", { class: "room" }, board, panels.el), speaker.el, air);
  return board;
}
