"""Hearts of OpenSpiel (github.com/google-deepmind/open_spiel, C++), to stand beside our games.

Random players, the deal included, counted in cards that are played, so that the length of a game does
not matter. A second is one of this process's own time, so that other work on the machine disturbs less.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from time import process_time

try:
    import pyspiel
except ImportError:  # there is no wheel for every machine
    pyspiel = None

SEED = 1
SECONDS = 2.0  #: for which a figure is measured
HEARTS, HEARTS_CARDS = "hearts(pass_cards=False)", 52  #: every deal is played to its last card

#: Plays so many games and returns what was counted in them.
Plays = Callable[[int], float]


def beside_open_spiel(*rows: tuple[str, Plays, Plays]) -> Iterator[str]:
    """Yield a line for each (what, our count, OpenSpiel's), both a second; they take turns."""
    if pyspiel is None:
        yield "OpenSpiel is not installed (pip install open_spiel), so nothing stands beside this"
        return
    for what, ours, theirs in rows:
        our_rate, their_rate = _in_turns(ours, theirs)
        ratio = our_rate / their_rate
        yield f"{what}: {our_rate:,.0f} a second, {ratio:.2f} times OpenSpiel's {their_rate:,.0f}"


def a_second(play: Callable[[int], float], amount: int) -> float:
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


def hearts_compiled_cards(games: int) -> float:
    """Play in compiled code, each player from a view."""
    hearts = pyspiel.load_game(HEARTS)
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(4)]
    for number in range(games):
        pyspiel.evaluate_bots(hearts.new_initial_state(), bots, SEED + number)
    return float(games * HEARTS_CARDS)


def hearts_in_place(games: int) -> float:
    """Play from Python, one position changed in place."""
    hearts, luck = pyspiel.load_game(HEARTS), random.Random(SEED)
    for _ in range(games):
        state = hearts.new_initial_state()
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
    return float(games * HEARTS_CARDS)


def hearts_children(games: int) -> float:
    """Play from Python, every position kept."""
    hearts, luck = pyspiel.load_game(HEARTS), random.Random(SEED)
    for _ in range(games):
        state = hearts.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():  # the deal
                state.apply_action(luck.choice(state.legal_actions()))
            else:
                state = state.child(luck.choice(state.legal_actions()))
    return float(games * HEARTS_CARDS)
