import { h, keyed, say, setAttrs, setText } from "../shared/js/dom.js";
import { emblem, symbol } from "./emblems.js";

/** "Am Seil": how one rope stands and why, the strongest team still possible or the cards that are missing. */

function team(deck, t) {
  return (side) => {
    const cards = side.cards.map(({ id, ghost }) => {
      const name = deck.name(id);
      const card = deck.mini(id, ghost ? say(t.would_have_to_come, { card: name }) : name);
      card.classList.toggle("ghost", ghost);
      return card;
    });
    const gaps = Array.from({ length: side.empty }, () => h("span", { class: "mini gap", "aria-hidden": "true" }));
    return h("div", { class: "team" }, h("span", { class: "tl" }, side.who), h("span", { class: "minis" }, cards, gaps),
      h("span", { class: "tv" }, h("b", {}, side.kind), side.sum));
  };
}

/** The teams of a rope as rows {who, cards: [{id, ghost}], empty, kind, sum}, how they compare between them. */
export function proof(seil, { deck, t }) {
  const [first, ...others] = seil.teams.map(team(deck, t));
  return [first, seil.relation ? h("span", { class: "beats" }, seil.relation) : null, ...others].filter(Boolean);
}

/** act needs take(n) and closeLook(). draw(state): view.seil null shows a quiet place holder of the same size; view.notes say below what the table did by itself. */
export function makeSeil(act) {
  let rope = 0;
  const title = h("h2", {});
  const badge = h("span", { class: "pill" });
  const cross = h("button", { type: "button", class: "cross", onclick: () => act.closeLook() }, "×");
  const teams = h("div", { class: "proof" });
  const why = h("p", { class: "why" });
  const take = h("button", { type: "button", class: "btn gold take", "aria-keyshortcuts": "n", onclick: () => act.take(rope) }, h("span", {}), h("kbd", { "aria-hidden": "true" }, "N"));
  const full = h("div", { class: "seil-full" }, teams, why, take);
  const quiet = h("div", { class: "seil-quiet" }, symbol("pennant", "quiet-pen", "0 0 44 52"), h("p", {}));
  const notes = h("ul", { class: "notes" });
  const el = h("section", { class: "panel seil" }, h("div", { class: "panel-head" }, title, badge, cross), full, quiet, notes);
  let drawn = "";

  function drawFull(state) {
    const { seil } = state.view;
    rope = seil.rope;
    setText(title, seil.title);
    const mark = { gold: "check", mine: "check" }[seil.badge.kind];
    setAttrs(badge, { class: `pill p-${seil.badge.kind}` });
    badge.replaceChildren(...(mark ? [emblem(mark, "pi")] : []), seil.badge.text);
    teams.replaceChildren(...proof(seil, state));
    setText(why, seil.text);
    take.hidden = !seil.take;
    setText(take.firstElementChild, seil.take_label);
  }

  function draw(state) {
    const { view, t } = state;
    const key = JSON.stringify([view.seil, view.notes, t.seil_title, t.seil_empty]);
    if (key === drawn) return;
    drawn = key;
    const open = Boolean(view.seil);
    setAttrs(el, { "aria-label": t.seil_title });
    setAttrs(cross, { "aria-label": t.close, title: t.close });
    for (const part of [full, badge, cross]) part.hidden = !open;
    quiet.hidden = open || view.notes.length > 0;
    notes.hidden = !view.notes.length;
    keyed(notes, view.notes, (note) => note, (note) => h("li", {}, note));
    if (open) drawFull(state);
    else {
      setText(title, t.seil_title);
      setText(quiet.lastElementChild, t.seil_empty);
    }
  }

  return { el, draw };
}
