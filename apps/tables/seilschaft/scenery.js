import { drawing, svg } from "../shared/js/dom.js";

/** The mountain around the ridge and the things on it: drawings that never change or speak. */

const MOUNTAIN_SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false"><defs>
<linearGradient id="ks-asnow" gradientUnits="userSpaceOnUse" x1="0" y1="200" x2="0" y2="380"><stop offset="0" stop-color="var(--ks-se-snow)" stop-opacity=".95"/><stop offset="1" stop-color="var(--ks-se-snow)" stop-opacity=".35"/></linearGradient>
<radialGradient id="ks-asun"><stop offset="0" stop-color="var(--ks-se-sun)" stop-opacity=".95"/><stop offset=".25" stop-color="var(--ks-se-sun)" stop-opacity=".5"/><stop offset="1" stop-color="var(--ks-se-sun)" stop-opacity="0"/></radialGradient>
<linearGradient id="ks-abody" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--ks-se-body-1)"/><stop offset=".3" stop-color="var(--ks-se-body-2)"/><stop offset="1" stop-color="var(--ks-se-body-3)"/></linearGradient>
<linearGradient id="ks-bbody" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--ks-se-body-1)"/><stop offset="1" stop-color="var(--ks-se-body-2)"/></linearGradient>
<linearGradient id="ks-aaby" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--ks-se-abyss)" stop-opacity="0"/><stop offset=".3" stop-color="var(--ks-se-abyss)" stop-opacity=".75"/><stop offset="1" stop-color="var(--ks-se-abyss)"/></linearGradient>
<filter id="ks-agl" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="ks-shade" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="3" stdDeviation="3" flood-color="#1b2330" flood-opacity=".35"/></filter>
<radialGradient id="ks-coin-face" cx=".38" cy=".3"><stop offset="0" stop-color="#fff0b8"/><stop offset=".55" stop-color="#edbf4a"/><stop offset="1" stop-color="#c98a00"/></radialGradient>
</defs>
<symbol id="ks-ridge-card" viewBox="0 0 100 140"><rect x=".6" y=".6" width="98.8" height="138.8" rx="9" fill="var(--ks-se-ridge-edge)" stroke="var(--ks-se-ridge-line)" stroke-width="1.2"/><rect x="5" y="5" width="90" height="130" rx="6" fill="var(--ks-se-ridge-sky)"/><clipPath id="ks-ridge-in"><rect x="5" y="5" width="90" height="130" rx="6"/></clipPath><g clip-path="url(#ks-ridge-in)"><path d="M0 92 24 62 38 76 62 48 100 88V140H0Z" fill="var(--ks-se-ridge-far)"/><path d="M0 140V112L22 88 34 98 50 40 70 84 80 76 100 104V140Z" fill="var(--ks-se-ridge-rock)"/><path d="M50 40 70 84 61 80 56 90 50 74 44 84 39.5 78Z" fill="var(--ks-se-ridge-snow)"/><path d="M22 88 34 98 27 98 23 104 19 96 11 100Z M80 76 90 90 83 88 79 94 75 86Z" fill="var(--ks-se-ridge-snow)" opacity=".85"/><g fill="none" stroke="var(--ks-se-ridge-snow)" stroke-width="1" opacity=".28"><path d="M-2 124c22-10 30 4 50-4s30-8 54 2"/><path d="M-2 132c22-10 30 4 50-4s30-8 54 2"/></g></g><rect x="8" y="8" width="84" height="124" rx="4.5" fill="none" stroke="var(--ks-se-ridge-edge)" stroke-width="1" opacity=".6"/><g style="opacity:var(--ks-asked,1)"><circle cx="50" cy="23" r="10" fill="none" stroke="var(--ks-se-ridge-snow)" stroke-width="1.6"/><path d="M46.2 20.5c.4-2.3 2-3.5 4-3.5 2.3 0 4 1.4 4 3.5 0 3-3.9 3.1-3.9 6.2" fill="none" stroke="var(--ks-se-ridge-snow)" stroke-width="2" stroke-linecap="round"/><circle cx="50.2" cy="29.7" r="1.3" fill="var(--ks-se-ridge-snow)"/></g></symbol>
<symbol id="ks-climber" viewBox="-30 -66 60 70" overflow="visible"><g stroke-linecap="round" stroke-linejoin="round"><path d="M-5-24-9-12-14-1M-3-24 5-13 6-1" fill="none" stroke="var(--ks-se-trouser)" stroke-width="6.5"/><path d="M-17 0h7M4 0h7" stroke="var(--ks-se-boot)" stroke-width="4.5"/><rect x="-17" y="-47" width="10" height="19" rx="4" fill="var(--ks-se-pack)"/><path d="M-9-46C-4-49 3-48 4-43L2-25C0-22-8-22-10-25Z" fill="currentColor"/><path d="M1-42 10-36 19-43" fill="none" stroke="currentColor" stroke-width="5.5"/><circle cx="20" cy="-44" r="3" fill="var(--ks-se-skin)"/><circle cx="0" cy="-55" r="6.5" fill="var(--ks-se-skin)"/><path d="M-7.5-56a7.5 7.5 0 0 1 15 0Z" fill="currentColor"/><path d="M-8.5-56H9.5" stroke="var(--ks-se-trouser)" stroke-width="1.8"/><path d="M-9-29H3" stroke="var(--ks-se-rope)" stroke-width="3"/></g></symbol>
<symbol id="ks-tent" viewBox="-20 -26 40 40" overflow="visible"><path d="M-17 10 0-14 17 10Z" fill="var(--ks-se-tent)"/><path d="M0-14 17 10H6Z" fill="#000" opacity=".18"/><path d="M-5.5 10 0-4 5 10Z" fill="var(--ks-se-tent-in)"/><path d="M0-14v-9" stroke="var(--ks-se-rope-dark)" stroke-width="1.6"/><path d="M0-23 9-20 0-17Z" fill="var(--ks-gold)"/></symbol>
<symbol id="ks-coin" viewBox="-25 -25 50 50" overflow="visible"><ellipse cx="1" cy="21" rx="15" ry="3.2" fill="#000" opacity=".28"/><circle r="20" fill="var(--ks-se-coin-rim)"/><circle r="18.2" fill="url(#ks-coin-face)"/><circle r="15" fill="none" stroke="var(--ks-se-coin-rim)" stroke-width="1" opacity=".8"/><path d="M-12 8-5-3-1 2 4-9 13 8Z" fill="var(--ks-se-coin-rim)"/><path d="M4-9 8-1.5 5-2.5 3 0 1.2-3.6Z" fill="#fff3c9"/><path d="M-9 11.2c3-2 6-2 9 0s6 2 9 0" fill="none" stroke="var(--ks-se-coin-rim)" stroke-width="1.5"/></symbol>
<symbol id="ks-coil" viewBox="0 0 52 68"><g fill="none" stroke-linecap="round"><path d="M26 16C4 16 4 62 26 62C48 62 48 16 26 16" stroke="var(--ks-se-rope-dark)" stroke-width="5.2"/><path d="M26 16C4 16 4 62 26 62C48 62 48 16 26 16" stroke="var(--ks-se-rope)" stroke-width="3.6"/><path d="M26 16C4 16 4 62 26 62C48 62 48 16 26 16" stroke="var(--ks-se-rope-dark)" stroke-width="3.6" stroke-dasharray="1.3 4.2" stroke-linecap="butt" opacity=".6"/></g><g fill="none" stroke-linecap="round"><path d="M26 16C9 16 9 57 26 57C43 57 43 16 26 16" stroke="var(--ks-se-rope-dark)" stroke-width="5.2"/><path d="M26 16C9 16 9 57 26 57C43 57 43 16 26 16" stroke="var(--ks-se-rope)" stroke-width="3.6"/><path d="M26 16C9 16 9 57 26 57C43 57 43 16 26 16" stroke="var(--ks-se-rope-dark)" stroke-width="3.6" stroke-dasharray="1.3 4.2" stroke-linecap="butt" opacity=".6"/></g><g fill="none" stroke-linecap="round"><path d="M26 16C14 16 14 52 26 52C38 52 38 16 26 16" stroke="var(--ks-se-rope-dark)" stroke-width="5.2"/><path d="M26 16C14 16 14 52 26 52C38 52 38 16 26 16" stroke="var(--ks-se-rope)" stroke-width="3.6"/><path d="M26 16C14 16 14 52 26 52C38 52 38 16 26 16" stroke="var(--ks-se-rope-dark)" stroke-width="3.6" stroke-dasharray="1.3 4.2" stroke-linecap="butt" opacity=".6"/></g><g fill="none" stroke-linecap="round"><path d="M17 22 35 26M17 27 35 31" stroke="var(--ks-se-rope-dark)" stroke-width="5.0"/><path d="M17 22 35 26M17 27 35 31" stroke="var(--ks-se-rope)" stroke-width="3.4"/><path d="M17 22 35 26M17 27 35 31" stroke="var(--ks-se-rope-dark)" stroke-width="3.4" stroke-dasharray="1.3 4.2" stroke-linecap="butt" opacity=".6"/></g><path d="M26 5v10" stroke="var(--ks-se-rope-dark)" stroke-width="3" stroke-linecap="round"/><circle cx="26" cy="6" r="3.5" fill="var(--ks-rock-dark)"/></symbol>
<symbol id="ks-coil-used" viewBox="0 0 52 68"><path d="M26 9v6" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/><ellipse cx="26" cy="36" rx="15" ry="20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3 4"/></symbol>
</svg>`;

const WIDE_LAND = `<g>
<circle cx="868" cy="84" r="250" fill="url(#ks-asun)"/>
<circle cx="868" cy="84" r="30" fill="var(--ks-se-disc)"/>
<g class="stars" fill="#fff"><circle cx="60" cy="40" r="1.2"/><circle cx="130" cy="90" r="1"/><circle cx="210" cy="30" r="1.4"/><circle cx="300" cy="70" r="0.9"/><circle cx="655" cy="40" r="1.1"/><circle cx="700" cy="120" r="0.9"/><circle cx="850" cy="40" r="1.2"/><circle cx="930" cy="110" r="1"/><circle cx="960" cy="50" r="1.3"/><circle cx="40" cy="140" r="1"/><circle cx="600" cy="20" r="1"/></g>
<g id="ks-far"><path d="M0 250V196L60 150 96 176 150 112 204 168 262 128 330 186 402 140 470 180 548 120 610 170 668 138 742 178 812 108 866 160 916 132 996 190V300H0Z" fill="var(--ks-se-far-1)"/><path d="M150 112 204 168 184 160 172 178 160 150 140 152Z M812 108 866 160 842 154 832 172 818 142 800 148Z M548 120 592 155 570 150 560 166 548 142 534 148Z" fill="var(--ks-se-snow)" opacity=".75"/><path d="M0 832V238L44 214 92 240 160 196 232 238 330 200 430 232 540 196 640 236 730 204 800 234 880 194 936 232 996 212V832H0Z" fill="var(--ks-se-far-2)"/></g>
<use href="#ks-far" transform="scale(-1 1)"/><use href="#ks-far" transform="translate(1992 0) scale(-1 1)"/>
<g fill="var(--ks-se-mist)" filter="url(#ks-agl)" opacity=".4"><ellipse cx="20" cy="262" rx="120" ry="12"/><ellipse cx="150" cy="250" rx="90" ry="8"/><ellipse cx="970" cy="258" rx="120" ry="12"/><ellipse cx="850" cy="248" rx="90" ry="8"/></g>
<rect x="-1400" y="230" width="3800" height="602" fill="url(#ks-aaby)"/>
<rect class="abyss" x="-1400" y="831" width="3800" height="900"/>
<g fill="var(--ks-se-mist)" filter="url(#ks-agl)" opacity=".3"><ellipse cx="6" cy="372" rx="46" ry="12"/><ellipse cx="30" cy="420" rx="40" ry="8"/><ellipse cx="0" cy="560" rx="44" ry="9"/><ellipse cx="992" cy="352" rx="46" ry="12"/><ellipse cx="970" cy="404" rx="40" ry="8"/><ellipse cx="996" cy="560" rx="44" ry="9"/></g>
<path d="M52 831h894v900H52z" fill="var(--ks-se-body-3)"/>
<path d="M52 832 60 700 44 612 58 520 40 432 54 372 36 318 40 270 54 251 62 247 90 247 100 262 122 270 150 262 198 250 240 238 286 226 330 224 372 212 420 207 456 198 498 194 540 200 584 205 630 216 668 220 712 230 756 236 800 250 846 262 874 270 896 262 906 247 934 247 942 251 956 270 962 322 944 380 958 440 942 528 954 616 938 704 946 832Z" fill="url(#ks-abody)"/>
<path d="M52 832 60 700 44 612 58 520 40 432 54 372 36 318 40 270 54 251 66 300 78 340 70 392 84 452 70 536 84 618 72 700 80 832Z M946 832 938 704 954 616 942 528 958 440 944 380 962 322 956 270 942 251 930 300 920 340 930 396 914 456 928 540 914 622 926 704 918 832Z" fill="var(--ks-se-cliff)"/>
<path d="M122 270 150 262 198 250 240 238 286 226 330 224 372 212 420 207 456 198 498 194 540 200 584 205 630 216 668 220 712 230 756 236 800 250 846 262 874 270 852 334 826 306 796 366 764 316 732 352 700 306 664 378 626 310 592 344 560 296 520 374 486 294 450 348 418 300 372 380 340 306 300 352 268 310 226 368 196 316 164 350Z" fill="url(#ks-asnow)"/>
<path d="M852 334 826 306 838 290ZM796 366 764 316 780 290ZM732 352 700 306 716 286ZM664 378 626 310 646 280ZM592 344 560 296 578 276ZM520 374 486 294 504 262ZM450 348 418 300 436 276ZM372 380 340 306 358 282ZM300 352 268 310 286 290ZM226 368 196 316 212 296ZM164 350 140 300 152 292Z" fill="var(--ks-se-facet)"/>
<g fill="var(--ks-se-snow)" opacity=".85"><path d="M38 292 40 270 54 251 62 247 90 247 100 262 122 270 112 290 98 280 86 294 74 272 60 286 50 276Z"/><path d="M874 270 896 262 906 247 934 247 942 251 956 270 958 294 946 278 934 288 922 272 910 296 898 280 884 292Z"/></g>
<g fill="none" stroke="var(--ks-se-contour)" stroke-width="1.3"><path d="M64 420C180 356 300 372 400 356 520 330 640 372 740 386 810 396 880 392 934 424"/><path d="M72 472C186 406 300 412 390 400 520 378 648 414 740 430 810 438 874 440 928 474"/><path d="M80 524C192 456 300 452 380 444 520 426 656 456 740 474 810 480 868 488 922 524"/><path d="M88 576C198 506 300 492 370 488 520 474 664 498 740 518 810 522 862 536 916 574"/><path d="M96 628C204 556 300 532 360 532 520 522 672 540 740 562 810 564 856 584 910 624"/><path d="M104 680C210 606 300 572 350 576 520 570 680 582 740 606 810 606 850 632 904 674"/><path d="M112 732C216 656 300 612 340 620 520 618 688 624 740 650 810 648 844 680 898 724"/><path d="M120 784C222 706 300 652 330 664 520 666 696 666 740 694 810 690 838 728 892 774"/><path d="M128 836C228 756 300 692 320 708 520 714 704 708 740 738 810 732 832 776 886 824"/></g>
</g>`;

const SLIM_LAND = `<g>
<circle cx="300" cy="30" r="30" fill="url(#ks-asun)"/>
<circle cx="300" cy="30" r="11" fill="var(--ks-se-disc)"/>
<path d="M0 165V70L30 50 54 66 80 40 110 64 140 48 170 66 214 38 246 62 280 50 318 66 344 44 390 72V165Z" fill="var(--ks-se-far-1)"/>
<path d="M0 165V96L40 78 100 92 180 74 250 90 330 76 390 92V165Z" fill="var(--ks-se-far-2)"/>
<rect y="70" width="390" height="94" fill="url(#ks-aaby)"/>
<path d="M8 165 10 128 6 112 10 106 24 105 34 109 60 104 110 92 150 84 195 80 240 84 280 92 330 104 356 109 366 105 380 106 384 112 380 128 382 165Z" fill="url(#ks-bbody)"/>
<path d="M8 124 6 112 10 106 24 105 34 109 60 104 110 92 150 84 195 80 240 84 280 92 330 104 356 109 366 105 380 106 384 112 382 124 374 116 362 128 346 116 330 134 312 116 296 138 276 114 256 132 236 112 214 138 196 112 176 134 156 112 134 138 114 114 94 134 78 116 60 136 44 116 28 128 18 116Z" fill="var(--ks-se-snow)" opacity=".6"/>
</g>`;

const LANDS = { wide: WIDE_LAND, slim: SLIM_LAND };

/** The hidden sheet of all drawings; put it once into the table. */
export function mountainSheet() {
  return drawing(MOUNTAIN_SHEET);
}

/** Sky, far mountains, abyss and the body of the ridge, as a group for an SVG of the shape "wide" (996 by 832) or "slim" (390 by 164). */
export function land(shape) {
  return drawing(`<svg>${LANDS[shape]}</svg>`).firstElementChild;
}

/** One of the drawings by name ("climber", "tent", "coin", "coil", "coil-used", "ridge-card"). */
export function thing(name, attrs) {
  return svg("use", { href: `#ks-${name}`, ...attrs });
}
