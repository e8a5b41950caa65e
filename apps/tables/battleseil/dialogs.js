import { makeDialog } from "../shared/js/dialog.js";
import { askBox, keysBox, overBox, rulesBox } from "./boxes.js";

/** Which box stands open over the table. */

/**
 * `focus()` takes the focus when its old place is gone. `rules()` and `keys()` open theirs, draw() opens and closes questions and the
 * end of the game as the view says; `open()` says whether any is open. The end is shown once: closed, the table stays to be looked at.
 */
export function makeDialogs({ root, view, words, post, press, focus }) {
  const dialog = makeDialog(root, focus);
  let dismissed = false;

  const answer = (id, action, options) => post.send({ type: "answer", id, do: action, options });

  function dismiss() {
    dismissed = true;
    dialog.close();
  }

  function pressAtTheEnd(action) {
    dismiss();
    if (action !== "dismiss") press(action);
  }

  function drawEnd(over) {
    if (!over) dismissed = false;
    else if (!dismissed && !dialog.shown()) dialog.open(overBox(view(), words().t, pressAtTheEnd, dismiss));
  }

  function draw() {
    const { ask, over } = view();
    const shown = dialog.shown() || "";
    if (ask) {
      dialog.open(askBox(ask, words().t, answer));
      return;
    }
    if (shown.startsWith("ask") || (shown === "over" && !over)) dialog.close();
    drawEnd(over);
  }

  return {
    draw,
    rules: () => dialog.open(rulesBox(words())),
    keys: () => dialog.open(keysBox(words())),
    open: () => dialog.shown() !== null,
  };
}
