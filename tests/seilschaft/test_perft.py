"""Move-tree counts: how many sequences of cards of a length there are from a position.

The counts were made with `rulesengine.common.game.perft` and cross-checked by the literal second
reading, which counts the same trees down to CHECKED sequences in this file (all of them when it was
written). A changed count means changed rules.
"""

import copy
import random
from functools import cache

import pytest

from rulesengine.common.game import perft
from rulesengine.seilschaft import HouseRules, State
from tests.seilschaft.tables import both_of_deal, step

#: (house rules, seed, cards already played, counts for 1, 2, 3, ... cards)
COUNTS = [
    ("normal", 1, 0, [13, 42, 504, 1516, 16676]),
    ("pro", 2, 0, [13, 36, 432, 1088, 11726]),
    ("hard", 3, 1, [3, 36, 216, 2354, 11565]),
    # over the end of the first deal into the second
    ("normal", 1, 18, [4, 12, 36, 76, 148, 240, 212, 212, 2509, 8106]),
    ("easy", 1, 22, [2, 3, 3, 3, 39, 126, 1332, 4008]),
    ("pro", 1, 18, [4, 12, 33, 69, 52, 88, 48, 48, 364, 1176]),
    # down to where the last sequences of the game end
    ("normal two_deals", 1, 44, [4, 12, 36, 68, 24, 40, 34, 34, 0]),
    ("hard two_deals", 4, 44, [4, 8, 24, 40, 32, 44, 40, 40, 0]),
    ("easy", 4, 70, [4, 16, 48, 144, 0]),
    ("normal open_hands", 48, 72, [3, 6, 12, 18, 0]),
]
CHECKED = 3_000  #: the second reading counts trees with at most so many sequences


def name(row):
    return f"{row[0]}-{row[1]}-{row[2]}"


@cache
def both_after(rules, seed, played):
    """The same position in both readings, after so many cards; small cards come first."""
    luck = random.Random(seed)
    state, game = both_of_deal(HouseRules.named(rules), luck)
    for _ in range(played):
        moves = list(state.legal_moves())
        luck.shuffle(moves)
        state = step(state, game, str(min(moves, key=lambda move: _loss(state, move))))
    return state, game


def _loss(state, move):
    """What a card costs at once, so that the late positions are reached."""
    before, after = state.observe(0), state.apply(move).observe(0)
    return after.over, before.ropes - after.ropes, before.hidden - after.hidden, move.card.steps


def naive_perft(game, depth):
    if game.result() is not None:
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
    *start, counts = row
    state, _ = both_after(*start)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("row", COUNTS, ids=name)
def test_the_second_reading_counts_as_many_sequences(row):
    *start, counts = row
    _, game = both_after(*start)
    small = [count for count in counts if count <= CHECKED]
    assert [naive_perft(game, depth) for depth in range(1, len(small) + 1)] == small


def test_no_sequence_at_all_is_one_sequence():
    assert perft(State.deal(seed=1), 0) == 1


def test_the_first_lead_is_any_of_thirteen_cards_and_each_answer_one_of_the_hand():
    state = State.deal(seed=1)
    answers = [len(state.apply(move).legal_moves()) for move in state.legal_moves()]
    assert perft(state, 1) == len(answers) == 13
    assert perft(state, 2) == sum(answers)
