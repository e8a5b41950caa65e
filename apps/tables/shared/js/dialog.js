import { h, setAttrs } from "./dom.js";

/** Modal boxes of a table: one at a time, focus stays inside, Escape closes, focus goes back where it was. */

let dialogCount = 0;

function tabStops(box) {
  return [...box.querySelectorAll("button, input, a[href], [tabindex='0']")].filter((el) => !el.disabled && el.offsetParent !== null);
}

function keepInside(event, box) {
  if (event.key !== "Tab") return;
  const stops = tabStops(box);
  const here = box.getRootNode().activeElement;
  const last = event.shiftKey ? stops[0] : stops[stops.length - 1];
  if (stops.length && (here === last || here === box)) {
    event.preventDefault();
    (event.shiftKey ? stops[stops.length - 1] : stops[0]).focus();
  }
}

/**
 * A dialog in `parent`. `open({id, state, kind, title, close, body, buttons, onEscape, onPress})`: body is a list of elements, buttons
 * is a list of {do, label, kind}, `close` names the cross (null: no cross), `onEscape()` runs on Escape, cross and a press
 * outside and defaults to closing; `onPress(do)` runs for a button. Opening the same id in the same `state` (a text, or nothing) again
 * keeps the open one; in another state it is built anew and the focus stays. Returns whether it was built.
 * `close()` shuts it. `afterClose()` says where focus goes when its old place is gone.
 */
export function makeDialog(parent, afterClose) {
  const box = h("dialog", { class: "box", "aria-modal": "true" });
  parent.append(box);
  let shown = null;
  let back = null;

  function close() {
    if (!shown) return;
    shown = null;
    box.close();
    if (back && back.isConnected && back.offsetParent !== null && parent.contains(back)) back.focus({ preventScroll: true });
    else afterClose();
  }

  function leave() {
    if (shown && shown.onEscape) shown.onEscape();
    else close();
  }

  const cross = (name) => h("button", { type: "button", class: "cross", "aria-label": name, title: name, onclick: leave }, "×");

  /** Builds what stands in the box; returns what has the focus at first. */
  function fill({ kind, title, close: closeName, body, buttons = [], onPress }) {
    dialogCount += 1;
    const titleId = `ks-dialog-${dialogCount}`;
    const head = h("h2", { id: titleId, tabindex: "-1" }, title);
    const row = buttons.map((button) => h("button", {
      type: "button", class: `btn ${button.kind || "plain"}`, "data-do": button.do, onclick: () => onPress(button.do),
    }, button.label));
    const inside = h("div", { class: "box-body" }, body);
    setAttrs(box, { class: `box box-${kind}`, "aria-labelledby": titleId });
    box.replaceChildren(h("div", { class: "box-in" }, h("div", { class: "box-head" }, head, closeName ? cross(closeName) : null), inside,
      row.length ? h("div", { class: "box-foot" }, row) : null));
    if (!box.open) box.showModal();
    if (inside.scrollHeight > inside.clientHeight) setAttrs(inside, { tabindex: "0", role: "group", "aria-labelledby": titleId });
    return row.find((button) => button.classList.contains("primary")) || head;
  }

  /** Builds the box anew where the reader is: at the same place of it, the focus on the same thing. */
  function refill(content) {
    const holder = box.getRootNode().activeElement;
    const named = holder && box.contains(holder) && (holder.dataset.do ? `[data-do="${holder.dataset.do}"]` : `#${CSS.escape(holder.id)}`);
    const scrolled = box.querySelector(".box-body").scrollTop;
    const first = fill(content);
    box.querySelector(".box-body").scrollTop = scrolled;
    return (named && named !== "#" && box.querySelector(named)) || first;
  }

  function open(content) {
    const same = Boolean(shown) && shown.id === content.id;
    if (same && shown.state === content.state) return false;
    if (!shown) back = parent.getRootNode().activeElement;
    shown = content;
    (same ? refill : fill)(content).focus({ preventScroll: true });
    return true;
  }

  box.addEventListener("cancel", (event) => { event.preventDefault(); leave(); });
  // A second Escape in a row may close the box whatever we say; news of a box that stands open again comes too late.
  box.addEventListener("close", () => { if (shown && !box.open) { shown = null; afterClose(); } });
  box.addEventListener("keydown", (event) => { event.stopPropagation(); keepInside(event, box); });
  box.addEventListener("click", (event) => { if (event.target === box) leave(); });
  return { open, close, shown: () => (shown ? shown.id : null) };
}
