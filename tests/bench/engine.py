"""Battleseil, one core; seed 1.

Ratios compare figures of the same run, so they mean the same on a slow and on a fast machine. Beside
it stands Hearts, for want of a public engine with a game like this one: moves against cards.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from rulesengine.battleseil import BASE, HouseRules, State
from rulesengine.battleseil.analysis import WORLDS, advice, chances_with, lays_of
from rulesengine.battleseil.kernels import deal_round, setting_of, simulate
from rulesengine.battleseil.levels import ROPES
from rulesengine.battleseil.players import best_move, choose, player_number
from rulesengine.battleseil.position import STEP_OVER
from rulesengine.battleseil.proof import examine, is_full
from rulesengine.battleseil.rules import apply, observe
from rulesengine.common.compiled import rule
from rulesengine.common.luck import stream
from tests.battleseil import naive
from tests.bench.open_spiel import SEED, beside_open_spiel, hearts_compiled_cards

REPEATS = 2000
TURN, TURN_SEAT = 21, 0  #: of the round that chances are weighed in


def measure() -> Iterator[str]:
    """Yield one line a figure."""
    proof = _proof_seconds()
    yield f"one proof: mean {proof.mean() * 1e6:.2f} µs, worst rope {proof.max() * 1e6:.2f} µs"
    slow = _second_reading_seconds()
    yield f"  {slow / proof.mean():,.0f} times as quick as the second reading of the rules in Python"
    for rules in (BASE, HouseRules(specials=True)):
        yield from _random_rounds(rules)
    sepp = _rounds_a_second(lambda n: simulate("sepp", "sepp", n, seed=SEED), 500)
    yield f"rounds of Sepp against himself: {sepp:,.0f} a second"
    yield f"one State.apply from Python: {_apply_seconds() * 1e6:.0f} µs"
    yield from _chances()
    yield from beside_open_spiel(
        ("random moves in compiled code, each from a view", _moves("hasty"), hearts_compiled_cards),
        ("  the same with exact claims", _moves("claiming"), hearts_compiled_cards),
    )


def _random_rounds(rules: HouseRules) -> Iterator[str]:
    def rounds(player: str) -> Callable[[int], Any]:
        return lambda number: simulate(player, player, number, seed=SEED, house_rules=rules)

    quick = _rounds_a_second(rounds("hasty"), 20_000)
    exact = _rounds_a_second(rounds("claiming"), 10_000)
    yield f"random rounds without claims ({rules.name}): {quick:,.0f} a second"
    yield f"  with exact claims: {exact:,.0f} a second, {exact / quick:.2f} of those without"


def _chances() -> Iterator[str]:
    """Yield what a chosen card and an advice cost in the middle of a round."""
    view = next(s for s in _positions() if s.observe(0).turn == TURN).observe(TURN_SEAT)
    card = max(view.hand, key=lambda card: len(lays_of(view, card)))
    for what, ask in (
        (
            f"chances of a card at {len(lays_of(view, card))} ropes",
            lambda: chances_with(view, card),
        ),
        ("an advice", lambda: advice(view)),
    ):
        ask()
        started = time.perf_counter()
        ask()
        yield f"{what}: {(time.perf_counter() - started) * 1000:.0f} ms, {WORLDS:,} worlds"


@rule
def _moves_made(setting: Any, player: int, rounds: int) -> int:
    """Play whole rounds and return how many moves that took."""
    moves = 0
    for number in range(rounds):
        deal_round(setting, np.uint64(SEED), np.uint64(number))
        while setting.position.table.step != STEP_OVER:
            observe(setting.position, setting.position.table.mover, setting.seen)
            apply(setting.position, choose(player, setting.seen, setting.luck, setting.bench))
            moves += 1
    return moves


def _moves(player: str) -> Callable[[int], float]:
    setting, number = setting_of(BASE), player_number(player)
    return lambda rounds: float(_moves_made(setting, number, 10 * rounds))


@rule
def _prove_often(table: Any, rope: int, seat: int, times: int) -> int:
    total = 0
    for _ in range(times):
        total += examine(table, rope, seat)[0]
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
    seconds = []
    for state, rope, seat in _questions():
        table = state.thawed().table
        _prove_often(table, rope, seat, 1)
        started = time.perf_counter()
        _prove_often(table, rope, seat, REPEATS)
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
