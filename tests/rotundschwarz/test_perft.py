"""Move-tree counts: how many sequences of moves of a length there are from a position.

The counts were made with `rulesengine.common.game.perft` and cross-checked by the literal second
reading, which counts the same trees down to CHECKED sequences in this file (all of them when it was
written). A changed count means changed rules.
"""

import copy

import pytest

from rulesengine.common.game import perft
from rulesengine.rotundschwarz import HouseRules, State
from tests.rotundschwarz.games import played_game
from tests.rotundschwarz.tables import naive_of

#: (number of a random game of tests.rotundschwarz.games, moves played in it, counts for 1, 2, 3, ...)
COUNTS = [
    (0, 0, [7, 18, 127, 841, 4459]),
    (1, 10, [3, 6, 22, 78, 176, 484, 1371]),
    (2, 20, [3, 2, 5, 3, 14, 34, 95]),
    (3, 8, [3, 4, 8, 8, 8, 2, 0]),
    (5, 20, [2, 18, 9, 81, 81, 729, 1458]),
    (6, 30, [9, 18, 162, 567, 5103]),
    (7, 12, [9, 27, 243, 1863]),
    (10, 50, [4, 3, 2, 1, 2, 0, 0]),
    (13, 25, [3, 27, 135, 1170, 4617]),
    (19, 10, [1, 1, 1, 1, 0, 0, 0]),
]
CHECKED = 3_000  #: the second reading counts trees with at most so many sequences
by_row = {"ids": lambda row: f"{row[0]}-{row[1]}"}


def start_of(row):
    states = played_game(row[0])[0]
    return states[min(row[1], len(states) - 2)]


def naive_perft(game, depth):
    if game.result is not None:
        return 0
    if depth == 1:
        return len(game.legal())
    total = 0
    for text in game.legal():
        after = copy.deepcopy(game)
        after.play(text)
        total += naive_perft(after, depth - 1)
    return total


@pytest.mark.parametrize("row", COUNTS, **by_row)
def test_there_are_as_many_sequences_as_were_pinned(row):
    counts = row[2]
    assert [perft(start_of(row), depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("row", COUNTS, **by_row)
def test_the_second_reading_counts_as_many_sequences(row):
    game = naive_of(start_of(row))
    small = [count for count in row[2] if count <= CHECKED]
    assert [naive_perft(game, depth) for depth in range(1, len(small) + 1)] == small


def test_no_sequence_at_all_is_one_sequence():
    assert perft(State.deal(seed=1), 0) == 1


def test_a_coin_may_end_the_turn_in_nine_ways():
    state = State.numbered(1, HouseRules.named("normal signal_coins"))
    moved = state.apply(state.legal_moves()[0])
    assert perft(moved, 1) == 9  # eight columns, or as it is
