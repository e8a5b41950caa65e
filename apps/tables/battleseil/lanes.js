import { h, keyed, say, setAttrs, setText } from "../shared/js/dom.js";
import { emblem, symbol } from "./emblems.js";

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
    const last = h("span", { class: "lastmark", "aria-hidden": "true" });
    const slot = h("button", { type: "button", class: "slot" }, h("span", {}));
    const pennant = h("button", {
      type: "button", class: "pen", "data-pennant": n, onclick: () => act.look(n), ondblclick: () => act.grab(n),
    }, symbol("pennant", null, "0 0 44 52"), h("b", { "aria-hidden": "true" }, n));
    const sign = h("span", { class: "pill sign", "aria-hidden": "true" });
    const marks = h("span", { class: "marks" });
    const mid = h("div", { class: "mid" }, h("div", { class: "flag" }, pennant, sign), marks, symbol("splash", "wet", "0 0 96 46"));
    const line = h("div", { class: "rope", "aria-hidden": "true" });
    const el = h("div", { class: "lane", role: "group", "data-rope": n }, line, far, mid, near);
    el.addEventListener("click", (event) => {
      if (event.target.closest(".pen")) return;
      letGo(slot);
      act.layAt(n);
    });
    el.ks = { far, near, last, slot, pennant, sign, marks };
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

function drawHalf(half, ids, rope, { deck, t }) {
  keyed(half, ids, (id) => id, (id) => deck.card(id), (card, id) => {
    const newest = id === rope.last;
    deck.dress(card, id);
    const name = newest ? `${deck.name(id)}, ${t.last_move}` : deck.name(id);
    card.classList.remove("sel", "grey");
    card.classList.toggle("going", id === rope.going);
    card.classList.toggle("last", newest && rope.last_by === "them");
    card.classList.toggle("last-mine", newest && rope.last_by === "me");
    setAttrs(card, {
      role: "img", "aria-label": name, title: name, tabindex: null, "aria-selected": null, "aria-description": null,
    });
    card.ksAt = `rope ${rope.n}`;
  });
}

function drawSlot(parts, rope, { chosen, legal, deck, t }) {
  const open = chosen !== null && legal.includes(rope.n);
  if (open) {
    parts.near.append(parts.slot);
    setText(parts.slot.firstElementChild, say(t.lay_n, { n: rope.n }));
    setAttrs(parts.slot, { "aria-label": say(t.lay_card_n, { card: deck.name(chosen), n: rope.n }) });
  } else parts.slot.remove();
  return open;
}

/**
 * The ropes. `act` needs look(n), grab(n) and layAt(n); draw(state) with state {view, t, deck, chosen, legal}.
 * `lane(n)` is the element of a rope, `aim(n | null)` marks the rope under a dragged card.
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
    const open = drawSlot(parts, rope, state);
    if (rope.last && rope.last_by === "them") {
      setText(parts.last, t.last_move);
      parts.far.append(parts.last);
    } else parts.last.remove();
    setAttrs(parts.far, { "aria-label": view.score.them });
    setAttrs(parts.near, { "aria-label": view.score.me });
    setAttrs(parts.pennant, { "aria-label": rope.label, title: rope.label, "aria-pressed": String(looked) });
    drawSign(parts.sign, rope);
    drawMarks(parts.marks, rope, state);
    const classes = ["lane", `st-${rope.state}`, open && "legal", rope.places > 3 && "four", looked && "looked",
      view.takeable.includes(rope.n) && "takeable", box.classList.contains("aim") && "aim"];
    setAttrs(box, { class: classes.filter(Boolean).join(" "), "aria-label": say(t.rope_n, { n: rope.n }) });
  }

  function draw(state) {
    el.parentNode?.classList.toggle("choosing", state.chosen !== null);
    keyed(el, state.view.ropes, (rope) => rope.n, build, (box, rope) => drawLane(box, rope, state));
  }

  function aim(n) {
    for (const box of el.children) box.classList.toggle("aim", Number(box.dataset.rope) === n);
  }

  return { el, draw, lane: laneAt, aim };
}
