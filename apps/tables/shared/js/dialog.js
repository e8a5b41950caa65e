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
 * A dialog in `parent`. `open({id, kind, title, close, body, buttons, onEscape, onPress})`: body is a list of elements, buttons
 * is a list of {do, label, kind}, `close` names the cross (null: no cross), `onEscape()` runs on Escape, cross and a press
 * outside and defaults to closing; `onPress(do)` runs for a button. Opening the same id again keeps the open one.
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

  function open(content) {
    if (shown && shown.id === content.id) return;
    if (!shown) back = parent.getRootNode().activeElement;
    shown = content;
    dialogCount += 1;
    const titleId = `ks-dialog-${dialogCount}`;
    const title = h("h2", { id: titleId, tabindex: "-1" }, content.title);
    const cross = content.close ? h("button", { type: "button", class: "cross", "aria-label": content.close, title: content.close, onclick: leave }, "×") : null;
    const buttons = (content.buttons || []).map((button) => h("button", {
      type: "button", class: `btn ${button.kind || "plain"}`, "data-do": button.do, onclick: () => content.onPress(button.do),
    }, button.label));
    setAttrs(box, { class: `box box-${content.kind}`, "aria-labelledby": titleId });
    box.replaceChildren(h("div", { class: "box-in" }, h("div", { class: "box-head" }, title, cross), h("div", { class: "box-body" }, content.body),
      buttons.length ? h("div", { class: "box-foot" }, buttons) : null));
    if (!box.open) box.showModal();
    const body = box.querySelector(".box-body");
    if (body.scrollHeight > body.clientHeight) setAttrs(body, { tabindex: "0", role: "group", "aria-labelledby": titleId });
    (buttons.find((button) => button.classList.contains("primary")) || title).focus({ preventScroll: true });
  }

  box.addEventListener("cancel", (event) => { event.preventDefault(); leave(); });
  // A second Escape in a row may close the box whatever we say.
  box.addEventListener("close", () => { if (shown) { shown = null; afterClose(); } });
  box.addEventListener("keydown", (event) => { event.stopPropagation(); keepInside(event, box); });
  box.addEventListener("click", (event) => { if (event.target === box) leave(); });
  return { open, close, shown: () => (shown ? shown.id : null) };
}
