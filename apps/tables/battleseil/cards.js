import { h, setAttrs, setText } from "../shared/js/dom.js";
import { emblem } from "./emblems.js";

/** Club cards: colour, emblem, letter and strength; one element per card for the whole game. */

/** "Fi10" is {letter: "Fi", strength: 10}. */
export function readCard(id) {
  const [, letter, strength] = /^([A-Za-z]+)(\d+)$/.exec(id);
  return { letter, strength: Number(strength) };
}

/** The club's colours, and room for two digits. */
const dressClass = (id, key) => `c-${key}${readCard(id).strength > 9 ? " ten" : ""}`;

/**
 * The cards of one table. `learn(clubs)` takes the clubs with the names of the language; `card(id)` gives the one element of a
 * card (built at first use, with data-card); `dress(el, id)` renews its words; `name(id)` is what is said, `mini(id, label)` a small copy.
 */
export function makeDeck() {
  const elements = new Map();
  let clubs = new Map();

  const club = (id) => clubs.get(readCard(id).letter);
  const name = (id) => `${club(id).name} ${readCard(id).strength}`;

  function build(id) {
    const { letter, strength } = readCard(id);
    const key = club(id).key;
    return h("div", { class: `card ${dressClass(id, key)}`, "data-card": id },
      h("span", { class: "idx", "aria-hidden": "true" }, h("b", {}, strength), emblem(key, "em"), h("i", {}, letter)),
      emblem(key, "big"), h("span", { class: "nm", "aria-hidden": "true" }));
  }

  function card(id) {
    if (!elements.has(id)) elements.set(id, build(id));
    return elements.get(id);
  }

  function dress(el, id) {
    setText(el.lastElementChild, club(id).name);
    setAttrs(el, { "aria-label": name(id) });
  }

  function mini(id, label) {
    const key = club(id).key;
    return h("span", { class: `mini ${dressClass(id, key)}`, role: "img", "aria-label": label, title: label }, h("b", { "aria-hidden": "true" }, readCard(id).strength), emblem(key, "em"));
  }

  return { learn: (list) => { clubs = new Map(list.map((item) => [item.letter, item])); }, card, dress, mini, name };
}
