"""What the figures of this table have in common: something counted turn by turn, as stairs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from bokeh.core.properties import value
from bokeh.models import ColumnDataSource, Line, Range1d, Scatter, Text, VArea

from apps.tables.shared.picture import FONT, Picture, empty
from apps.tables.shared.theme import Palette
from apps.tables.shared.words import Words

#: turn and count, in the order of the turns
Steps = Sequence[tuple[float, float]]

_HEIGHT = 132
_FEWEST_TURNS = 20  #: that the axis shows, so that a young game is no thick block
_WORDS = ("x", "y", "say", "ink", "align")


class TurnPicture(Picture):
    """Lines over the turns of a game; a room of numbers above each, and a hover text a turn."""

    def __init__(self, lines: dict[str, str]) -> None:
        """Create the empty picture; `lines` are dash patterns by the name of a line."""
        super().__init__(_HEIGHT, x_range=Range1d(0.4, _FEWEST_TURNS), y_range=Range1d(0, 1))
        self._dress_axes()
        self._ground = ColumnDataSource(empty("x", "low", "high"))
        self._area = self._area_layer()
        self._lines = {name: ColumnDataSource(empty("x", "y")) for name in lines}
        self._glyphs = {
            name: self.layer(Line(x="x", y="y", line_width=2.2, line_dash=lines[name]), source)
            for name, source in self._lines.items()
        }
        self._marks = ColumnDataSource(empty("x", "y", "ink", "form"))
        ink = {"fill_color": "ink", "line_color": "ink"}
        self.layer(Scatter(x="x", y="y", size=8, marker="form", **ink), self._marks)
        self._words = ColumnDataSource(empty(*_WORDS))
        self._word_layer()
        self._hover = ColumnDataSource(empty("x", "y", "text"))
        spot = Scatter(x="x", y="y", size=16, fill_alpha=0, line_alpha=0)
        self.hover(self.layer(spot, self._hover))

    def _dress_axes(self) -> None:
        self.figure.ygrid.visible = True
        self.figure.yaxis.ticker.desired_num_ticks = 4
        for axis in self.figure.axis:
            axis.ticker.num_minor_ticks = 0
            axis.axis_label_text_font = FONT
            axis.axis_label_text_font_size = "11px"
            axis.axis_label_text_font_style = "normal"
            axis.axis_label_standoff = 0

    def _area_layer(self) -> Any:
        area = VArea(x="x", y1="low", y2="high", fill_alpha=0.14, hatch_alpha=0.3)
        area.hatch_pattern = "right_diagonal_line"
        area.hatch_scale = 9
        return self.layer(area, self._ground)

    def _word_layer(self) -> None:
        word = Text(
            x="x",
            y="y",
            text="say",
            text_color="ink",
            text_align="align",
            text_baseline="bottom",
            text_font=value(FONT),
            text_font_size=value("11.5px"),
            text_font_style=value("bold"),
            y_offset=-5,
        )
        self.layer(word, self._words)

    def paint(self, colours: Palette) -> None:
        """Take the colours of a theme."""
        super().paint(colours)
        self.figure.axis.axis_label_text_color = colours["ink-2"]

    def clear(self) -> None:
        """Show nothing."""
        for source in (self._ground, self._marks, self._words, self._hover, *self._lines.values()):
            source.data = empty(*source.data)

    def reach(self, t: Words, turn: float, top: float) -> None:
        """Let the axes reach so far at least."""
        self.figure.x_range.end = max(_FEWEST_TURNS, turn) + 0.5
        self.figure.y_range.end = top
        self.figure.xaxis.axis_label = t("turn")

    def line(self, name: str, points: Steps, ink: str, *, stairs: bool = True) -> None:
        """Draw a line through points, as stairs or straight from one to the next."""
        drawn = _stairs(points) if stairs else list(points)
        self._lines[name].data = {"x": [x for x, _ in drawn], "y": [y for _, y in drawn]}
        self._glyphs[name].glyph.line_color = ink

    def ground(self, points: Steps, ink: str, low: Steps | None = None) -> None:
        """Shade what lies below the stairs of points, above those of `low` if there are any."""
        high = _stairs(points)
        base = _stairs(low) if low is not None else [(x, 0.0) for x, _ in high]
        self._ground.data = {
            "x": [x for x, _ in high],
            "low": [y for _, y in base],
            "high": [y for _, y in high],
        }
        self._area.glyph.fill_color = ink
        self._area.glyph.hatch_color = ink

    def mark(self, marks: Sequence[tuple[float, float, str, str]]) -> None:
        """Draw marks: turn, count, ink, form."""
        rows = list(zip(*marks, strict=True)) or [(), (), (), ()]
        self._marks.data = dict(zip(("x", "y", "ink", "form"), map(list, rows), strict=True))

    def say(self, words: Sequence[tuple[float, float, str, str]]) -> None:
        """Write words above points: turn, count, words, ink; they stand left of a late point."""
        late = self.figure.x_range.end * 0.6
        rows: dict[str, list[Any]] = empty(*_WORDS)
        for x, y, said, ink in words:
            row = (x, y, said, ink, "right" if x > late else "left")
            for name, cell in zip(_WORDS, row, strict=True):
                rows[name].append(cell)
        self._words.data = rows

    def tell(self, points: Sequence[tuple[float, float, str]]) -> None:
        """Let points answer the pointer: turn, count, text."""
        rows = list(zip(*points, strict=True)) or [(), (), ()]
        self._hover.data = dict(zip(("x", "y", "text"), map(list, rows), strict=True))


def _stairs(points: Steps) -> list[tuple[float, float]]:
    """Return the corners of stairs through points: level until the next one, then up or down."""
    corners = list(points[:1])
    for (_, before), (turn, count) in pairwise(points):
        corners += [(turn, before), (turn, count)]
    return corners
