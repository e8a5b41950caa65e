import { makeWay } from "../shared/js/replay.js";
import { aimOf } from "./places.js";

/** What a player can do to the game: each deed is a message, and the answer is a new picture of the table. */

/**
 * `lay(card, at)` sends a card to a place and says whether it went out; `answered(card)` is called whenever anything came back, with the
 * card when it was refused. What the table would refuse is asked all the same: only it knows the reason.
 */
export function makeFeltDeeds({ view, post, pending, speaker, choice }) {
  const way = makeWay({ view, post });

  function lay(card, at) {
    const item = choice.inHand(card);
    const aim = aimOf(at);
    if (!item || pending.busy() || aim === aimOf(item.at)) return false;
    if (!post.send(aim === "h" ? { type: "home", card } : { type: "move", card, to: aim })) return false;
    speaker.hush();
    if (choice.card() === card) choice.choose(null);
    pending.start(card, aim);
    return true;
  }

  /** A chosen card belongs to the picture in which it was chosen. */
  function press(action) {
    choice.choose(null);
    return post.send({ type: action });
  }

  function pass() {
    const { tokens, turn } = view();
    speaker.hush();
    if (tokens && tokens.pass.can && !turn.done) press("pass");
    else if (tokens && tokens.pass.why) speaker.refuse(tokens.pass.why);
  }

  function endTurn() {
    if (view().turn.done) press("end_turn");
    return Boolean(view().turn.done);
  }

  /** The key of it says why not, too: the table refuses in words. */
  const askToEnd = () => press("end_turn");

  /** My coin on a column, or back in my hand from where it lies. */
  const coin = (at) => post.send({ type: "coin", column: view().coin?.at === at ? null : at });

  function answered(refused) {
    way.arrived();
    post.answered();
    pending.settle(refused);
  }

  return {
    lay, press, pass, endTurn, askToEnd, coin, answered, way,
    close: (id) => post.send({ type: "tip_seen", id }),
    turn: (name, on) => post.send({ type: name, on }),
  };
}
