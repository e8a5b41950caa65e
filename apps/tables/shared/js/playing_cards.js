import { drawing, h, setAttrs, setText, svg } from "./dom.js";

/** French playing cards, our own drawings: 52 faces with the index of the language, two or four colours, one back for all. */

const SUIT_SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">
  <symbol id="ks-suit-H" viewBox="0 0 100 100"><path d="M50 93C24 70 5 52 5 31 5 16 16 6 29 6c9 0 17 5 21 14C54 11 62 6 71 6c13 0 24 10 24 25 0 21-19 39-45 62Z"/></symbol>
  <symbol id="ks-suit-D" viewBox="0 0 100 100"><path d="M50 3c8 17 21 34 36 47-15 13-28 30-36 47-8-17-21-34-36-47C29 37 42 20 50 3Z"/></symbol>
  <symbol id="ks-suit-S" viewBox="0 0 100 100"><path d="M50 4c9 19 43 37 43 60 0 13-9 21-20 21-8 0-14-4-18-10 1 10 4 16 12 21H33c8-5 11-11 12-21-4 6-10 10-18 10C16 85 7 77 7 64 7 41 41 23 50 4Z"/></symbol>
  <symbol id="ks-suit-C" viewBox="0 0 100 100"><path d="M50 4c12 0 21 9 21 21 0 7-3 12-7 16 3-2 7-3 11-3 12 0 21 9 21 21s-9 22-21 22c-9 0-16-5-20-12 1 12 5 20 13 27H32c8-7 12-15 13-27-4 7-11 12-20 12C13 81 4 71 4 59s9-21 21-21c4 0 8 1 11 3-4-4-7-9-7-16C29 13 38 4 50 4Z"/></symbol>
  <symbol id="ks-orn-K" viewBox="0 0 100 100"><path d="M16 36 33 52 50 22 67 52 84 36 77 74H23Z" stroke="currentColor" fill="currentColor" stroke-width="3" stroke-linejoin="round"/><rect x="22" y="77" width="56" height="9" rx="3" fill="var(--ks-card-gold)"/><circle cx="16" cy="31" r="5.5" fill="var(--ks-card-gold)"/><circle cx="50" cy="17" r="6.5" fill="var(--ks-card-gold)"/><circle cx="84" cy="31" r="5.5" fill="var(--ks-card-gold)"/><path d="M50 52l7 8-7 8-7-8Z" fill="var(--ks-card)"/><circle cx="33" cy="63" r="3" fill="var(--ks-card)"/><circle cx="67" cy="63" r="3" fill="var(--ks-card)"/></symbol>
  <symbol id="ks-orn-Q" viewBox="0 0 100 100"><path d="M28 62C28 34 36 20 50 20s22 14 22 42Z" fill="currentColor"/><path d="M6 70c10-9 26-12 44-12s34 3 44 12c-6 9-24 13-44 13S12 79 6 70Z" fill="currentColor"/><path d="M27.5 62c7-3 14-4 22.5-4s15.5 1 22.5 4l-.6-9.5c-7-3-13.5-3.7-21.9-3.7s-15 .7-21.9 3.7Z" fill="var(--ks-card-gold)"/><g fill="var(--ks-card)" stroke="currentColor" stroke-width="1.2"><ellipse cx="50" cy="47.5" rx="3.6" ry="8" transform="rotate(0 50 57)"/><ellipse cx="50" cy="47.5" rx="3.6" ry="8" transform="rotate(60 50 57)"/><ellipse cx="50" cy="47.5" rx="3.6" ry="8" transform="rotate(120 50 57)"/><ellipse cx="50" cy="47.5" rx="3.6" ry="8" transform="rotate(180 50 57)"/><ellipse cx="50" cy="47.5" rx="3.6" ry="8" transform="rotate(240 50 57)"/><ellipse cx="50" cy="47.5" rx="3.6" ry="8" transform="rotate(300 50 57)"/></g><circle cx="50" cy="57" r="4.2" fill="var(--ks-card-gold)" stroke="currentColor" stroke-width="1"/><path d="M66 44c6-16 14-25 24-29-1 13-7 23-20 33Z" fill="var(--ks-card-gold)"/><path d="M67 47C73 36 80 26 88 18" stroke="currentColor" stroke-width="1.5" fill="none"/></symbol>
  <symbol id="ks-orn-J" viewBox="0 0 100 100"><path d="M70 31C54 16 43 33 16 20c5 10 6 17 1 29 24 8 29-7 39 2Z" fill="currentColor"/><path d="M60 41C48 31 38 41 24 35" stroke="var(--ks-card)" stroke-width="2.5" fill="none" stroke-linecap="round"/><path d="M25 95 74 25" stroke="currentColor" stroke-width="5.5" stroke-linecap="round" fill="none"/><path d="M92 2C92 16 87 26 76 33L67 27C69 14 78 6 92 2Z" fill="var(--ks-card-gold)"/><path d="M88 7 73 29" stroke="currentColor" stroke-width="1.6" fill="none"/><path d="M64 26 79 36.5" stroke="currentColor" stroke-width="5" stroke-linecap="round"/><path d="M32 77l6 4.2M28 83l6 4.2" stroke="var(--ks-card-gold)" stroke-width="3" stroke-linecap="round"/></symbol>
  <symbol id="ks-playing-back" viewBox="0 0 100 140"><clipPath id="ks-back-half"><rect x="13" y="13" width="74" height="57"/></clipPath><rect x=".6" y=".6" width="98.8" height="138.8" rx="9" fill="var(--ks-card-back-2)" stroke="var(--ks-card-edge)" stroke-width="1.2"/><rect x="4.5" y="4.5" width="91" height="131" rx="6.5" fill="var(--ks-card-back)"/><g id="ks-back-picture"><g clip-path="url(#ks-back-half)"><circle cx="66" cy="34" r="8" fill="var(--ks-card-back-2)" opacity=".9"/><path d="M14 70 14 58 30 40 40 51 52 28 66 50 74 42 86 56V70Z" fill="var(--ks-card-back-2)" opacity=".32"/><path d="M14 70V64L26 52 36 61 50 38 62 58 72 50 86 64V70Z" fill="var(--ks-card-back-2)" opacity=".85"/><path d="M50 38 62 58 58 56 54 61 50 52Z" fill="var(--ks-card-back)" opacity=".55"/><path d="M26 52 36 61 31 60 28 64Z M72 50 86 64 79 62 74 64Z" fill="var(--ks-card-back)" opacity=".45"/></g><circle cx="24" cy="26" r="1" fill="var(--ks-card-back-2)" opacity=".7"/><circle cx="34" cy="20" r="1" fill="var(--ks-card-back-2)" opacity=".7"/><circle cx="46" cy="24" r="1" fill="var(--ks-card-back-2)" opacity=".7"/><circle cx="80" cy="24" r="1" fill="var(--ks-card-back-2)" opacity=".7"/><circle cx="22" cy="38" r="1" fill="var(--ks-card-back-2)" opacity=".7"/></g><use href="#ks-back-picture" transform="rotate(180 50 70)"/><g fill="none"><path d="M13 70c6-4 12-4 18.5 0s12.5 4 18.5 0 12.5-4 18.5 0 12.5 4 18.5 0" stroke="var(--ks-card-rope-dark)" stroke-width="4.2"/><path d="M13 70c6-4 12-4 18.5 0s12.5 4 18.5 0 12.5-4 18.5 0 12.5 4 18.5 0" stroke="var(--ks-card-rope)" stroke-width="3"/><path d="M13 70c6-4 12-4 18.5 0s12.5 4 18.5 0 12.5-4 18.5 0 12.5 4 18.5 0" stroke="var(--ks-card-rope-dark)" stroke-width="3" stroke-dasharray="1.1 3.2" opacity=".7"/></g><g fill="none"><path d="M16 9H84A7 7 0 0 1 91 16V124A7 7 0 0 1 84 131H16A7 7 0 0 1 9 124V16A7 7 0 0 1 16 9Z" stroke="var(--ks-card-rope-dark)" stroke-width="4.2"/><path d="M16 9H84A7 7 0 0 1 91 16V124A7 7 0 0 1 84 131H16A7 7 0 0 1 9 124V16A7 7 0 0 1 16 9Z" stroke="var(--ks-card-rope)" stroke-width="3"/><path d="M16 9H84A7 7 0 0 1 91 16V124A7 7 0 0 1 84 131H16A7 7 0 0 1 9 124V16A7 7 0 0 1 16 9Z" stroke="var(--ks-card-rope-dark)" stroke-width="3" stroke-dasharray="1.1 3.2" opacity=".7"/></g></symbol>
</svg>`;

/** The hidden sheet every card refers to; put it once into the table. */
export function playingCardSheet() {
  return drawing(SUIT_SHEET);
}

/** A suit ("S", "H", "D", "C") alone, in its colour; it says nothing to a screen reader. */
export function suitSign(suit, className) {
  return svg("svg", { class: `${className} suit-${suit}`, viewBox: "0 0 100 100", "aria-hidden": "true" }, svg("use", { href: `#ks-suit-${suit}` }));
}

/** A card face down; all backs are alike. */
export function playingBack(className) {
  return svg("svg", { class: className, viewBox: "0 0 100 140", "aria-hidden": "true" }, svg("use", { href: "#ks-playing-back" }));
}

const CENTRE = { x: 30, y: 50, width: 40, height: 40 };
const RAYS = Array.from({ length: 24 }, (_, i) => `rotate(${i * 15} 50 70)`);

const use = (name, place) => svg("use", { href: `#ks-${name}`, ...place });

function rankText(attrs) {
  return svg("text", { class: "rk", "text-anchor": "middle", ...attrs });
}

function index(suit) {
  return [rankText({ x: 17, y: 31, "font-size": 29 }), use(`suit-${suit}`, { x: 7.5, y: 36, width: 19, height: 19 })];
}

/** Ace and court cards are framed, the others show their suit. */
function picture(rank, suit) {
  if (rank === "A") return [svg("g", { class: "rays" }, RAYS.map((transform) => svg("path", { d: "M50 40v4.5", transform }))), use(`suit-${suit}`, CENTRE)];
  if (!"JQK".includes(rank)) return [use(`suit-${suit}`, CENTRE)];
  return [svg("circle", { class: "court", cx: 50, cy: 70, r: 27.5 }), svg("circle", { class: "court-rim", cx: 50, cy: 70, r: 25.3 }),
    use(`orn-${rank}`, { x: 28.5, y: 48, width: 43, height: 43 })];
}

function stepMarks(steps) {
  if (steps === 0) return svg("path", { d: "M8.5 66h7" });
  return svg("g", {}, [67, 78.5].slice(0, steps).map((cy) => svg("circle", { cx: 12, cy, r: 4.3 })));
}

const turned = (content) => svg("g", { transform: "rotate(180 50 70)" }, content);

function steps(count) {
  return count === null ? null : svg("g", { class: "steps" }, stepMarks(count), turned(stepMarks(count)));
}

/** Rank and suit only, as large as they go: for cards that stand very small. */
function plain(suit) {
  return svg("g", { class: "plain" }, rankText({ x: 50, y: 66, "font-size": 60 }), use(`suit-${suit}`, { x: 27, y: 80, width: 46, height: 46 }));
}

/** The face of "TH" (ten of hearts), 100 by 140; `count` steps are marked on it, null marks none. Its index comes with `setIndex`. */
export function playingFace(id, count = null) {
  const [rank, suit] = id;
  return svg("svg", { class: `face-of suit-${suit}`, viewBox: "0 0 100 140", "aria-hidden": "true" },
    svg("rect", { class: "paper", x: 0.6, y: 0.6, width: 98.8, height: 138.8, rx: 9 }),
    svg("g", { class: "full" }, index(suit), turned(index(suit)), picture(rank, suit), steps(count)), plain(suit));
}

/** Writes the rank into the corners of a face, "10" squeezed to the width of one letter. */
export function setIndex(face, rank) {
  for (const text of face.querySelectorAll(".rk")) {
    setText(text, rank);
    setAttrs(text, rank.length > 1 ? { textLength: 26 * (Number(text.getAttribute("font-size")) / 29), lengthAdjust: "spacingAndGlyphs" } : { textLength: null });
  }
}

/**
 * The cards of one table. `learn({letters, cards})` takes the letters of the ranks and {id: {name, steps}} in the language of the
 * table; `card(id)` gives the one element of a card (built at first use, with data-card), `face(id)` and `small(id, label)` further
 * pictures of it; `dress(el, id)` renews its words (`dressFace` the index alone),
 * `name(id)` is what is said, `rank(id)` what is printed. `draw(id, steps)` draws the faces.
 */
export function makePlayingDeck(draw = playingFace) {
  const elements = new Map();
  let words = { letters: {}, cards: {} };

  const name = (id) => words.cards[id].name;
  const rank = (id) => words.letters[id[0]] || id[0];

  function face(id, marked = true) {
    const drawn = draw(id, marked ? words.cards[id].steps : null);
    setIndex(drawn, rank(id));
    return drawn;
  }

  function card(id) {
    if (!elements.has(id)) elements.set(id, h("div", { class: "card", "data-card": id }, face(id)));
    return elements.get(id);
  }

  const dressFace = (el, id) => setIndex(el.firstElementChild, rank(id));

  function dress(el, id) {
    dressFace(el, id);
    setAttrs(el, { "aria-label": name(id) });
  }

  const small = (id, label) => h("span", { class: "small-card", role: "img", "aria-label": label, title: label }, face(id));

  return { learn: (next) => { words = next; }, card, face, small, dress, dressFace, name, rank };
}
