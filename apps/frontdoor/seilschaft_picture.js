/** Seilschaft's picture: the table's own ridge in mountain light, the first cards open, both hands below. */
import { drawing, svg } from "../tables/shared/js/dom.js";
import { playingFace } from "../tables/shared/js/playing_cards.js";
import { cardSpot, coinSpot, hopArrow, ropePath, SHAPES } from "../tables/seilschaft/geometry.js";
import { land, thing } from "../tables/seilschaft/scenery.js";
import { artFace, artPlace, cardSize, paintedArt } from "./art.js";

const MOUNTAIN = SHAPES.wide, MOUNTAIN_SCALE = 600 / 996;
/* no queen and no jack: their letters differ by language, and the picture knows none */
const CREST = ["9H", null, null, "7D", "4C", "KS", null, null, null];
const COIN_AT = 4;
/* my eight takes the trick: one step to my end, where a card turns over */
const TRICK = [["8H", 268, 268, -6], ["6H", 330, 264, 7]], COIN_TO = 3;
const MY_CARDS = [["2C", 36, 322, -17], ["AD", 78, 312, -5], ["TH", 121, 318, 8]];
const THEIR_CARDS = [[479, 318, -8], [522, 312, 5], [564, 322, 17]];

const AIR = `<svg><linearGradient id="fd-air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--ks-se-sky-1)"/><stop offset=".28" stop-color="var(--ks-se-sky-2)"/><stop offset=".52" stop-color="var(--ks-se-sky-3)"/></linearGradient><rect width="600" height="360" fill="url(#fd-air)"/></svg>`;

/** A card around (0, 0), `width` wide: its face, or the ridge's or the pack's back. */
function artCard(id, width, back) {
  return id === null ? thing(back, cardSize(width)) : artFace(playingFace(id), id, width);
}

function crestCard(id, i) {
  const spot = cardSpot(MOUNTAIN, i + 1);
  return artPlace(spot.x, spot.y, spot.turn, svg("g", { filter: "url(#ks-shade)" }, artCard(id, MOUNTAIN.card[0], "ridge-card")));
}

function crestRope() {
  const d = ropePath(MOUNTAIN, COIN_AT), { width, rim } = MOUNTAIN.rope;
  const strand = (stroke, thick, more) => svg("path", { d, stroke: `var(--ks-se-${stroke})`, "stroke-width": thick, ...more });
  return svg("g", { fill: "none", "stroke-linecap": "round" }, strand("rope-dark", rim), strand("rope", width), strand("rope-dark", width, { "stroke-dasharray": "1.300 4.200", opacity: 0.6 }));
}

function crestClimber(side, hue) {
  const [x, y] = MOUNTAIN.climber.at[side], facing = side ? -1 : 1;
  return svg("g", { transform: `translate(${x} ${y}) scale(${facing} 1)`, color: `var(--ks-se-${hue})` }, thing("climber", { x: -30, y: -66, width: 60, height: 70 }));
}

function crestCoin() {
  const [x, y] = coinSpot(MOUNTAIN, COIN_AT), grown = 34;
  return thing("coin", { x: x - grown, y: y - grown, width: 2 * grown, height: 2 * grown });
}

/** Where the coin goes next. */
function crestHop() {
  const { arc, head } = hopArrow(MOUNTAIN, COIN_AT, COIN_TO);
  const line = (d, more) => svg("path", { d, ...more });
  return svg("g", { fill: "none", stroke: "var(--ks-gold)", "stroke-width": 5, "stroke-linecap": "round", "stroke-linejoin": "round" }, line(arc, { "stroke-dasharray": "1 10" }), line(head));
}

function crestTent() {
  const spot = cardSpot(MOUNTAIN, 5);
  return thing("tent", { class: "fd-sway", style: "--fd-i:2", x: spot.x - 24, y: spot.y + 58, width: 48, height: 48 });
}

/** Clouds between the peaks; they drift a little while the picture lives. */
function drift() {
  const clouds = [[120, 232, 130, 11], [880, 224, 120, 10], [500, 176, 90, 7]];
  return svg("g", { fill: "var(--ks-se-mist)", filter: "url(#ks-agl)", opacity: 0.5 },
    clouds.map(([cx, cy, rx, ry], i) => svg("ellipse", { class: "fd-drift", style: `--fd-i:${i}`, cx, cy, rx, ry })));
}

/** The whole picture. */
export function seilschaftPicture() {
  const mountain = svg("g", { transform: `scale(${MOUNTAIN_SCALE}) translate(0 24)` },
    land("wide"), drift(), ...CREST.map(crestCard), crestTent(), crestRope(), crestHop(), crestClimber(0, "me"), crestClimber(1, "them"), crestCoin());
  const played = TRICK.concat(MY_CARDS).map(([id, x, y, turn]) => artPlace(x, y, turn, artCard(id, 56)));
  const theirs = THEIR_CARDS.map(([x, y, turn]) => artPlace(x, y, turn, artCard(null, 56, "playing-back")));
  return paintedArt([...drawing(AIR).childNodes, mountain, ...played, ...theirs]);
}
