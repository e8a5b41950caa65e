"""What tables share at which a finished game can be stepped through. Knows no Panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import param

from apps.tables.shared.looking_back import LookingBack
from apps.tables.shared.referee import Played
from apps.tables.shared.round import Round
from apps.tables.shared.saving import Results
from apps.tables.shared.wished_table import WishedTable
from rulesengine.common.errors import N_, Refusal

LOOKING_BACK = Refusal(
    "looking_back",
    N_("You are looking back: these cards have been played."),
    N_("Go back to the table to play."),
)

R = TypeVar("R", bound=Round)


class ReplayedTable(WishedTable[R]):
    """A table for one person and a computer player, or two people at one device."""

    looking_back = param.ClassSelector(
        default=None, class_=LookingBack, allow_None=True, doc="What is stepped through."
    )

    # ---- what differs from room to room

    def _steps_of(self, start: Any, moves: Sequence[tuple[int, Any]]) -> LookingBack:
        """Return a finished game to be stepped through, at its deal."""
        raise NotImplementedError

    def _refresh(self) -> None:
        """Show what is looked at now: the game on the table, or a step of another."""
        raise NotImplementedError

    # ---- the game

    @property
    def computer(self) -> str | None:
        """The computer player across, None when two people sit at this device."""
        return self.round.deal.opponent

    @property
    def played(self) -> tuple[Played, ...]:
        """Every move that is shown."""
        if self.looking_back is None:
            return self.referee.played
        moves = enumerate(self.looking_back.shown_moves, 1)
        return tuple(Played(number, seat, move) for number, (seat, move) in moves)

    @property
    def thinking(self) -> bool:
        """Whether the computer player across is to move."""
        return self.looking_back is None and self.referee.thinking

    @property
    def results(self) -> Results | None:
        """The guest's finished games, None where nothing is kept."""
        return self._games.results() if self._games else None

    # ---- actions

    def look_back(self) -> None:
        """Step through the finished game from its deal."""
        if self.finished:
            moves = [(played.seat, played.move) for played in self.referee.played]
            self._look(self._steps_of(self.referee.start, moves))

    def look_at(self, step: int) -> None:
        """Go to a step of what is stepped through."""
        if self.looking_back is not None:
            self._look(self.looking_back.to(step))

    def end_looking_back(self) -> None:
        """Go back to the game on the table."""
        self._look(None)

    def _look(self, looking_back: LookingBack | None) -> None:
        self.looking_back = looking_back
        self._refresh()
