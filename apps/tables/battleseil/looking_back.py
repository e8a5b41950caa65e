"""A finished round of Battleseil as it can be stepped through."""

from __future__ import annotations

from collections.abc import Sequence

from apps.tables.shared.looking_back import LookingBack, steps
from rulesengine.battleseil import Done, Draw, DrawSpecial, GiveUp, Move, Settle, State


def of_round(start: State, moves: Sequence[tuple[int, Move]]) -> LookingBack:
    """Return a finished round at its deal; to draw and to end a turn are no steps of their own."""
    return steps(start, moves, (Draw, DrawSpecial, Done, Settle, GiveUp))
