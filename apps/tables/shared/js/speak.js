import { h, setText } from "./dom.js";

/** What the table says aloud: moves politely, refusals at once and visibly. */

const REFUSAL_MS = 7000;

/**
 * `el` is a hidden status line, `refusal` a visible alert to be placed near the table.
 * `speak({no, text})` speaks once per new number; `refuse(text)` shows and speaks for some seconds; `hush()` takes it away.
 */
export function makeSpeaker() {
  const status = h("p", { class: "hush", role: "status" });
  const words = h("p", {});
  const refusal = h("div", { class: "refusal", role: "alert" }, words);
  let spoken = null;
  let timer = 0;

  function hush() {
    clearTimeout(timer);
    setText(words, "");
    refusal.classList.remove("on");
  }

  function speak(line) {
    if (!line || line.no === spoken) return;
    spoken = line.no;
    setText(status, line.text);
  }

  function refuse(text) {
    hush();
    // A later task, so that the same sentence twice is two alerts.
    timer = setTimeout(() => {
      setText(words, text);
      refusal.classList.add("on");
      timer = setTimeout(hush, REFUSAL_MS);
    }, 20);
  }

  refusal.addEventListener("click", hush);
  return { el: status, refusal, speak, refuse, hush };
}
