import { h, setText } from "./dom.js";

/** What the table says aloud: moves politely, refusals at once and visibly. */

/** How long a refusal stays: time to see it, and to read every letter of it. */
const readingMs = (text) => 2500 + 50 * text.length;

/** Sentences that stay to be read again; only what is added is spoken. */
const KEPT = 4;

/**
 * `el` is a hidden status line, `refusal` a visible alert to be placed near the table.
 * `speak({of, no, lines})` says the last of `lines` (a sentence a move, `no` moves of the game `of` so far) that nobody has heard yet;
 * what stood there at the first is not said, nor a game that is met in its middle. `refuse(text)` shows and speaks for as long as
 * it takes to read, and while the pointer rests on it; `hush()` takes it away.
 */
export function makeSpeaker() {
  const status = h("div", { class: "hush", role: "status", "aria-atomic": "false" });
  const words = h("p", {});
  const refusal = h("div", { class: "refusal", role: "alert" }, words);
  const heard = new Map();   // how many moves of each game
  let newest = "";
  let timer = 0;

  function hush() {
    clearTimeout(timer);
    setText(words, "");
    refusal.classList.remove("on");
  }

  const stay = () => { timer = setTimeout(hush, readingMs(words.textContent)); };

  /** How many moves are news; one step back in a game is none, and the steps after it are heard again. */
  function news({ of, no, lines }) {
    const begins = heard.size > 0 && no <= lines.length;
    const known = heard.get(of) ?? (begins ? 0 : no);
    heard.set(of, no);
    return Math.max(0, no - known);
  }

  function speak(say) {
    const { lines } = say;
    const fresh = news(say);
    const last = lines.at(-1) || "";
    if (fresh) status.append(h("p", {}, lines.slice(-fresh).join(" ")));
    else if (last !== newest) status.replaceChildren();   // the same moves, in another language now
    while (status.children.length > KEPT) status.firstChild.remove();
    newest = last;
  }

  function refuse(text) {
    hush();
    // A later task, so that the same sentence twice is two alerts.
    timer = setTimeout(() => {
      setText(words, text);
      refusal.classList.add("on");
      stay();
    }, 20);
  }

  refusal.addEventListener("click", hush);
  refusal.addEventListener("pointerenter", () => clearTimeout(timer));
  refusal.addEventListener("pointerleave", () => { if (words.textContent) stay(); });
  return { el: status, refusal, speak, refuse, hush };
}
