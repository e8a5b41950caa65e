import { h, svg, setAttrs, setText, keyed } from "./dom.js";

/** The bar above every page: way home, title, house rules, and the tools everyone finds in the same place. */

const HEADER_ICONS = {
  rules: "M5 4.500h9a3 3 0 0 1 3 3V20a3 3 0 0 0-3-2.500H5zM19 4.500v13h-2",
  analytics: "M4 20V4M4 20h16M8 16v-4M12.500 16V8M17 16v-6",
  light: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22"
    + "M5 5l1.800 1.800M17.200 17.200 19 19M5 19l1.800-1.800M17.200 6.800 19 5",
  dark: "M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z",
};

function icon(name) {
  return svg("svg", { class: "ic", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: HEADER_ICONS[name] }));
}

function brandMark() {
  return svg("svg", { class: "bk", viewBox: "0 0 20 28", "aria-hidden": "true" },
    svg("rect", { x: 0.5, y: 0.5, width: 19, height: 27, rx: 3, fill: "var(--ks-card-back-2)" }),
    svg("rect", { x: 2, y: 2, width: 16, height: 24, rx: 2, fill: "var(--ks-card-back)" }),
    svg("path", { d: "M4 5 16 23M16 5 4 23", stroke: "var(--ks-card-back-2)", "stroke-width": 1.6, "stroke-dasharray": "1.6 1" }),
    svg("path", { d: "M6.500 10h7v5.500L10 19l-3.500-3.500z", fill: "var(--ks-card-back-2)" }));
}

function toolButton(name, action) {
  const label = h("span", { class: "lb" });
  const mark = name === "keys" ? h("kbd", { "aria-hidden": "true" }, "?") : icon(name);
  return { el: h("button", { type: "button", class: `tool t-${name}`, onclick: action }, mark, label), label };
}

function languageSegment(onLang) {
  const buttons = ["de", "en"].map((code) => h("button", {
    type: "button", lang: code, "data-lang": code, onclick: () => onLang(code),
  }, code.toUpperCase()));
  return { el: h("div", { class: "seg", role: "group" }, buttons), buttons };
}

/**
 * A header. `on` holds the callbacks: lang(code), theme(code) and, when the page has them, rules(), analytics(), keys();
 * a tool without a callback is not built.
 * draw({title, chips, brand, lang, dark, open, t}): `brand` false leaves out the way home, `open` says whether the
 * analytics are unfolded; t needs brand, house_rules, tools, language, lang_de, lang_en, to_dark, to_light and one text
 * per tool (rules, analytics, keys).
 */
export function makeHeader(on) {
  let dark = false;
  const brandName = h("span", {});
  const brand = h("a", { class: "brand", href: "kartenstube" }, brandMark(), brandName);
  const title = h("h1", {});
  const chips = h("ul", { class: "chips" });
  const language = languageSegment((code) => on.lang(code));
  const tools = ["rules", "analytics"].filter((name) => on[name]).map((name) => [name, toolButton(name, () => on[name]())]);
  const keys = on.keys ? [["keys", toolButton("keys", () => on.keys())]] : [];
  const light = toolButton("dark", () => on.theme(dark ? "light" : "dark"));
  let lit = "dark";
  const els = (list) => list.map(([, tool]) => tool.el);
  const nav = h("div", { class: "tools", role: "group" }, els(tools), language.el, light.el, els(keys));
  const el = h("header", { class: "top" }, brand, title, chips, nav);

  function drawLight(name) {
    if (name === lit) return;
    lit = name;
    light.el.replaceChild(icon(name), light.el.firstChild);
  }

  function draw(view) {
    const t = view.t;
    dark = view.dark;
    brand.hidden = view.brand === false;
    setText(brandName, t.brand);
    setAttrs(brand, { "aria-label": t.brand });
    setText(title, view.title);
    setAttrs(chips, { "aria-label": t.house_rules, hidden: !view.chips.length });
    keyed(chips, view.chips, (chip) => chip, (chip) => h("li", {}, chip));
    setAttrs(nav, { "aria-label": t.tools });
    for (const [name, tool] of [...tools, ...keys]) {
      setText(tool.label, t[name]);
      setAttrs(tool.el, { "aria-label": t[name], title: t[name] });
      if (name === "analytics") setAttrs(tool.el, { "aria-expanded": String(Boolean(view.open)) });
    }
    setAttrs(language.el, { "aria-label": t.language });
    for (const button of language.buttons) {
      const code = button.dataset.lang;
      setAttrs(button, { "aria-pressed": String(code === view.lang), "aria-label": t[`lang_${code}`], title: t[`lang_${code}`] });
    }
    const wish = dark ? t.to_light : t.to_dark;
    setText(light.label, wish);
    setAttrs(light.el, { "aria-label": wish, title: wish });
    drawLight(dark ? "light" : "dark");
  }

  return { el, draw };
}
