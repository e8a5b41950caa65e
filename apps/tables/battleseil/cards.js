import { h, setAttrs, setText } from "../shared/js/dom.js";
import { emblem } from "./emblems.js";
import { buildSpecial, isSpecial, miniSpecial, specialKey, wordSpecial } from "./specials.js";

/** The cards: clubs with colour, emblem, letter and strength, and specials; one element per card for the whole game. */

/** "Fi10" is {letter: "Fi", strength: 10}. */
export function readCard(id) {
  const [, letter, strength] = /^([A-Za-z]+)(\d+)$/.exec(id);
  return { letter, strength: Number(strength) };
}

/** The club's colours, and room for two digits. */
const dressClass = (id, key) => `c-${key}${readCard(id).strength > 9 ? " ten" : ""}`;

/**
 * The cards of one table. `learn(words)` takes clubs and specials with the names of the language; `card(id)` gives the one element of a
 * card (built at first use, with data-card); `dress(el, id)` renews its words; `name(id)` is what is said, `text(id)` what a special does,
 * `mini(id, label)` a small copy.
 */
export function makeDeck() {
  const elements = new Map();
  let clubs = new Map();
  let specials = {};
  let anyClub = "";

  const club = (id) => clubs.get(readCard(id).letter);
  const special = (id) => specials[specialKey(id)];
  const name = (id) => (isSpecial(id) ? special(id).name : `${club(id).name} ${readCard(id).strength}`);
  const text = (id) => (isSpecial(id) ? special(id).text : "");

  function build(id) {
    if (isSpecial(id)) return buildSpecial(id);
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
    if (isSpecial(id)) wordSpecial(el, special(id), anyClub);
    else setText(el.lastElementChild, club(id).name);
    setAttrs(el, { "aria-label": name(id) });
  }

  function mini(id, label) {
    if (isSpecial(id)) return miniSpecial(id, label);
    const key = club(id).key;
    return h("span", { class: `mini ${dressClass(id, key)}`, role: "img", "aria-label": label, title: label }, h("b", { "aria-hidden": "true" }, readCard(id).strength), emblem(key, "em"));
  }

  function learn(words) {
    clubs = new Map(words.clubs.map((item) => [item.letter, item]));
    specials = words.specials;
    anyClub = words.t.any_club;
  }

  return { learn, card, dress, mini, name, text };
}
