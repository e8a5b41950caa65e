/** Which key means what at a Battleseil table. */

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
