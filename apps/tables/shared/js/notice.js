import { h } from "./dom.js";
import { makeTheme } from "./theme.js";

/** One sentence in a strip above the table; its button takes it away. */
export function render({ model, el }) {
  const { text, close, theme, lang } = model.view;
  const button = h("button", { class: "btn", type: "button" }, close);
  const strip = h("div", { class: "ks ks-light news", role: "status", lang }, h("p", {}, text), button);
  const light = makeTheme(strip, () => {});
  button.addEventListener("click", () => strip.remove());
  el.append(strip);
  light.draw(theme, false);
  model.on("remove", light.stop);
}
