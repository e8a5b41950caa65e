"""The engine, one core; seed 1.

Ratios compare figures of the same run, so they mean the same on a slow and on a fast machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from rulesengine.battleseil import State
from rulesengine.battleseil.kernels import simulate
from rulesengine.battleseil.levels import ROPES
from rulesengine.battleseil.players import best_move
from rulesengine.battleseil.proof import examine, is_full
from rulesengine.common.compiled import rule
from rulesengine.common.luck import stream
from tests.battleseil import naive

SEED = 1
REPEATS = 2000


def measure() -> Iterator[str]:
    """Yield one line a figure."""
    proof = _proof_seconds()
    yield f"one proof: mean {proof.mean() * 1e6:.2f} µs, worst rope {proof.max() * 1e6:.2f} µs"
    slow = _second_reading_seconds()
    yield f"  {slow / proof.mean():,.0f} times as quick as the second reading of the rules in Python"
    quick = _rounds_a_second(lambda n: simulate("hasty", "hasty", n, seed=SEED), 20_000)
    exact = _rounds_a_second(lambda n: simulate("claiming", "claiming", n, seed=SEED), 10_000)
    yield f"random rounds without claims: {quick:,.0f} a second"
    yield f"random rounds with exact claims: {exact:,.0f} a second, {exact / quick:.2f} of those without"
    sepp = _rounds_a_second(lambda n: simulate("sepp", "sepp", n, seed=SEED), 500)
    yield f"rounds of Sepp against himself: {sepp:,.0f} a second, {sepp / exact:.2f} of random ones"
    yield f"one State.apply from Python: {_apply_seconds() * 1e6:.0f} µs"


@rule
def _prove_often(table: Any, rope: int, seat: int, times: int, added: Any) -> int:
    total = 0
    for _ in range(times):
        total += examine(table, rope, seat, added)[0]
    return total


def _positions() -> list[State]:
    """Return the positions of one round of Sepp against himself."""
    state, positions = State.deal(seed=SEED), []
    while not state.over:
        positions.append(state)
        state = state.apply(
            best_move("sepp", state.observe(state.mover), stream(SEED, len(positions)))
        )
    return positions


def _questions() -> Iterator[tuple[State, int, int]]:
    """Yield every (position, rope, seat) whose side is full at an open rope."""
    for state in _positions():
        table = state.thawed().table
        for rope in range(ROPES):
            for seat in (0, 1):
                if table.owner[rope] < 0 and is_full(table, rope, seat):
                    yield state, rope, seat


def _proof_seconds() -> np.ndarray:
    added = np.empty(4, np.int64)
    seconds = []
    for state, rope, seat in _questions():
        table = state.thawed().table
        _prove_often(table, rope, seat, 1, added)
        started = time.perf_counter()
        _prove_often(table, rope, seat, REPEATS, added)
        seconds.append((time.perf_counter() - started) / REPEATS)
    return np.array(seconds)


def _second_reading_seconds() -> float:
    """Return the mean time of the literal reading for the same questions, every tenth of them."""
    questions = list(_questions())[::10]
    tables = [(_naive_table(state), rope, "AB"[seat]) for state, rope, seat in questions]
    started = time.perf_counter()
    for table, rope, seat in tables:
        naive.proof(table, rope, seat)
    return (time.perf_counter() - started) / len(tables)


def _naive_table(state: State) -> dict[str, Any]:
    view = state.observe(0)
    record = view.record.table
    ropes = []
    for rope in range(ROPES):
        owner = view.owner(rope)
        ropes.append(
            {
                "A": [str(card) for card in view.cards_at(rope, 0)],
                "B": [str(card) for card in view.cards_at(rope, 1)],
                "mud": False,
                "soap": False,
                "owner": None if owner is None else "AB"[owner],
                "full_since": {
                    "A": int(record.full_since[rope, 0]),
                    "B": int(record.full_since[rope, 1]),
                },
            }
        )
    return {"ropes": ropes, "discard": [], "specials": False, "strongest": 9}


def _rounds_a_second(play: Callable[[int], Any], rounds: int) -> float:
    play(1)
    started = time.perf_counter()
    play(rounds)
    return rounds / (time.perf_counter() - started)


def _apply_seconds() -> float:
    state = State.deal(seed=SEED)
    move = state.legal_moves()[0]
    started = time.perf_counter()
    for _ in range(1000):
        state.apply(move)
    return (time.perf_counter() - started) / 1000
