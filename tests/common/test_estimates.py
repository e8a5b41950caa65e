"""Sampled shares carry an honest interval."""

from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.common.estimates import share


@st.composite
def hits_of_games(draw):
    games = draw(st.integers(1, 10**6))
    return draw(st.one_of(st.integers(0, games), st.sampled_from([0, games]))), games


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"),
    [
        # worked by hand, z * z = 3.8415: the high end is 3.8415 / 13.8415
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_the_published_wilson_score(hits, games, low, high):
    estimate = share(hits, games)
    assert isclose(estimate.low, low, abs_tol=5.1e-5)
    assert isclose(estimate.high, high, abs_tol=5.1e-5)


def test_an_estimate_carries_its_games_and_its_seed():
    estimate = share(3, 4, seed=17)
    assert (estimate.value, estimate.games, estimate.seed) == (0.75, 4, 17)


def test_a_draw_counts_one_half():
    assert share(2.5, 5).value == 0.5


def test_an_estimate_says_value_interval_and_games():
    assert str(share(88, 100)) == "88.0% (80.2% to 93.0%, 100 games)"


@given(hits_of_games())
def test_the_value_lies_in_its_interval_and_the_interval_between_0_and_1(pair):
    estimate = share(*pair)
    assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1


@given(hits_of_games())
def test_hits_and_misses_are_mirror_images(pair):
    hits, games = pair
    one, other = share(hits, games), share(games - hits, games)
    assert isclose(one.low, 1 - other.high, abs_tol=1e-12)


@given(st.integers(1, 1000))
def test_more_games_and_less_confidence_make_a_narrower_interval(games):
    def width(estimate):
        return estimate.high - estimate.low

    assert width(share(games * 4 / 2, games * 4)) < width(share(games / 2, games))
    assert width(share(games / 2, games, confidence=0.8)) < width(share(games / 2, games))


@pytest.mark.parametrize(("hits", "games"), [(-1, 5), (6, 5), (0, 0), (1, -1)])
def test_a_share_that_cannot_be_is_refused_with_its_numbers(hits, games):
    with pytest.raises(ValueError, match=f"{hits} in {games} games"):
        share(hits, games)
