"""The one figure beside a puzzle: where the cards are."""

from __future__ import annotations

from apps.tables.battleseil.club_map import ClubMap
from apps.tables.puzzles.model import PuzzleTable
from apps.tables.shared.theme import palette


class Pictures:
    """The map of clubs and strengths; while a puzzle is being made it stays as it is."""

    def __init__(self) -> None:
        """Create an empty map."""
        self.club_map = ClubMap()
        self.all = (self.club_map,)

    def draw(self, table: PuzzleTable, dark: bool) -> None:
        """Show where the cards of the puzzle are, in the colours of a theme."""
        self.club_map.paint(palette(dark))
        if table.puzzle:
            self.club_map.draw(table.words, table.puzzle.observation)
