/** The address of what lies on the table, for somebody else. */

/** The address of this page with other words behind it. */
export const addressWith = (query) => `${location.origin}${location.pathname}?${query}`;

/**
 * Takes what was asked for out of this page's address, once it was heard: a reload brings back the table as it lies here then. The
 * language stays.
 */
export function forgetWishes() {
  const lang = new URLSearchParams(location.search).get("lang");
  if (location.search) history.replaceState(history.state, "", location.pathname + (lang ? `?lang=${lang}` : ""));
}

/** Puts a text on the clipboard; resolves to whether the browser did it. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;   // an old browser, or a page that is not served safely
  }
}
