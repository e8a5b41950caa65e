"""The own cards: what each does in this trick, where the coin ends, and the team's win chance."""

from __future__ import annotations

from collections import defaultdict
from math import ceil, floor, sqrt
from typing import NamedTuple

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
_ROOM = 20.0  #: a bar that holds its number


class _Row(NamedTuple):
    """A card with the place of its row."""

    card: Card
    top: float
    tall: float

    @property
    def middle(self) -> float:
        return self.top + self.tall / 2

    def size(self, most: int) -> str:
        """Return the font size that fits the row."""
        return f"{min(most, max(9, int(self.tall - 2)))}px"


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
        for at, card in enumerate(cards):
            row = _Row(card, _TOP + at * tall, tall)
            self._card(t, row)
            if card in found:
                self._way(t, view, row, found[card])
                self._bars(t, row, found[card])
                self._chance(t, row, chances)
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

    def _card(self, t: Words, row: _Row) -> None:
        look = {"ink": suit_ink(self.colours, row.card.suit), "size": row.size(14)}
        self.add("words", x=0.0, y=row.middle, say=card_sign(t, row.card), style="bold", **look)

    # ---- where the coin ends

    def _way(self, t: Words, view: Observation, row: _Row, found: Distribution) -> None:
        """Draw the ridge as a line with the coin on it, and a form at each end by its chance."""
        y, colours = row.middle, self.colours
        self.add("lines", x=_spot(1), x2=_spot(RIDGE), y=y, y2=y, ink=colours["line"], thick=1.5)
        coin, high = _spot(place(view, view.coin)), row.tall * 0.3
        self.add("lines", x=coin, x2=coin, y=y - high, y2=y + high, ink=colours["edge"])
        said = [card_name(t, row.card)]
        for pull, chance in sorted(found.items(), key=lambda end: -end[1]):
            size = max(3.0, min(15.0, row.tall) * sqrt(chance))
            look = {"form": _FORMS[pull.kind], "fill": colours[KIND_FILLS[pull.kind]]}
            spot = _spot(_stop(view, pull))
            self.add("marks", x=spot, y=y, size=size, line=colours["ink-2"], **look)
            said.append(f"{percent(t, chance)}: {pull_words(t, view, pull)}")
        text = "\n".join(said)
        self.box(_WAY - 6, row.top, _WAY_NEXT * (RIDGE + 2), row.tall, alpha=0.0, text=text)

    # ---- what happens

    def _bars(self, t: Words, row: _Row, found: Distribution) -> None:
        shares: dict[str, float] = defaultdict(float)
        for pull, chance in found.items():
            shares[pull.kind] += chance
        left = _BARS
        for kind in _SHOWN:
            if shares[kind] > 0:
                self._bar(t, row, kind, shares[kind], left)
            left += _BARS_WIDE * shares[kind]

    def _bar(self, t: Words, row: _Row, kind: str, share: float, left: float) -> None:
        fill, word, wide = self.colours[KIND_FILLS[kind]], t(KIND_WORDS[kind]), _BARS_WIDE * share
        high = min(22.0, row.tall - 2)
        corner = (left + 0.5, row.middle - high / 2, max(0.5, wide - 1), high)
        said = f"{card_name(t, row.card)}: {percent(t, share)} {word}"
        hatch = "right_diagonal_line" if kind == "rope" else " "
        self.box(*corner, fill=fill, hatch=hatch, text=said)
        ink, middle = ink_on(self.colours, fill), left + wide / 2
        look = {"y": row.middle + 0.5, "ink": ink, "size": row.size(11), "style": "bold"}
        if share > _ALL:
            self.add("middles", x=middle + 6, say=word, **look)
            self.sign(kind, middle - 22, row.middle, ink)
        elif wide > _ROOM:
            self.add("middles", x=middle, say=str(round(100 * share)), **look)

    # ---- the win chance

    def _scale(self, chances: Chances | None, deep: float) -> None:
        low, high = span(chances)
        for part in (0.0, 0.5, 1.0):
            x = _WIN + _WIN_WIDE * part
            self.add("lines", x=x, x2=x, y=_TOP, y2=_TOP + deep, ink=self.colours["line"])
            if chances is not None:
                said = f"{low + (high - low) * part:.0f}"
                foot = {"y": _TOP + deep + 9, "size": "11px", "ink": self.colours["ink-2"]}
                self.add("middles", x=x, say=said, **foot)

    def _chance(self, t: Words, row: _Row, chances: Chances | None) -> None:
        estimate = chances.cards.get(row.card) if chances else None
        said = "…" if estimate is None else percent(t, estimate.value)
        look = {"ink": self.colours["ink"], "size": row.size(13), "style": "bold"}
        self.add("ends", x=WIDTH - 2, y=row.middle, say=said, **look)
        if estimate is not None:
            self._interval(estimate, span(chances), row)
            text = _estimate_words(t, row.card, estimate)
            self.box(_WIN - 6, row.top, WIDTH - _WIN + 6, row.tall, alpha=0.0, text=text)

    def _interval(self, estimate: Estimate, scale: tuple[float, float], row: _Row) -> None:
        ink, y, tick = self.colours["ink"], row.middle, min(4.0, row.tall * 0.3)
        low, middle, high = (
            _WIN + _WIN_WIDE * (100 * value - scale[0]) / (scale[1] - scale[0])
            for value in (estimate.low, estimate.value, estimate.high)
        )
        self.add("lines", x=low, x2=high, y=y, y2=y, ink=ink, thick=1.6)
        for end in (low, high):
            self.add("lines", x=end, x2=end, y=y - tick, y2=y + tick, ink=ink, thick=1.6)
        self.add("marks", x=middle, y=y, size=1.6 * tick, fill=ink, line=ink)


def _estimate_words(t: Words, card: Card, estimate: Estimate) -> str:
    return t(
        "{card}: the team wins {chance} of the games, 95 % interval {low} to {high}, {games} games",
        card=card_name(t, card),
        chance=percent(t, estimate.value),
        low=percent(t, estimate.low),
        high=percent(t, estimate.high),
        games=estimate.games,
    )


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
