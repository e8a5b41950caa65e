import { DISCARDED, isAimed } from "./aiming.js";

/** What the keyboard does at a Battleseil table, and which key means what. */

/** What only keys can do: step(by) through the hand or a round looked back at, ends(last) of that, aim(by) through the cards aimed at, number(rope), and letGo() of what is held. */
export function makeFingers({ root, view, words, hand, deck, choice, aiming, speaker, carry, looking, layAt, throwAway, way, closeAdvice }) {
  const focused = () => root.getRootNode().activeElement;

  function step(by) {
    if (view().replay) way.by(by);
    else stepHand(by);
  }

  function ends(last) {
    const { replay } = view();
    if (replay) way.to(last ? replay.last : 0);
    return Boolean(replay);
  }

  function stepHand(by) {
    if (!view().hand.length) return;
    const there = focused();
    const moves = choice.card() !== null || (there && there.ksAt === "hand");
    speaker.hush();
    choice.choose(moves ? hand.step(by) : hand.here());
    hand.focus();
  }

  /** The focus goes on by `by` among the cards; false when there is none to aim at. */
  function aim(by, cards = aiming.cards()) {
    if (!cards.length) return false;
    const at = cards.findIndex((id) => deck.card(id) === focused());
    const next = at < 0 ? (by > 0 ? 0 : cards.length - 1) : (at + by + cards.length) % cards.length;
    deck.card(cards[next]).focus();
    return true;
  }

  /** The next card at a rope that may be aimed at. */
  function aimAtRope(rope) {
    const { mine, theirs } = view().ropes[rope - 1];
    const there = aiming.cards().filter((id) => mine.includes(id) || theirs.includes(id));
    if (!aim(1, there)) speaker.refuse(words().t.nothing_to_aim_at);
  }

  function number(rope) {
    if (choice.card() === null) looking.at(rope);
    else if (isAimed(choice.card()) && aiming.card() === null) aimAtRope(rope);
    else layAt(rope);
  }

  function letGo() {
    if (carry.cancel()) return;
    speaker.hush();
    if (aiming.end()) return;
    if (choice.card() !== null) {
      choice.choose(null);
      if (!root.contains(focused()) || focused().ksAt !== "hand") hand.focus();
    } else if (view().advice) closeAdvice();
    else if (view().seil) looking.end();
  }

  return { step, ends, aim, number, letGo, zero: () => aiming.targets().includes(DISCARDED) && throwAway() };
}

/** The press function for listenKeys; `act` is what the table can do. It returns true for a key that was used. */
export function battleseilKeys(act) {
  const meanings = {
    ArrowLeft: () => act.step(-1),
    ArrowRight: () => act.step(1),
    ArrowUp: () => act.aim(-1),
    ArrowDown: () => act.aim(1),
    Home: () => act.ends(false),
    End: () => act.ends(true),
    0: () => act.zero() || false,
    n: () => act.takeNext(),
    f: () => act.finish(),
    v: () => act.pile("draw"),
    b: () => act.pile("draw_special"),
    a: () => act.showDiscard(),
    r: () => act.advise(),
    z: () => act.takeBack(),
    Escape: () => act.letGo(),
    "?": () => act.showKeys(),
  };
  return (key) => {
    if (/^[1-9]$/.test(key)) {
      act.number(Number(key));
      return true;
    }
    const meaning = meanings[key] || meanings[key.toLowerCase()];
    if (!meaning) return false;
    return meaning() !== false;
  };
}
