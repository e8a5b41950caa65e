/** Which key means what at a Rot und Schwarz table. */

/** The press function for listenKeys; `act` is what the table can do. It returns true for a key that was used. */
export function feltKeys({ view, board, fingers, deeds, showKeys }) {
  const used = (deed) => () => { deed(); return true; };
  const arrow = (dx, dy) => used(() => (view().replay ? deeds.way.by(dx || dy) : board.step(dx, dy)));

  function ends(last) {
    const { replay } = view();
    if (replay) deeds.way.to(last ? replay.last : 0);
    return Boolean(replay);
  }

  function letGo() {
    if (view().replay) deeds.press("replay_end");
    else fingers.letGo();
  }

  const meanings = {
    ArrowLeft: arrow(-1, 0), ArrowRight: arrow(1, 0), ArrowUp: arrow(0, -1), ArrowDown: arrow(0, 1),
    Home: () => ends(false), End: () => ends(true),
    Enter: () => deeds.endTurn(), e: used(() => deeds.askToEnd()), z: used(() => deeds.press("undo")), r: used(() => deeds.press("hint")),
    c: used(() => fingers.cell()), h: used(() => fingers.home()), p: used(() => deeds.pass()), s: used(() => fingers.toggleCoin()),
    Escape: used(letGo), "?": used(() => showKeys()),
  };

  return (key) => {
    if (/^[1-8]$/.test(key)) return used(() => fingers.reach(key))();
    const meaning = meanings[key] || meanings[key.toLowerCase()];
    return Boolean(meaning) && meaning();
  };
}
