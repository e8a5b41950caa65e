/** What the keyboard does at a Seilschaft table, and which key means what. */

/** step(by) through the hand or through a game looked back at, reach(card), enter(card) and letGo() of a card. */
export function makeHandFingers({ root, view, hand, choice, speaker, carry, play, way }) {
  function reach(card) {
    speaker.hush();
    choice.choose(card);
    hand.focus();
  }

  function stepHand(by) {
    if (!view().hand.length) return;
    const there = root.getRootNode().activeElement;
    const moves = choice.card() !== null || (there && there.ksAt === "hand");
    reach(moves ? hand.step(by) : hand.here());
  }

  const step = (by) => (view().replay ? way.by(by) : stepHand(by));

  function enter(card) {
    if (choice.card() === card) play(card);
    else reach(card);
  }

  function ends(last) {
    const { replay } = view();
    if (replay) way.to(last ? replay.last : 0);
    return Boolean(replay);
  }

  function letGo() {
    if (carry.cancel()) return;
    speaker.hush();
    if (choice.card() !== null) choice.choose(null);
  }

  function playChosen() {
    const card = choice.card();
    if (card) play(card);
    return Boolean(card);
  }

  return { step, reach, enter, ends, letGo, playChosen };
}

/** The press function for listenKeys; `act` is what the table can do. It returns true for a key that was used. */
export function seilschaftKeys(act) {
  const used = (deed) => () => { deed(); return true; };
  const meanings = {
    ArrowLeft: used(() => act.step(-1)),
    ArrowRight: used(() => act.step(1)),
    Home: () => act.ends(false),
    End: () => act.ends(true),
    Enter: () => act.playChosen(),
    l: used(() => act.toggleLast()),
    Escape: used(() => act.letGo()),
    "?": used(() => act.showKeys()),
  };
  return (key) => {
    const meaning = meanings[key] || meanings[key.toLowerCase()];
    return meaning ? meaning() : false;
  };
}
