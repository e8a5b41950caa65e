/** The two villages at their nine ropes: 54 people, as many as the game has club cards. */
import { brookHalfWidth } from "./scene_land.js";

const CLUB_OF = { F: "fire", I: "fish", S: "marksmen", B: "brass", K: "choir", H: "lumber" };

/** Per rope, far to near: the three on the left, the three on the right, and where the pennant hangs
 * (-1 left bank, 0 middle, 1 right bank). Every club sends nine. */
const ROPES = [
  { left: "FIS", right: "BKH", lean: 0, pennant: "open" },
  { left: "HHH", right: "KIF", lean: -1, pennant: "mine" },
  { left: "BKF", right: "SIH", lean: 0, pennant: "open" },
  { left: "SBI", right: "KKK", lean: 1, pennant: "theirs" },
  { left: "FFF", right: "SHB", lean: 0, pennant: "gold" },
  { left: "KIB", right: "FSH", lean: 0, pennant: "open" },
  { left: "SSS", right: "IBF", lean: -1, pennant: "mine", wet: true },
  { left: "IHB", right: "FKI", lean: 0, pennant: "open" },
  { left: "KSB", right: "BIH", lean: 0, pennant: "open" },
];

/** Height of rope `i` and how large people stand there: a plain perspective. */
function ropeSpot(i) {
  const t = i / (ROPES.length - 1);
  return { y: 151 + 168 * t ** 1.35, scale: .46 + .58 * t ** 1.15 };
}

const PEOPLE_DEFS = `<g id="fd-man"><path d="M2 1L9.500 14M1 1L-3 15" stroke="var(--fd-skin)" stroke-width="3.200" stroke-linecap="round"/><path d="M6.500 9L9.500 14M-1.800 10L-3 15" stroke="var(--fd-sock)" stroke-width="3.600"/><path d="M9.500 14.500h4M-3 15.500h4.500" stroke="var(--fd-fig)" stroke-width="3" stroke-linecap="round"/><path d="M2.500 0L6.500 7.500M1.500 0L-1 8.500" stroke="var(--fd-leather)" stroke-width="5.200" stroke-linecap="round"/><path d="M-4.500-12.500L2.500 1" stroke="currentColor" stroke-width="8.600" stroke-linecap="round"/><path d="M-6.500-9L0 3M-1-14.500L4-3" stroke="var(--fd-leather)" stroke-width="1.300"/><path d="M-3-12L5-9M-1-7L7-5" stroke="currentColor" stroke-width="4.200" stroke-linecap="round"/><path d="M6-8.700L13-6.500M8-4.800L14.500-5.500" stroke="var(--fd-skin)" stroke-width="3" stroke-linecap="round"/><circle cx="-7.500" cy="-21" r="5.200" fill="var(--fd-skin)"/><path d="M-15-22.200L-1.600-23.400M-12.200-23c.6-6 7.400-7.400 8-.7z" stroke="var(--fd-hat)" stroke-width="1.800" stroke-linecap="round" fill="var(--fd-hat)"/><path d="M-10.500-25l-3.500-6" stroke="currentColor" stroke-width="1.800" stroke-linecap="round"/></g>
<g id="fd-woman"><path d="M4 8L9 14.500M0 10L-3 15.500" stroke="var(--fd-sock)" stroke-width="3" stroke-linecap="round"/><path d="M9 15h4M-3 16h4.500" stroke="var(--fd-fig)" stroke-width="2.800" stroke-linecap="round"/><path d="M-2.500-4L5.500-3 12 9.500C6 13 0 13.500-6 12.500z" fill="currentColor"/><path d="M2-3.500L5.500-3 12 9.500 6 12z" fill="var(--fd-apron)"/><path d="M-4.500-12.500L1.500-2" stroke="currentColor" stroke-width="7.600" stroke-linecap="round"/><path d="M-3-13L4-9.500M-1-8L6-5.500" stroke="var(--fd-sock)" stroke-width="4.200" stroke-linecap="round"/><path d="M5-9L13-6.500M7-5.200L14.500-5.500" stroke="var(--fd-skin)" stroke-width="2.800" stroke-linecap="round"/><circle cx="-12" cy="-23.500" r="3" fill="var(--fd-hair)"/><circle cx="-7.500" cy="-21" r="5" fill="var(--fd-skin)"/><path d="M-12.600-20c-.6-6.600 7.600-8.600 9.400-3.600-3 .8-5 .2-6.200-.8-.2 2-1.200 3.600-3.200 4.400z" fill="var(--fd-hair)"/></g>
<path id="fd-pennant" d="M-7 0h14v13L0 18l-7-5z" stroke-width="1.300" stroke-linejoin="round"/>`;

/** One puller: `facing` 1 looks right (left bank), -1 looks left. */
function puller(letter, x, y, scale, facing, woman) {
  return `<use href="#fd-${woman ? "woman" : "man"}" color="var(--ks-club-${CLUB_OF[letter]})" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(scale * facing).toFixed(3)} ${scale.toFixed(3)})"/>`;
}

/** A rope from `x1` to `x2` at height `y`: edge, strand and twist. */
function rope(x1, x2, y, scale) {
  const d = `M${x1.toFixed(1)} ${y.toFixed(1)}Q300 ${(y + 7 * scale).toFixed(1)} ${x2.toFixed(1)} ${y.toFixed(1)}`, w = 4.6 * scale;
  return `<path d="${d}" stroke="var(--fd-rope-edge)" stroke-width="${(w + 1.4).toFixed(2)}"/><path d="${d}" stroke="var(--fd-rope)" stroke-width="${w.toFixed(2)}"/><path d="${d}" stroke="var(--fd-rope-twist)" stroke-width="${w.toFixed(2)}" stroke-dasharray="${(1.5 * scale).toFixed(2)} ${(4 * scale).toFixed(2)}"/>`;
}

/** The front one of a beaten team, laughing in the brook. */
function swimmer(letter, x, y, scale) {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})"><g fill="none" stroke="var(--fd-spray)" stroke-width="1.600"><ellipse cx="0" cy="6" rx="20" ry="5" opacity=".5"/><ellipse cx="0" cy="5" rx="13" ry="3.400" opacity=".8"/></g><path d="M-5-5L-13-17M5-5L13-17" stroke="var(--ks-club-${CLUB_OF[letter]})" stroke-width="4.200" stroke-linecap="round"/><circle cx="-14" cy="-19" r="2.600" fill="var(--fd-skin)"/><circle cx="14" cy="-19" r="2.600" fill="var(--fd-skin)"/><path d="M-7 5c0-9 3-11 7-11s7 2 7 11z" fill="var(--ks-club-${CLUB_OF[letter]})"/><circle cx="0" cy="-11" r="6" fill="var(--fd-skin)"/><path d="M-6-12c0-7 11-8 12 0-3-2-8-3-12 0z" fill="var(--fd-hair)"/><path d="M-2.800-9.800c1.400 3.600 4.400 3.600 5.600 0z" fill="#fffdf8" stroke="var(--fd-fig)" stroke-width=".7"/><path d="M-3.200-12.500h1.400M1.800-12.500h1.400" stroke="var(--fd-fig)" stroke-width="1.300" stroke-linecap="round"/><path d="M-12 6c-3-5-6-7-9-8 5-.6 8 2 10 5 .4-5-.6-8-3-12 5 3 7 8 7 12zM12 6c3-5 6-7 9-8-5-.6-8 2-10 5-.4-5 .6-8 3-12-5 3-7 8-7 12z" fill="var(--fd-spray)"/></g>`;
}

function team(row, side, spot) {
  const facing = -side, letters = side < 0 ? row.left : row.right, bank = brookHalfWidth(spot.y) + 19 * spot.scale;
  return [...letters].map((letter, k) => {
    if (row.wet && side > 0 && k === 0) return "";
    const size = spot.scale * (1.02 + .1 * ((letter.charCodeAt(0) + k) % 3 - 1));
    return puller(letter, 300 + side * (bank + k * 29 * spot.scale), spot.y + 6 * spot.scale, size, facing, (letter.charCodeAt(0) + 2 * k + side) % 3 === 0);
  }).reverse().join("");
}

function ropeRow(row, i) {
  const spot = ropeSpot(i), half = brookHalfWidth(spot.y), reach = half + 92 * spot.scale;
  const pennantX = 300 + row.lean * (half - 4);
  const wet = row.wet ? swimmer(row.right[0], 300 + half * .5, spot.y + 9 * spot.scale, spot.scale) : "";
  const flag = `<g transform="translate(${pennantX.toFixed(1)} ${(spot.y + 3 * spot.scale).toFixed(1)}) scale(${(spot.scale * 1.12).toFixed(3)})">${row.pennant === "gold" ? '<circle cx="0" cy="8" r="16" fill="var(--ks-gold-glow)" opacity=".65"/>' : ""}<use class="fd-sway" style="--fd-i:${i}" href="#fd-pennant" fill="var(--fd-pen-${row.pennant})" stroke="var(--fd-pen-${row.pennant}-line)"/></g>`;
  return `<g fill="none">${rope(300 - reach, 300 + reach, spot.y, spot.scale)}</g>${wet}${flag}<g fill="none">${team(row, -1, spot)}${team(row, 1, spot)}</g>`;
}

/** Ropes, pennants and pullers, far to near. */
export function peopleMarkup() {
  return `<defs>${PEOPLE_DEFS}</defs>${ROPES.map(ropeRow).join("")}`;
}
