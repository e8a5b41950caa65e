"""What every room's friendly State can do, as a type: for perft, replay and the tables."""

from __future__ import annotations

from typing import Any, Protocol

SEAT_LETTERS = "AB"  #: how texts name the seats 0 and 1


class Move(Protocol):
    """A move prints as its notation."""

    def __str__(self) -> str: ...


class GameState(Protocol):
    """An immutable position with the four doors of a room."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    @property
    def mover(self) -> int:
        """The seat to move, 0 or 1."""
        ...

    def legal_moves(self) -> tuple[Any, ...]:
        """Return every move the seat to move may play."""
        ...

    def apply(self, move: Any) -> GameState:
        """Return the position after `move`; raises IllegalMove."""
        ...


def perft(state: GameState, depth: int) -> int:
    """Return the number of move sequences of length `depth` from `state` (a finished game has none).

    Two implementations of the same rules agree on these counts; grows exponentially with depth.
    """
    if depth == 0:
        return 1
    if state.over:
        return 0
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.apply(move), depth - 1) for move in moves)
