import { h, setAttrs, setText } from "../shared/js/dom.js";
import { emblem, symbol } from "../battleseil/emblems.js";
import { proof } from "../battleseil/seil.js";
import { drawVerdict } from "./marks.js";

/** The proof for every rope, once the puzzle is checked. */

function proofRow(row, state) {
  const verdict = h("span", {});
  drawVerdict(verdict, row.verdict, row.word);
  const badge = h("span", { class: `pill p-${row.badge.kind}` }, row.badge.kind === "gold" ? emblem("check", "pi") : null, row.badge.text);
  const number = h("span", { class: `pn pn-${row.badge.kind}`, "aria-hidden": "true" }, symbol("pennant", "pn-pen", "0 0 44 52"), h("b", {}, row.rope));
  const told = h("p", { class: "why" }, row.done ? h("b", {}, row.done) : null, row.done ? " " : null, row.text);
  return h("li", { class: `row r-${row.done ? row.verdict : "taken"}`, "data-proof": row.rope, tabindex: "-1" },
    h("div", { class: "row-head" }, number, h("h3", {}, row.title), row.done ? verdict : null, badge),
    row.teams.length ? h("div", { class: "proof" }, proof(row, state)) : null, told);
}

/** draw(state) shows view.proofs; look(n) brings the proof of a rope into sight and puts the focus on it. */
export function makeProofs() {
  const title = h("h2", {});
  const rows = h("ol", { class: "rows" });
  const el = h("section", { class: "panel proofs" }, title, rows);
  let drawn = "";

  function draw(state) {
    const { view, t } = state;
    setAttrs(el, { "aria-label": t.all_proofs, hidden: !view.proofs.length });
    setText(title, t.all_proofs);
    const key = JSON.stringify([view.proofs, t.all_proofs]);
    if (key === drawn) return;
    drawn = key;
    rows.replaceChildren(...view.proofs.map((row) => proofRow(row, state)));
  }

  function look(n) {
    const row = rows.querySelector(`[data-proof="${n}"]`);
    if (!row) return;
    for (const one of rows.children) one.classList.toggle("looked-at", one === row);
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
  }

  return { el, draw, look };
}
