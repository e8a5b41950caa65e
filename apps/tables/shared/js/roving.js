import { setAttrs } from "./dom.js";

/** One place of the keyboard among the cards of a list: Tab stops there, arrows move it. */

/**
 * `el` holds one element a card. `follow(ids, chosen)` is called once they are drawn: the place goes to the chosen one, or stays where it
 * was; `go(id)` or the focus moves it, `step(by)` moves it round and returns the card there, `here()` is the card there;
 * `focus()` puts the focus on it (false when there is none).
 */
export function makeRoving(el) {
  let place = 0;
  let ids = [];

  const here = () => ids[place] ?? null;

  function put(index) {
    place = Math.max(0, Math.min(index, ids.length - 1));
    [...el.children].forEach((card, at) => setAttrs(card, { tabindex: at === place ? "0" : "-1" }));
  }

  function focus() {
    const card = el.children[place];
    if (!card) return false;
    card.focus({ preventScroll: true });
    return true;
  }

  function follow(newIds, chosen) {
    ids = newIds;
    put(chosen === null ? place : ids.indexOf(chosen));
  }

  function step(by) {
    put((place + by + ids.length) % ids.length);
    return here();
  }

  el.addEventListener("focusin", (event) => {
    const at = [...el.children].indexOf(event.target);
    if (at >= 0) put(at);
  });

  return { follow, focus, step, here, go: (id) => put(ids.indexOf(id)), ends: () => [ids[0], ids.at(-1)] };
}
