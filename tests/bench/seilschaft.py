"""Seilschaft, one core; seed 1. Beside it stands Hearts, which is tricks with the same 52 cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.luck import start, stream
from rulesengine.seilschaft import HouseRules, State
from rulesengine.seilschaft.kernels import play_game, setting_for, simulate
from rulesengine.seilschaft.players import PLAYER_NAMES, best_move, player_number
from tests.bench.open_spiel import (
    SEED,
    a_second,
    beside_open_spiel,
    hearts_children,
    hearts_compiled_cards,
    hearts_in_place,
)

RANDOM_CARDS = "cards that random players play"


def measure() -> Iterator[str]:
    """Yield one line a figure."""
    chance = a_second(_games_of("random"), 2000)
    simple = a_second(_games_of("simple"), 2000)
    yield f"games of random players: {chance:,.0f} a second"
    yield f"games of the simple strategy: {simple:,.0f} a second, {simple / chance:.2f} of random ones"
    for name in sorted(PLAYER_NAMES.keys() - {"random", "simple"}):
        decisions = _decisions_a_second(name)
        yield f"decisions of the player {name}: {decisions:,.0f} a second"
    yield f"one State.apply from Python: {_apply_seconds() * 1e6:.0f} µs"
    yield from beside_open_spiel(
        (
            f"{RANDOM_CARDS} in compiled code, each from a view",
            _compiled_cards,
            hearts_compiled_cards,
        ),
        (
            f"{RANDOM_CARDS} from Python, each position kept, our moves checked",
            _python_cards,
            hearts_children,
        ),
        (
            "  the same, while OpenSpiel changes one position in place",
            _python_cards,
            hearts_in_place,
        ),
    )


def _games_of(player: str) -> Callable[[int], float]:
    def play(games: int) -> float:
        simulate(player, player, games, seed=SEED)
        return games

    return play


def _decisions_a_second(player: str) -> float:
    """Return how many cards a second the player chooses over its own games; views count, luck is fixed."""
    views, state = [], State.deal(seed=SEED)
    while not state.over:
        views.append(state.observe(state.mover))
        state = state.apply(best_move(player, views[-1], stream(SEED, len(views))))

    def choose_all(_: int) -> float:
        for number, view in enumerate(views):
            best_move(player, view, stream(SEED, number))
        return len(views)

    return a_second(choose_all, 1)


def _apply_seconds() -> float:
    state = State.deal(seed=SEED)
    move = state.legal_moves()[0]
    state.apply(move)
    started = process_time()
    for _ in range(1000):
        state.apply(move)
    return (process_time() - started) / 1000


@rule
def _cards_played(setting: Any, players: Any, games: int) -> int:
    """Play whole games and return how many cards that took."""
    cards = 0
    for number in range(games):
        start(setting.luck, np.uint64(SEED), np.uint64(number))
        play_game(setting, players)
        cards += 2 * setting.position.table.trick_count
    return cards


def _compiled_cards(games: int) -> float:
    players = np.full(2, player_number("random"), np.int64)
    return float(_cards_played(setting_for(HouseRules()), players, 100 * games))


def _python_cards(games: int) -> float:
    luck, cards = random.Random(SEED), 0
    for number in range(games):
        state = State.deal(seed=SEED, game=number)
        while not state.over:
            state = state.apply(luck.choice(state.legal_moves()))
            cards += 1
    return float(cards)
