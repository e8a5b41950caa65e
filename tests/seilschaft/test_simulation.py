"""The figures that the rules page quotes, one test a sentence (rules.md, The simulation)."""

from functools import cache

import pytest

from rulesengine.seilschaft import EASY, HARD, NORMAL, PRO, HouseRules
from rulesengine.seilschaft.kernels import simulate

pytestmark = pytest.mark.slow

GAMES = 4000
SEED = 2026
EVERY_LEVEL = pytest.mark.parametrize(
    "level", [EASY, NORMAL, HARD, PRO], ids=lambda level: level.name
)


@cache
def tally(level, deals=3, seed=SEED):
    return simulate("simple", "simple", GAMES, seed=seed, house_rules=HouseRules(level, deals))


def percent_won(level, deals=3):
    return 100 * tally(level, deals).count("won") / GAMES


@pytest.mark.parametrize(
    ("level", "percent"),
    [(HARD, 54), (NORMAL, 79), (EASY, 88), (PRO, 44)],
    ids=["hard about 54", "normal 79", "easy 88", "pro 44"],
)
def test_the_team_wins_about_as_many_games_as_the_page_says(level, percent):
    # the page's figure and ours each have a standard error of up to 0.8 points
    assert percent_won(level) == pytest.approx(percent, abs=2.5)


@EVERY_LEVEL
def test_almost_every_lost_game_is_lost_by_a_fall(level):
    lost = GAMES - tally(level).count("won")
    assert tally(level).count("fell") > 0.9 * lost


@EVERY_LEVEL
def test_three_deals_are_not_enough_in_fewer_than_one_of_a_hundred_games(level):
    assert tally(level).count("out_of_tricks") < GAMES / 100


@EVERY_LEVEL
def test_most_wins_fall_into_the_second_deal(level):
    won = tally(level).ends["won"]
    assert won[1] > sum(won) / 2


@EVERY_LEVEL
def test_two_deals_instead_of_three_cost_only_a_few_of_a_hundred_games(level):
    assert 0 <= percent_won(level) - percent_won(level, deals=2) < 6


def test_the_levels_come_in_the_order_of_their_difficulty():
    percents = [percent_won(level) for level in (EASY, NORMAL, HARD, PRO)]
    assert percents == sorted(percents, reverse=True)
