import { askBox, askId, keysBox, overBox, rulesBox } from "./boxes.js";
import { makeDialog } from "./dialog.js";

/** Which box stands open over the table. */

/**
 * `focus()` takes the focus when its old place is gone. `rules()` and `keys()` open theirs, `show(box)` one of the room's own; draw(wait) opens and closes questions and the
 * end of the game as the view says, the end after `wait` milliseconds of moves to be seen; `open()` says whether any is open. The end is
 * shown once: closed, the table stays to be looked at. `endPicture(view)` are the elements of the game's own picture of it.
 */
export function makeDialogs({ root, view, words, post, press, focus, endPicture }) {
  const dialog = makeDialog(root, focus);
  let dismissed = false;
  let timer = 0;
  let asked = null;   // the box of the question that was opened last

  const answer = (id, action, options) => post.send({ type: "answer", id, do: action, options });

  function dismiss() {
    dismissed = true;
    dialog.close();
  }

  function pressAtTheEnd(action) {
    dismiss();
    if (action !== "dismiss") press(action);
  }

  function drawEnd() {
    const { over, replay } = view();
    if (over && !dismissed && !dialog.shown()) dialog.open(overBox(over, endPicture(view()), words().t, pressAtTheEnd, dismiss));
    if (!over && !replay) dismissed = false;   // a game looked back at is still the one that ended
  }

  /** A question that reads differently meanwhile (a card fell) keeps what was chosen in it. */
  function drawAsk(ask) {
    const chosen = asked && dialog.shown() === askId(ask) ? asked.chosen() : {};
    const box = askBox(ask, words().t, answer, chosen);
    if (dialog.open(box)) asked = box;
  }

  function draw(wait = 0) {
    const { ask, over } = view();
    const shown = dialog.shown() || "";
    clearTimeout(timer);
    if (ask) {
      drawAsk(ask);
      return;
    }
    if (shown.startsWith("ask") || (shown === "over" && !over)) dialog.close();
    if (over && wait) timer = setTimeout(drawEnd, wait);
    else drawEnd();
  }

  return {
    draw,
    show: (box) => dialog.open(box),
    rules: () => dialog.open(rulesBox(words())),
    keys: () => dialog.open(keysBox(words())),
    open: () => dialog.shown() !== null,
  };
}
