/** What a player can do to the game: each deed is a message, and the answer is a new picture of the table. */

/** How long a card may be on its way before the same hand may lay another. */
const LAY_MS = 3000;

/**
 * `view()` and `words()` are what stands on the table now. `lay(card, rope)` says whether the card went out;
 * call `answered()` whenever anything came back.
 */
export function makeDeeds({ view, words, post, speaker, choice }) {
  let going = null;

  function lay(card, rope) {
    if (going !== null || !post.send({ type: "lay", card, rope })) return false;
    speaker.hush();
    going = card;
    setTimeout(() => { if (going === card) going = null; }, LAY_MS);
    return true;
  }

  function layAt(rope) {
    if (choice.card() !== null) lay(choice.card(), rope);
  }

  const take = (rope) => post.send({ type: "take", rope });

  function grab(rope) {
    if (view().takeable.includes(rope)) take(rope);
  }

  function takeNext() {
    const { takeable, seil } = view();
    if (!takeable.length) speaker.refuse(words().t.nothing_to_take);
    else take(seil && takeable.includes(seil.rope) ? seil.rope : Math.min(...takeable));
  }

  const press = (action) => post.send({ type: action });

  /** Ends the turn; when there is none to end, the answer says why. */
  function finish() {
    press(view().actions.some((action) => action.do === "pass") ? "pass" : "finish");
  }

  function answered() {
    post.answered();
    going = null;
  }

  return { lay, layAt, take, grab, takeNext, press, finish, answered };
}
