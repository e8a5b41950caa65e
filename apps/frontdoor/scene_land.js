/** Battleseil's land, far to near: sky, Alps, two villages, meadow and brook. Drawn on 600 x 360. */

/** Where the brook comes out of the hills and where it leaves the picture. */
const SPRING_Y = 131, MOUTH_Y = 360;

/** Half the brook's width at height `y`: the two banks run apart towards the beholder. */
export function brookHalfWidth(y) {
  return 18 + ((y - SPRING_Y) / (MOUTH_Y - SPRING_Y)) * 84;
}

const SKY_DEFS = `<linearGradient id="fd-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--fd-sky-top)"/><stop offset=".42" stop-color="var(--fd-sky-low)"/></linearGradient>
<radialGradient id="fd-glow"><stop offset="0" stop-color="var(--fd-sun)" stop-opacity=".75"/><stop offset="1" stop-color="var(--fd-sun)" stop-opacity="0"/></radialGradient>
<linearGradient id="fd-field" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--fd-field-far)"/><stop offset="1" stop-color="var(--fd-field-near)"/></linearGradient>
<linearGradient id="fd-brook" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--fd-brook-far)"/><stop offset="1" stop-color="var(--ks-water-deep)"/></linearGradient>`;

const STARS = [[30, 62], [66, 30], [168, 70], [205, 34], [236, 58], [268, 30], [306, 52], [352, 33], [382, 66], [437, 38], [468, 58], [520, 30], [566, 56], [588, 34]];

function nightStars() {
  const dots = STARS.map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${i % 3 ? .9 : 1.4}"/>`).join("");
  return `<g class="fd-stars" fill="#fff7dc">${dots}</g>`;
}

function sky() {
  return `<rect width="600" height="360" fill="url(#fd-sky)"/>${nightStars()}
<circle cx="112" cy="66" r="78" fill="url(#fd-glow)"/><circle cx="112" cy="66" r="22" fill="var(--fd-sun)"/>
<g class="fd-stars" fill="var(--fd-sky-low)" opacity=".35"><circle cx="105" cy="60" r="4.5"/><circle cx="119" cy="73" r="3.2"/><circle cx="118" cy="58" r="2"/></g>
<g fill="var(--fd-cloud)" opacity=".92"><path d="M186 62h72a11 11 0 0 0-10-16 19 19 0 0 0-35-6 14 14 0 0 0-20 8 8 8 0 0 0-7 14z"/><path d="M396 52h56a9 9 0 0 0-8-13 16 16 0 0 0-29-4 11 11 0 0 0-16 9 5 5 0 0 0-3 8z"/></g>`;
}

function alps() {
  return `<path d="M0 126L40 92 62 104 104 76 138 104 160 92 204 122 250 88 276 108 318 78 352 106 384 88 420 112 470 74 506 104 540 86 600 124V180H0z" fill="var(--fd-far)"/>
<path d="M104 76l-14 10 7 4 6-4 6 7 8-6zM40 92l-11 9 9 2 7-3 6 3zM250 88l-11 10 8 3 5-4 7 5zM318 78l-13 9 7 4 6-4 7 6 7-4zM470 74l-14 12 9 3 6-4 6 6 8-4zM384 88l-9 6 8 3 6-2 5 2z" fill="var(--ks-snow)" opacity=".85"/>
<path d="M0 128C70 96 130 104 190 120 240 130 262 122 300 124 360 104 420 110 470 122 520 104 560 108 600 118V200H0z" fill="var(--fd-hill)"/>`;
}

/** A house front with roof, door and lit windows; (x, y) is its lower left corner. */
function house(x, y, scale) {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 0V-17L15-29 30-17V0z" fill="var(--ks-wall)"/><path d="M0-6h30v6H0z" fill="var(--fd-timber)"/><path d="M-4-15L15-31 34-15 31-12 15-25-1-12z" fill="var(--fd-roof)"/><path d="M5-15h5v6H5zM20-15h5v6h-5zM12.500-22h5v5h-5z" fill="var(--ks-window)"/><path d="M12.500-11h5V0h-5z" fill="var(--fd-timber)"/></g>`;
}

/** A church with an onion dome in `dome`; (x, y) is the tower's foot. */
function church(x, y, dome) {
  return `<g transform="translate(${x} ${y})"><path d="M13 0v-21h36V0z" fill="var(--ks-wall)"/><path d="M12-20l6-12h27l7 12z" fill="var(--fd-roof)"/><path d="M0 0v-41h15V0z" fill="var(--fd-wall)"/><path d="M7.500-72c1 6 10 9 10 18 0 6-4 9-4 13h-12c0-4-4-7-4-13 0-9 9-12 10-18z" fill="${dome}"/><path d="M7.500-80v9M4.500-77h6" stroke="var(--fd-logo-edge)" stroke-width="1.500"/><circle cx="7.500" cy="-34" r="3.600" fill="var(--fd-wall)" stroke="var(--fd-logo-edge)" stroke-width="1"/><path d="M7.500-36v2.200l1.600.9" fill="none" stroke="var(--fd-logo-edge)" stroke-width=".9"/><path d="M5.500-24h4v8h-4zM22-14a2.500 2.500 0 0 1 5 0v8h-5zM33-14a2.500 2.500 0 0 1 5 0v8h-5z" fill="var(--ks-window)"/></g>`;
}

/** The maypole with its wreath and guild signs; (x, y) is its foot. */
function maypole(x, y) {
  return `<g transform="translate(${x} ${y})"><path d="M0 0v-62" stroke="var(--fd-wall)" stroke-width="3"/><path d="M0 0v-62" stroke="var(--ks-club-fish)" stroke-width="3" stroke-dasharray="4 4"/><path d="M-9-30H9M-7-42H7" stroke="var(--fd-timber)" stroke-width="1.600"/><ellipse cx="0" cy="-54" rx="7" ry="2.600" fill="none" stroke="var(--ks-club-marksmen)" stroke-width="2.200"/><path d="M0-62l-3.500 5h7z" fill="var(--ks-club-marksmen)"/><path d="M-10-29h4v5h-4zM6-29h4v5H6zM-8-41h3.500v4H-8zM4.500-41H8v4H4.500z" fill="var(--ks-club-fire)"/></g>`;
}

/** The fair's tent, blue and white; (x, y) is its lower left corner. */
function tent(x, y) {
  return `<g transform="translate(${x} ${y})"><path d="M2 0v-13h56V0z" fill="var(--fd-wall)"/><path d="M30-31v-9" stroke="var(--fd-timber)" stroke-width="1.400"/><path d="M30-40l9 2.600-9 2.600z" fill="var(--ks-club-fire)"/><path d="M-2-13L30-32l32 19z" fill="var(--fd-wall)"/><path d="M30-32L9-13h10zM30-32L41-13h10z" fill="var(--ks-rival)" opacity=".85"/><path d="M-2-13c2 5 7 5 8.500 0 1.500 5 7 5 8.500 0 1.500 5 7 5 8.500 0 1.500 5 7 5 8.500 0 1.500 5 7 5 8.500 0 1.500 5 7 5 8.500 0 1.500 5 6 5 8 0z" fill="var(--ks-rival)" opacity=".85"/><path d="M22 0v-8h16v8z" fill="var(--ks-window)"/></g>`;
}

function tree(x, y, scale) {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-1.500-6h3V0h-3z" fill="var(--fd-timber)"/><path d="M0-32L9-17H5l7 12h-24l7-12h-4z" fill="var(--fd-fir)"/></g>`;
}

function villages() {
  return [
    tree(14, 140, 1.1), tree(34, 137, .8), house(44, 139, .95), church(96, 137, "var(--ks-roof)"), house(152, 137, .8), house(182, 138, .62), maypole(216, 139),
    tent(352, 138), house(420, 137, .7), church(452, 139, "var(--fd-onion)"), house(508, 139, .9), house(544, 141, 1.05), tree(586, 142, 1.05), tree(412, 137, .7), tree(344, 138, .6),
  ].join("");
}

/** The brook's outline between two banks of `brookHalfWidth`, with a slow bend. */
function brookOutline(pad) {
  const bank = side => [SPRING_Y, 200, 280, MOUTH_Y].map(y => [300 + side * (brookHalfWidth(y) + pad), y]);
  const [a, b, c, d] = bank(-1), [e, f, g, k] = bank(1);
  return `M${a}C${a[0] - 4},${b[1] - 30} ${b[0] + 8},${b[1]} ${b}S${c[0] + 8},${c[1]} ${c}L${d}H${k[0]}L${g}C${g[0] - 8},${g[1]} ${f[0] + 8},${f[1] + 26} ${f}S${e[0] + 4},${e[1] + 30} ${e}z`;
}

const RIPPLE_HEIGHTS = [139, 150, 163, 181, 201, 222, 246, 271, 299, 328];

function ripples() {
  return RIPPLE_HEIGHTS.map((y, i) => {
    const half = brookHalfWidth(y), x = 300 + half * (i % 2 ? .16 : -.66), w = half * .42;
    return `<path class="fd-ripple" style="--fd-i:${i}" d="M${x} ${y}q${w / 2} ${w * .2} ${w} 0"/>`;
  }).join("");
}

function grass() {
  const tufts = [[40, 178], [88, 168], [150, 162], [470, 166], [530, 176], [572, 170], [70, 232], [24, 250], [130, 290], [548, 240], [582, 262], [468, 296], [500, 338], [120, 342], [404, 350], [188, 350]];
  const blades = tufts.map(([x, y]) => `<path d="M${x} ${y}l-3-7M${x} ${y}v-9M${x} ${y}l4-7"/>`).join("");
  const flowers = [[60, 196], [108, 200], [30, 214], [520, 204], [560, 214], [490, 190], [146, 320], [460, 326]];
  return `<g stroke="var(--fd-blade)" stroke-width="1.500" stroke-linecap="round">${blades}</g><g fill="var(--fd-flower)">${flowers.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.800"/>`).join("")}</g>`;
}

/** Everything behind the people. */
export function landMarkup() {
  return `<defs>${SKY_DEFS}</defs>${sky()}${alps()}<path d="M0 142C90 128 200 136 300 130 400 136 510 128 600 142V360H0z" fill="url(#fd-field)"/>${villages()}
<path d="${brookOutline(4)}" fill="var(--ks-bank-edge)"/><path d="${brookOutline(0)}" fill="url(#fd-brook)"/>
<g fill="none" stroke="var(--fd-ripple)" stroke-width="1.800" stroke-linecap="round">${ripples()}</g>${grass()}`;
}
