import { keyed, say, setAttrs, setText, svg } from "../shared/js/dom.js";
import { cardSpot, chipSpot, coinSpot, hopArrow, PLACES, ropePath, SHAPES, tornPaths } from "./geometry.js";
import { land, thing } from "./scenery.js";

/** The ridge: nine cards as a crest line, the rope over their tops, the coin, the climbers, and where each sum of steps would lead. */

function ropeOf(shape, path) {
  const strand = (attrs) => svg("path", { d: path, ...attrs });
  return [strand({ class: "rope-rim", "stroke-width": shape.rope.rim }), strand({ class: "rope-core", "stroke-width": shape.rope.width }),
    strand({ class: "rope-twist", "stroke-width": shape.rope.width })];
}

function climber(shape, side, className) {
  const [x, y] = shape.climber.at[side];
  const { size } = shape.climber;
  return svg("g", { transform: `translate(${x} ${y}) scale(${side ? -size : size} ${size})` },
    svg("g", { class: `climber ${className}` }, thing("climber", { x: -30, y: -66, width: 60, height: 70 })));
}

function cardBox(shape) {
  return ({ at }) => {
    const [w, h] = shape.card;
    const spot = cardSpot(shape, at);
    const frame = (className, grow, rx) => svg("rect", {
      class: className, x: -w / 2 - grow, y: -h / 2 - grow, width: w + 2 * grow, height: h + 2 * grow, rx,
    });
    return svg("g", { class: "ridge-card", role: "img", "data-at": at, transform: `translate(${spot.x} ${spot.y}) rotate(${spot.turn})` },
      frame("glow", 5, 11), svg("g", { class: "turning", filter: "url(#ks-shade)" }), frame("frame", 2, 9));
  };
}

function put(face, [w, h]) {
  setAttrs(face, { x: -w / 2, y: -h / 2, width: w, height: h });
  return face;
}

/** How many steps lead to a place when that side wins, 0 for none. */
const stepsTo = (reach, at) => reach.indexOf(at) + 1;

function chips(shape, { reach }) {
  const found = [];
  for (const side of ["me", "them"]) {
    reach[side].forEach((at, index) => {
      if (at) found.push({ side, steps: index + 1, key: `${side} ${at}`, spot: chipSpot(shape, at) });
    });
  }
  return found;
}

const makeChip = () => svg("g", {}, svg("circle", {}), svg("text", { "text-anchor": "middle" }));

function drawChip(el, { side, steps, spot }, shape) {
  setAttrs(el, { class: `chip chip-${side}`, transform: `translate(${spot.join(" ")})` });
  setAttrs(el.firstElementChild, { r: shape.chip.r });
  setAttrs(el.lastElementChild, { y: shape.chip.r * 0.4, "font-size": shape.chip.r * (shape.name === "wide" ? 1.17 : 1.4) });
  setText(el.lastElementChild, steps);
}

/** All elements of one shape of the ridge. */
function build(shape) {
  const layer = (className) => svg("g", { class: className, "aria-hidden": "true" });
  const cards = svg("g", { class: "ridge-cards", role: "group" });
  const parts = {
    cards, chips: layer("chips"), tent: layer("tent-place"), rope: layer("rope-line"), arrow: layer("arrow"), counts: layer("counts"),
    climbers: svg("g", { class: "climbers", "aria-hidden": "true" }, climber(shape, 0, "is-me"), climber(shape, 1, "is-them")),
    coin: svg("g", { class: "coin", "aria-hidden": "true" },
      svg("g", { transform: `scale(${shape.coin.size})` }, thing("coin", { x: -25, y: -25, width: 50, height: 50 }))),
  };
  const { view, name } = shape;
  const ground = layer("ground");
  ground.append(land(name), ...abyssWords(shape));
  const el = svg("svg", { class: `scene scene-${name}`, viewBox: view }, ground, cards, parts.chips, parts.tent, parts.rope,
    parts.climbers, parts.arrow, parts.coin, parts.counts);
  return { shape, el, ...parts };
}

/** The word on both sides of the wide mountain. */
function abyssWords(shape) {
  if (shape.name !== "wide") return [];
  const word = (x, turn) => svg("text", { class: "abyss-word", transform: `translate(${x} 470) rotate(${turn})`, "text-anchor": "middle" });
  return [word(23, -90), word(973, 90)];
}

function drawTent(made, at, t) {
  const { shape, tent } = made;
  if (!tent.firstChild) {
    tent.append(svg("g", {}, thing("tent", { x: -20, y: -26, width: 40, height: 40 })), svg("text", { class: "camp-name" }));
  }
  const spot = cardSpot(shape, at || 5);
  const { dx, dy, size } = shape.tent;
  setAttrs(tent.firstElementChild, { transform: `translate(${spot.x + dx} ${spot.y + dy}) scale(${size})` });
  setAttrs(tent.lastElementChild, { x: spot.x + 18, y: spot.y + 80 });
  setText(tent.lastElementChild, t.camp);
}

/**
 * The picture of the ridge. draw(state) with {view, t, deck, preview}: preview is the `now` of a card, or null. `fit(name)` takes the shape
 * "wide" or "slim"; `el()` is the SVG, `made()` its parts for the film: shape, coin, climbers, rope, cards, chips, arrow, counts.
 */
export function makeRidge() {
  let made = build(SHAPES.wide);

  const at = (view, what) => view.ridge.find((card) => card[what])?.at ?? 0;

  function label(card, { view, t }) {
    const told = ["me", "them"].map((side) => [side, stepsTo(view.reach[side], card.at)]).filter(([, steps]) => steps);
    return [card.label, ...told.map(([side, steps]) => say(t[`reached_${side}`], { n: steps, name: view.partner.name }))].join("; ");
  }

  function drawCard(el, card, state) {
    const turning = el.children[1];
    const shown = card.card ? `${card.card} ${state.deck.rank(card.card)}` : "hidden";
    if (turning.dataset.shown !== shown) {
      turning.dataset.shown = shown;
      turning.replaceChildren(put(card.card ? state.deck.face(card.card, false) : thing("ridge-card"), made.shape.card));
    }
    const target = Boolean(state.preview) && state.preview.to === card.at && state.preview.to !== at(state.view, "coin");
    const classes = ["ridge-card", target && "target", card.fresh && "fresh", card.coin && "under-coin"];
    setAttrs(el, { class: classes.filter(Boolean).join(" "), "aria-label": label(card, state) });
  }

  function drawRope(fallen, coin) {
    const { rope, shape } = made;
    const paths = fallen ? tornPaths(shape) : [ropePath(shape, coin)];
    const wanted = paths.join(" ");
    if (rope.dataset.path === wanted) return;
    rope.dataset.path = wanted;
    rope.replaceChildren(...paths.map((path) => svg("g", {}, ropeOf(shape, path))));
  }

  function drawArrow({ preview, view }) {
    const from = at(view, "coin");
    const to = preview ? preview.to || (preview.by === "me" ? 0 : PLACES + 1) : from;
    if (!preview || to === from || !from) {
      made.arrow.replaceChildren();
      return;
    }
    const { arc, head } = hopArrow(made.shape, from, to);
    setAttrs(made.arrow, { class: `arrow arrow-${preview.result}` });
    made.arrow.replaceChildren(svg("path", { class: "arc", d: arc }), svg("path", { d: head }));
  }

  function draw(state) {
    const { view, t } = state;
    const coin = view.fallen ? 0 : at(view, "coin");
    const { shape } = made;
    setAttrs(made.el, { class: `scene scene-${shape.name}${shape.name === "slim" ? " tiny-faces" : ""}${view.fallen ? " fallen" : ""}` });
    setAttrs(made.cards, { "aria-label": t.ridge });
    for (const word of made.el.querySelectorAll(".abyss-word")) setText(word, t.abyss);
    keyed(made.cards, view.ridge, (card) => card.at, cardBox(shape), (el, card) => drawCard(el, card, state));
    keyed(made.chips, view.fallen ? [] : chips(shape, view), (chip) => chip.key, makeChip, (el, chip) => drawChip(el, chip, shape));
    drawTent(made, at(view, "camp"), t);
    drawRope(view.fallen, coin);
    const [x, y] = coinSpot(shape, coin);
    setAttrs(made.coin, { style: `transform: translate(${x}px, ${y}px)`, class: `coin${coin ? "" : " gone"}` });
    drawArrow(state);
  }

  function fit(name) {
    if (made.shape.name === name) return false;
    const fresh = build(SHAPES[name]);
    made.el.replaceWith(fresh.el);
    made = fresh;
    return true;
  }

  return { draw, fit, el: () => made.el, made: () => made };
}
