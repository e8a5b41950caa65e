/** Figures that get sharper while the table stays as it is: they must not disturb a card on its way. */

/**
 * `said()` is what the table said last. `view()` is that with the newest figures in it, `heard(message)` takes figures over, and says
 * whether the message was one of them: {type: "weighed", seq, ...}. Those of another picture of the table are dropped.
 */
export function makeWeighed(said) {
  let base = null;
  let newest = null;
  let merged = null;

  function view() {
    const now = said();
    if (!newest || newest.seq !== now.seq) return now;
    if (base !== now || !merged) {
      base = now;
      merged = { ...now, ...newest };
    }
    return merged;
  }

  function heard(message) {
    if (!message || message.type !== "weighed") return false;
    const { type, ...figures } = message;
    newest = figures;
    merged = null;
    return true;
  }

  return { view, heard };
}
