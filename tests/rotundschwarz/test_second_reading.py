"""The engine and the literal second reading play the same games, move by move."""

import random

import pytest

from rulesengine.rotundschwarz import HouseRules, State, own_level
from rulesengine.rotundschwarz.solver import tokens_needed
from tests.rotundschwarz.games import GAMES, house_rules, won_game
from tests.rotundschwarz.naive import PACK
from tests.rotundschwarz.tables import agree, both_of_deal, naive_of, step

MOST = 120


def busy(state, luck):
    """Any move, cards home twice as often, so that games come to an end."""
    moves = sorted(map(str, state.legal_moves()))
    home = [move for move in moves if move.endswith("h")]
    return luck.choice(home if home and luck.random() < 0.5 else moves)


@pytest.mark.parametrize("number", range(GAMES))
def test_both_readings_agree_in_every_position_of_random_games(number):
    luck = random.Random(number)
    state, game = both_of_deal(house_rules(number), luck.sample(PACK, 52))
    agree(state, game)
    for _ in range(MOST):
        if state.over:
            break
        state = step(state, game, busy(state, luck))


def test_random_games_get_stuck_without_cells_and_both_readings_see_it():
    ended = 0
    for number in range(40):
        luck = random.Random(number)
        rules = HouseRules(own_level(number % 2, number % 3), mixed_suits=number % 4 > 1)
        state, game = both_of_deal(rules, luck.sample(PACK, 52))
        agree(state, game)
        for _ in range(60):
            if not state.over:
                state = step(state, game, busy(state, luck))
        ended += state.observe(0).status == "stuck"
    assert ended > 10


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("name", ["easy", "pro", "normal mixed_suits", "hard signal_coins"])
def test_both_readings_agree_in_won_games(number, name):
    states, moves = won_game(number, HouseRules.named(name))
    game = naive_of(states[0])
    for move, after in zip(moves, states[1:], strict=True):
        game.play(str(move))
        agree(after, game)
    assert game.result == "won"


@pytest.mark.parametrize(("number", "fewest"), [(2338, 1), (2440, 3)])
def test_the_fewest_tokens_the_solver_names_are_enough_in_the_literal_reading_too(number, fewest):
    state = State.numbered(number, HouseRules.named("pro"))
    game, moves = naive_of(state), [str(move) for move in tokens_needed(state).moves]
    for move in moves:
        game.play(move)
    assert (game.result, moves.count("pass")) == ("won", fewest)
