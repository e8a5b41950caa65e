"""Many games at once are the games that the friendly State plays, one by one."""

import pytest

from rulesengine.common.batch import chunks
from rulesengine.common.luck import stream
from rulesengine.seilschaft import LEVELS, HouseRules, State
from rulesengine.seilschaft.kernels import simulate
from rulesengine.seilschaft.players import best_move

RULES = [HouseRules(level) for level in LEVELS] + [HouseRules(deals=2), HouseRules(open_hands=True)]
EVERY_RULES = pytest.mark.parametrize("house_rules", RULES, ids=lambda rules: rules.name)


def played_alone(house_rules, seed, game):
    """How game `game` of a seed ends, and in which deal, when the simple strategy plays it alone."""
    state = State.deal(house_rules, seed=seed, game=game)
    while not state.over:
        state = state.apply(best_move("simple", state.observe(state.mover), stream(0)))
    view = state.observe(0)
    return view.status, view.deal_no


def only_end(tally):
    """The one end that a tally of one game counts."""
    ((status, deal),) = [
        (status, deal)
        for status, deals in tally.ends.items()
        for deal, count in enumerate(deals, 1)
        for _ in range(count)
    ]
    return status, deal


@EVERY_RULES
@pytest.mark.parametrize("game", [0, 1, 417, 2**40])
def test_every_game_of_a_million_is_one_that_state_plays_alone(house_rules, game):
    tally = simulate("simple", "simple", 1, seed=9, house_rules=house_rules, first=game)
    assert tally.games == 1
    assert only_end(tally) == played_alone(house_rules, 9, game)


@pytest.mark.parametrize(("seed", "game"), [(0, 2**63), (2**63, 0), (2**64 - 1, 2**64 - 1)])
def test_seeds_and_games_go_up_to_the_largest_number_of_64_bits(seed, game):
    tally = simulate("simple", "simple", 1, seed=seed, first=game)
    assert only_end(tally) == played_alone(HouseRules(), seed, game)


@pytest.mark.parametrize(("seed", "game"), [(2**63 - 1, 0), (0, 2**62)])
def test_seeds_and_games_go_up_to_the_largest_number_of_63_bits(seed, game):
    tally = simulate("simple", "simple", 1, seed=seed, first=game)
    assert only_end(tally) == played_alone(HouseRules(), seed, game)


@EVERY_RULES
@pytest.mark.parametrize("players", [("simple", "random"), ("random", "simple")])
def test_chunks_of_games_add_up_to_the_whole(players, house_rules):
    whole = simulate(*players, 30, seed=4, house_rules=house_rules)
    parts = [
        simulate(*players, games, seed=4, house_rules=house_rules, first=first)
        for first, games in chunks(30, 7)
    ]
    assert sum(parts[1:], parts[0]) == whole
    assert whole.games == 30


@EVERY_RULES
def test_random_games_repeat_with_their_seed_and_differ_with_another(house_rules):
    def tally(seed):
        return simulate("random", "random", 300, seed=seed, house_rules=house_rules)

    assert tally(1) == tally(1)
    assert tally(1).games == 300
    assert tally(1).ends != tally(2).ends


def test_open_hands_change_nothing_for_a_strategy_that_looks_only_at_its_own():
    closed, shown = (
        simulate("simple", "simple", 200, seed=3, house_rules=HouseRules(open_hands=open_hands))
        for open_hands in (False, True)
    )
    assert closed.ends == shown.ends


def test_no_game_given_up_is_counted_for_computer_players():
    assert simulate("simple", "random", 200, seed=1).count("gave_up") == 0


def test_the_simple_strategy_wins_more_than_random_moves():
    # of 200 games; equally good players would differ by 60 games only a few times in a million
    simple, random = (
        simulate(name, name, 200, seed=1).count("won") for name in ("simple", "random")
    )
    assert simple > random + 60
