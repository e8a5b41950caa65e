"""Looking back: a game, or a part of one, that can be stepped through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

#: What is said at a step: a headline and a text, English sentences of the catalogues.
Told = tuple[str, str]

#: what is stepped through: a finished game, the example of the rules, a way to win from here
GAME, EXAMPLE, WAY = "back", "example", "way"


@dataclass(frozen=True)
class LookingBack:
    """Positions, the move before each but the first, and the step that is shown: `at` 0 is the first."""

    positions: tuple[Any, ...]
    moves: tuple[tuple[int, Any], ...]
    at: int = 0
    told: Mapping[int, Told] = field(default_factory=dict)
    kind: str = GAME

    @property
    def demonstration(self) -> bool:
        """Whether it is the worked example of the rules, and not a game of the guest's."""
        return self.kind == EXAMPLE

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.positions) - 1

    def to(self, at: int) -> LookingBack:
        """Return the same game at another step; beyond the ends it stays at the end."""
        return replace(self, at=max(0, min(at, self.last)))

    def observe(self, seat: int) -> Any:
        """Return what a seat knew at the step that is shown."""
        return self.positions[self.at].observe(seat)

    @property
    def shown_moves(self) -> tuple[tuple[int, Any], ...]:
        """The moves up to the step that is shown, each with its seat."""
        return self.moves[: self.at]

    @property
    def words(self) -> Told | None:
        """What is told at this step."""
        return self.told.get(self.at)


def steps(start: Any, moves: Sequence[tuple[int, Any]], silent: tuple[type, ...]) -> LookingBack:
    """Return what moves lead to from a position, one step a move.

    Moves of the `silent` kinds are no steps of their own: what they change is seen with the step before.
    """
    positions, shown = [start], []
    for seat, move in moves:
        after = positions[-1].apply(move)
        if isinstance(move, silent):
            positions[-1] = after
        else:
            positions.append(after)
            shown.append((seat, move))
    return LookingBack(tuple(positions), tuple(shown))


def replayed(record: Iterable[tuple[Any, Any]], silent: tuple[type, ...]) -> LookingBack:
    """Return a record as a room's `replay` yields it, one step a move; `silent` as in `steps`."""
    (_, start), *rest = record
    moves, state = [], start
    for move, after in rest:
        moves.append((state.mover, move))
        state = after
    return steps(start, moves, silent)
