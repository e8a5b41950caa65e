"""Seilschaft, one core; seed 1.

Beside it stands OpenSpiel (github.com/google-deepmind/open_spiel, C++ with a Python side) with Hearts,
which is tricks with the same 52 cards: random players, the deal included, counted in cards that are
played, so that the length of a game does not matter. A second is one of this process's own time, so
that other work on the machine disturbs less.
"""

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

try:
    import pyspiel
except ImportError:  # there is no wheel for every machine
    pyspiel = None

SEED = 1
SECONDS = 2.0  #: for which a figure is measured
RANDOM_CARDS = "cards that random players play"
HEARTS, HEARTS_CARDS = "hearts(pass_cards=False)", 52  #: every deal is played to its last card


def measure() -> Iterator[str]:
    """Yield one line a figure."""
    chance = _a_second(_games_of("random"), 2000)
    simple = _a_second(_games_of("simple"), 2000)
    yield f"games of random players: {chance:,.0f} a second"
    yield f"games of the simple strategy: {simple:,.0f} a second, {simple / chance:.2f} of random ones"
    for name in sorted(PLAYER_NAMES.keys() - {"random", "simple"}):
        decisions = _decisions_a_second(name)
        yield f"decisions of the player {name}: {decisions:,.0f} a second"
    yield f"one State.apply from Python: {_apply_seconds() * 1e6:.0f} µs"
    yield from _beside_open_spiel()


def _beside_open_spiel() -> Iterator[str]:
    if pyspiel is None:
        yield "OpenSpiel is not installed (pip install open_spiel), so nothing stands beside this"
        return
    ours, theirs = _in_turns(_compiled_cards, _hearts_compiled_cards)
    yield _beside(f"{RANDOM_CARDS} in compiled code, each from a view", ours, theirs)
    ours, theirs = _in_turns(_python_cards, _hearts_children)
    yield _beside(
        f"{RANDOM_CARDS} from Python, each position kept, our moves checked", ours, theirs
    )
    ours, theirs = _in_turns(_python_cards, _hearts_in_place)
    yield _beside("  the same, while OpenSpiel changes one position in place", ours, theirs)


def _beside(what: str, ours: float, theirs: float) -> str:
    return f"{what}: {ours:,.0f} a second, {ours / theirs:.2f} times OpenSpiel's {theirs:,.0f}"


def _a_second(play: Callable[[int], float], amount: int) -> float:
    """Return what `play(amount)` counts a second, after one call that does not count."""
    play(1)
    done, started = 0.0, process_time()
    while (seconds := process_time() - started) < SECONDS:
        done += play(amount)
    return done / seconds


def _in_turns(ours: Callable[[int], float], theirs: Callable[[int], float]) -> tuple[float, float]:
    """Return both counts a second; they take turns, so that a busy machine slows both."""
    spent, done = [0.0, 0.0], [0.0, 0.0]
    for play in (ours, theirs):
        play(1)
    while sum(spent) < 2 * SECONDS:
        at = 0 if spent[0] <= spent[1] else 1
        started = process_time()
        done[at] += (ours, theirs)[at](20)
        spent[at] += process_time() - started
    return done[0] / spent[0], done[1] / spent[1]


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

    return _a_second(choose_all, 1)


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


def _hearts_compiled_cards(games: int) -> float:
    hearts = pyspiel.load_game(HEARTS)
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(4)]
    for number in range(games):
        pyspiel.evaluate_bots(hearts.new_initial_state(), bots, SEED + number)
    return float(games * HEARTS_CARDS)


def _hearts_in_place(games: int) -> float:
    hearts, luck = pyspiel.load_game(HEARTS), random.Random(SEED)
    for _ in range(games):
        state = hearts.new_initial_state()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
    return float(games * HEARTS_CARDS)


def _hearts_children(games: int) -> float:
    hearts, luck = pyspiel.load_game(HEARTS), random.Random(SEED)
    for _ in range(games):
        state = hearts.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():  # the deal
                state.apply_action(luck.choice(state.legal_actions()))
            else:
                state = state.child(luck.choice(state.legal_actions()))
    return float(games * HEARTS_CARDS)
