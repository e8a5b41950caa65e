"""Luck repeats, is even, and is the published splitmix64."""

import itertools
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.common.luck import LUCK, below, next_bits, shuffle, start, stream
from rulesengine.common.records import blank

whole_numbers = st.integers(0, 2**64 - 1)


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_bits_are_those_of_the_published_splitmix64():
    luck = blank(LUCK)
    luck.state = 1234567
    assert [int(next_bits(luck)) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(whole_numbers, whole_numbers)
def test_a_stream_of_luck_repeats_with_its_seed_and_game(seed, game):
    first, again = stream(seed, game), stream(seed, game)
    assert [int(next_bits(first)) for _ in range(3)] == [int(next_bits(again)) for _ in range(3)]


def test_another_game_and_another_seed_have_other_luck():
    starts = {
        tuple(int(next_bits(luck)) for _ in range(2))
        for luck in (stream(seed, game) for seed in range(60) for game in range(60))
    }
    assert len(starts) == 3600


def test_seed_and_game_are_not_interchangeable():
    assert next_bits(stream(1, 2)) != next_bits(stream(2, 1))


def test_starting_again_goes_back_to_the_beginning_of_the_game():
    luck = stream(5, 8)
    first = int(next_bits(luck))
    start(luck, np.uint64(5), np.uint64(8))
    assert int(next_bits(luck)) == first


@pytest.mark.parametrize("number", [-1, 2**64])
def test_a_seed_or_game_that_does_not_fit_into_64_bits_is_refused(number):
    with pytest.raises(ValueError, match="no seed or game number"):
        stream(number)
    with pytest.raises(ValueError, match="no seed or game number"):
        stream(0, number)


@given(whole_numbers, st.integers(1, 2**32))
def test_a_number_below_a_count_is_below_it(seed, count):
    assert 0 <= below(stream(seed), count) < count


def test_below_one_is_always_zero():
    luck = stream(1)
    assert {below(luck, 1) for _ in range(100)} == {0}


@pytest.mark.parametrize(("count", "bound"), [(2, 11), (6, 21), (54, 98), (60, 105)])
def test_every_number_below_a_count_is_equally_likely(count, bound):
    # bound: the chi-square value that even luck exceeds once in a thousand seeds
    luck = stream(seed=11, game=count)
    draws = Counter(below(luck, count) for _ in range(500 * count))
    assert len(draws) == count
    assert chi_square(draws.values(), 500) < bound


def test_a_count_that_does_not_divide_the_range_favours_no_small_number():
    # without drawing again, the lower half would come up twice as often as the upper
    count = 2**64 // 3 * 2
    luck = stream(3)
    low = sum(below_uint64(luck, count) < count // 2 for _ in range(4000))
    assert 1850 < low < 2150


def below_uint64(luck, count):
    return below(luck, np.uint64(count))


def test_every_order_of_a_shuffle_is_equally_likely():
    luck = stream(seed=12)
    orders = Counter()
    for _ in range(24 * 500):
        cards = np.arange(4)
        shuffle(luck, cards, 4)
        orders[tuple(cards.tolist())] += 1
    assert set(orders) == set(itertools.permutations(range(4)))
    assert chi_square(orders.values(), 500) < 50  # 23 degrees of freedom: once in a thousand seeds


@given(whole_numbers, st.integers(0, 60))
def test_a_shuffle_keeps_every_card_and_leaves_what_lies_behind(seed, count):
    cards = np.arange(60)
    shuffle(stream(seed), cards, count)
    assert sorted(cards[:count].tolist()) == list(range(count))
    assert cards[count:].tolist() == list(range(count, 60))
