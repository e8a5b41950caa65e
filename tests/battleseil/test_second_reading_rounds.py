"""The engine and the literal second reading play the same rounds."""

import itertools
import random

import pytest

from rulesengine.battleseil import BASE, GREAT_FIELD, Card, HouseRules, State, Take
from rulesengine.battleseil.cards import SPECIAL_NAMES
from rulesengine.battleseil.notation import parse_move
from rulesengine.battleseil.players import best_move
from rulesengine.battleseil.state import shuffled_pack, shuffled_specials
from rulesengine.common.luck import stream
from tests.battleseil.naive_game import NaiveGame
from tests.battleseil.tables import plain_table

#: Every combination of the house rules that change a round.
HOUSE_RULES = [HouseRules(*chosen) for chosen in itertools.product((False, True), repeat=5)]


def at_random(state, luck):
    return luck.choice([str(move) for move in state.legal_moves()])


def greedy(state, luck):
    """Take whatever can be taken, else anything at random."""
    takes = [str(move) for move in state.legal_moves() if str(move).startswith("x")]
    return takes[0] if takes else at_random(state, luck)


def sepp(state, luck):
    return str(best_move("sepp", state.observe(state.mover), stream(luck.randrange(2**32))))


def crowded(state, luck):
    """Lay at the first rope with a place, so that sides fill early and passes come up."""
    return next(str(move) for move in sorted(state.legal_moves(), key=lambda m: str(m)[::-1]))


def both(house_rules, seed, starter):
    pack = shuffled_pack(house_rules, seed)
    specials = shuffled_specials(seed) if house_rules.specials else ()
    game = NaiveGame(
        [str(card) for card in pack],
        house_rules.strongest,
        "AB"[starter],
        specials=[str(card) for card in specials] or None,
        claim_first=house_rules.claim_first,
        automatic=house_rules.automatic,
        breakthrough=house_rules.breakthrough,
    )
    return State.of_pack(pack, house_rules, starter, specials), game


def after_automatic_taking(state):
    """The position once the table has taken what is due; the second reading takes by itself."""
    while not state.over and state.observe(0).house_rules.automatic:
        due = [move for move in state.legal_moves() if isinstance(move, Take)]
        if not due:
            break
        assert state.legal_moves() == (due[0],)
        state = state.apply(due[0])
    return state


def same_table(state, game):
    """Whether cards, fullness, stocks and counts are alike in both."""
    view, position = state.observe(0), state.thawed()
    mine, other = plain_table(view), game.table
    for rope, literal in zip(mine["ropes"], other["ropes"], strict=True):
        for field in ("A", "B", "mud", "soap"):
            assert rope[field] == literal[field]
        full = [side for side in "AB" if rope["full_since"][side]]
        assert full == [side for side in "AB" if literal["full_since"][side]]
    assert mine["discard"] == other["discard"]
    stock = position.stock[: position.table.stock_count][::-1]
    assert [str(Card(card)) for card in stock] == game.stock
    specials = position.special_stock[: position.table.specials_left][::-1]
    assert [str(Card(card)) for card in specials] == game.special_stock
    assert {"AB"[seat]: view.specials_played(seat) for seat in (0, 1)} == game.specials_played
    for seat in (0, 1):
        assert sorted(map(str, state.hand(seat))) == sorted(game.hands["AB"[seat]])


def result(state):
    view = state.observe(0)
    letter = {0: "A", 1: "B", None: None}
    return {
        "ropes": [letter[view.owner(rope)] for rope in range(9)],
        "A": view.ropes_of(0),
        "B": view.ropes_of(1),
        "winner": letter[state.winner],
    }


def may(state, text):
    """Whether the seat that a declaration belongs to may make it."""
    seat = 1 if text == "B gives up" else 0
    return state.observe(seat).refusal(parse_move(text)) is None


def play_both(house_rules, seed, choose, starter=0, early_end=None, early_end_from=0):
    """Play one round on both; return the moves. From some move on `early_end` is tried first."""
    state, game = both(house_rules, seed, starter)
    luck = random.Random(seed)
    moves = []
    while not state.over:
        assert {str(move) for move in state.legal_moves()} == game.legal()
        assert "AB"[state.mover] == game.mover
        text = choose(state, luck)
        if early_end and len(moves) >= early_end_from and may(state, early_end):
            text = early_end
        state = after_automatic_taking(state.apply(parse_move(text)))
        game.play(text)
        moves.append(text)
        same_table(state, game)
    assert game.over
    assert result(state) == game.result
    return moves


@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("choose", [at_random, greedy, sepp, crowded])
@pytest.mark.parametrize("house_rules", [BASE, GREAT_FIELD], ids=lambda rules: rules.name)
def test_both_readings_allow_the_same_moves_and_count_the_same_result(house_rules, choose, starter):
    for seed in range(100, 106):
        moves = play_both(house_rules, seed, choose, starter)
        assert moves[-1] == "pass"


def test_both_readings_settle_a_decided_round_alike():
    moves = [play_both(BASE, seed, greedy, early_end="settle")[-1] for seed in (4, 5, 6)]
    assert "settle" in moves


@pytest.mark.parametrize("loser", "AB")
def test_both_readings_let_a_side_give_up_alike(loser):
    given_up = f"{loser} gives up"
    moves = play_both(BASE, 7, greedy, early_end=given_up, early_end_from=90)
    assert (len(moves), moves[-1]) == (91, given_up)


def full_of_specials(state, luck):
    """Play specials and draw them as often as it goes, take most ropes, else anything at random."""
    moves = [str(move) for move in state.legal_moves()]
    wanted = [move for move in moves if move == "draw special" or _plays_special(move)]
    if wanted and luck.random() < 0.8:
        return luck.choice(wanted)
    return greedy(state, luck) if luck.random() < 0.8 else luck.choice(moves)


def _plays_special(move):
    return any(move.startswith(name) for name in SPECIAL_NAMES)


@pytest.mark.parametrize("number", range(len(HOUSE_RULES)))
def test_both_readings_agree_under_every_combination_of_house_rules(number):
    rules = HOUSE_RULES[number]
    play_both(rules, number, full_of_specials if rules.specials else greedy, starter=number % 2)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2000, 2002))
@pytest.mark.parametrize("house_rules", HOUSE_RULES, ids=lambda rules: rules.name)
def test_both_readings_agree_in_more_rounds_of_every_combination(house_rules, seed):
    choose = (full_of_specials, at_random)[seed % 2]
    play_both(house_rules, seed, choose, starter=1 - seed % 2)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1040))
@pytest.mark.parametrize("choose", [at_random, greedy, sepp, crowded])
@pytest.mark.parametrize("house_rules", [BASE, GREAT_FIELD], ids=lambda rules: rules.name)
def test_both_readings_agree_in_many_rounds(house_rules, choose, seed):
    play_both(house_rules, seed, choose, starter=seed % 2)
