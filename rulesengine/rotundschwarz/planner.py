"""The planner: it plans for both, reads the partner's last move, and never speaks.

Everything lies open, so the only secret is what the partner is up to. The planner finds several ways
to win from here, takes for the partner's plan what goes on from the partner's last move, and makes the
first move of the way that is shortest and fits it. When the partner does something else, it plans anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulesengine.rotundschwarz.moves import Move, Pass, ToCell, ToColumn
from rulesengine.rotundschwarz.plans import QUICK
from rulesengine.rotundschwarz.solver import EVEN, HASTY, SOLVED, STEADY, THRIFTY, Attempt, solve
from rulesengine.rotundschwarz.state import State

_TOKEN = 4  #: a pass in a plan counts like so many turns
_UNDOING = 6  #: so does taking back what has just been done
_PATIENCE = 100  #: turns after which both look for a way in every manner, and so find the same one


@dataclass(frozen=True)
class Style:
    """How a planner looks for ways to win: searches that are all tried, and one for when they fail."""

    searches: tuple[Attempt, ...]
    last: Attempt


BUILDER = Style(
    (Attempt(QUICK, STEADY, eager=2, most=3_000), Attempt(QUICK, EVEN, eager=2, most=12_000)),
    Attempt(QUICK, STEADY, eager=2, most=40_000),
)
CLEARER = Style(
    (Attempt(QUICK, THRIFTY, eager=1, most=8_000), Attempt(QUICK, HASTY, eager=13, most=12_000)),
    Attempt(QUICK, THRIFTY, eager=0, most=40_000),
)
_EVERY = Style((*BUILDER.searches, *CLEARER.searches), BUILDER.last)


def planned_move(state: State, style: Style) -> Move | None:
    """Return the first move of the best way to win that the style finds, None when it finds none.

    The seat to move is the one that asks. At most some 75,000 positions are searched, less than half
    a second on one core.
    """
    late = int(state.thawed().turn) > _PATIENCE
    ways = sorted(_ways(state, _EVERY if late else style), key=lambda way: _length(state, way))
    return ways[0][0] if ways else None


def _ways(state: State, style: Style) -> Iterator[tuple[Move, ...]]:
    found = False
    for search in style.searches:
        answer = solve(state, search.most, (search,))
        if answer.verdict == SOLVED:
            found = True
            yield answer.moves
    if not found:
        answer = solve(state, style.last.most, (style.last,))
        if answer.verdict == SOLVED:
            yield answer.moves


def _length(state: State, way: tuple[Move, ...]) -> int:
    """Return how long a way is in turns, tokens and taking back included."""
    turns = [move for move in way if isinstance(move, ToCell | ToColumn | Pass)]
    passes = sum(isinstance(move, Pass) for move in turns)
    return len(turns) + _TOKEN * passes + _UNDOING * _undone(state, turns)


def _undone(state: State, turns: Sequence[Move]) -> int:
    """Return how many of both seats' last moves the next two turns take back: cards moved on again."""
    position = state.thawed()
    seats = (int(position.mover), 1 - int(position.mover))
    return sum(
        isinstance(move, ToCell | ToColumn) and int(move.card) == int(position.moved_card[seat])
        for seat, move in zip(seats, turns, strict=False)
    )
