import { makeWay } from "../shared/js/replay.js";

/** What a player can do to the game: each deed is a message, and the answer is a new picture of the table. */

/** Whether the table takes the card for certain: mine to play, and legal. */
export function welcomePlay(item, _, { turn }) {
  return turn.mine && item.legal;
}

/** The view with my card in the trick. */
export function playedView(view, card) {
  const trick = view.trick.lead ? { ...view.trick, mine: card } : { ...view.trick, lead: { card, by: "me" } };
  return { ...view, trick, turn: { ...view.turn, mine: false } };
}

/**
 * `view()` is what stands on the table now. `play(card)` says whether the card went out; call
 * `answered(card)` whenever anything came back, with the card when it was refused.
 */
export function makeSeilschaftDeeds({ view, post, pending, speaker, choice }) {
  const way = makeWay({ view, post });

  function play(card) {
    if (!card || pending.busy() || !post.send({ type: "play", card })) return false;
    speaker.hush();
    if (choice.card() === card) choice.choose(null);
    pending.start(card, "trick");
    return true;
  }

  const press = (action) => post.send({ type: action });

  function answered(refused) {
    way.arrived();
    post.answered();
    pending.settle(refused);
  }

  return {
    play, press, answered, way,
    lift: () => press("curtain"),
    close: (id) => post.send({ type: "tip_seen", id }),
    aids: (on) => post.send({ type: "aids", on }),
  };
}
