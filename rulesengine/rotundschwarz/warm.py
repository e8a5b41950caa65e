"""Compiling the room's rules before somebody waits for them."""

from __future__ import annotations

import threading

from rulesengine.common.luck import stream
from rulesengine.rotundschwarz.players import PLAYER_NAMES, best_move
from rulesengine.rotundschwarz.solver import nothing_comes_home, solve
from rulesengine.rotundschwarz.state import State

_warm = threading.Event()


def warm() -> None:
    """Compile every rule once; seconds the first time, afterwards read from numba's disk cache."""
    state = State.deal(seed=0)
    solve(state, limit=10)
    nothing_comes_home(state, limit=10)
    state.observe(0).safe_home()
    state.observe(0).loses(state.legal_moves()[0])
    for name in PLAYER_NAMES:
        state = state.apply(best_move(name, state.observe(state.mover), stream(0)))
    _warm.set()


def is_warm() -> bool:
    """Return whether `warm` has finished in this process."""
    return _warm.is_set()
