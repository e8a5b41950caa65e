"""Moves weighed over many worlds: what Resi, Brandl, the advice and the figures at the ropes ask.

All moves are tried in the same worlds, so their differences are surer than their values.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from rulesengine.battleseil.cards import is_marker
from rulesengine.battleseil.legal_moves import MOST_MOVES
from rulesengine.battleseil.levels import ROPES, SEATS
from rulesengine.battleseil.moves import (
    DRAW,
    DRAW_SPECIAL,
    FETCH_ACROSS,
    LAY,
    THROW,
    card_of,
    kind_of,
)
from rulesengine.battleseil.position import NOBODY
from rulesengine.battleseil.rules import apply
from rulesengine.battleseil.worlds import (
    Scratch,
    complete_side,
    deal_world,
    new_scratch,
    settle,
    share_out,
    winner_of,
)
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record

DRAWN = ROPES  #: column of a weight: rounds drawn; before it the ropes, behind it the rounds won
WON = ROPES + 1
COLUMNS = ROPES + 2


@rule
def weigh(
    view: Record, moves: Any, count: int, worlds: int, luck: Record, scratch: Scratch, weights: Any
) -> None:
    """Add to `weights` (moves x COLUMNS) in how many of `worlds` each move ends how for the seat.

    Column r counts worlds in which rope r is the seat's in the end, DRAWN and WON rounds. Some
    three microseconds a move and world. The luck stream advances.
    """
    _settle_behind(view, moves, count, scratch)
    for _ in range(worlds):
        _weigh_in_one(view, moves, count, luck, scratch, weights)


@rule
def _settle_behind(view: Record, moves: Any, count: int, scratch: Scratch) -> None:
    """Write into `scratch.settled` whose each rope is behind each move, and in the row behind them now.

    What lies open says it, so it is the same in every world.
    """
    settle(view.table, scratch.settled[count])
    for at in range(count):
        after = scratch.after
        after.table = view.table
        after.hands[view.seat] = view.hand
        after.specials[view.seat] = view.specials
        apply(after, moves[at])
        settle(after.table, scratch.settled[at])


@rule
def _weigh_in_one(
    view: Record, moves: Any, count: int, luck: Record, scratch: Scratch, weights: Any
) -> None:
    seat = int(np.int64(view.seat))
    settled = scratch.settled
    deal_world(view, luck, scratch)
    _take_settled(scratch.world.table, settled[count])
    complete_side(scratch.world, 1 - seat, scratch)
    across = True  # the worths across belong to the world as it was dealt
    for at in range(count):
        scratch.after.table = view.table
        _copy_hidden(scratch.world, scratch.after)
        apply(scratch.after, moves[at])
        _take_settled(scratch.after.table, settled[at])
        other = _touches_other_side(moves[at]) or _differ(settled[at], settled[count])
        if other or not across:
            complete_side(scratch.after, 1 - seat, scratch)
        across = not other
        complete_side(scratch.after, seat, scratch)
        share_out(scratch.after.table, scratch, luck)
        _count(scratch.owners, seat, weights[at])


@rule
def weigh_as_it_stands(
    view: Record, worlds: int, luck: Record, scratch: Scratch, weight: Any
) -> None:
    """Add to `weight` (COLUMNS) in how many of `worlds` the position ends how for the seat."""
    settle(view.table, scratch.settled[0])
    for _ in range(worlds):
        deal_world(view, luck, scratch)
        _take_settled(scratch.world.table, scratch.settled[0])
        for seat in range(SEATS):
            complete_side(scratch.world, seat, scratch)
        share_out(scratch.world.table, scratch, luck)
        _count(scratch.owners, int(np.int64(view.seat)), weight)


@rule
def _take_settled(table: Record, owners: Any) -> None:
    for rope in range(ROPES):
        table.owner[rope] = owners[rope]


@rule
def _differ(one: Any, other: Any) -> bool:
    for rope in range(ROPES):
        if one[rope] != other[rope]:
            return True
    return False


@rule
def _copy_hidden(world: Record, after: Record) -> None:
    after.hands[:] = world.hands
    after.specials[:] = world.specials
    after.stock[:] = world.stock
    after.special_stock[:] = world.special_stock


@rule
def _touches_other_side(move: int) -> bool:
    """Return whether a move changes what the other side will have in the end."""
    kind = kind_of(move)
    if kind == LAY:
        return is_marker(card_of(move))
    return kind == THROW or kind == FETCH_ACROSS or kind == DRAW or kind == DRAW_SPECIAL


@rule
def _count(owners: Any, seat: int, weight: Any) -> None:
    for rope in range(ROPES):
        if owners[rope] == seat:
            weight[rope] += 1
    winner = winner_of(owners)
    if winner == seat:
        weight[WON] += 1
    elif winner == NOBODY:
        weight[DRAWN] += 1


class Bench(NamedTuple):
    """Room for one player's question; nothing in it outlives the question."""

    moves: Any  # packed moves, MOST_MOVES of them
    weights: Any  # (MOST_MOVES, COLUMNS): what each move led to
    scratch: Scratch


def new_bench() -> Bench:
    """Return a bench for one thread."""
    return Bench(
        np.zeros(MOST_MOVES, np.int64), np.zeros((MOST_MOVES, COLUMNS), np.int64), new_scratch()
    )
