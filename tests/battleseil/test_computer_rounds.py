"""Many rounds at once are the rounds that the friendly State plays, one by one."""

from collections import Counter

import numpy as np
import pytest

from rulesengine.battleseil import BASE, GREAT_FIELD, HouseRules, State
from rulesengine.battleseil.kernels import Tally, simulate
from rulesengine.battleseil.players import best_move
from rulesengine.battleseil.state import full_pack
from rulesengine.common.batch import chunks
from rulesengine.common.luck import shuffle, stream

FESTIVE = HouseRules(specials=True, claim_first=True, automatic=True)
BOTH = pytest.mark.parametrize(
    "house_rules", [BASE, GREAT_FIELD, FESTIVE], ids=lambda rules: rules.name
)


def winner_of(house_rules, players, seed, game):
    """The winner of round `game` of a seed, played with one stream of luck from the shuffle on."""
    luck = stream(seed, game)
    shuffle(luck, np.arange(house_rules.pack_size), house_rules.pack_size)
    state = State.deal(house_rules, seed=seed, game=game)
    while not state.over:
        state = state.apply(best_move(players[state.mover], state.observe(state.mover), luck))
    return state.winner


@BOTH
@pytest.mark.parametrize(
    "players", [("sepp", "random"), ("random", "random"), ("sepp", "sepp"), ("resi", "random")]
)
def test_every_round_of_a_million_is_one_that_state_plays_alone(players, house_rules):
    for game in (0, 1, 417):
        tally = simulate(*players, 1, seed=9, house_rules=house_rules, first=game)
        wins = {0: tally.won_a, 1: tally.won_b, None: tally.drawn}
        assert wins[winner_of(house_rules, players, 9, game)] == tally.rounds == 1


@BOTH
def test_chunks_of_rounds_add_up_to_the_whole(house_rules):
    whole = simulate("sepp", "random", 30, seed=4, house_rules=house_rules)
    parts = Counter()
    for first, rounds in chunks(30, 7):
        tally = simulate("sepp", "random", rounds, seed=4, house_rules=house_rules, first=first)
        parts.update(won_a=tally.won_a, won_b=tally.won_b, drawn=tally.drawn)
    assert Tally(**{"won_a": 0, "won_b": 0, "drawn": 0, **parts}, seed=4) == whole


@BOTH
@pytest.mark.parametrize("player", ["claiming", "hasty"])
def test_random_rounds_repeat_with_their_seed_and_differ_with_another(player, house_rules):
    def tally(seed):
        return simulate(player, player, 300, seed=seed, house_rules=house_rules)

    assert tally(1) == tally(1)
    assert tally(1).rounds == 300
    assert (tally(1).won_a, tally(1).won_b) != (tally(2).won_a, tally(2).won_b)


def test_sepp_wins_most_rounds_against_random_moves_from_either_seat():
    # of 40 rounds; even players would win 34 or more a few times in a million
    assert simulate("sepp", "random", 40, seed=1).won_a >= 34
    assert simulate("random", "sepp", 40, seed=1).won_b >= 34


@pytest.mark.slow
@pytest.mark.parametrize("house_rules", [BASE, FESTIVE], ids=lambda rules: rules.name)
@pytest.mark.parametrize("stronger", ["resi", "brandl"])
def test_whoever_reckons_wins_most_rounds_against_sepp(stronger, house_rules):
    # of 40 rounds; whoever wins three of four would win fewer than 24 once in a hundred
    begun = simulate(stronger, "sepp", 20, seed=2, house_rules=house_rules).won_a
    followed = simulate("sepp", stronger, 20, seed=2, house_rules=house_rules).won_b
    assert begun + followed >= 24


def test_the_deal_of_a_seed_is_the_shuffled_pack_dealt():
    hands = {State.deal(seed=1, game=game).hand(0) for game in range(50)}
    assert len(hands) == 50
    counts = Counter(card for game in range(900) for card in State.deal(seed=2, game=game).hand(0))
    assert set(counts) == set(full_pack())
    # 100 expected each, deviation 9.4: five deviations off is a deal that favours a card
    assert all(50 < count < 150 for count in counts.values())
