/** What a player can do to the game: each deed is a message, and the answer is a new picture of the table. */

/** Whether the rope takes the card for certain. */
export function welcomeLay(item, rope) {
  return item.ropes.includes(rope);
}

/** The view with my card at its rope, marked as `going`. */
export function laidView(view, card, rope) {
  const laid = (one) => ({ ...one, mine: [...one.mine, card], free: false, going: card });
  return { ...view, ropes: view.ropes.map((one) => (one.n === rope ? laid(one) : one)) };
}

/**
 * `view()` and `words()` are what stands on the table now. `lay(card, rope)` says whether the card went out;
 * call `answered(card)` whenever anything came back, with the card when it was refused.
 */
export function makeDeeds({ view, words, post, pending, speaker, choice }) {
  function lay(card, rope) {
    if (pending.busy() || !post.send({ type: "lay", card, rope })) return false;
    speaker.hush();
    pending.start(card, rope);
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

  function answered(refused) {
    post.answered();
    pending.settle(refused);
  }

  return { lay, layAt, take, grab, takeNext, press, finish, answered };
}
