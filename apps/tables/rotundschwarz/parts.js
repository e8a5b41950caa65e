import { h, keyed, setText } from "../shared/js/dom.js";
import { makePanels } from "../shared/js/panels.js";
import { playingCardSheet } from "../shared/js/playing_cards.js";
import { makeFourColours, makeSwitch } from "../shared/js/switches.js";
import { makeTip } from "../shared/js/tip.js";
import { makeBoard } from "./board.js";
import { makeLamp } from "./lamp.js";
import { makeRim } from "./rim.js";
import { makeSayLine } from "./say.js";

/** What stands on the table, and where. */

/** The switches of view.switches [{do, on, label, help}], and that of this browser for four colours. */
function makeSwitchRow({ root, onPage }, act) {
  const four = makeFourColours({ root, onPage });
  const asked = h("div", { class: "switches" });
  const el = h("div", { class: "switches" }, asked, four.el);
  const made = new Map();

  function build(said) {
    made.set(said.do, makeSwitch(`ks-${said.do}`, (on) => act.turn(said.do, on)));
    return made.get(said.do).el;
  }

  function draw({ view, t }) {
    keyed(asked, view.switches, (said) => said.do, build, (_, said) => made.get(said.do).draw(said));
    four.draw(t.four_colours);
  }

  return { el, draw };
}

/** What was agreed, for windows whose header has no room for it. */
function makeAgreed() {
  const el = h("p", { class: "agreed" });
  return { el, draw: ({ view }) => setText(el, view.chips.join(" · ")) };
}

/** All that is drawn from the view. `act` is what a press on any of them does. */
export function makeFeltParts({ root, onPage, figures }, act) {
  const switches = makeSwitchRow({ root, onPage }, act);
  const lamp = makeLamp();
  const agreed = makeAgreed();
  const panels = makePanels(figures, [agreed.el, switches.el, lamp.el]);
  return { board: makeBoard(act), say: makeSayLine(), rim: makeRim(act), tip: makeTip(act), switches, lamp, agreed, panels };
}

/** Puts the parts into `root`, the header above, the speaker's lines and `air` over them. */
export function layOutFelt({ root, onPage, parts, header, speaker, air }) {
  const { board, say, rim, tip, panels } = parts;
  const felt = h("div", { class: "felt" }, board.el, say.el, h("div", { class: "refusal-place" }, speaker.refusal));
  const table = h("div", { class: "table" }, felt, rim.el);
  rim.row.prepend(tip.el);   // there the felt keeps its size when a tip comes and goes
  root.append(playingCardSheet(), header, h(onPage ? "main" : "div", { class: "room" }, table, panels.el), speaker.el, air);
}
