"""The engine and the literal second reading play the same games, move by move."""

import itertools
import random
from functools import cache

import pytest

from rulesengine.common.luck import stream
from rulesengine.seilschaft import LEVELS, HouseRules, parse_move
from rulesengine.seilschaft.players import best_move
from tests.seilschaft.tables import agree, both_of_deal, step

ALL_RULES = [
    HouseRules(level, deals, open_hands)
    for level, deals, open_hands in itertools.product(LEVELS, (3, 2), (False, True))
]
EVERY_RULES = pytest.mark.parametrize("house_rules", ALL_RULES, ids=lambda rules: rules.name)


def at_random(state, luck):
    return str(luck.choice(state.legal_moves()))


def idly(state, luck):
    """Open nothing and spend nothing, as far as that goes, so that the tricks run out."""
    moves = list(state.legal_moves())
    luck.shuffle(moves)
    return str(min(moves, key=lambda move: (_what_it_costs(state, move), move.card.steps)))


def _what_it_costs(state, move):
    before, after = state.observe(0), state.apply(move).observe(0)
    return (after.status == "fell", before.ropes - after.ropes, before.hidden - after.hidden)


def simply(state, luck):
    return str(best_move("simple", state.observe(state.mover), stream(0)))


def more_idly(state, luck):
    """As idly as both hands allow: lead what can be answered idly."""
    if state.observe(0).lead is not None:
        return idly(state, luck)
    after = {move: state.apply(move) for move in state.legal_moves()}
    return str(
        min(
            after,
            key=lambda move: min(_what_it_costs(after[move], m) for m in after[move].legal_moves()),
        )
    )


def late(state, luck):
    """Idle for two deals, so that some games are won in the third."""
    return (idly if state.observe(0).deal_no < 3 else simply)(state, luck)


CHOICES = (at_random, idly, simply, late)
QUICK = range(4)


@cache
def play_both(house_rules, seed, choose, give_up_at=None):
    """Play one game on both and return how it ended, in which deal, and the tricks."""
    luck = random.Random(f"{house_rules.name} {seed} {choose.__name__}")
    state, game = both_of_deal(house_rules, luck, dealer="AB"[seed % 2])
    agree(state, game)
    for number in itertools.count():
        if state.over:
            break
        state = step(state, game, "give up" if number == give_up_at else choose(state, luck))
    view = state.observe(0)
    told = [("AB"[trick.leader], str(trick.lead), str(trick.answer)) for trick in view.tricks]
    assert told == game.tricks
    return view.status, view.deal_no, view.tricks


@EVERY_RULES
@pytest.mark.parametrize("choose", CHOICES, ids=lambda choose: choose.__name__)
def test_both_readings_are_in_the_same_position_after_every_move(house_rules, choose):
    for seed in QUICK:
        play_both(house_rules, seed, choose)


def test_these_games_see_every_end_every_deal_and_a_spent_rope():
    ended = [
        play_both(rules, seed, choose)
        for rules, choose, seed in itertools.product(ALL_RULES, CHOICES, QUICK)
    ]
    assert {(status, deal) for status, deal, _ in ended} >= {
        *(("won", deal) for deal in (1, 2, 3)),
        *(("fell", deal) for deal in (1, 2, 3)),
        ("out_of_tricks", 2),
    }
    tricks = [trick for _, _, tricks in ended for trick in tricks]
    assert {trick.rope_used for trick in tricks} == {True, False}
    assert any(trick.rope_used and trick.opened is not None for trick in tricks)
    assert any(trick.rope_used and trick.opened is None for trick in tricks)


def test_both_readings_run_out_of_tricks_alike():
    status, deal, tricks = play_both(HouseRules(LEVELS[0]), 0, more_idly)
    assert (status, deal, len(tricks)) == ("out_of_tricks", 3, 39)


@pytest.mark.parametrize("moves", [0, 1, 7, 26, 27])
def test_both_readings_let_the_team_give_up_at_any_time(moves):
    status, *_ = play_both(HouseRules(LEVELS[0]), 3, idly, give_up_at=moves)
    assert status == "gave_up"


def test_both_readings_refuse_the_same_cards():
    luck = random.Random(1)
    state, game = both_of_deal(HouseRules(), luck)
    for _ in range(20):
        allowed = {str(move) for move in state.legal_moves()}
        for text in (f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "CDHS"):
            assert state.observe(state.mover).allows(parse_move(text)) == (text in game.legal())
        state = step(state, game, min(allowed))


@pytest.mark.slow
@EVERY_RULES
@pytest.mark.parametrize("choose", CHOICES, ids=lambda choose: choose.__name__)
def test_both_readings_agree_in_many_games(house_rules, choose):
    for seed in range(1000, 1015):
        play_both(house_rules, seed, choose)
