"""What tables share at which turns are taken back, and how often that was done. Knows no Panel."""

from __future__ import annotations

from typing import Any, TypeVar

from apps.tables.shared.habits import Habits
from apps.tables.shared.replayed_table import ReplayedTable
from apps.tables.shared.round import Round
from apps.tables.shared.saving import Journal
from rulesengine.common.errors import N_, Refusal

_TAKEN_BACK = "taken_back"

NOTHING_TO_UNDO = Refusal(
    "nothing_to_undo", N_("There is nothing to take back."), N_("Make a move first.")
)


class CountedRound(Round):
    """A game that counts how many finished turns were taken back in it."""

    taken_back = 0

    @property
    def said_taken_back(self) -> str:
        """What the result says of it: `, taken back 2`, or nothing."""
        return f", taken back {self.taken_back}" if self.taken_back else ""


R = TypeVar("R", bound=CountedRound)


class TakingBackTable(ReplayedTable[R]):
    """A table at which a move may have been a slip."""

    _habits: Habits

    def _own_seats(self) -> set[int]:
        """Return the seats that play here."""
        return {self.round.deal.seat} if self.computer is not None else {0, 1}

    def _last_own(self) -> int | None:
        """Return how many moves came before the last one that was made here, None without one."""
        own = self._own_seats()
        numbers = [played.number for played in self.referee.played if played.seat in own]
        return numbers[-1] - 1 if numbers else None

    def _note_taken_back(self) -> None:
        round_ = self.round
        elsewhere = self._taken_back_in(round_.journal)  # in another window
        round_.taken_back = max(round_.taken_back, elsewhere) + 1
        self._habits.note_help(_TAKEN_BACK, round_.journal, round_.taken_back)

    def _taken_back_in(self, journal: Journal | None) -> int:
        """Return how many turns were taken back in a game, before a restart perhaps."""
        return self._habits.helped(_TAKEN_BACK, journal)

    def _is_turn_of(self, then: Any) -> bool:
        """Return whether the game is still in the turn of such a view."""
        now = self._now()
        return bool((now.turn, now.mover) == (then.turn, then.mover))
