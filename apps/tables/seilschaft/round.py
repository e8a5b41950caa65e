"""One game at the table: what every table's game is, and whether aids were used in it."""

from __future__ import annotations

from typing import ClassVar

from apps.tables.seilschaft.naming import PARTNERS
from apps.tables.shared.round import Round
from apps.tables.shared.saving import LOST, WON, Ending
from rulesengine.seilschaft import State, result_text

_WITH_AIDS = ", with aids"


class SeilschaftRound(Round):
    """A game of a team; its result says when the figures beside the table helped."""

    opponents = (*PARTNERS, None)
    whole_turns: ClassVar[bool] = False  # a finished trick is looked at before the next lead
    aids_used = False

    def ending(self, state: State) -> Ending | None:
        """Return how the game ended for the team, None while it runs."""
        if not state.over:
            return None
        note = _WITH_AIDS if self.aids_used else ""
        return Ending(WON if state.won else LOST, result_text(state) + note)
