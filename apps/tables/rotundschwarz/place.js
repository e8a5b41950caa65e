import { h, keyed, setAttrs, setText } from "../shared/js/dom.js";
import { dropArrow, signalCoin, traceOf } from "./faces.js";
import { aimOf, mayGo, movable } from "./places.js";

/** One place of the table: a slot with the cards that lie in it, an arrow when the chosen card may go there, what is said below it. */

const MOST_AT_EASE = 10;   // more of them stand so close that their ranks must be smaller

const isTakenCell = (at, { cells }) => at[0] === "c" && Boolean(cells.find((cell) => cell.at === at).card);

/** Whether a press on the place does something now: the chosen card may go there, or my coin. */
export function isTarget(at, { item, coining, view }) {
  if (coining) return view.coin.columns.includes(at);
  if (!item || !mayGo(item, aimOf(at))) return false;
  if (at[0] === "h") return at[1] === item.id[1];
  return !isTakenCell(at, view);
}

function isHinted(at, view) {
  const { hint } = view;
  return Boolean(hint) && hint.to === aimOf(at) && (at[0] !== "h" || at[1] === hint.card[1]) && !isTakenCell(at, view);
}

function marksOf(card, one, last, { view, chosen }) {
  const marks = {
    away: card.classList.contains("away"), "last-card": last, moves: last && movable(one), sel: one.id === chosen,
    moved: view.last && view.last.card === one.id, hinted: view.hint && view.hint.card === one.id,
  };
  return ["card", "spot", ...Object.keys(marks).filter((mark) => marks[mark])].join(" ");
}

function dressCard(card, one, at, last, state) {
  const { deck, chosen, view } = state;
  const run = one.run ? `${one.run.head}: ${one.run.text} ${one.run.who}` : "";
  deck.dress(card, one.id);
  setAttrs(card, {
    class: marksOf(card, one, last, state), "data-owner": one.owner, role: "button", "aria-pressed": String(one.id === chosen),
    "aria-label": `${deck.name(one.id)}, ${view.owners[one.owner]}`,
    "aria-description": [one.told || one.why, run].filter(Boolean).join(" ") || null,
  });
  card.ksAt = at;
}

function makeCardOf(deck, id) {
  const card = deck.card(id);
  if (card.childElementCount < 2) card.append(h("span", { class: "own" }));
  return card;
}

const makeCoin = ({ owner }) => h("div", { class: "coin-tag" }, signalCoin(owner), h("span", {}));
const drawCoin = (tag, { label }) => setText(tag.lastElementChild, label);

/** A place; draw(said, cards, state): `said` is {at, label, empty, coins}, `cards` those that lie in it from the back. */
export function makePlace(at, head = null) {
  const trace = h("span", { class: "trace-place" });
  const words = h("span", { class: "empty-word" });
  const slot = h("div", { class: "slot spot", role: "button" }, trace, words);
  slot.ksAt = at;
  const arrow = dropArrow();
  const cards = h("div", { class: "stack", "data-no": at });
  const moved = h("span", { class: "moved-tag" });
  const coins = h("div", { class: "coins" });
  const under = h("div", { class: "under" }, moved, coins);
  const lies = h("div", { class: "lies" }, slot, cards, arrow, under);
  const el = h("div", { class: `place place-${"ch".includes(at[0]) ? at[0] : "col"}`, "data-at": at, role: "group" }, head, lies);
  let traced = null;

  function drawTrace(id, deck) {
    const wanted = id ? `${id} ${deck.rank(id)}` : null;
    if (traced === wanted) return;
    traced = wanted;
    trace.replaceChildren(...(id ? [traceOf(deck, id)] : []));
  }

  function draw(said, lie, state) {
    const { view, deck } = state;
    const target = isTarget(at, state);
    const last = view.last;
    setAttrs(el, { "aria-label": said.label });
    el.classList.toggle("is-target", target);
    el.classList.toggle("is-hinted", isHinted(at, view));
    setAttrs(slot, { "aria-label": said.empty || said.label, hidden: lie.length > 0 });
    setText(words, said.empty_word || "");
    drawTrace(last && last.from === at && !lie.length ? last.card : null, deck);
    cards.style.setProperty("--k", lie.length);
    cards.classList.toggle("tight", lie.length > MOST_AT_EASE);
    const dress = (card, one, i) => dressCard(card, one, at, i === lie.length - 1, state);
    keyed(cards, lie, (one) => one.id, (one) => makeCardOf(deck, one.id), dress);
    const shows = last && lie.length && lie.at(-1).id === last.card;
    setText(moved, shows ? last.label : "");
    moved.hidden = !shows;
    keyed(coins, said.coins || [], ({ owner }) => owner, makeCoin, drawCoin);
  }

  return { el, at, draw, stack: cards };
}
