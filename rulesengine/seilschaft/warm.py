"""Compiling the room's rules before somebody waits for them."""

from __future__ import annotations

import threading

from rulesengine.common.luck import stream
from rulesengine.seilschaft import kernels
from rulesengine.seilschaft.analysis import card_chances, next_trump
from rulesengine.seilschaft.budget import budget, outcomes
from rulesengine.seilschaft.players import PLAYER_NAMES, best_move
from rulesengine.seilschaft.state import State

_warm = threading.Event()


def warm() -> None:
    """Compile every rule once; seconds the first time, afterwards read from numba's disk cache."""
    state = State.deal(seed=0)
    view = state.observe(state.mover)
    budget(view)
    outcomes(view)
    card_chances(view, worlds=1)
    next_trump(view)
    for name in PLAYER_NAMES:
        state = state.apply(best_move(name, state.observe(state.mover), stream(0)))
    kernels.simulate("random", "random", 1, seed=0)
    _warm.set()


def is_warm() -> bool:
    """Return whether `warm` has finished in this process."""
    return _warm.is_set()
