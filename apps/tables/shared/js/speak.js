import { h, setText } from "./dom.js";

/** What the table says aloud: moves politely, refusals at once and visibly. */

/** How long a refusal stays: time to see it, and to read every letter of it. */
const readingMs = (text) => 2500 + 50 * text.length;

/** Sentences that stay to be read again; only what is added is spoken. */
const KEPT = 4;

/**
 * `el` is a hidden status line, `refusal` a visible alert to be placed near the table.
 * `speak({no, lines})` says the last of `lines` (a sentence a move, `no` moves so far) that are new since the last call; what
 * stood there at the first is not said. `refuse(text)` shows and speaks for as long as it takes to read, and while the pointer
 * rests on it; `hush()` takes it away.
 */
export function makeSpeaker() {
  const status = h("div", { class: "hush", role: "status", "aria-atomic": "false" });
  const words = h("p", {});
  const refusal = h("div", { class: "refusal", role: "alert" }, words);
  let spoken = null;
  let newest = "";
  let timer = 0;

  function hush() {
    clearTimeout(timer);
    setText(words, "");
    refusal.classList.remove("on");
  }

  const stay = () => { timer = setTimeout(hush, readingMs(words.textContent)); };

  function speak({ no, lines }) {
    const old = spoken === null ? no : spoken;
    const fresh = no < old ? no : no - old;   // a new game counts from the beginning
    const last = lines.at(-1) || "";
    if (fresh) status.append(h("p", {}, lines.slice(-fresh).join(" ")));
    else if (last !== newest) status.replaceChildren();   // the same moves, in another language now
    while (status.children.length > KEPT) status.firstChild.remove();
    spoken = no;
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
