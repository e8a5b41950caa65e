import { h } from "../shared/js/dom.js";
import { readCard } from "./cards.js";
import { isSpecial } from "./specials.js";

/** The discard, looked through: its cards by club, specials last; both sides may look. */

/** The dialog for the cards of view.piles.discard, from the oldest. */
export function discardBox(cards, words, deck) {
  const { t, clubs } = words;
  const row = (title, ids) => (ids.length
    ? [h("section", { class: "heap" }, h("h3", {}, title), h("ul", { class: "minis" }, ids.map((id) => h("li", {}, deck.mini(id, deck.name(id)), h("span", {}, deck.name(id))))))]
    : []);
  const groups = [
    ...clubs.flatMap((club) => row(club.name, cards.filter((id) => !isSpecial(id) && readCard(id).letter === club.letter).sort())),
    ...row(t.specials, cards.filter(isSpecial)),
  ];
  const body = groups.length ? groups : [h("p", {}, t.discard_empty)];
  return { id: "discard", state: cards.join(" "), kind: "discard", title: t.discard, close: t.close, body };
}
