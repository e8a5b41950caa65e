/** Who holds the keyboard's focus while the table is drawn anew. */

/**
 * Called before drawing, remembers who has it; the function it returns gives it back: to the same element where it
 * still is in the same place (`ksAt`), else to the hand, else to the bar.
 */
export function holdFocus(root, hand, bar) {
  const holder = root.getRootNode().activeElement;
  const at = holder ? holder.ksAt : null;
  if (!root.contains(holder)) return () => {};
  const byKeyboard = holder.matches(":focus-visible");
  return () => {
    const gone = !root.contains(holder);
    if (gone && !byKeyboard) return;   // a click on what has gone asks for no focus elsewhere
    const stays = !gone && !holder.disabled && holder.offsetParent !== null && holder.ksAt === at;
    if (!stays) {
      if (!hand.focus()) bar.focus({ preventScroll: true });
    } else if (root.getRootNode().activeElement !== holder) holder.focus({ preventScroll: true });
  };
}
