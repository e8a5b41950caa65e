import { h } from "./dom.js";

/** Text handed over as a file. */

const KEPT_MS = 10000;

/** Saves `text` as the download `name`. */
export function saveFile({ name, text }) {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  h("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);   // the browser fetches it only after the click
}
