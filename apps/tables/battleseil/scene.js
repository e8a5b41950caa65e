import { drawing, h } from "../shared/js/dom.js";

/** The village summer around the ropes: nothing here ever changes or speaks. */

const VILLAGE = `<svg class="village" viewBox="0 0 1000 96" aria-hidden="true">
<g class="sun"><circle cx="684" cy="34" r="13"/></g><g class="stars"><circle cx="150" cy="28" r="1.400"/><circle cx="240" cy="40" r="1"/><circle cx="420" cy="30" r="1.300"/><circle cx="655" cy="34" r="1.100"/><circle cx="760" cy="26" r="1.400"/><circle cx="930" cy="44" r="1.200"/></g>
<g id="ks-hills"><path d="M-1 97V62C90 30 170 40 250 58S420 30 520 46s170-34 280-18 150 24 201 12v57z" fill="var(--ks-hill-2)" opacity=".55"/><path d="M-1 97V76c120-22 220-14 330-6s220-26 360-14 210 12 312-2v43z" fill="var(--ks-hill)"/></g>
<use href="#ks-hills" transform="scale(-1 1)"/><use href="#ks-hills" transform="translate(2000 0) scale(-1 1)"/>
<g transform="translate(452 13) scale(.86)"><path d="M34 92V44h20v48z" fill="var(--ks-wall)"/><path d="M27 45h26c-1-3-3-4-3-6 0-4 5-7 5-13 0-6-7-9-9-14l-1-5-1-1-1 1-1 5c-2 5-9 8-9 14 0 6 5 9 5 13 0 2-2 3-3 6z" transform="translate(4 0)" fill="var(--ks-roof)"/><path d="M44 6V-2M41 1h6" stroke="var(--ks-wood-dark)" stroke-width="1.600"/><circle cx="44" cy="56" r="5" fill="var(--ks-card)" stroke="var(--ks-wood-dark)" stroke-width="1.300"/><path d="M44 56v-3.500M44 56l2.500 1.500" stroke="#5c3a20" stroke-width="1.200"/><path d="M54 92V70h50v22z" fill="var(--ks-wall)"/><path d="M50 71l8-15h42l8 15z" fill="var(--ks-roof)"/><path d="M64 78h6v9h-6zM78 78h6v9h-6zM92 78h6v9h-6z" fill="var(--ks-window)"/></g>
<g><path d="M598 94V76h34v18z" fill="var(--ks-wall)"/><path d="M592 77l23-15 23 15z" fill="var(--ks-roof)"/><path d="M603 81h6v6h-6zM620 81h6v6h-6z" fill="var(--ks-window)"/></g>
<g transform="translate(52 3)"><path d="M598 94V76h34v18z" fill="var(--ks-wall)"/><path d="M592 77l23-15 23 15z" fill="var(--ks-roof)"/><path d="M603 81h6v6h-6zM620 81h6v6h-6z" fill="var(--ks-window)"/></g>
<g stroke="var(--ks-wood-dark)" fill="none" transform="translate(-138 2)"><path d="M718 94V18" stroke="var(--ks-card)" stroke-width="5"/><path d="M718 94V18" stroke="var(--ks-fest)" stroke-width="5" stroke-dasharray="6 6"/><path d="M702 40h32M706 56h24" stroke-width="2"/><ellipse cx="718" cy="30" rx="11" ry="4" stroke="var(--ks-good)" stroke-width="3.500"/></g>
<g fill="var(--ks-hill-2)"><circle cx="562" cy="88" r="8"/><circle cx="700" cy="88" r="9"/><circle cx="714" cy="91" r="7"/><circle cx="452" cy="88" r="8"/><circle cx="466" cy="91" r="6"/><path d="M760 92l9-30 9 30zM776 94l8-26 8 26zM330 92l9-28 9 28zM316 94l7-22 7 22z"/></g>
</svg>`;

const FLAG_COLOURS = ["fest-ribbon", "card", "fest", "gold", "good"].map((name) => `var(--ks-${name})`);

/** One swag of bunting, 250 units wide, as markup: a cord and twelve little flags. */
function swag(left, first) {
  const flags = Array.from({ length: 12 }, (_, i) => {
    const x = 10 + i * 20;
    const y = 3 + 9 * (1 - ((x - 125) / 125) ** 2);
    return `<path d="M${left + x - 6} ${y.toFixed(1)}h12l-6 10z" fill="${FLAG_COLOURS[(first + i) % 5]}"/>`;
  });
  return `<path d="M${left} 3q125 18 250 0" fill="none" stroke="var(--ks-wood-dark)" stroke-width="1.200"/>${flags.join("")}`;
}

const SWAGS = 12;

/** A string of bunting, long enough for the widest room. */
export function bunting() {
  const row = Array.from({ length: SWAGS }, (_, i) => swag(i * 250, i * 2)).join("");
  return drawing(`<svg class="bunting" viewBox="0 0 ${SWAGS * 250} 26" aria-hidden="true">${row}</svg>`);
}

/** Grass and daisies, always at the same places: [x, y, flower?] in a field of 1000 by 512. */
const MEADOW = [[772, 55, 0], [221, 486, 0], [293, 174, 0], [961, 494, 0], [363, 42, 0], [812, 434, 0], [360, 426, 0], [947, 376, 0], [98, 71, 0],
  [167, 498, 0], [737, 377, 0], [436, 475, 0], [686, 381, 0], [499, 351, 0], [579, 426, 0], [117, 175, 0], [861, 128, 0], [478, 44, 0], [621, 137, 1],
  [965, 15, 1], [701, 23, 1], [577, 16, 1], [357, 101, 1], [776, 385, 1], [794, 454, 1], [971, 467, 1], [915, 364, 1], [152, 77, 1], [547, 346, 1],
  [661, 396, 1], [269, 453, 1], [178, 410, 1], [585, 118, 1], [49, 92, 1], [897, 402, 1], [305, 420, 1], [840, 60, 1], [250, 25, 1]];

function meadow() {
  const plants = MEADOW.map(([x, y, flower]) => (flower
    ? `<g transform="translate(${x} ${y})"><circle class="d" r="3"/><circle class="o" r="1.200"/></g>`
    : `<path class="g" d="M${x} ${y}l-4-9M${x} ${y}v-12M${x} ${y}l4-9"/>`));
  return drawing(`<svg class="tufts" viewBox="0 0 1000 512" preserveAspectRatio="none" aria-hidden="true">${plants.join("")}</svg>`);
}

function shore(className) {
  return drawing(`<svg class="${className}" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true"><path class="f" d="M0 0h1000v5c-60 5-120 5-190 2s-130-4-200 0-150 5-220 1-140-4-200 1-130 4-190-2z"/><path class="e" d="M0 7c60 6 130 5 190 2s130-5 200-1 150 4 220-1 130-3 200 0 130 3 190-2"/></svg>`);
}

const RIPPLES = `<svg class="ripples" viewBox="0 0 1000 132" preserveAspectRatio="none" aria-hidden="true"><path d="M40 92c14-8 24-8 38 0s24 8 38 0M206 48c12-7 22-7 34 0s22 7 34 0M310 104c14-8 24-8 38 0s24 8 38 0M455 30c10-6 20-6 30 0s20 6 30 0M540 84c14-8 24-8 38 0s24 8 38 0M655 44c12-7 22-7 34 0s22 7 34 0M760 98c14-8 24-8 38 0s24 8 38 0M872 56c12-7 22-7 34 0s22 7 34 0"/></svg>`;

/** The sky with the village in it, behind the rival. */
export function village() {
  return [drawing(VILLAGE), bunting()];
}

/** Two banks and the brook between them, behind the ropes. */
export function banks() {
  return h("div", { class: "bg", "aria-hidden": "true" }, meadow(), h("div", { class: "b1" }),
    h("div", { class: "brook" }, shore("w1"), drawing(RIPPLES), shore("w2")), h("div", { class: "b2" }));
}
