"""The own cards: what each does in this trick, where the coin ends, and the team's win chance."""

from __future__ import annotations

from collections import defaultdict
from math import ceil, floor, sqrt

from apps.tables.seilschaft.cards_shown import sorted_hand
from apps.tables.seilschaft.chances import Chances
from apps.tables.seilschaft.counted import counted
from apps.tables.seilschaft.naming import card_name
from apps.tables.seilschaft.ridge import place
from apps.tables.seilschaft.signs import (
    KIND_FILLS,
    KIND_WORDS,
    card_sign,
    ink_on,
    percent,
    pull_words,
    suit_ink,
)
from apps.tables.seilschaft.sketch import WIDTH, Sketch
from apps.tables.shared.words import Words
from rulesengine.common.estimates import Estimate
from rulesengine.seilschaft import Card, Observation
from rulesengine.seilschaft.budget import Distribution, Pull
from rulesengine.seilschaft.levels import CAMP, RIDGE

_TOP, _BOTTOM, _TALLEST = 17.0, 16.0, 38.0
_WAY, _WAY_NEXT = 46.0, 9.4
_BARS, _BARS_WIDE = 156.0, 92.0
_WIN, _WIN_WIDE = 263.0, 53.0
_SHOWN = ("opens", "rests", "rope", "falls")  #: kinds in the order of their bars
_FORMS = {
    "opens": "triangle",
    "rests": "circle",
    "rope": "circle_dot",
    "falls": "inverted_triangle",
}
_ALL = 0.995  #: a share that rounds to the whole bar: it carries the word


class HandPicture(Sketch):
    """A row for each card that may be played now, in the order of the hand."""

    def __init__(self) -> None:
        """Create the picture without cards."""
        super().__init__(200, radius=2)

    def draw(self, t: Words, view: Observation, name: str, chances: Chances | None) -> None:
        """Show what each card does; `chances` is None while they are worked out."""
        found = counted(view).outcomes
        cards = sorted_hand(tuple(found)) or sorted_hand(view.hand)
        tall = min(_TALLEST, (self.height - _TOP - _BOTTOM) / max(1, len(cards)))
        self._heads(t)
        self._feet(t, name, _TOP + len(cards) * tall + 9)
        self._scale(chances, len(cards) * tall)
        for row, card in enumerate(cards):
            top = _TOP + row * tall
            self._card(t, card, top, tall)
            if card in found:
                self._way(t, view, found[card], top, tall)
                self._bars(t, view, card, found[card], top, tall)
                self._chance(t, card, chances, top, tall)
        self.show()

    def _heads(self, t: Words) -> None:
        faint = self.colours["ink-2"]
        heads = ((_WAY - 6, t("Coin goes to")), (_BARS, t("This trick, %")))
        for x, said in heads:
            self.add("words", x=x, y=7.0, say=said, ink=faint, size="11px")
        self.add("ends", x=WIDTH - 2, y=7.0, say=t("Team wins"), ink=faint, size="11px")

    def _feet(self, t: Words, name: str, y: float) -> None:
        """Name both ends of the ridge below the rows."""
        foot = {"y": y, "size": "11px"}
        self.add("words", x=_WAY - 6, say=t("you"), ink=self.colours["se-me"], **foot)
        right = _WAY + _WAY_NEXT * RIDGE + 6
        self.add("ends", x=right, say=name, ink=self.colours["se-them"], **foot)

    def _card(self, t: Words, card: Card, top: float, tall: float) -> None:
        look = {"ink": suit_ink(self.colours, card.suit), "size": _size(tall, 14), "style": "bold"}
        self.add("words", x=0.0, y=top + tall / 2, say=card_sign(t, card), **look)

    # ---- where the coin ends

    def _way(
        self, t: Words, view: Observation, ends: Distribution, top: float, tall: float
    ) -> None:
        """Draw the ridge as a line with the coin, and a disc at each end by its chance."""
        y, colours = top + tall / 2, self.colours
        line = {"y": y, "y2": y, "ink": colours["line"], "thick": 1.5}
        self.add("lines", x=_spot(1), x2=_spot(RIDGE), **line)
        coin = _spot(place(view, view.coin))
        self.add("lines", x=coin, x2=coin, y=y - tall * 0.3, y2=y + tall * 0.3, ink=colours["edge"])
        for pull, chance in sorted(ends.items(), key=lambda end: -end[1]):
            fill = colours[KIND_FILLS[pull.kind]]
            size = max(3.0, min(15.0, tall) * sqrt(chance))
            spot = _spot(_stop(view, pull))
            look = {"form": _FORMS[pull.kind], "fill": fill, "line": colours["ink-2"]}
            self.add("marks", x=spot, y=y, size=size, **look)
        said = "; ".join(
            f"{percent(t, chance)} {pull_words(t, view, pull)}"
            for pull, chance in sorted(ends.items(), key=lambda end: -end[1])
        )
        self.box(_WAY - 6, top, _WAY_NEXT * (RIDGE + 2), tall, alpha=0.0, text=said)

    # ---- what happens

    def _bars(
        self, t: Words, view: Observation, card: Card, ends: Distribution, top: float, tall: float
    ) -> None:
        shares: dict[str, float] = defaultdict(float)
        for pull, chance in ends.items():
            shares[pull.kind] += chance
        left = _BARS
        for kind in _SHOWN:
            wide = _BARS_WIDE * shares[kind]
            if wide > 0:
                self._bar(t, card, kind, shares[kind], (left, top, wide, tall))
            left += wide

    def _bar(
        self,
        t: Words,
        card: Card,
        kind: str,
        share: float,
        where: tuple[float, float, float, float],
    ) -> None:
        left, top, wide, tall = where
        fill = self.colours[KIND_FILLS[kind]]
        word = t(KIND_WORDS[kind])
        said = f"{card_name(t, card)}: {percent(t, share)} {word}"
        hatch = "right_diagonal_line" if kind == "rope" else " "
        high = min(22.0, tall - 2)
        corner = (left + 0.5, top + (tall - high) / 2, max(0.5, wide - 1), high)
        self.box(*corner, fill=fill, hatch=hatch, text=said)
        ink, middle = ink_on(self.colours, fill), left + wide / 2
        look = {"y": top + tall / 2 + 0.5, "ink": ink, "size": _size(tall, 11), "style": "bold"}
        if share > _ALL:
            self.add("middles", x=middle + 6, say=word, **look)
            self.sign(kind, middle - 22, top + tall / 2, ink)
        elif wide > 20:
            self.add("middles", x=middle, say=str(round(100 * share)), **look)

    # ---- the win chance

    def _scale(self, chances: Chances | None, deep: float) -> None:
        low, high = span(chances)
        for part in range(3):
            said = low + (high - low) * part / 2
            x = _WIN + _WIN_WIDE * part / 2
            self.add("lines", x=x, x2=x, y=_TOP, y2=_TOP + deep, ink=self.colours["line"])
            foot = {"y": _TOP + deep + 9, "size": "11px", "ink": self.colours["ink-2"]}
            if chances is not None:
                self.add("middles", x=x, say=f"{said:.0f}", **foot)

    def _chance(
        self, t: Words, card: Card, chances: Chances | None, top: float, tall: float
    ) -> None:
        y = top + tall / 2
        estimate = chances.cards.get(card) if chances else None
        look = {"ink": self.colours["ink"], "size": _size(tall, 13), "style": "bold"}
        if estimate is None:
            self.add("ends", x=WIDTH - 2, y=y, say="…", **look)
            return
        said = percent(t, estimate.value)
        self.add("ends", x=WIDTH - 2, y=y, say=said, **look)
        self._interval(estimate, span(chances), y, tall)
        text = t(
            "{card}: the team wins {chance} of the games, 95 % interval {low} to {high}, {games} games",
            card=card_name(t, card),
            chance=said,
            low=percent(t, estimate.low),
            high=percent(t, estimate.high),
            games=estimate.games,
        )
        self.box(_WIN - 6, top, WIDTH - _WIN + 6, tall, alpha=0.0, text=text)

    def _interval(
        self, estimate: Estimate, scale: tuple[float, float], y: float, tall: float
    ) -> None:
        ink = self.colours["ink"]
        low, middle, high = (
            _WIN + _WIN_WIDE * (100 * value - scale[0]) / (scale[1] - scale[0])
            for value in (estimate.low, estimate.value, estimate.high)
        )
        tick = min(4.0, tall * 0.3)
        self.add("lines", x=low, x2=high, y=y, y2=y, ink=ink, thick=1.6)
        for end in (low, high):
            self.add("lines", x=end, x2=end, y=y - tick, y2=y + tick, ink=ink, thick=1.6)
        self.add("marks", x=middle, y=y, size=1.6 * tick, fill=ink, line=ink)


def span(chances: Chances | None) -> tuple[float, float]:
    """Return the scale of the win chances in per cent: tens around every interval, 20 wide at least."""
    if not chances or not chances.cards:
        return 0.0, 100.0
    found = chances.cards.values()
    low = 10.0 * floor(10 * min(estimate.low for estimate in found))
    high = 10.0 * ceil(10 * max(estimate.high for estimate in found))
    return (low, high) if high - low >= 20 else (max(0.0, high - 20), max(20.0, high))


def _stop(view: Observation, pull: Pull) -> int:
    """Return the place where a pull ends: 1 to 9, in a fall beyond the end that is near."""
    if not pull.falls:
        return place(view, pull.to)
    return 0 if place(view, view.coin) <= CAMP else RIDGE + 1


def _spot(at: int) -> float:
    return _WAY + _WAY_NEXT * at - _WAY_NEXT / 2


def _size(tall: float, most: int) -> str:
    """Return the font size that fits a row."""
    return f"{min(most, max(9, int(tall - 2)))}px"
