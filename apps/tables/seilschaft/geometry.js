/** Where everything stands on the ridge: pure numbers, in units of the drawing. Places are counted 1..9 from my end, on the left. */

export const PLACES = 9;

/** The two shapes of the mountain: wide rooms, and narrow ones with larger cards. */
export const SHAPES = {
  wide: {
    name: "wide", view: "0 0 996 832", card: [80, 112], pitch: 88, middle: [498, 214], bow: 2.9, turn: 2.1,
    chip: { drop: 75, lean: 75, r: 12 }, coin: { lift: 75, lean: 38, size: 1.1 }, climber: { at: [[74, 248], [922, 248]], size: 1 },
    rope: { lift: 67, sag: 5, ends: [[94, 204], [902, 204]], width: 5, rim: 6.6 }, tent: { dx: -31, dy: 74, size: 0.92 },
    beyond: [[24, 236], [972, 236]], rise: 20,
  },
  slim: {
    name: "slim", view: "0 0 390 164", card: [34, 48.3], pitch: 36.5, middle: [195, 84], bow: 1.15, turn: 1.8,
    chip: { drop: 35, lean: 0, r: 8.5 }, coin: { lift: 33, lean: 0, size: 0.55 }, climber: { at: [[14, 106], [376, 106]], size: 0.46 },
    rope: { lift: 29, sag: 2, ends: [[23, 86], [367, 86]], width: 2.6, rim: 4.2 }, tent: { dx: 18.3, dy: 35, size: 0.5 },
    beyond: [[4, 98], [386, 98]], rise: 10,
  },
};

const round = (number) => Math.round(number * 10) / 10;

/** Middle [x, y] and turn (degrees) of the card at a place. */
export function cardSpot({ middle, pitch, bow, turn }, at) {
  const off = at - (PLACES + 1) / 2;
  return { x: middle[0] + pitch * off, y: middle[1] + bow * off * off, turn: round(turn * off) };
}

function beside(shape, at, { lean, down }) {
  const spot = cardSpot(shape, at);
  return [round(spot.x - Math.sin((spot.turn * Math.PI) / 180) * lean), round(spot.y + down)];
}

/** Middle of the numbered disc below the card at a place. */
export function chipSpot(shape, at) {
  return beside(shape, at, { lean: shape.chip.lean, down: shape.chip.drop });
}

/** Where the coin stands: on a card, or beyond an end when `at` is 0 (my end) or 10. */
export function coinSpot(shape, at) {
  if (at < 1) return shape.beyond[0];
  if (at > PLACES) return shape.beyond[1];
  return beside(shape, at, { lean: -shape.coin.lean, down: -shape.coin.lift });
}

/** Points joined softly (Catmull-Rom) as a path. */
function softly(points) {
  const at = (i) => points[Math.max(0, Math.min(i, points.length - 1))];
  const bends = points.slice(1).map((to, i) => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...one, ...two, ...to].map(round).join(" ")}`;
  });
  return `M${points[0].map(round).join(" ")}${bends.join("")}`;
}

/** The rope from hand to hand over the card tops; the coin at `coin` (0: none) weighs it down a little. */
export function ropePath(shape, coin) {
  const { lift, sag, ends } = shape.rope;
  const over = Array.from({ length: PLACES }, (_, i) => {
    const spot = cardSpot(shape, i + 1);
    return [spot.x, spot.y - lift - (i + 1 === coin ? sag : i + 1 === coin - 1 || i + 1 === coin + 1 ? -sag / 3 : 0)];
  });
  return softly([ends[0], ...over, ends[1]]);
}

/** The two ends of a torn rope, hanging from the posts. */
export function tornPaths(shape) {
  const drop = 7 * shape.rise;
  return shape.rope.ends.map(([x, y], i) => {
    const out = i ? 1 : -1;
    return `M${x} ${y}c${out * 4} ${drop / 4} ${-out * 6} ${drop / 2} ${out * 2} ${drop}`;
  });
}

/** A dashed arc from the coin at `from` to the place `to` (0 or 10: over an end), as {arc, head}. */
export function hopArrow(shape, from, to) {
  const [x0, y0] = coinSpot(shape, from);
  const [x1, y1] = coinSpot(shape, to);
  const way = Math.sign(x1 - x0) || 1;
  const { rise } = shape;
  const start = [x0 + way * rise * 0.8, y0 - rise * 0.8];
  const end = [x1, to >= 1 && to <= PLACES ? y1 + rise * 0.2 : y1 - rise * 0.4];
  const top = Math.min(start[1], end[1]) - rise * (0.6 + 0.35 * Math.abs(to - from));
  const bend = [start[0] + way * rise, top, end[0] - way * rise * 0.4, top];
  const wing = rise * 0.32;
  return {
    arc: `M${start.map(round).join(" ")}C${[...bend, ...end].map(round).join(" ")}`,
    head: `M${round(end[0] - wing * 1.1)} ${round(end[1] - wing * 1.2)}L${end.map(round).join(" ")}L${round(end[0] + wing)} ${round(end[1] - wing * 1.4)}`,
  };
}
