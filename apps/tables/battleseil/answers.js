import { saveFile } from "../shared/js/file.js";
import { still } from "../shared/js/motion.js";

/** What Python says beside the state of the table: a refusal, a file. */

const SHAKE = ["0", "-7px", "6px", "-3px", "0"].map((translate) => ({ translate }));
const SHAKE_MS = 260;

/** The function that hears them all; `deeds` are told, and with `show()` a refused card goes home. */
export function makeAnswers({ deeds, show, choice, deck, speaker }) {
  function refused({ text, card }) {
    show();
    speaker.refuse(text);
    if (choice.inHand(card) && !still()) deck.card(card).animate(SHAKE, { duration: SHAKE_MS });
  }

  const meanings = { refused, file: saveFile };

  return (message) => {
    const meaning = message && meanings[message.type];
    if (!meaning) return;
    deeds.answered(message.card);
    meaning(message);
  };
}
