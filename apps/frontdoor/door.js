/** The front door of the parlour: which tables there are, and the way to each. */
import { h, keyed, setText } from "../tables/shared/js/dom.js";
import { makeHeader } from "../tables/shared/js/header.js";
import { keepChoice, makeTheme } from "../tables/shared/js/theme.js";
import { playingCardSheet } from "../tables/shared/js/playing_cards.js";
import { emblemSheet } from "../tables/battleseil/emblems.js";
import { mountainSheet } from "../tables/seilschaft/scenery.js";
import { houseSign, ledge } from "./parlour.js";
import { drawRooms } from "./rooms.js";

/** What a click on a language or theme does: remembered here for the next page, told to Python for this one. */
function chooser(model, type) {
  return (code) => {
    keepChoice(`ks_${type}`, code);
    model.send_msg({ type, code });
  };
}

/** The page's elements, empty; `draw` fills them. */
function buildDoor(model) {
  const header = makeHeader({ lang: chooser(model, "lang"), theme: chooser(model, "theme") });
  const motto = h("p", { class: "motto" });
  const wall = h("div", { class: "wall" });
  const foot = h("footer", { class: "dado" });
  header.el.prepend(houseSign());
  header.el.lastElementChild.before(motto);
  const root = h("div", { class: "ks ks-door" }, emblemSheet(), playingCardSheet(), mountainSheet(), header.el, h("main", {}, wall), h("div", { class: "ledge" }, ledge()), foot);
  return { root, header, motto, wall, foot };
}

/** Builds the page once and follows `model.view` from then on; `data-seq` on the root tells what is drawn. */
export function render({ model }) {
  const { root, header, motto, wall, foot } = buildDoor(model);
  const drawHeader = (dark) => header.draw({ title: model.view.title, chips: [], brand: false, lang: model.view.lang, dark, t: model.view.t });
  const theme = makeTheme(root, drawHeader);

  function draw() {
    const view = model.view;
    document.documentElement.lang = root.lang = view.lang;
    document.title = view.title;
    theme.draw(view.theme, true);
    drawHeader(theme.dark());
    setText(motto, view.motto);
    drawRooms(wall, view.rooms);
    keyed(foot, view.foot, (line, i) => i, () => h("p", {}), (p, line) => setText(p, line.text));
    root.dataset.seq = view.seq;
  }

  model.on("view", draw);
  model.on("after_render", draw);   // the tokens can be read for the page's own colours once the root stands on the page
  model.on("remove", theme.stop);
  draw();
  return root;
}
