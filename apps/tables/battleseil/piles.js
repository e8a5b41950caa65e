import { h, setAttrs, setText } from "../shared/js/dom.js";
import { cardBack } from "./emblems.js";
import { festBack, isSpecial } from "./specials.js";

/** The stocks and the discard beside the hand: to draw from, to put cards under, to look through. */

function pile(name, key, stack, top, press) {
  return h("button", { type: "button", class: `pile ${name}`, onclick: press },
    h("span", { class: stack, "aria-hidden": "true" }, top, h("b", {}), h("kbd", {}, key)),
    h("span", { class: "pl", "aria-hidden": "true" }));
}

function drawPile(box, { count, label, name, open, keyed }) {
  setText(box.querySelector(".stk > b"), count);
  setText(box.lastElementChild, label);
  box.querySelector("kbd").hidden = !keyed;
  box.classList.toggle("legal", open);
  setAttrs(box, { "aria-label": name, title: name });
}

/** act needs pile(do) for a press on a stock and discard() for one on the discard; `place(name)` is where cards of a pile come from. */
export function makePiles(act) {
  const club = pile("stock", "V", "stk", cardBack("back"), () => act.pile("draw"));
  const fest = pile("stock fest-stock", "B", "stk", festBack("back"), () => act.pile("draw_special"));
  const discard = pile("discard", "A", "stk dis", h("span", { class: "top-card" }), () => act.discard());
  const played = h("p", { class: "played" });
  const el = h("div", { class: "piles" }, h("div", { class: "pile-row" }, club, fest, discard), played);

  /** A stock: drawn from, or the place for the chosen card of its kind. */
  function drawStock(box, name, { count, label, short }, { view, t, item, deck }) {
    const under = Boolean(item) && item.does === "under" && isSpecial(item.id) === (name === "draw_special");
    const draws = view.piles.draws.includes(name);
    const does = under ? `${label}. ${t.put_under}: ${deck.name(item.id)}` : draws ? `${label}. ${t.draw_one}` : label;
    drawPile(box, { count, label: short, name: does, open: under || draws, keyed: Boolean(view.piles.specials) });
    box.disabled = !(under || draws);
    box.classList.toggle("gone", count === 0);
  }

  function drawDiscard({ view: { piles }, t, deck, toDiscard }) {
    discard.hidden = !piles.discard.length && !piles.specials;
    if (discard.hidden) return;
    const name = toDiscard ? t.to_discard : `${piles.discard_label}: ${piles.discard.length}. ${t.look_through}`;
    drawPile(discard, { count: piles.discard.length, label: piles.discard_label, name, open: toDiscard, keyed: true });
    const top = piles.discard.at(-1);
    const seen = discard.querySelector(".top-card");
    if (seen.dataset.top === (top || "")) return;
    seen.dataset.top = top || "";
    seen.replaceChildren(...(top ? [deck.mini(top, deck.name(top))] : []));
  }

  function draw(state) {
    const { piles } = state.view;
    drawStock(club, "draw", piles.stock, state);
    fest.hidden = !piles.specials;
    played.hidden = !piles.specials;
    if (piles.specials) {
      drawStock(fest, "draw_special", piles.specials, state);
      setText(played, piles.specials.played);
    }
    drawDiscard(state);
    el.classList.toggle("three", Boolean(piles.specials));
  }

  const stacks = { stock: club, fest, discard };
  return { el, draw, place: (name) => stacks[name].querySelector(".stk") };
}
