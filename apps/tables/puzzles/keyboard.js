/** Which key means what at a puzzle. */

/** Lets go of a button that was clicked with a pointer: the next Enter shall check and not press it again. */
export function letGoAfterClicks(el) {
  el.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button && event.pointerType && !button.matches(":focus-visible")) button.blur();
  });
}

/** The press function for listenKeys: act needs rope(n), main(), press(do), discard(), showKeys(), hush() and focused(). */
export function puzzleKeys(act) {
  const meanings = {
    t: () => act.press("again"),
    n: () => act.press("next"),
    a: () => act.discard(),
    Enter: () => act.main(),
    Escape: () => act.hush(),
    "?": () => act.showKeys(),
  };
  return (key) => {
    if (key === "Enter" && act.focused()) return false;   // it presses what has the focus
    if (/^[1-9]$/.test(key)) act.rope(Number(key));
    else {
      const meaning = meanings[key] || meanings[key.toLowerCase()];
      if (!meaning) return false;
      meaning();
    }
    return true;
  };
}
