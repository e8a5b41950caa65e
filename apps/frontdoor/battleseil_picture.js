/** Battleseil's picture: village summer on the brook, nine ropes, six clubs under their banners. */
import { drawing } from "../tables/shared/js/dom.js";
import { paintedArt } from "./art.js";
import { landMarkup } from "./scene_land.js";
import { peopleMarkup } from "./scene_people.js";

/** A club's emblem around (0, 0), `size` units wide, in the colour `ink`; the shapes stand in the sheet of the table. */
function clubEmblem(club, size, ink) {
  return `<use href="#ks-em-${club}" color="${ink}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;
}

const CLUB_BANNERS = [
  { club: "fire", x: 182, y: 172, scale: .62 }, { club: "fish", x: 118, y: 206, scale: .84 }, { club: "marksmen", x: 46, y: 252, scale: 1.1 },
  { club: "brass", x: 418, y: 172, scale: .62 }, { club: "choir", x: 482, y: 206, scale: .84 }, { club: "lumber", x: 554, y: 252, scale: 1.1 },
];

/** A club's banner on its pole; (x, y) is where the pole stands. */
function clubBanner({ club, x, y, scale }, i) {
  const ink = `var(--ks-club-${club})`;
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="1" rx="9" ry="2.200" fill="#000" opacity=".16"/><path d="M0 0v-86" stroke="var(--fd-timber)" stroke-width="2.800" stroke-linecap="round"/><circle cx="0" cy="-88" r="3" fill="var(--fd-coin)" stroke="var(--fd-coin-edge)"/><path d="M-22-82h44" stroke="var(--fd-timber)" stroke-width="2.400" stroke-linecap="round"/><g class="fd-banner" style="--fd-i:${i}"><path d="M-20-81h40v46L0-25-20-35z" fill="${ink}" stroke="var(--fd-logo-edge)" stroke-width="1"/><path d="M-17-78h34v41L0-28.500-17-37z" fill="var(--fd-cloth)"/><g transform="translate(0 -57)" style="--ks-hole: var(--fd-cloth)">${clubEmblem(club, 27, ink)}</g><path d="M-20-35L0-25 20-35" fill="none" stroke="var(--fd-coin)" stroke-width="2.200" stroke-dasharray="2 1.400"/></g></g>`;
}

/** A club card as the table draws it: strength, emblem, coloured foot. Centre at (0, 0). */
export function clubCard(club, strength) {
  const ink = `var(--ks-club-${club})`;
  return `<rect x="-24" y="-34" width="48" height="68" rx="5" fill="var(--ks-card)" stroke="var(--fd-logo-edge)" stroke-width="1.100"/><path d="M-23.400 28h46.800v1.400a4.600 4.600 0 0 1-4.600 4.600h-37.600a4.600 4.600 0 0 1-4.600-4.600z" fill="${ink}"/><text x="-19" y="-15" font-size="20" font-weight="700" font-family="var(--fd-display)" fill="${ink}">${strength}</text><g transform="translate(11 -22)">${clubEmblem(club, 12, ink)}</g><g transform="translate(0 7)">${clubEmblem(club, 29, ink)}</g>`;
}

/** A card face down, as on the table. Centre at (0, 0). */
export function backCard() {
  return '<use href="#ks-card-back" x="-24" y="-34" width="48" height="68"/>';
}

function bunting() {
  const at = t => [t * 600, 25 + 15 * Math.sin(Math.PI * ((t * 3) % 1))];
  const hues = ["fire", "cloth", "fish", "brass", "cloth", "choir"];
  const line = Array.from({ length: 61 }, (_, i) => at(i / 60).map(v => v.toFixed(1)).join(" ")).join("L");
  const flags = Array.from({ length: 36 }, (_, i) => {
    const [x, y] = at((i + .5) / 36), hue = hues[i % 6];
    return `<path d="M${(x - 5.5).toFixed(1)} ${y.toFixed(1)}h11l-5.500 11z" fill="var(${hue === "cloth" ? "--fd-cloth" : `--ks-club-${hue}`})"/>`;
  });
  const bulbs = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = at(i / 12 + 1 / 24);
    return `<circle cx="${x.toFixed(1)}" cy="${(y + 2).toFixed(1)}" r="9" fill="url(#fd-glow)"/><circle cx="${x.toFixed(1)}" cy="${(y + 2).toFixed(1)}" r="2.600" fill="#ffe9a8"/>`;
  });
  return `<path d="M${line}" fill="none" stroke="var(--fd-rope-edge)" stroke-width="1.400"/>${flags.join("")}<g class="fd-stars">${bulbs.join("")}</g>`;
}

const MY_HAND = [["fire", 4, 30, 340, -17], ["fire", 5, 67, 331, -3], ["fire", 6, 104, 341, 11]];
const THEIR_HAND = [[496, 341, -11], [533, 331, 3], [570, 340, 17]];

function hands() {
  const mine = MY_HAND.map(([club, strength, x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${clubCard(club, strength)}</g>`);
  const theirs = THEIR_HAND.map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${backCard()}</g>`);
  return mine.join("") + theirs.join("");
}

/** The whole picture. */
export function battleseilPicture() {
  const markup = landMarkup() + bunting() + CLUB_BANNERS.map(clubBanner).join("") + peopleMarkup() + hands();
  return paintedArt([...drawing(`<svg>${markup}</svg>`).childNodes]);
}
