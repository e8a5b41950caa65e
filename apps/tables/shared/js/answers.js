import { addressWith, copyText } from "./address.js";
import { saveFile } from "./file.js";
import { still } from "./motion.js";

/** What Python says beside the state of the table: a refusal, a file, an address to share. */

const SHAKE = ["0", "-7px", "6px", "-3px", "0"].map((translate) => ({ translate }));
const SHAKE_MS = 260;

/** The function that hears them all; `deeds` are told, and with `show()` a refused card goes home. */
export function makeAnswers({ deeds, show, choice, deck, speaker }) {
  function refused({ text, card }) {
    show();
    speaker.refuse(text);
    if (choice.inHand(card) && !still()) deck.card(card).animate(SHAKE, { duration: SHAKE_MS });
  }

  /** Says the address too: whoever cannot copy it can read it. */
  async function address({ query, copied, failed }) {
    const there = addressWith(query);
    speaker.refuse(`${await copyText(there) ? copied : failed} ${there}`);
  }

  const meanings = { refused, file: saveFile, address };

  return (message) => {
    const meaning = message && meanings[message.type];
    if (!meaning) return;
    deeds.answered(message.card);
    meaning(message);
  };
}
