"""One game on a table: its deal, referee and journal."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Self

from apps.tables.shared.dealing import Deal, Reopened
from apps.tables.shared.referee import LocalReferee, Played
from apps.tables.shared.saving import Ending, GuestGames, Journal, SavedGame
from apps.tables.shared.work import Later
from rulesengine.common.errors import NotationError


class Round:
    """A game that one seat plays with the computer, or two people at one device.

    Kept in a journal where there is one: a move is written down before anybody is told of it. A
    room's own round says whom one can sit with, and how a game ends.
    """

    #: Whom a person can sit with: computer players, and None where it may be another person.
    opponents: ClassVar[Collection[str | None]] = ()

    #: Whether a computer player's turn is one change, or each of its moves one of its own.
    whole_turns: ClassVar[bool] = True

    def __init__(self, reopened: Reopened, later: Later, journal: Journal | None = None) -> None:
        """Go on with a game where its moves have led.

        Raises IllegalMove when they do not fit, NotationError for an opponent that nobody sits with.
        """
        self._check(reopened.deal)
        self.deal, self.journal = reopened.deal, journal
        opponent = self.deal.opponent
        self.referee = LocalReferee(
            reopened.start,
            {1 - self.deal.seat: opponent} if opponent else {},
            self._choose,
            later,
            played=reopened.moves,
            keep=self._keep,
            whole_turns=self.whole_turns,
            by_itself=self.by_itself,
        )

    @classmethod
    def dealt(cls, deal: Deal, later: Later, games: GuestGames | None) -> Self:
        """Return a new game, kept in `games` from the deal on; it may be over with it."""
        start = deal.first_position()
        journal = games.begin(str(start), deal.options()) if games else None
        new = cls(Reopened(deal, start), later, journal)
        if new.over:  # lost before the first move, as own settings may have it
            new._keep((), start)
        return new

    @classmethod
    def deal_of(cls, saved: SavedGame) -> Deal:
        """Return the deal a saved game was made of.

        Raises NotationError when it cannot be read, or its opponent is nobody one can sit with.
        """
        deal = Deal.of(saved)
        cls._check(deal)
        return deal

    @classmethod
    def _check(cls, deal: Deal) -> None:
        if deal.opponent not in cls.opponents:
            raise NotationError(f"At this table nobody can sit with {deal.opponent!r}.")

    def ending(self, state: Any) -> Ending | None:
        """Return how a position ended for the person, None while the game runs."""
        raise NotImplementedError

    def by_itself(self, view: Any) -> Any:
        """Return the move the table makes for the person to move, None where that person decides."""
        return None

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return bool(self.referee.observe(self.deal.seat).over)

    @property
    def kept(self) -> bool:
        """Whether a restart would find every move."""
        return self.journal is not None and self.journal.complete

    def take_back(self, moves: int) -> None:
        """Go back to where the game stood after its first `moves`.

        Raises GameMovedOn when it went on elsewhere, NotSaved when that cannot be kept.
        """
        self.referee.take_back(moves, self.journal.take_back if self.journal else None)

    def _choose(self, player: str, observation: Any) -> Any:
        return self.deal.doors.best_move(player, observation, self.deal.luck(observation.turn))

    def _keep(self, played: Sequence[Played], state: Any) -> None:
        if self.journal is not None:
            moves = [(move.seat, str(move.move)) for move in played]
            self.journal.append(moves, self.ending(state))
