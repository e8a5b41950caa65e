/** Messages to Python: numbered, and one press is one action. */

const UNANSWERED_MS = 400;

/**
 * `send(message)` adds the number n and sends, but swallows the same message while it is unanswered
 * (for 400 ms at most): a double click must not be two actions. Returns whether it was sent.
 * Without a connection nothing is sent. Call `answered()` whenever anything came back.
 */
export function makePost(model) {
  let n = 0;
  const waiting = new Map();

  function send(message) {
    if (document.getElementById("ks-connection")) return false;   // the banner says it: nothing goes out now
    const sameAs = JSON.stringify(message);
    const now = performance.now();
    if (now - (waiting.get(sameAs) ?? -UNANSWERED_MS) < UNANSWERED_MS) return false;
    waiting.set(sameAs, now);
    n += 1;
    model.send_msg({ ...message, n });
    return true;
  }

  return { send, answered: () => waiting.clear() };
}

/** Lets only the first click of a double click through: the second would meet whatever stands there since. */
export function firstClicksOnly(root) {
  root.addEventListener("click", (event) => {
    if (event.detail < 2) return;
    event.stopPropagation();
    event.preventDefault();
  }, { capture: true });
}
