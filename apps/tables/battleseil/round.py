"""One round at the table: what every table's game is, and its course."""

from __future__ import annotations

from apps.tables.battleseil.course import Course
from apps.tables.battleseil.naming import OPPONENTS
from apps.tables.shared.dealing import Reopened
from apps.tables.shared.round import Round
from apps.tables.shared.saving import DRAW, LOST, WON, Ending, Journal
from apps.tables.shared.work import Later
from rulesengine.battleseil import State, result_text


class BattleseilRound(Round):
    """A round that one seat plays against the computer, with the course it took."""

    opponents = tuple(OPPONENTS)

    def __init__(self, reopened: Reopened, later: Later, journal: Journal | None = None) -> None:
        """Go on with a round where its moves have led; raises IllegalMove when they do not fit."""
        super().__init__(reopened, later, journal)
        self._course = Course()

    @property
    def course(self) -> Course:
        """The course up to now."""
        for view in self.referee.seen(self.deal.seat, self._course.noted):
            self._course.note(view)
        return self._course

    def ending(self, state: State) -> Ending | None:
        """Return how the round ended for the person, None while it runs."""
        if not state.over:
            return None
        won = state.winner == self.deal.seat
        return Ending(DRAW if state.winner is None else WON if won else LOST, result_text(state))
