"""The figures beside the table: Bokeh, created once, updated by their data sources.

A patch of a data source costs a fraction of a millisecond, where a new HoloViews element costs
eighty; colours come from the design tokens and follow the theme.
"""

from __future__ import annotations

from typing import Any

from bokeh.core.properties import value
from bokeh.models import ColumnDataSource, FixedTicker, HoverTool, Range1d
from bokeh.plotting import figure

from apps.tables.battleseil.course import Course
from apps.tables.battleseil.naming import CLUB_NAMES, KIND_WORDS
from apps.tables.battleseil.panels import FIGURES
from apps.tables.shared.theme import Palette, palette
from apps.tables.shared.words import Words
from rulesengine.battleseil import Card, Observation, Team
from rulesengine.battleseil.cards import CLUB_LIST, STRENGTHS
from rulesengine.battleseil.formations import KIND_NAMES
from rulesengine.battleseil.levels import DECIDED, ROPES

_FONT = "Inter, Segoe UI, Liberation Sans, system-ui, sans-serif"


class Pictures:
    """The three figures of one table, in the order of FIGURES."""

    def __init__(self) -> None:
        """Create empty figures in the light theme."""
        self.club_map = ClubMap()
        self.reach = ReachPicture()
        self.course = CoursePicture()
        self.all = (self.club_map, self.reach, self.course)
        assert len(self.all) == len(FIGURES)

    def draw(self, t: Words, view: Observation, course: Course) -> None:
        """Show a view; only what changed travels to the browser."""
        self.club_map.draw(t, view)
        self.reach.draw(t, view)
        self.course.draw(course)

    def paint(self, dark: bool) -> None:
        """Take the colours of a theme."""
        for picture in self.all:
            picture.paint(palette(dark))


class _Picture:
    """A figure without frame and tools; text and grid take the theme's ink."""

    def __init__(self, height: int, **options: Any) -> None:
        self.figure = figure(
            height=height,
            sizing_mode="stretch_width",
            toolbar_location=None,
            tools="",
            min_border=4,
            outline_line_color=None,
            background_fill_color=None,
            border_fill_color=None,
            **options,
        )
        self.figure.grid.visible = False
        for axis in self.figure.axis:
            axis.axis_line_color = None
            axis.major_tick_line_color = None
            axis.minor_tick_line_color = None
            axis.major_label_text_font = _FONT
            axis.major_label_text_font_size = "11px"

    def hover(self, renderer: Any) -> None:
        """Show the source's ready-made `text` when the pointer is over the renderer."""
        self.figure.add_tools(
            HoverTool(renderers=[renderer], tooltips="@text", point_policy="follow_mouse")
        )

    def paint(self, colours: Palette) -> None:
        """Take the colours of a theme."""
        for axis in self.figure.axis:
            axis.major_label_text_color = colours["ink-2"]


class ClubMap(_Picture):
    """Six clubs by nine or ten strengths: unseen cards full, own ones framed, open ones faint."""

    def __init__(self) -> None:
        rows = [club.letters for club in CLUB_LIST][::-1]
        super().__init__(150, x_range=Range1d(0.45, 9.55), y_range=rows, x_axis_location="above")
        self._source = ColumnDataSource(
            _empty("strength", "row", "state", "fill", "line", "ink", "label", "text")
        )
        self._states: list[str] = []
        self._colours = palette(dark=False)
        cells = self.figure.rect(
            *("strength", "row", 0.9, 0.86),
            source=self._source,
            fill_color="fill",
            line_color="line",
            line_width=2,
            border_radius=4,
        )
        self.figure.text(
            *("strength", "row", "label"),
            source=self._source,
            text_color="ink",
            text_align="center",
            text_baseline="middle",
            text_font=value(_FONT),
            text_font_size="12px",
            text_font_style="bold",
        )
        self.hover(cells)
        self.figure.yaxis.major_label_text_font_style = "bold"
        self.figure.yaxis.major_label_text_font_size = "12px"

    def draw(self, t: Words, view: Observation) -> None:
        """Show where every card is, as far as the seat knows."""
        strongest = view.house_rules.strongest
        cards = [
            Card(club * STRENGTHS + at) for club in range(len(CLUB_LIST)) for at in range(strongest)
        ]
        unseen, mine = set(view.hidden), set(view.hand)
        self._states = [
            "unseen" if card in unseen else "mine" if card in mine else "open" for card in cards
        ]
        said = {"unseen": t("unseen"), "mine": t("in your hand"), "open": t("lies open")}
        names = [f"{t(CLUB_NAMES[card.club.key])} {card.strength}" for card in cards]
        self.figure.x_range.end = strongest + 0.55
        self.figure.xaxis.ticker = FixedTicker(ticks=list(range(1, strongest + 1)))
        self._source.data = {
            "strength": [card.strength for card in cards],
            "row": [card.club.letters for card in cards],
            "state": self._states,
            "label": [
                "–" if state == "open" else str(card.strength)
                for card, state in zip(cards, self._states, strict=True)
            ],
            "text": [
                f"{name}: {said[state]}" for name, state in zip(names, self._states, strict=True)
            ],
            **self._inks(cards),
        }

    def paint(self, colours: Palette) -> None:
        """Take the colours of a theme."""
        super().paint(colours)
        self._colours = colours
        self.figure.yaxis.major_label_text_color = colours["ink"]
        keys = [club.key for club in CLUB_LIST]
        rows = [
            keys[[club.letters for club in CLUB_LIST].index(row)]
            for row in self._source.data["row"]
        ]
        self._source.data = {**self._source.data, **self._inks_of(rows)}

    def _inks(self, cards: list[Card]) -> dict[str, list[str]]:
        return self._inks_of([card.club.key for card in cards])

    def _inks_of(self, clubs: list[str]) -> dict[str, list[str]]:
        colours = self._colours
        inks: dict[str, list[str]] = {"fill": [], "line": [], "ink": []}
        for club, state in zip(clubs, self._states, strict=True):
            own = colours[f"club-{club}"]
            fill, line, ink = {
                "unseen": (own, own, colours["on-accent"]),
                "mine": (colours["card"], own, "#23201b"),
                "open": (colours["line"], colours["paper-2"], colours["ink-2"]),
            }[state]
            inks["fill"].append(fill)
            inks["line"].append(line)
            inks["ink"].append(ink)
        return inks


class ReachPicture(_Picture):
    """Per rope the strongest team each side has or can still have, by kind and sum."""

    def __init__(self) -> None:
        super().__init__(
            104, x_range=Range1d(0.4, ROPES + 0.6), y_range=Range1d(0, len(KIND_NAMES) + 0.5)
        )
        columns = ("x", "y", "low", "fill", "line", "text")
        self._sources = [ColumnDataSource(_empty(*columns)) for _ in range(2)]
        self._bands = [
            self.figure.hspan(y=[float(level)], line_width=1) for level in range(1, len(KIND_NAMES))
        ]
        self._stems, self._marks = [], []
        for source, marker in zip(self._sources, ("circle", "square"), strict=True):
            self._stems.append(
                self.figure.segment(
                    "x",
                    "low",
                    "x",
                    "y",
                    source=source,
                    line_width=4,
                    line_alpha=0.3,
                    line_color="line",
                )
            )
            marks = self.figure.scatter(
                "x",
                "y",
                source=source,
                size=11,
                marker=marker,
                fill_color="fill",
                line_color="line",
                line_width=2,
            )
            self._marks.append(marks)
            self.hover(marks)
        self.figure.xaxis.ticker = FixedTicker(ticks=list(range(1, ROPES + 1)))
        self.figure.yaxis.ticker = FixedTicker(
            ticks=[level + 0.5 for level in range(len(KIND_NAMES))]
        )
        self._colours = palette(dark=False)
        self._last: tuple[Words, Observation] | None = None

    def draw(self, t: Words, view: Observation) -> None:
        """Show what each side has or can still have."""
        self._last = (t, view)
        self.figure.yaxis.major_label_overrides = {
            level + 0.5: t(KIND_WORDS[kind]) for level, kind in enumerate(KIND_NAMES)
        }
        inks = (self._colours["good"], self._colours["rival"])
        for source, seat, shift, ink in zip(
            self._sources, (view.seat, 1 - view.seat), (-0.17, 0.17), inks, strict=True
        ):
            source.data = self._column(t, view, seat, shift, ink)

    def _column(
        self, t: Words, view: Observation, seat: int, shift: float, ink: str
    ) -> dict[str, list[Any]]:
        rows: dict[str, list[Any]] = _empty("x", "y", "low", "fill", "line", "text")
        for rope in range(ROPES):
            team = view.reach(rope, seat)
            if team is None or (view.owner(rope) is not None and team.added):
                continue
            rows["x"].append(rope + 1 + shift)
            rows["y"].append(_height(team, view.house_rules.strongest, view.places_at(rope)))
            rows["low"].append(0.0)
            rows["fill"].append(self._colours["paper-2"] if team.added else ink)
            rows["line"].append(ink)
            how = t("at best") if team.added else t("is full")
            name = t("Rope {n}", n=rope + 1)
            rows["text"].append(f"{name}: {t(KIND_WORDS[team.kind])} {team.total}, {how}")
        return rows

    def paint(self, colours: Palette) -> None:
        """Take the colours of a theme."""
        super().paint(colours)
        self._colours = colours
        for band in self._bands:
            band.glyph.line_color = colours["line"]
        if self._last is not None:
            self.draw(*self._last)


class CoursePicture(_Picture):
    """Turn by turn the own ropes upwards, theirs downwards; pale on top: better at open ropes."""

    def __init__(self) -> None:
        super().__init__(96, x_range=Range1d(1, 20), y_range=Range1d(-ROPES - 0.3, ROPES + 0.3))
        columns = ("turn", "zero", "mine", "theirs", "mine_hope", "theirs_hope", "text")
        self._source = ColumnDataSource(_empty(*columns))
        self._lines = [self.figure.hspan(y=[float(y)]) for y in (0, DECIDED, -DECIDED)]
        for line in self._lines[1:]:
            line.glyph.line_dash = "dashed"
        self._areas = {
            "good": [self._area("zero", "mine", 0.9), self._area("mine", "mine_hope", 0.35)],
            "rival": [self._area("zero", "theirs", 0.9), self._area("theirs", "theirs_hope", 0.35)],
        }
        dots = self.figure.scatter("turn", "mine_hope", source=self._source, size=12, alpha=0)
        self.hover(dots)
        self.figure.yaxis.ticker = FixedTicker(ticks=[-DECIDED, 0, DECIDED])
        self.figure.yaxis.major_label_overrides = {-DECIDED: str(DECIDED)}

    def _area(self, low: str, high: str, alpha: float) -> Any:
        return self.figure.varea_step(
            *("turn", low, high), source=self._source, fill_alpha=alpha, step_mode="after"
        )

    def draw(self, course: Course) -> None:
        """Show the course so far."""
        turns = course.standings
        # a step shows only up to the next turn, so the newest turn gets one of its own
        shown = [*turns, *turns[-1:]]
        ahead = turns[-1].turn + 1 if turns else 1
        self.figure.x_range.end = max(20, ahead)
        self._source.data = {
            "turn": [*(s.turn for s in turns), *[ahead] * len(turns[-1:])],
            "zero": [0] * len(shown),
            "mine": [s.mine for s in shown],
            "theirs": [-s.theirs for s in shown],
            "mine_hope": [s.mine + s.better for s in shown],
            "theirs_hope": [-s.theirs - s.worse for s in shown],
            "text": [f"{s.turn}: {s.mine} – {s.theirs}" for s in shown],
        }

    def paint(self, colours: Palette) -> None:
        """Take the colours of a theme."""
        super().paint(colours)
        for line in self._lines:
            line.glyph.line_color = colours["ink-2"]
        for ink, areas in self._areas.items():
            for area in areas:
                area.glyph.fill_color = colours[ink]


def _height(team: Team, strongest: int, places: int) -> float:
    """Return where a team stands on the scale: its kind's band, in it by its sum."""
    return KIND_NAMES.index(team.kind) + 0.1 + 0.8 * team.total / (strongest * places)


def _empty(*columns: str) -> dict[str, list[Any]]:
    return {column: [] for column in columns}
