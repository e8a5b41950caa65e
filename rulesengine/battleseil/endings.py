"""How a round ends: by two passes, by breaking through, and who then owns what."""

from __future__ import annotations

from rulesengine.battleseil.levels import DECIDED, NEIGHBOURS, ROPES
from rulesengine.battleseil.position import NOBODY, OPEN_ROPE, STEP_OVER
from rulesengine.battleseil.proof import is_proven
from rulesengine.battleseil.ropes import is_full
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record


@rule
def ropes_of(table: Record, seat: int) -> int:
    """Return how many ropes the seat owns."""
    owned = 0
    for rope in range(ROPES):
        if table.owner[rope] == seat:
            owned += 1
    return owned


@rule
def is_decided(table: Record) -> bool:
    """Return whether one side owns five ropes, so that the winner is certain."""
    return ropes_of(table, 0) >= DECIDED or ropes_of(table, 1) >= DECIDED


@rule
def breaks_through(table: Record, seat: int) -> bool:
    """Return whether the seat owns five ropes or three neighbours (rules.md, Breakthrough)."""
    in_a_row = 0
    for rope in range(ROPES):
        in_a_row = in_a_row + 1 if table.owner[rope] == seat else 0
        if in_a_row == NEIGHBOURS:
            return True
    return ropes_of(table, seat) >= DECIDED


@rule
def win_at_once(table: Record, seat: int) -> None:
    """End the round for the seat; open ropes stay open."""
    table.winner = seat
    table.step = STEP_OVER


@rule
def end_round(table: Record) -> None:
    """Open ropes go to the full side, the better one where both are; more ropes win."""
    for rope in range(ROPES):
        if table.owner[rope] == OPEN_ROPE:
            table.owner[rope] = _heir(table, rope)
    first, second = ropes_of(table, 0), ropes_of(table, 1)
    table.winner = NOBODY if first == second else int(second > first)
    table.step = STEP_OVER


@rule
def _heir(table: Record, rope: int) -> int:
    """Return the side an open rope goes to at the end, OPEN_ROPE when neither is full."""
    if is_full(table, rope, 0) and is_full(table, rope, 1):
        return 0 if is_proven(table, rope, 0) else 1
    if is_full(table, rope, 0):
        return 0
    return 1 if is_full(table, rope, 1) else OPEN_ROPE
