"""One game at the table: what every table's game is, with its deal's number and the help taken."""

from __future__ import annotations

from apps.tables.rotundschwarz.naming import PARTNERS
from apps.tables.shared.saving import LOST, PRACTISED, WON, Ending
from apps.tables.shared.taking_back import CountedRound
from rulesengine.rotundschwarz import State, result_text, table_deal


class RotUndSchwarzRound(CountedRound):
    """A game of a team; a practice game counts neither as won nor as lost."""

    opponents = (*PARTNERS, None)
    hints = 0  #: how many were taken

    @property
    def number(self) -> int:
        """The number of the deal, which gives the same cards to everybody."""
        return table_deal(self.deal.seed, self.deal.number)

    def ending(self, state: State) -> Ending | None:
        """Return how the game ended for the team, None while it runs."""
        if not state.over:
            return None
        back = self.said_taken_back
        if self.deal.practice:
            return Ending(PRACTISED, f"{result_text(state)}, practice, hints {self.hints}{back}")
        return Ending(WON if state.won else LOST, result_text(state) + back)
