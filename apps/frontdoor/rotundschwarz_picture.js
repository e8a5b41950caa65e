/** Rot und Schwarz's picture: two inks run into one felt, a run of both lies across them, the pass buttons below. */
import { drawing, setAttrs, svg } from "../tables/shared/js/dom.js";
import { feltFace, passButton } from "../tables/rotundschwarz/faces.js";
import { artFace, artPlace, cardSize, paintedArt } from "./art.js";

/* from ten on: the letters of higher cards differ by language, and the picture knows none */
const RUN = ["TD", "9C", "8H", "7S", "6D", "5C"];
const RUN_CARD = 118, RUN_FAN = { x: 300, y: 962, radius: 812, step: 6 };
const PASSES = { all: 6, left: 4, size: 44, step: 54, y: 298 };

/* where the inks end on the felt, from top to bottom */
const RED_SHORE = "296 0C244 48 322 92 276 150 238 200 306 240 262 292 244 316 258 338 244 360";
const BLACK_SHORE = "374 0C326 54 390 100 342 156 308 204 366 250 322 296 306 318 318 340 312 360";
const DROPS = [
  ["red", 303, 44, 7.5], ["red", 318, 66, 3.5], ["black", 331, 24, 4], ["black", 316, 104, 6], ["black", 301, 120, 3],
  ["red", 290, 262, 5], ["black", 304, 316, 6], ["red", 270, 322, 5], ["red", 283, 344, 3], ["black", 291, 340, 3.5],
];

const GROUND = `<svg><defs>
<radialGradient id="fd-felt" cx=".5" cy=".35" r=".8"><stop offset="0" stop-color="var(--ks-rs-felt-hi)"/>
<stop offset=".6" stop-color="var(--ks-felt)"/><stop offset="1" stop-color="var(--ks-felt-2)"/></radialGradient>
<radialGradient id="fd-wet" cx=".5" cy=".3" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".13"/>
<stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></radialGradient>
<pattern id="fd-weave" width="6" height="6" patternUnits="userSpaceOnUse">
<circle cx="1.5" cy="1.5" r="1" fill="#fff" opacity=".05"/><circle cx="4.5" cy="4.5" r="1" opacity=".12"/></pattern>
<pattern id="fd-own-red" width="5.5" height="5.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<path d="M0 0h5.5v5.5H0z" fill="var(--ks-rs-hatch-2)"/><path d="M0 0h3v5.5H0z" fill="var(--ks-rs-hatch)"/></pattern>
<pattern id="fd-own-black" width="7.5" height="6" patternUnits="userSpaceOnUse">
<path d="M0 0h7.5v6H0z" fill="var(--ks-rs-dark)"/><circle cx="3.75" cy="3" r="1.5" fill="var(--ks-rs-pale)"/></pattern>
</defs><rect width="600" height="360" fill="url(#fd-felt)"/></svg>`;

/** An ink from its shore to the picture's edge at `end`, with the rim that ink leaves where it dries. */
function inkPool(ink, shore, end) {
  return [svg("path", { d: `M${end} 0L${shore}H${end}Z`, fill: `var(--fd-ink-${ink})` }),
    svg("path", { d: `M${shore}`, fill: "none", stroke: `var(--fd-ink-${ink}-rim)`, "stroke-width": 3, opacity: 0.8 })];
}

function inkDrop([ink, cx, cy, r]) {
  return svg("circle", { cx, cy, r, fill: `var(--fd-ink-${ink})`, stroke: `var(--fd-ink-${ink}-rim)`, "stroke-width": 1.2 });
}

/** The owner's edge of a card: hatched for red, dotted for black. */
function ownEdge(id, { x, y, height }) {
  const owner = "HD".includes(id[1]) ? "red" : "black";
  return svg("rect", { x: x + 5, y: y + 7, width: 7.5, height: height - 14, rx: 2, fill: `url(#fd-own-${owner})` });
}

/** A card of the run; it is lifted when its turn comes. */
function runCard(id, i) {
  const turn = (i - (RUN.length - 1) / 2) * RUN_FAN.step, slope = (turn * Math.PI) / 180;
  const x = RUN_FAN.x + RUN_FAN.radius * Math.sin(slope), y = RUN_FAN.y - RUN_FAN.radius * Math.cos(slope);
  const size = cardSize(RUN_CARD);
  const shadow = svg("rect", { x: size.x - 2, y: size.y + 3, width: size.width + 4, height: size.height, rx: 11, opacity: 0.3 });
  const lifted = { class: "fd-lift", style: `--fd-i:${i}` };
  return artPlace(x.toFixed(1), y.toFixed(1), turn,
    svg("g", lifted, shadow, artFace(feltFace(id), id, RUN_CARD), ownEdge(id, size)));
}

function passRow() {
  const first = 300 - ((PASSES.all - 1) * PASSES.step + PASSES.size) / 2;
  return Array.from({ length: PASSES.all }, (_, i) => {
    const button = passButton(i < PASSES.left);
    setAttrs(button, { x: first + i * PASSES.step, y: PASSES.y - PASSES.size / 2, width: PASSES.size, height: PASSES.size });
    return button;
  });
}

/** The whole picture. */
export function rotUndSchwarzPicture() {
  const soaked = ["url(#fd-wet)", "url(#fd-weave)"].map((fill) => svg("rect", { width: 600, height: 360, fill }));
  return paintedArt([...drawing(GROUND).childNodes, ...inkPool("red", RED_SHORE, 0), ...inkPool("black", BLACK_SHORE, 600),
    ...DROPS.map(inkDrop), ...soaked, ...RUN.map(runCard), ...passRow()]);
}
