import { h, say, setText } from "../shared/js/dom.js";

/** The line on the felt: which card is chosen and where it may go, or what is to be done. */

/** draw(state) with {view, t, deck, item, coining}. It is no live region: choosing says itself on the card. */
export function makeSayLine() {
  const head = h("b", {});
  const text = h("span", {});
  const el = h("p", { class: "say" }, h("i", { class: "say-dot", "aria-hidden": "true" }), head, " ", text);

  function wordsFor({ view, t, deck, item, coining }) {
    if (coining) return [`${view.coin.label}:`, view.coin.hint];
    if (item) return [say(t.card_chosen, { card: deck.name(item.id) }), item.told || item.why];
    if (view.hint) return [view.hint.head, view.hint.text];
    return [view.turn.who, view.turn.hint];
  }

  function draw(state) {
    const [first, rest] = wordsFor(state);
    setText(head, first);
    setText(text, rest);
    el.classList.toggle("is-mine", state.view.turn.mine);
  }

  return { el, draw };
}
