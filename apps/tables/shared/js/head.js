import { makeHeader } from "./header.js";
import { keepChoice, makeTheme } from "./theme.js";

/** The bar above the table and what its tools change: language, light, folded analytics. */

const FOLDED = "ks_analytics_folded";

function foldedBefore(root) {
  if (sessionStorage.getItem(FOLDED)) root.classList.add("folded");
}

/**
 * `dialogs` opens rules and keys. draw() draws the bar, light() takes over the theme of the view, stop() stops listening.
 * On a page of its own (`onPage`) language and theme are kept for the next one. `more` is an element before the tools, or nothing.
 */
export function makeHead({ root, onPage, view, words, post, dialogs, more = null }) {
  const theme = makeTheme(root, (dark) => { post.send({ type: "theme_seen", dark }); draw(); });

  function wish(type, code) {
    if (onPage) keepChoice(`ks_${type}`, code);
    post.send({ type, code });
  }

  function fold() {
    sessionStorage.setItem(FOLDED, root.classList.toggle("folded") ? "1" : "");
    draw();
  }

  const header = makeHeader({
    lang: (code) => wish("lang", code),
    theme: (code) => wish("theme", code),
    rules: () => dialogs.rules(),
    keys: () => dialogs.keys(),
    analytics: fold,
  });

  function draw() {
    const { title, chips } = view();
    const { lang, t } = words();
    header.draw({ title, chips, brand: onPage, lang, dark: theme.dark(), open: !root.classList.contains("folded"), t });
  }

  foldedBefore(root);
  if (more) header.el.insertBefore(more, header.el.lastElementChild);
  return { el: header.el, draw, light: () => theme.draw(view().theme, onPage), stop: theme.stop };
}
