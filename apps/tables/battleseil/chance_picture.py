"""The win chance at every rope as a picture: as it stands, and with the chosen card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bokeh.core.properties import value
from bokeh.models import ColumnDataSource, FixedTicker, Range1d, Scatter, Segment

from apps.tables.battleseil.advice_said import interval, percent
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import card_name
from apps.tables.shared.picture import Picture, empty
from apps.tables.shared.words import Words
from rulesengine.battleseil import Observation
from rulesengine.battleseil.levels import ROPES
from rulesengine.common.estimates import Estimate

_COLUMNS = ("x", "y", "low", "high", "text")
_SHIFT = 0.16  #: of the two marks at a rope from its middle
_HALF = 50


class ChancePicture(Picture):
    """Per rope a ring for the chance as it stands and a full mark for that with the chosen card."""

    def __init__(self) -> None:
        """Create the picture without chances."""
        super().__init__(90, x_range=Range1d(0.4, ROPES + 0.6), y_range=Range1d(-8, 108))
        self.rule([_HALF])
        self._now = self._marks("circle", 2)
        self._with_card = self._marks("diamond", 5)
        self._taken = ColumnDataSource(empty("x", "y", "text"))
        flag = Scatter(x="x", y="y", marker=value("inverted_triangle"), size=11)
        self._flags = self.layer(flag, self._taken)
        self.hover(self._flags)
        self.figure.xaxis.ticker = FixedTicker(ticks=list(range(1, ROPES + 1)))
        self.figure.yaxis.ticker = FixedTicker(ticks=[0, _HALF, 100])
        self.figure.yaxis.major_label_overrides = {100: "100 %"}

    def _marks(self, marker: str, more: int) -> dict[str, Any]:
        """Add marks with their intervals; return their source and glyphs."""
        source = ColumnDataSource(empty(*_COLUMNS))
        stem = Segment(x0="x", y0="low", x1="x", y1="high", line_width=3)
        mark = Scatter(x="x", y="y", marker=value(marker), size=7 + more, line_width=2)
        stems, marks = self.layer(stem, source), self.layer(mark, source)
        self.hover(marks)
        return {"source": source, "stems": stems, "marks": marks}

    def draw(self, t: Words, table: BattleseilTable) -> None:
        """Show what is weighed of the position so far."""
        view = table.observation
        ropes = table.outlook.ropes if table.outlook else ()
        now = [(rope, chance) for rope, chance in enumerate(ropes) if view.owner(rope) is None]
        card = card_name(t, table.chosen) if table.chosen is not None else ""
        shift = _SHIFT if table.chances else 0.0
        self._now["source"].data = _rows(t, now, -shift, t("as it stands"))
        self._with_card["source"].data = _rows(t, sorted(table.chances.items()), shift, card)
        self._taken.data = _taken(t, view)

    def paint(self, colours: Any) -> None:
        """Take the colours of a theme."""
        super().paint(colours)
        for marks, ink, fill in (
            (self._now, colours["ink-2"], colours["paper-2"]),
            (self._with_card, colours["good"], colours["good"]),
        ):
            marks["stems"].glyph.line_color = ink
            marks["stems"].glyph.line_alpha = 0.5
            marks["marks"].glyph.line_color = ink
            marks["marks"].glyph.fill_color = fill
        self._flags.glyph.line_color = self._flags.glyph.fill_color = colours["edge"]


def _rows(
    t: Words, chances: Iterable[tuple[int, Estimate]], shift: float, what: str
) -> dict[str, list[Any]]:
    rows = empty(*_COLUMNS)
    for rope, chance in chances:
        rows["x"].append(rope + 1 + shift)
        rows["y"].append(100 * chance.value)
        rows["low"].append(100 * chance.low)
        rows["high"].append(100 * chance.high)
        said = t("Rope {n}", n=rope + 1)
        rows["text"].append(f"{said}, {what}: {percent(chance.value)} % ({interval(t, chance)})")
    return rows


def _taken(t: Words, view: Observation) -> dict[str, list[Any]]:
    """Return the taken ropes, the own ones on top."""
    rows = empty("x", "y", "text")
    for rope in range(ROPES):
        owner = view.owner(rope)
        if owner is not None:
            rows["x"].append(rope + 1)
            rows["y"].append(100 if owner == view.seat else 0)
            number, taken = t("Rope {n}", n=rope + 1), t("taken")
            rows["text"].append(f"{number}: {taken}")
    return rows
