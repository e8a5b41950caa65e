"""The figures beside the table, in the order of the panels."""

from __future__ import annotations

from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.naming import owner_names
from apps.tables.rotundschwarz.pictures import HomePicture, MovesPicture, TokensPicture
from apps.tables.shared.theme import palette


class Pictures:
    """The three figures of one table: tokens, moves, home."""

    def __init__(self) -> None:
        """Create empty figures."""
        self.tokens, self.moves, self.home = TokensPicture(), MovesPicture(), HomePicture()
        self.all = (self.tokens, self.moves, self.home)

    def draw(self, table: RotUndSchwarzTable, dark: bool) -> None:
        """Show how things stand at a table, in the colours of a theme; nothing without aids."""
        for picture in self.all:
            picture.paint(palette(dark))
        if not table.aids:
            for picture in self.all:
                picture.clear()
            return
        t, points = table.words, table.course
        way = table.forecast.outlook if table.forecast is not None else None
        self.tokens.draw(t, table, points)
        self.moves.draw(t, points, owner_names(t, table.observation))
        self.home.draw(t, points, None if table.observation.over else way)
