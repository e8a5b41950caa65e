/** Light or dark: what was wished, what the device says, and what the page around the table takes over. */

const YEAR_S = 31536000;

/** Keeps a choice for the next page. */
export function keepChoice(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; SameSite=Lax`;
}

/**
 * The effective theme of `root`. `draw(wish, page)` takes "light", "dark" or "system", sets the class of the root and, on a
 * page of its own, the colours around it; `seen(dark)` is called once per effective theme. `stop()` stops listening.
 */
export function makeTheme(root, seen) {
  const device = matchMedia("(prefers-color-scheme: dark)");
  let wish = "system";
  let page = false;
  let dark = null;

  function apply() {
    const now = wish === "system" ? device.matches : wish === "dark";
    root.classList.toggle("ks-dark", now);
    root.classList.toggle("ks-light", !now);
    root.style.colorScheme = now ? "dark" : "light";
    if (page) {
      document.documentElement.style.colorScheme = now ? "dark" : "light";
      document.documentElement.style.background = getComputedStyle(root).getPropertyValue("--ks-paper").trim();
      if (document.body) document.body.style.background = "transparent";
    }
    if (now !== dark) {
      dark = now;
      seen(now);
    }
  }

  device.addEventListener("change", apply);
  return {
    draw(newWish, onPage) { wish = newWish; page = onPage; apply(); },
    dark: () => Boolean(dark),
    stop: () => device.removeEventListener("change", apply),
  };
}
