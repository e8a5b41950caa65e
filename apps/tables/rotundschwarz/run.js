import { h, setAttrs, setText } from "../shared/js/dom.js";
import { swatch } from "./faces.js";

/** The run one points at: a frame round its cards, and a bubble that says how many moves it takes and who must start. */

/** `place(stack, run, index)` puts it into the stack of a column from its card `index` on; a run of null takes it away. */
export function makeRunFrame() {
  const head = h("b", {});
  const text = h("span", {});
  const who = h("span", { class: "starts" });
  const bubble = h("p", { class: "bubble" }, head, " ", text, " ", who);
  const el = h("div", { class: "run", "aria-hidden": "true" }, bubble);
  let owner = "";

  function place(stack, run, index) {
    if (!run) {
      el.remove();
      return;
    }
    setText(head, `${run.head}:`);
    setText(text, run.text);
    if (owner !== run.owner || who.lastChild?.textContent !== run.who) who.replaceChildren(swatch(run.owner), run.who);
    owner = run.owner;
    el.style.setProperty("--i", index);
    el.style.setProperty("--no", stack.dataset.no);
    setAttrs(el, { class: Number(stack.dataset.no) > 4 ? "run leans-left" : "run" });
    if (el.parentNode !== stack) stack.append(el);
  }

  return { place };
}
