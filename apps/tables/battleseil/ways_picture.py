"""What the hidden cards can still make of a rope: every way to fill a side, by kind of team."""

from __future__ import annotations

from typing import Any

from bokeh.models import ColumnDataSource, FixedTicker, HBar, Range1d

from apps.tables.battleseil.naming import KIND_WORDS
from apps.tables.shared.picture import Picture, empty
from apps.tables.shared.theme import Palette
from apps.tables.shared.words import Words
from rulesengine.battleseil.formations import KIND_NAMES
from rulesengine.battleseil.ways import Ways

_COLUMNS = ("y", "all", "win", "text")
_SIDES = {"good": 0.19, "rival": -0.19}  #: how far a side's bar is from the middle of its row


class WaysPicture(Picture):
    """Per kind of team a bar a side, as a share of all its ways; full where a way wins the rope."""

    def __init__(self) -> None:
        """Create the picture without ways."""
        super().__init__(104, x_range=Range1d(0, 100), y_range=Range1d(-0.6, len(KIND_NAMES) - 0.4))
        self._sources = {ink: ColumnDataSource(empty(*_COLUMNS)) for ink in _SIDES}
        self._bars = {ink: self._add_bars(source) for ink, source in self._sources.items()}
        self.figure.yaxis.ticker = FixedTicker(ticks=list(range(len(KIND_NAMES))))
        self.figure.xaxis.ticker = FixedTicker(ticks=[0, 50, 100])
        self.figure.xaxis.major_label_overrides = {100: "100 %"}

    def _add_bars(self, source: ColumnDataSource) -> list[Any]:
        bar = {"y": "y", "left": 0, "height": 0.34, "line_width": 1.5}
        pale = self.layer(HBar(right="all", fill_alpha=0.18, **bar), source)
        full = self.layer(HBar(right="win", **bar), source)
        self.hover(pale)
        return [pale, full]

    def draw(self, t: Words, mine: Ways | None, theirs: Ways | None) -> None:
        """Show the ways of both sides; None for a side that cannot be filled any more."""
        self.figure.yaxis.major_label_overrides = {
            level: t(KIND_WORDS[kind]) for level, kind in enumerate(KIND_NAMES)
        }
        for ink, found in (("good", mine), ("rival", theirs)):
            self._sources[ink].data = _rows(t, found, _SIDES[ink])

    def paint(self, colours: Palette) -> None:
        """Take the colours of a theme."""
        super().paint(colours)
        for ink, bars in self._bars.items():
            for bar in bars:
                bar.glyph.fill_color = bar.glyph.line_color = colours[ink]


def _rows(t: Words, found: Ways | None, shift: float) -> dict[str, list[Any]]:
    rows = empty(*_COLUMNS)
    if found is None or not found.total:
        return rows
    for level, (count, wins) in enumerate(zip(found.counts, found.winning, strict=True)):
        rows["y"].append(level + shift)
        rows["all"].append(100 * count / found.total)
        rows["win"].append(100 * wins / found.total)
        kind = t(KIND_WORDS[KIND_NAMES[level]])
        said = t.count("{number} way", "{number} ways", count, of=found.total)
        rows["text"].append(f"{kind}: {said}")
    return rows
