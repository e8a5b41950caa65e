"""The computer players of Battleseil; each sees a view, never a position.

Players have numbers because compiled code cannot take functions as arguments without losing its
disk cache; `choose` dispatches. Equal view, equal luck: equal move.
"""

from __future__ import annotations

from typing import Any

from rulesengine.battleseil.legal_moves import legal_moves, moves_but_taking
from rulesengine.battleseil.legality import must_take
from rulesengine.battleseil.moves import TAKE, Move, kind_of, packed, unpack
from rulesengine.battleseil.observation import Observation
from rulesengine.battleseil.position import OPEN_ROPE
from rulesengine.battleseil.reckoning import brandl, resi
from rulesengine.battleseil.sepp import sepp
from rulesengine.battleseil.weighing import Bench, new_bench
from rulesengine.common.compiled import rule
from rulesengine.common.luck import below
from rulesengine.common.records import Record

RANDOM, SEPP, CLAIMING, HASTY, RESI, BRANDL = range(6)
#: sepp, resi and brandl are the people across the brook. random plays any legal move; claiming lays
#: at random and takes whatever is proven; hasty lays at random and takes only what it must, so it
#: asks for no proof and is quick
PLAYER_NAMES = {
    **{"random": RANDOM, "sepp": SEPP, "claiming": CLAIMING, "hasty": HASTY},
    **{"resi": RESI, "brandl": BRANDL},
}


@rule
def choose(player: int, view: Record, luck: Record, bench: Bench) -> int:
    """Return the packed legal move the player makes; the seat of the view must be to move.

    Nothing in `bench` outlives the question. The luck stream advances.
    """
    moves = bench.moves
    if player == HASTY:
        return _hasty(view, moves, luck)
    count = legal_moves(view, moves)
    if player == RANDOM or (player == CLAIMING and kind_of(moves[0]) != TAKE):
        return moves[below(luck, count)]
    if kind_of(moves[0]) == TAKE:
        return moves[0]
    if player == SEPP:
        return sepp(view, moves, count, luck)
    if player == RESI:
        return resi(view, count, luck, bench)
    return brandl(view, count, luck, bench)


@rule
def _hasty(view: Record, moves: Any, luck: Record) -> int:
    """Play anything but a taking, unless the house rules demand one."""
    owed = must_take(view.table)
    if owed != OPEN_ROPE:
        return packed(TAKE, 0, owed, 0)
    return moves[below(luck, moves_but_taking(view, moves, 0))]


def player_number(name: str) -> int:
    """Return the number of the named computer player; raises KeyError naming the ones there are."""
    if name not in PLAYER_NAMES:
        raise KeyError(f"There is no player {name!r}; there is: {', '.join(PLAYER_NAMES)}.")
    return PLAYER_NAMES[name]


def best_move(player: str, observation: Observation, luck: Record) -> Move:
    """Return the move the named player makes from this view; raises KeyError for an unknown name.

    Sepp answers in about a millisecond, Resi and Brandl in some ten. The luck stream advances.
    """
    return unpack(int(choose(player_number(player), observation.record, luck, new_bench())))
