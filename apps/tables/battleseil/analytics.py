"""The figures beside the table, in the order of the panels."""

from __future__ import annotations

from apps.tables.battleseil.club_map import ClubMap
from apps.tables.battleseil.course_picture import CoursePicture
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import short_name
from apps.tables.battleseil.reach_picture import ReachPicture
from apps.tables.shared.theme import palette


class Pictures:
    """The three figures of one table: map, reach, course."""

    def __init__(self) -> None:
        """Create empty figures."""
        self.club_map = ClubMap()
        self.reach = ReachPicture()
        self.course = CoursePicture()
        self.all = (self.club_map, self.reach, self.course)

    def draw(self, table: BattleseilTable, dark: bool) -> None:
        """Show how things stand at a table, in the colours of a theme."""
        for picture in self.all:
            picture.paint(palette(dark))
        self.club_map.draw(table.words, table.observation)
        self.reach.draw(table.words, table.observation)
        self.course.draw(table.words, table.course, short_name(table.computer))
