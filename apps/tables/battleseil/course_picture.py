"""The course of the game as a picture."""

from __future__ import annotations

from typing import Any

from bokeh.models import ColumnDataSource, FixedTicker, Range1d

from apps.tables.battleseil.course import Course
from apps.tables.shared.picture import Picture, empty
from apps.tables.shared.theme import Palette
from apps.tables.shared.words import Words
from rulesengine.battleseil.levels import DECIDED, ROPES

_FIRST_TURNS = 20  #: the scale begins with room for these
_COLUMNS = ("turn", "zero", "mine", "theirs", "mine_hope", "theirs_hope", "text")


class CoursePicture(Picture):
    """Turn by turn the own ropes upwards, theirs downwards; pale on top: better at open ropes."""

    def __init__(self) -> None:
        """Create the picture of a game that has not begun."""
        x_range, y_range = Range1d(1, _FIRST_TURNS), Range1d(-ROPES - 0.3, ROPES + 0.3)
        super().__init__(96, x_range=x_range, y_range=y_range)
        self._source = ColumnDataSource(empty(*_COLUMNS))
        self._lines = [self.figure.hspan(y=[float(y)]) for y in (0, DECIDED, -DECIDED)]
        for line in self._lines[1:]:
            line.glyph.line_dash = "dashed"
        self._areas = {
            "good": [self._area("zero", "mine", 0.9), self._area("mine", "mine_hope", 0.35)],
            "rival": [self._area("zero", "theirs", 0.9), self._area("theirs", "theirs_hope", 0.35)],
        }
        self.hover(self.figure.scatter("turn", "mine_hope", source=self._source, size=12, alpha=0))
        self.figure.yaxis.ticker = FixedTicker(ticks=[-DECIDED, 0, DECIDED])
        self.figure.yaxis.major_label_overrides = {-DECIDED: str(DECIDED)}

    def _area(self, low: str, high: str, alpha: float) -> Any:
        columns = ("turn", low, high)
        return self.figure.varea_step(
            *columns, source=self._source, fill_alpha=alpha, step_mode="after"
        )

    def draw(self, t: Words, course: Course, name: str) -> None:
        """Show the course so far; `name` is the player's across."""
        turns = course.standings
        ahead = turns[-1].turn + 1
        # a step shows only up to the next turn, so the newest turn gets one of its own
        shown = [*turns, turns[-1]]
        self.figure.x_range.end = max(_FIRST_TURNS, ahead)
        self._source.data = {
            "turn": [*(s.turn for s in turns), ahead],
            "zero": [0] * len(shown),
            "mine": [s.mine for s in shown],
            "theirs": [-s.theirs for s in shown],
            "mine_hope": [s.mine + s.better for s in shown],
            "theirs_hope": [-s.theirs - s.worse for s in shown],
            "text": [
                t(
                    "Turn {turn}: you {mine}, {name} {theirs}",
                    turn=s.turn,
                    mine=s.mine,
                    name=name,
                    theirs=s.theirs,
                )
                for s in shown
            ],
        }

    def paint(self, colours: Palette) -> None:
        """Take the colours of a theme."""
        super().paint(colours)
        for line in self._lines:
            line.glyph.line_color = colours["ink-2"]
        for ink, areas in self._areas.items():
            for area in areas:
                area.glyph.fill_color = colours[ink]
