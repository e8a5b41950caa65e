import { h, setAttrs, setText } from "./dom.js";

/** The steps of a game that is looked back at. */

/**
 * The way through the game: `to(at)` and `by(steps)` ask for another step, and what was asked for counts before it is shown, so that
 * quick presses lose none. `at()` is the step last asked for; call `arrived()` whenever anything came back.
 */
export function makeWay({ view, post }) {
  let heading = null;   // the step that was asked for and is not shown yet
  let asked = 0;   // each one counts, the same one again too
  const at = () => heading ?? view().replay.at;

  function to(wanted) {
    const step = Math.max(0, Math.min(wanted, view().replay.last));
    if (step === at()) return;
    heading = step;
    asked += 1;
    post.send({ type: "replay_to", at: step, asked });
  }

  function arrived() {
    const { replay } = view();
    if (!replay || replay.at === heading) heading = null;
  }

  return { to, at, arrived, by: (steps) => to(at() + steps) };
}

/** One step at a time, or anywhere by the slider; `way` goes through the game, draw({view, t}) shows view.replay. */
export function makeReplay(way) {
  const label = h("span", { class: "replay-label", "aria-hidden": "true" });
  const slider = h("input", {
    type: "range", min: "0", step: "1", class: "replay-slider", oninput: () => way.to(Number(slider.value)),
  });
  const step = (by, sign) => h("button", { type: "button", class: "btn plain", onclick: () => way.by(by) }, sign);
  const back = step(-1, "‹");
  const on = step(1, "›");
  const el = h("div", { class: "replay", role: "group" }, back, slider, on, label);

  function draw({ view: { replay }, t }) {
    setAttrs(el, { hidden: !replay, "aria-label": t.replay });
    if (!replay) return;
    setAttrs(slider, { max: replay.last, "aria-label": t.replay, "aria-valuetext": replay.label });
    slider.value = way.at();   // never back to a step that was left already
    back.disabled = replay.at <= 0;
    on.disabled = replay.at >= replay.last;
    setAttrs(back, { "aria-label": t.step_back, title: t.step_back });
    setAttrs(on, { "aria-label": t.step_on, title: t.step_on });
    setText(label, replay.label);
  }

  return { el, draw };
}
