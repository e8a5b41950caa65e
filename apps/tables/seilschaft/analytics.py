"""The figures beside the table, in the order of the panels."""

from __future__ import annotations

from apps.tables.seilschaft.budget_picture import BudgetPicture
from apps.tables.seilschaft.hand_picture import HandPicture
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.snapshot import partner_name
from apps.tables.seilschaft.tracker_picture import TrackerPicture
from apps.tables.shared.theme import palette


class Pictures:
    """The three figures of one table: tracker, budget, hand."""

    def __init__(self) -> None:
        """Create empty figures."""
        self.tracker = TrackerPicture()
        self.budget = BudgetPicture()
        self.hand = HandPicture()
        self.all = (self.tracker, self.budget, self.hand)

    def draw(self, table: SeilschaftTable, dark: bool) -> None:
        """Show how things stand at a table, in the colours of a theme.

        Without aids, and behind the curtain, the figures are empty: no hand leaves the server.
        """
        for picture in self.all:
            picture.paint(palette(dark))
        if table.behind_curtain or not table.aids:
            for picture in self.all:
                picture.clear()
            return
        t, view = table.words, table.observation
        who = partner_name(table)
        self.tracker.draw(t, view, who)
        self.budget.draw(t, view, who)
        self.hand.draw(t, view, who, table.chances)
