"""The map of clubs and strengths: where every card is, as far as the seat knows."""

from __future__ import annotations

from bokeh.core.properties import value
from bokeh.models import ColumnDataSource, FixedTicker, Range1d, Rect, Text

from apps.tables.battleseil.naming import card_name
from apps.tables.shared.picture import FONT, Picture, empty
from apps.tables.shared.words import Words
from rulesengine.battleseil import Card, Observation
from rulesengine.battleseil.cards import CLUB_LIST
from rulesengine.battleseil.state import full_pack


class ClubMap(Picture):
    """Six clubs by nine or ten strengths: hidden cards full, own ones framed, open ones faint."""

    def __init__(self) -> None:
        """Create the map without cards."""
        rows = [club.letters for club in CLUB_LIST][::-1]
        super().__init__(150, x_range=Range1d(0.45, 9.55), y_range=rows, x_axis_location="above")
        columns = ("strength", "row", "fill", "line", "ink", "label", "text")
        self._source = ColumnDataSource(empty(*columns))
        cell = Rect(
            x="strength",
            y="row",
            width=0.9,
            height=0.86,
            fill_color="fill",
            line_color="line",
            line_width=2,
            border_radius=4,
        )
        label = Text(
            x="strength",
            y="row",
            text="label",
            text_color="ink",
            text_align=value("center"),
            text_baseline=value("middle"),
            text_font=value(FONT),
            text_font_size=value("12px"),
            text_font_style=value("bold"),
        )
        self.hover(self.layer(cell, self._source))
        self.layer(label, self._source)
        # one ticker for ever: a browser that came back would not know a new one
        self._ticker = FixedTicker()
        self.figure.xaxis.ticker = self._ticker
        self.figure.yaxis.major_label_text_font_style = "bold"
        self.figure.yaxis.major_label_text_font_size = "12px"

    def draw(self, t: Words, view: Observation) -> None:
        """Show where every card is."""
        strongest = view.house_rules.strongest
        self.figure.x_range.end = strongest + 0.55
        self._ticker.ticks = list(range(1, strongest + 1))
        self.figure.yaxis.major_label_text_color = self.colours["ink"]
        hidden, mine = set(view.hidden), set(view.hand)
        said = {"hidden": t("hidden"), "mine": t("in your hand"), "open": t("lies open")}
        rows = empty(*self._source.data)
        for card in full_pack(view.house_rules):
            place = "hidden" if card in hidden else "mine" if card in mine else "open"
            fill, line, ink = self._inks(card, place)
            rows["strength"].append(card.strength)
            rows["row"].append(card.club.letters)
            rows["fill"].append(fill)
            rows["line"].append(line)
            rows["ink"].append(ink)
            rows["label"].append("–" if place == "open" else str(card.strength))
            rows["text"].append(f"{card_name(t, card)}: {said[place]}")
        self._source.data = rows

    def _inks(self, card: Card, place: str) -> tuple[str, str, str]:
        """Return fill, line and text colour of a cell."""
        colours, club = self.colours, self.colours[f"club-{card.club.key}"]
        return {
            "hidden": (club, club, colours["on-accent"]),
            "mine": (colours["card"], club, colours["pen-ink"]),
            "open": (colours["line"], colours["paper-2"], colours["ink-2"]),
        }[place]
