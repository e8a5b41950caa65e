/** Small builders for elements. Text from outside only ever becomes text nodes, never markup. */

const SVG_SPACE = "http://www.w3.org/2000/svg";

/** Sets attributes on `el`: null and false remove, true sets the empty value, "on..." functions become listeners. */
export function setAttrs(el, attrs) {
  for (const [name, value] of Object.entries(attrs || {})) {
    if (typeof value === "function") el.addEventListener(name.slice(2), value);
    else if (value === null || value === undefined || value === false) el.removeAttribute(name);
    else {
      const text = value === true ? "" : String(value);
      if (el.getAttribute(name) !== text) el.setAttribute(name, text);
    }
  }
}

function fill(el, attrs, children) {
  setAttrs(el, attrs);
  el.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return el;
}

/** An HTML element with attributes and children (elements or strings; null is left out). */
export function h(tag, attrs, ...children) {
  return fill(document.createElement(tag), attrs, children);
}

/** An SVG element, like `h`. */
export function svg(tag, attrs, ...children) {
  return fill(document.createElementNS(SVG_SPACE, tag), attrs, children);
}

/** The element drawn by a constant markup string of our own files. Never pass text from outside. */
export function drawing(markup) {
  const box = document.createElement("template");
  box.innerHTML = markup.trim();
  return box.content.firstElementChild;
}

/** Puts `child` last in `parent`; one that stands there is left alone: a button moved between press and release loses the click. */
export function holdLast(parent, child) {
  if (parent.lastElementChild !== child) parent.append(child);
}

/** Shows `text` in `el`; touches the page only when the text differs. */
export function setText(el, text) {
  const wanted = text === null || text === undefined ? "" : String(text);
  if (el.textContent !== wanted) el.textContent = wanted;
}

/**
 * Makes the children of `parent` follow `items`, in order, one element per key: an element whose key stays is
 * updated where it is and moved only when its place changed (a moved element loses focus), never rebuilt.
 * `make(item)` builds, `update(el, item, index)` refreshes. Children without a key stay, behind the keyed ones.
 */
export function keyed(parent, items, key, make, update) {
  const wanted = new Set(items.map((item, index) => String(key(item, index))));
  const old = new Map();
  for (const child of [...parent.children]) {
    if (child.ksKey === undefined) continue;
    if (wanted.has(child.ksKey)) old.set(child.ksKey, child);
    else child.remove();
  }
  let before = null;
  items.forEach((item, index) => {
    const id = String(key(item, index));
    const el = old.get(id) || make(item, index);
    el.ksKey = id;
    const place = before ? before.nextSibling : parent.firstChild;
    if (el !== place) parent.insertBefore(el, place);
    if (update) update(el, item, index);
    before = el;
  });
}

/** Fills the places of a sentence: `say("Rope {n}", {n: 3})` is "Rope 3". */
export function say(sentence, places) {
  return String(sentence || "").replace(/\{(\w+)\}/g, (whole, name) => (name in places ? places[name] : whole));
}
