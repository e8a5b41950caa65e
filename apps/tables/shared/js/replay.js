import { h, setAttrs, setText } from "./dom.js";

/** The steps of a game that is looked back at. */

/** One step at a time, or anywhere by the slider; `act` needs replayTo(at) and replayBy(steps), draw({view, t}) shows view.replay. */
export function makeReplay(act) {
  const label = h("span", { class: "replay-label", "aria-hidden": "true" });
  const slider = h("input", {
    type: "range", min: "0", step: "1", class: "replay-slider", oninput: () => act.replayTo(Number(slider.value)),
  });
  const step = (by, sign) => h("button", { type: "button", class: "btn plain", onclick: () => act.replayBy(by) }, sign);
  const back = step(-1, "‹");
  const on = step(1, "›");
  const el = h("div", { class: "replay", role: "group" }, back, slider, on, label);

  function draw({ view: { replay }, t }) {
    setAttrs(el, { hidden: !replay, "aria-label": t.replay });
    if (!replay) return;
    setAttrs(slider, { max: replay.last, "aria-label": t.replay, "aria-valuetext": replay.label });
    slider.value = replay.at;
    back.disabled = replay.at <= 0;
    on.disabled = replay.at >= replay.last;
    setAttrs(back, { "aria-label": t.step_back, title: t.step_back });
    setAttrs(on, { "aria-label": t.step_on, title: t.step_on });
    setText(label, replay.label);
  }

  return { el, draw };
}
