"""What each side has or can still have at every rope."""

from __future__ import annotations

from typing import Any

from bokeh.models import ColumnDataSource, FixedTicker, Range1d

from apps.tables.battleseil.naming import KIND_WORDS, team_name
from apps.tables.shared.picture import Picture, empty
from apps.tables.shared.theme import Palette
from apps.tables.shared.words import Words
from rulesengine.battleseil import Observation, Team
from rulesengine.battleseil.formations import KIND_NAMES
from rulesengine.battleseil.levels import ROPES

_COLUMNS = ("x", "y", "low", "fill", "line", "text")
_SHIFT = 0.17  #: of the two marks at a rope from its middle


class ReachPicture(Picture):
    """Per rope the strongest team of each side, by kind and sum; filled where the side is full."""

    def __init__(self) -> None:
        """Create the picture without teams."""
        kinds = len(KIND_NAMES)
        x_range, y_range = Range1d(0.4, ROPES + 0.6), Range1d(0, kinds + 0.5)
        super().__init__(104, x_range=x_range, y_range=y_range)
        self._bands = [self.figure.hspan(y=[float(level)]) for level in range(1, kinds)]
        self._sources = [self._marks(marker) for marker in ("circle", "square")]
        self.figure.xaxis.ticker = FixedTicker(ticks=list(range(1, ROPES + 1)))
        self.figure.yaxis.ticker = FixedTicker(ticks=[level + 0.5 for level in range(kinds)])

    def _marks(self, marker: str) -> ColumnDataSource:
        """Add one side's stems and marks; return their source."""
        source = ColumnDataSource(empty(*_COLUMNS))
        stem = {"line_color": "line", "line_width": 4, "line_alpha": 0.3}
        self.figure.segment(*("x", "low", "x", "y"), source=source, **stem)
        mark = {"fill_color": "fill", "line_color": "line", "line_width": 2, "size": 11}
        self.hover(self.figure.scatter("x", "y", source=source, marker=marker, **mark))
        return source

    def draw(self, t: Words, view: Observation) -> None:
        """Show what each side has or can still have."""
        self.figure.yaxis.major_label_overrides = {
            level + 0.5: t(KIND_WORDS[kind]) for level, kind in enumerate(KIND_NAMES)
        }
        mine, theirs = self._sources
        mine.data = self._side(t, view, view.seat, -_SHIFT, self.colours["good"])
        theirs.data = self._side(t, view, 1 - view.seat, _SHIFT, self.colours["rival"])

    def _side(
        self, t: Words, view: Observation, seat: int, shift: float, ink: str
    ) -> dict[str, list[Any]]:
        rows = empty(*_COLUMNS)
        for rope in range(ROPES):
            team = view.reach(rope, seat)
            if team is None or (view.owner(rope) is not None and team.added):
                continue
            how = t("at best") if team.added else t("is full")
            rows["x"].append(rope + 1 + shift)
            rows["y"].append(_height(team, view.house_rules.strongest, view.places_at(rope)))
            rows["low"].append(0.0)
            rows["fill"].append(self.colours["paper-2"] if team.added else ink)
            rows["line"].append(ink)
            rows["text"].append(f"{t('Rope {n}', n=rope + 1)}: {team_name(t, team)}, {how}")
        return rows

    def paint(self, colours: Palette) -> None:
        """Take the colours of a theme."""
        super().paint(colours)
        for band in self._bands:
            band.glyph.line_color = colours["line"]


def _height(team: Team, strongest: int, places: int) -> float:
    """Return where a team stands on the scale: its kind's band, in it by its sum."""
    return KIND_NAMES.index(team.kind) + 0.1 + 0.8 * team.total / (strongest * places)
