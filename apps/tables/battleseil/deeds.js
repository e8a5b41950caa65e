import { makeWay } from "../shared/js/replay.js";
import { DISCARDED, isAimed } from "./aiming.js";
import { isMarker, isSpecial } from "./specials.js";

/** What a player can do to the game: each deed is a message, and the answer is a new picture of the table. */

/** Whether the rope takes the card for certain, without a question first. */
export function welcomeLay(item, rope, view) {
  const asks = view.turn.step === "take";   // a proven rope would be left
  return item.ropes.includes(rope) && !isMarker(item.id) && !asks;
}

/** The view with my card at its rope, marked as `going`. */
export function laidView(view, card, rope) {
  const laid = (one) => ({ ...one, mine: [...one.mine, card], free: false, going: card });
  return { ...view, ropes: view.ropes.map((one) => (one.n === rope ? laid(one) : one)) };
}

/**
 * `view()` and `words()` are what stands on the table now. `lay(card, rope)` says whether the card went out, and so does `drop(card, place)`
 * for one that was carried to a rope, a card at a rope, or a pile; call `answered(card)` whenever anything came back, with the card when
 * it was refused.
 */
export function makeDeeds({ view, words, post, pending, speaker, choice, aiming }) {
  const way = makeWay({ view, post });

  function lay(card, rope) {
    if (pending.busy() || !post.send({ type: "lay", card, rope })) return false;
    speaker.hush();
    pending.start(card, rope);
    return true;
  }

  /** Aims the chosen special; wasps need no more than the card. What may not be is asked all the same: the answer says why. */
  function aimAt(card) {
    const { id, aims } = choice.item();
    const more = card in aims && id !== "Wasps";
    speaker.hush();
    if (!more) return post.send(aiming.message(card, id === "FreeBeer" ? 1 : DISCARDED));
    aiming.at(card);
    return false;
  }

  const send = (target) => post.send(aiming.message(aiming.card(), target));

  /** The chosen card to a rope: laid there, or where the card aimed at goes. */
  function layAt(rope) {
    const item = choice.item();
    if (!item) return;
    if (isAimed(item.id)) {
      if (aiming.card() === null) speaker.refuse(words().t.aim_first);
      else send(rope);
    } else if (item.does === "innkeeper") speaker.refuse(words().t.needs_no_rope);
    else lay(item.id, rope);
  }

  /** A press on a rope, perhaps on a card at it. */
  function pick(rope, card) {
    const item = choice.item();
    if (item && card && isAimed(item.id) && aiming.card() === null) aimAt(card);
    else layAt(rope);
  }

  function use() {
    const item = choice.item();
    if (!item || !item.does) return false;
    return post.send(item.does === "under" ? { type: "under", card: item.id } : { type: item.does });
  }

  /** A card that was carried is chosen no longer, but for one that asks where the card aimed at shall go. */
  function drop(card, place) {
    const { does } = choice.inHand(card) || {};
    const onRope = typeof place === "number";
    if (onRope && !isAimed(card) && does !== "innkeeper") return lay(card, place);
    choice.choose(card);
    const sent = onRope ? layAt(place) : place === "pile" ? use() : aimAt(place);
    if (aiming.card() === null) choice.choose(null);
    return Boolean(sent);
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

  const press = (action) => (action === "use" ? use() : post.send({ type: action }));

  /** From a stock, or a chosen card under the stock of its kind. */
  function pile(action) {
    const item = choice.item();
    const under = item && item.does === "under" && isSpecial(item.id) === (action === "draw_special");
    return under ? use() : press(action);
  }

  /** The card aimed at to the discard; false when none may go there. */
  function throwAway() {
    return aiming.targets().includes(DISCARDED) && send(DISCARDED);
  }

  /** Ends the turn; when there is none to end, the answer says why. */
  function finish() {
    press(view().actions.some((action) => action.do === "pass") ? "pass" : "finish");
  }

  function answered(refused) {
    way.arrived();
    post.answered();
    pending.settle(refused);
  }

  return {
    lay, layAt, aimAt, pick, use, drop, take, grab, takeNext, press, pile, throwAway, finish, answered, way,
    lift: () => press("curtain"), closeAdvice: () => press("close_advice"), advise: () => press("advise"), takeBack: () => press("take_back"),
  };
}
