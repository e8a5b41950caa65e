"""Compiling the room's rules before somebody waits for them."""

from __future__ import annotations

import threading

from rulesengine.battleseil import kernels
from rulesengine.battleseil.analysis import Weighing
from rulesengine.battleseil.levels import ROPES
from rulesengine.battleseil.players import best_move
from rulesengine.battleseil.puzzle_making import make_puzzle
from rulesengine.battleseil.state import State
from rulesengine.battleseil.ways import ways
from rulesengine.common.luck import stream

_warm = threading.Event()


def warm() -> None:
    """Compile every rule once; seconds the first time, afterwards read from numba's disk cache."""
    state = State.deal(seed=0)
    state = state.apply(best_move("sepp", state.observe(state.mover), stream(0)))
    view = state.observe(0)
    view.proof(0, 0)
    view.reach(0, 1)
    kernels.simulate("hasty", "claiming", 1, seed=0)
    Weighing(view).add(1)
    other = state.observe(state.mover)
    Weighing(other, other.legal_moves()).add(1)
    make_puzzle(seed=0, grade=1)
    for rope in range(ROPES):
        ways(view, rope, 0)
    _warm.set()


def is_warm() -> bool:
    """Return whether `warm` has finished in this process."""
    return _warm.is_set()
