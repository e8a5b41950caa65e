"""One round at the table: deal, referee, course and journal of the same game."""

from __future__ import annotations

from collections.abc import Sequence

from apps.tables.battleseil.course import Course
from apps.tables.battleseil.deal import Deal, Reopened, ending
from apps.tables.shared.later import Later
from apps.tables.shared.referee import LocalReferee, Played
from apps.tables.shared.saving import GuestGames, Journal
from rulesengine.battleseil import Move, Observation, State
from rulesengine.battleseil.players import best_move


class Round:
    """A round that one seat plays against the computer; kept in a journal where there is one."""

    def __init__(
        self, seat: int, reopened: Reopened, later: Later, journal: Journal | None = None
    ) -> None:
        """Go on with a round where its moves have led; raises IllegalMove when they do not fit."""
        self.seat, self.deal, self.journal = seat, reopened.deal, journal
        self.computer = reopened.computer
        self._course = Course()
        self.referee = LocalReferee(
            reopened.start,
            {1 - seat: reopened.computer},
            self._choose,
            later,
            played=reopened.moves,
            keep=self._keep,
        )

    @classmethod
    def dealt(
        cls, seat: int, deal: Deal, computer: str, later: Later, games: GuestGames | None
    ) -> Round:
        """Return a new round, kept in `games` from the deal on."""
        start = deal.first_position()
        journal = games.begin(str(start), deal.options(computer, seat)) if games else None
        return cls(seat, Reopened(deal, computer, start, ()), later, journal)

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return bool(self.referee.observe(self.seat).over)

    @property
    def course(self) -> Course:
        """The course up to now."""
        for view in self.referee.seen(self.seat, self._course.noted):
            self._course.note(view)
        return self._course

    @property
    def kept(self) -> bool:
        """Whether a restart would find every move."""
        return self.journal is not None and self.journal.complete

    def _choose(self, player: str, observation: Observation) -> Move:
        return best_move(player, observation, self.deal.luck(observation.turn))

    def _keep(self, played: Sequence[Played], state: State) -> None:
        if self.journal is not None:
            moves = [(move.seat, str(move.move)) for move in played]
            self.journal.append(moves, ending(state, self.seat))
