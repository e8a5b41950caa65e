/** Looking at one rope under "Am Seil"; where the panel has no place of its own it comes up as a sheet. */

/** `at(rope)` looks at a rope, `end()` no longer, and puts a focus that was inside back on the pennant; draw() after every change. */
export function makeLooking({ view, post, seil, lanes }) {
  const sheet = seil.el.classList;

  function at(rope) {
    sheet.add("sheet");
    post.send({ type: "look", rope });
  }

  function end() {
    const inside = seil.el.contains(seil.el.getRootNode().activeElement);
    sheet.remove("sheet");
    post.send({ type: "close_look" });
    if (inside && view().seil) lanes.lane(view().seil.rope).querySelector(".pen").focus({ preventScroll: true });
  }

  function draw() {
    if (!view().seil) sheet.remove("sheet");
  }

  return { at, end, draw };
}
