import { h, holdLast, keyed, say, setAttrs, setText } from "../shared/js/dom.js";
import { emblem, symbol } from "./emblems.js";
import { specialEmblem } from "./specials.js";

/** Nine ropes across the brook: cards on both banks, pennants and signs on the water. */

const SIGN_MARK = { gold: "check", mine: "check" };

/** A slot goes away with the lay: still holding the mouse's focus it would cost one more layout of the page. */
function letGo(slot) {
  if (!slot.matches(":focus-visible")) slot.blur();
}

function lane(act) {
  return (rope) => {
    const n = rope.n;
    const far = h("div", { class: "half far", role: "group" });
    const near = h("div", { class: "half near", role: "group" });
    const last = h("span", { class: "hung lastmark", "aria-hidden": "true" });
    const slot = h("button", { type: "button", class: "slot" }, h("span", {}));
    const pennant = h("button", {
      type: "button", class: "pen", "data-pennant": n, onclick: () => act.look(n), ondblclick: () => act.grab(n),
    }, symbol("pennant", null, "0 0 44 52"), h("b", { "aria-hidden": "true" }, n));
    const sign = h("span", { class: "pill sign", "aria-hidden": "true" });
    const marks = h("span", { class: "marks" });
    const chance = h("span", { class: "chance", hidden: true, "aria-hidden": "true" }, h("b", {}), h("i", {}));
    const spot = h("button", { type: "button", class: "slot spot" });
    const mid = h("div", { class: "mid" }, h("div", { class: "flag" }, pennant, sign), marks, chance, symbol("splash", "wet", "0 0 96 46"));
    const line = h("div", { class: "rope", "aria-hidden": "true" });
    const el = h("div", { class: "lane", role: "group", "data-rope": n }, line, far, mid, near);
    el.addEventListener("click", (event) => {
      if (event.target.closest(".pen")) return;
      letGo(slot);
      const card = event.target.closest("[data-card]");
      act.pick(n, card ? card.dataset.card : null);
    });
    el.ks = { far, near, mid, last, slot, spot, pennant, sign, marks, chance };
    return el;
  };
}

function drawSign(el, rope) {
  const wanted = `${rope.state} ${rope.sign}`;
  if (el.dataset.sign === wanted) return;
  el.dataset.sign = wanted;
  const mark = SIGN_MARK[rope.state];
  setAttrs(el, { class: `pill sign p-${rope.state}`, hidden: !rope.sign });
  el.replaceChildren(...(mark ? [emblem(mark, "pi")] : []), rope.sign);
}

function drawMarks(el, rope, { view, t }) {
  const begun = view.ropes.some((other) => !other.free);
  const marks = [];
  if (rope.mud) marks.push({ id: "mud", text: t.mud });
  if (rope.soap) marks.push({ id: "soap", text: t.soap });
  if (rope.free && begun && !marks.length) marks.push({ id: "free", text: t.free_rope });
  const build = ({ id }) => (id === "free"
    ? h("span", { class: "pill p-free" }, h("span", {}))
    : h("span", { class: "pill p-mark" }, emblem(id, "pi"), h("span", {})));
  keyed(el, marks, (mark) => mark.id, build, (pill, mark) => setText(pill.lastElementChild, mark.text));
}

/** A card that a special may be aimed at is a button; the one aimed at stays pressed. */
function aimOfCard(id, name, { t, aimCards, aimed }) {
  const open = aimCards.includes(id);
  if (!open && id !== aimed) return { role: "img", "aria-label": name, tabindex: null, "aria-pressed": null };
  return { role: "button", "aria-label": open ? `${name}, ${t.may_be_aimed_at}` : name, tabindex: "0", "aria-pressed": String(!open) };
}

function drawHalf(half, ids, rope, state) {
  const { deck, t, aimCards, aimed } = state;
  keyed(half, ids, (id) => id, (id) => deck.card(id), (card, id) => {
    const newest = id === rope.last;
    deck.dress(card, id);
    const name = newest ? `${deck.name(id)}, ${t.last_move}` : deck.name(id);
    card.classList.remove("sel", "grey");
    card.classList.toggle("going", id === rope.going);
    card.classList.toggle("last", newest && rope.last_by === "them");
    card.classList.toggle("last-mine", newest && rope.last_by === "me");
    card.classList.toggle("aimable", aimCards.includes(id));
    card.classList.toggle("aimed", id === aimed);
    setAttrs(card, { ...aimOfCard(id, name, state), title: name, "aria-selected": null, "aria-description": null });
    card.ksAt = `rope ${rope.n}`;
  });
}

/** Where soap and mud may be put: on the rope itself. */
function drawSpot({ mid, spot }, rope, { chosen, legal, marker, deck, t }) {
  const open = marker && legal.includes(rope.n);
  if (!open) {
    spot.remove();
    return false;
  }
  holdLast(mid, spot);
  if (spot.dataset.marker !== chosen) spot.replaceChildren(specialEmblem(chosen, "em"), h("span", {}));
  spot.dataset.marker = chosen;
  setText(spot.lastElementChild, rope.n);
  setAttrs(spot, { "aria-label": say(t.lay_card_n, { card: deck.name(chosen), n: rope.n }) });
  return true;
}

/** The win chance at a rope with the chosen card: a number and a bar. */
function drawChance({ chance }, found) {
  setAttrs(chance, { hidden: !found });
  if (!found) return;
  setText(chance.firstElementChild, `${found.percent} %`);
  chance.lastElementChild.style.setProperty("--p", `${found.percent}%`);
}

/** What is weighed of the chosen card at a rope, if anything. */
const chanceAt = ({ view, chosen }, n) => (view.chances && view.chances.card === chosen && view.chances.at.find(({ rope }) => rope === n)) || null;

function drawSlot(parts, rope, found, { chosen, aimed, legal, marker, deck, t }) {
  const open = !marker && chosen !== null && legal.includes(rope.n);
  if (open) {
    holdLast(parts.near, parts.slot);
    setText(parts.slot.firstElementChild, say(t.lay_n, { n: rope.n }));
    const name = say(t.lay_card_n, { card: deck.name(aimed || chosen), n: rope.n });
    setAttrs(parts.slot, { "aria-label": found ? `${name}. ${found.label}` : name });
  } else parts.slot.remove();
  return open;
}

/**
 * The ropes. `act` needs look(n), grab(n), pick(n, card) and aimAt(card); draw(state) with state {view, t, deck, chosen, legal, marker, aimCards, aimed}.
 * `lane(n)` is the element of a rope, `aim(n | null)` marks the rope (or card) under a dragged card.
 */
export function makeLanes(act) {
  const el = h("div", { class: "lanes" });
  const build = lane(act);
  const laneAt = (n) => el.querySelector(`[data-rope="${n}"]`);

  function drawLane(box, rope, state) {
    const parts = box.ks;
    const { t, view } = state;
    const looked = Boolean(view.seil && view.seil.rope === rope.n);
    drawHalf(parts.far, rope.theirs, rope, state);
    drawHalf(parts.near, rope.mine, rope, state);
    const found = chanceAt(state, rope.n);
    const open = drawSlot(parts, rope, found, state);
    const marked = drawSpot(parts, rope, state);
    if (rope.last && rope.last_by === "them") {
      setText(parts.last, t.last_move);
      holdLast(parts.far, parts.last);
    } else parts.last.remove();
    setAttrs(parts.far, { "aria-label": view.score.them });
    setAttrs(parts.near, { "aria-label": view.score.me });
    setAttrs(parts.pennant, { "aria-label": rope.label, title: rope.label, "aria-pressed": String(looked) });
    drawSign(parts.sign, rope);
    drawMarks(parts.marks, rope, state);
    drawChance(parts, found);
    const classes = ["lane", `st-${rope.state}`, open && "legal", marked && "legal-mark", rope.places > 3 && "four", found && "weighed", looked && "looked",
      view.takeable.includes(rope.n) && "takeable", box.classList.contains("aim") && "aim"];
    setAttrs(box, { class: classes.filter(Boolean).join(" "), "aria-label": say(t.rope_n, { n: rope.n }) });
  }

  function draw(state) {
    el.parentNode?.classList.toggle("choosing", state.chosen !== null);
    keyed(el, state.view.ropes, (rope) => rope.n, build, (box, rope) => drawLane(box, rope, state));
  }

  function aim(place) {
    for (const box of el.children) box.classList.toggle("aim", Number(box.dataset.rope) === place);
    for (const card of el.querySelectorAll(".aimable")) card.classList.toggle("under", card.dataset.card === place);
  }

  el.addEventListener("keydown", (event) => {
    const card = event.target.closest("[data-card][role=button]");
    if (!card || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    if (card.classList.contains("aimable")) act.aimAt(card.dataset.card);
  });

  return { el, draw, lane: laneAt, aim };
}
