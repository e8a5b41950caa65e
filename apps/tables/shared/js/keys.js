/** Keys of a table, heard on the whole page or only inside a notebook cell. */

function typing(el) {
  return Boolean(el && el.matches && (el.matches("input:not([type=checkbox]):not([type=radio]), textarea, select") || el.isContentEditable));
}

/**
 * Calls `press(key)` for keys without Ctrl, Alt or Meta pressed in `root` (and, with `wide`, while nothing else on the
 * page holds the focus), except in text fields and while `blocked()`. A press that returns true is used up.
 * Returns a function that stops listening.
 */
export function listenKeys({ root, wide, blocked, press }) {
  const where = wide ? document : root;

  function heard(event) {
    if (!root.isConnected) return stop();
    const target = event.composedPath()[0];
    const free = target === document.body || target === document.documentElement;
    const inside = event.composedPath().includes(root);
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return undefined;
    if (typing(target) || blocked() || !(inside || free)) return undefined;
    if (press(event.key)) event.preventDefault();
    return undefined;
  }

  function stop() {
    where.removeEventListener("keydown", heard);
  }

  where.addEventListener("keydown", heard);
  return stop;
}
