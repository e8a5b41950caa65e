"""The course of the round as a picture: the chance to win turn by turn, and who took ropes when."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from bokeh.core.properties import value
from bokeh.models import ColumnDataSource, FixedTicker, Line, Range1d, Scatter, Segment, VArea

from apps.tables.battleseil.advice_said import interval, percent
from apps.tables.battleseil.course import Course, Turn
from apps.tables.shared.picture import Picture, empty
from apps.tables.shared.theme import Palette
from apps.tables.shared.words import Words
from rulesengine.battleseil import Observation

_FIRST_TURNS = 20  #: the scale begins with room for these
_LINE = ("turn", "won", "low", "high", "text")
_FLAGS = ("turn", "y", "text")
_HALF = 50


class CoursePicture(Picture):
    """The chance as a line in the band of its interval; pennants where a side took ropes."""

    def __init__(self) -> None:
        """Create the picture of a round that has not begun."""
        super().__init__(90, x_range=Range1d(0.5, _FIRST_TURNS + 0.5), y_range=Range1d(-12, 112))
        self.rule([_HALF])
        self._source = ColumnDataSource(empty(*_LINE))
        band = VArea(x="turn", y1="low", y2="high", fill_alpha=0.25)
        self._band = self.layer(band, self._source)
        self._line = self.layer(Line(x="turn", y="won", line_width=2.5), self._source)
        self._last = ColumnDataSource(empty("turn", "won"))
        self._end = self.layer(Scatter(x="turn", y="won", size=9), self._last)
        self._flags = {ink: self._pennants() for ink in ("good", "rival")}
        self._shown = ColumnDataSource(empty("turn", "low", "high"))
        here = Segment(x0="turn", y0="low", x1="turn", y1="high")
        self._here = self.layer(here, self._shown)
        spot = Scatter(x="turn", y="won", size=12, fill_alpha=0, line_alpha=0)
        self.hover(self.layer(spot, self._source))
        self.figure.yaxis.ticker = FixedTicker(ticks=[0, _HALF, 100])
        self.figure.yaxis.major_label_overrides = {100: "100 %"}

    def _pennants(self) -> tuple[ColumnDataSource, Any]:
        source = ColumnDataSource(empty(*_FLAGS))
        flag = Scatter(x="turn", y="y", marker=value("inverted_triangle"), size=10)
        flags = self.layer(flag, source)
        self.hover(flags)
        return source, flags

    def draw(self, t: Words, course: Course, name: str, shown: Observation | None) -> None:
        """Show the course so far; `name` is the player's across, `shown` a position looked back at."""
        turns = course.turns
        self.figure.x_range.end = max(_FIRST_TURNS, turns[-1].number) + 0.5
        weighed = [turn for turn in turns if turn.won is not None]
        self._source.data = _line(t, weighed)
        self._last.data = {
            "turn": [turn.number for turn in weighed[-1:]],
            "won": [100 * turn.won.value for turn in weighed[-1:] if turn.won],
        }
        taken = {
            "good": _taken(t, turns, "mine", 106, t("you")),
            "rival": _taken(t, turns, "theirs", -6, name),
        }
        for ink, (source, _) in self._flags.items():
            source.data = taken[ink]
        here = [] if shown is None else [shown.turn]
        self._shown.data = {"turn": here, "low": [0] * len(here), "high": [100] * len(here)}

    def paint(self, colours: Palette) -> None:
        """Take the colours of a theme."""
        super().paint(colours)
        self._here.glyph.line_color = colours["ink"]
        self._band.glyph.fill_color = self._line.glyph.line_color = colours["good"]
        self._end.glyph.fill_color = self._end.glyph.line_color = colours["good"]
        for ink, (_, flags) in self._flags.items():
            flags.glyph.fill_color = flags.glyph.line_color = colours[ink]


def _line(t: Words, weighed: list[Turn]) -> dict[str, list[Any]]:
    rows = empty(*_LINE)
    for turn in weighed:
        assert turn.won is not None  # only weighed turns come here
        rows["turn"].append(turn.number)
        rows["won"].append(100 * turn.won.value)
        rows["low"].append(100 * turn.won.low)
        rows["high"].append(100 * turn.won.high)
        said = t("Turn {turn}: {percent} %", turn=turn.number, percent=percent(turn.won.value))
        rows["text"].append(f"{said} ({interval(t, turn.won)})")
    return rows


def _taken(t: Words, turns: list[Turn], side: str, y: float, who: str) -> dict[str, list[Any]]:
    """Return the turns in which a side took ropes."""
    rows = empty(*_FLAGS)
    for before, after in pairwise(turns):
        more = getattr(after, side) - getattr(before, side)
        if more > 0:
            rows["turn"].append(after.number)
            rows["y"].append(y)
            said = t.count("{number} rope taken", "{number} ropes taken", more)
            turn = t("Turn {number}", number=after.number)
            rows["text"].append(f"{turn}, {who}: {said}")
    return rows
