/** What the keyboard does at a Battleseil table, and which key means what. */

/** What only keys can do: step(by) through the hand, number(rope), and letGo() of a card or of the rope looked at. */
export function makeFingers({ root, view, hand, choice, speaker, carry, looking, lay }) {
  function step(by) {
    if (!view().hand.length) return;
    const there = root.getRootNode().activeElement;
    const moves = choice.card() !== null || (there && there.ksAt === "hand");
    speaker.hush();
    choice.choose(moves ? hand.step(by) : hand.here());
    hand.focus();
  }

  function number(rope) {
    if (choice.card() === null) looking.at(rope);
    else lay(choice.card(), rope);
  }

  function letGo() {
    if (carry.cancel()) return;
    speaker.hush();
    if (choice.card() !== null) choice.choose(null);
    else if (view().seil) looking.end();
  }

  return { step, number, letGo };
}

/** The press function for listenKeys; `act` is what the table can do. It returns true for a key that was used. */
export function battleseilKeys(act) {
  const meanings = {
    ArrowLeft: () => act.step(-1),
    ArrowRight: () => act.step(1),
    n: () => act.takeNext(),
    f: () => act.finish(),
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
    meaning();
    return true;
  };
}
