"""The figures beside the table, in the order of the numbers in panels.py."""

from __future__ import annotations

from apps.tables.battleseil.chance_picture import ChancePicture
from apps.tables.battleseil.club_map import ClubMap
from apps.tables.battleseil.course_picture import CoursePicture
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import name_across
from apps.tables.battleseil.ways_picture import WaysPicture
from apps.tables.shared.theme import palette


class Pictures:
    """The figures of one table: map, chances, ways at the rope looked at, course."""

    def __init__(self) -> None:
        """Create empty figures."""
        self.club_map = ClubMap()
        self.chances = ChancePicture()
        self.course = CoursePicture()
        self.ways = WaysPicture()
        self.all = (self.club_map, self.chances, self.ways, self.course)

    def draw(self, table: BattleseilTable, dark: bool) -> None:
        """Show how things stand at a table, in the colours of a theme; nothing behind the curtain."""
        if table.behind_curtain:
            for picture in self.all:
                picture.clear()
            return
        for picture in self.all:
            picture.paint(palette(dark))
        t, view, back = table.words, table.observation, table.looking_back
        self.club_map.draw(t, view)
        self.chances.draw(t, table)
        name = name_across(table.computer, table.seat)
        self.course.draw(t, table.course, name, view if back is not None else None)
        self.ways.draw(t, *table.ways)
