"""Move-tree counts: how many move sequences of a length there are from a position.

The counts were made with `rulesengine.common.game.perft` and cross-checked by the literal second
reading, which counts the same trees down to CHECKED moves in this file (all of them when it was
written). A changed count means changed rules.
"""

import copy
import random

import pytest

from rulesengine.battleseil import BASE, GREAT_FIELD, State
from rulesengine.battleseil.notation import parse_move
from rulesengine.battleseil.state import shuffled_pack
from rulesengine.common.game import perft
from tests.battleseil.naive_game import NaiveGame

#: (house rules, seed, moves already played at random, counts for 1, 2, 3, ... moves)
COUNTS = [
    (BASE, 1, 0, [54, 54, 2916, 2916]),
    (GREAT_FIELD, 3, 0, [63, 63, 3969, 3969]),
    (BASE, 2, 70, [36, 40, 1084, 1376]),
    (GREAT_FIELD, 4, 75, [28, 30, 786, 1068]),
    # the stock is empty: down to where the last sequences end
    (BASE, 5, 105, [3, 3, 6, 12, 12, 18, 24, 18, 6, 0]),
    (BASE, 6, 106, [2, 4, 10, 22, 32, 46, 60, 76, 100, 116, 152, 188, 144]),
    (GREAT_FIELD, 8, 109, [2, 5, 11, 26, 79, 163, 230, 281, 313, 237, 99, 0]),
    (GREAT_FIELD, 9, 107, [1, 10, 14, 44, 95, 237, 635, 1100, 1474]),
    (BASE, 13, 101, [6, 8, 38, 90, 186, 348, 552, 1312]),
]
CHECKED = 3_000  #: the second reading counts trees with at most so many sequences


def name(row):
    return f"{row[0].name}-{row[1]}-{row[2]}"


def both_after(house_rules, seed, played):
    """The same position in both readings, after so many moves; takes are played when they can be."""
    pack = shuffled_pack(house_rules, seed)
    state = State.of_pack(pack, house_rules)
    game = NaiveGame([str(card) for card in pack], house_rules.strongest)
    luck = random.Random(seed)
    for _ in range(played):
        texts = [str(move) for move in state.legal_moves()]
        text = next((text for text in texts if text.startswith("x")), luck.choice(texts))
        state = state.apply(parse_move(text))
        game.play(text)
    return state, game


def naive_perft(game, depth):
    if game.over:
        return 0
    if depth == 1:
        return len(game.legal())
    total = 0
    for text in game.legal():
        after = copy.deepcopy(game)
        after.play(text)
        total += naive_perft(after, depth - 1)
    return total


@pytest.mark.parametrize("row", COUNTS, ids=name)
def test_there_are_as_many_sequences_as_were_pinned(row):
    house_rules, seed, played, counts = row
    state, _ = both_after(house_rules, seed, played)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("row", COUNTS, ids=name)
def test_the_second_reading_counts_as_many_sequences(row):
    house_rules, seed, played, counts = row
    _, game = both_after(house_rules, seed, played)
    small = [count for count in counts if count <= CHECKED]
    assert [naive_perft(game, depth) for depth in range(1, len(small) + 1)] == small


def test_no_sequence_at_all_is_one_sequence():
    assert perft(State.deal(seed=1), 0) == 1
