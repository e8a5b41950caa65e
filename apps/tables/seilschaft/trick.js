import { h, holdLast, keyed, say, setAttrs, setText, svg } from "../shared/js/dom.js";

/** The trick in the middle: their card, what both cards do together, my card or the one I might play; and the last trick on demand. */

const ARROW = { them: "M3 9H54M46 2l9 7-9 7", me: "M61 9H10M18 2L9 9l9 7" };

function slot(className) {
  const label = h("small", {});
  const place = h("div", { class: "place" });
  return { el: h("div", { class: `slot ${className}` }, label, place), label, place };
}

/** Shows the one card `id` (or none) in `place`. */
function lay(place, id, deck, at) {
  keyed(place, id ? [id] : [], (one) => one, (one) => deck.card(one), (card, one) => {
    deck.dress(card, one);
    setAttrs(card, { role: "img", title: deck.name(one), tabindex: null, "aria-selected": null, "aria-description": null, class: "card", style: null });
    card.ksAt = at;
  });
}

/** The cards that lie in the trick, by side. */
export function trickCards({ trick }) {
  const led = (side) => (trick.lead && trick.lead.by === side ? trick.lead.card : null);
  return { me: trick.mine || led("me"), them: trick.theirs || led("them") };
}

function makeSum() {
  const sum = h("span", { class: "sum-of" });
  const steps = h("b", { class: "eq" });
  const way = svg("path", {});
  const arrow = svg("svg", { viewBox: "0 0 64 18", "aria-hidden": "true" }, way);
  const text = h("span", { class: "told-by-sum" });
  const el = h("div", { class: "sum" }, sum, steps, arrow, text);

  function draw(now) {
    el.classList.toggle("off", !now);
    if (!now) return;
    setText(sum, now.sum);
    setText(steps, now.steps_label);
    setAttrs(way, { d: ARROW[now.by], class: `way-${now.by}` });
    arrow.classList.toggle("off", !now.steps);
    setText(text, now.text);
    setAttrs(el, { class: `sum sum-${now.result}` });
  }

  return { el, draw };
}

/** The same as a picture for the air: `now` as for a card that might be played. */
export function sumPicture(now) {
  const sum = makeSum();
  sum.draw(now);
  return sum.el;
}

function makeLast() {
  const title = h("summary", {});
  const cards = h("div", { class: "last-cards" });
  const text = h("p", {});
  const el = h("details", { class: "last" }, title, cards, text);

  function draw({ view: { last, partner }, deck }) {
    setAttrs(el, { hidden: !last });
    if (!last) {
      el.open = false;
      return;
    }
    const shown = last.cards.map(({ card }) => card).join(" ");
    if (el.dataset.shown !== shown) {
      el.dataset.shown = shown;
      el.open = partner.face === "person";   // it was finished while the screen went round
    }
    setText(title, last.title);
    setText(text, last.text);
    keyed(cards, last.cards, ({ card }) => card, ({ card }) => h("span", {}, deck.small(card, ""), h("small", {})), (box, { card, label }) => {
      deck.dressFace(box.firstElementChild, card);
      setAttrs(box.firstElementChild, { "aria-label": deck.name(card), title: deck.name(card) });
      setText(box.lastElementChild, label);
    });
  }

  return { el, draw, toggle() { if (!el.hidden) el.open = !el.open; } };
}

/**
 * act needs play(card). draw(state) with {view, t, deck, chosen, shown, preview}: `shown` is the card that stands as a ghost in my
 * place. `place(side)` is where a card of that side lies; `aim(on)` marks my place under a dragged card; `toggleLast()` opens the last trick;
 * `sum` and `labels` are what stands between and above the cards.
 */
export function makeTrick(act) {
  const theirs = slot("theirs");
  const mine = slot("mine");
  const sum = makeSum();
  const last = makeLast();
  const ghost = h("button", { type: "button", class: "ghost", onclick: () => act.play(ghost.dataset.ghost) });
  const el = h("div", { class: "trick", role: "group" }, theirs.el, sum.el, mine.el);

  function drawGhost({ shown, chosen, deck, t }) {
    setAttrs(ghost, { "data-ghost": shown, "aria-label": shown ? say(t.play_card, { card: deck.name(shown) }) : null, tabindex: chosen ? "0" : "-1" });
    if (!shown) {
      ghost.remove();
      return;
    }
    if (ghost.dataset.face !== `${shown} ${deck.rank(shown)}`) {
      ghost.dataset.face = `${shown} ${deck.rank(shown)}`;
      ghost.replaceChildren(deck.face(shown));
    }
    holdLast(mine.place, ghost);
  }

  function draw(state) {
    const { view, t, deck } = state;
    const cards = trickCards(view);
    const { lead } = view.trick;
    const led = lead ? lead.by : view.turn.mine ? "me" : "them";
    setText(theirs.label, led === "them" && lead ? view.trick.cards_label : view.partner.name);
    setText(mine.label, led === "me" && lead ? view.trick.cards_label : t.your_card);
    setAttrs(el, { "aria-label": t.trick });
    lay(theirs.place, cards.them, deck, "trick");
    lay(mine.place, cards.me, deck, "trick");
    drawGhost(state);
    theirs.place.classList.toggle("empty", !cards.them);
    mine.place.classList.toggle("empty", !cards.me && !state.shown);
    mine.place.classList.toggle("wanted", view.turn.mine);
    sum.draw(state.preview);
    last.draw(state);
  }

  const aim = (on) => mine.place.classList.toggle("aim", on);
  return { el, last: last.el, sum: sum.el, labels: [theirs.label, mine.label], draw, aim, place: (side) => (side === "me" ? mine.place : theirs.place), toggleLast: last.toggle };
}
