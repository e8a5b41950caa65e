"""Whole games as files: what a replay makes of them is text whose change a person reads.

After an intended change `python -m tests.seilschaft.playthroughs` writes the told games anew.
"""

import pytest

from rulesengine import seilschaft
from rulesengine.common.luck import stream
from rulesengine.seilschaft import HouseRules, State, replay
from rulesengine.seilschaft.players import best_move
from tests.common.playthroughs import check, read_record
from tests.seilschaft.playthroughs import NAMES, told


def last_view(name):
    *_, (_, last) = replay(read_record(name))
    return last.observe(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_told_ends_and_is_recorded_again_as_before(name):
    check(seilschaft, told, name)


def test_the_recorded_games_end_in_every_way_a_game_can_end():
    endings = [last_view(name).status for name in NAMES]
    assert endings[:5] == ["won", "fell", "won", "out_of_tricks", "gave_up"]


def test_one_recorded_game_is_won_in_its_second_deal():
    assert last_view("seilschaft_won_in_deal_two").deal_no == 2


def test_one_recorded_game_is_won_although_a_rope_was_spent():
    view = last_view("seilschaft_rope")
    assert view.status == "won"
    assert any(trick.rope_used and trick.opened is not None for trick in view.tricks)


def test_no_trick_of_the_game_at_pro_has_a_trump():
    assert {trick.trump for trick in last_view("seilschaft_pro").tricks} == {None}


def test_the_game_with_variants_is_played_with_open_hands_for_two_deals():
    rules = last_view("seilschaft_open_hands_two_deals").house_rules
    assert (rules.open_hands, rules.deals) == (True, 2)


@pytest.mark.parametrize("name", ["seilschaft_won_in_deal_two", "seilschaft_pro"])
def test_the_simple_strategy_plays_its_recorded_game_again(name):
    written = read_record(name)
    seed, game = map(int, written.tag("Seed").split())
    state = State.deal(HouseRules.named(written.tag("Rules")), seed=seed, game=game)
    moves = []
    while not state.over:
        moves.append(str(best_move("simple", state.observe(state.mover), stream(0))))
        state = state.apply(next(m for m in state.legal_moves() if str(m) == moves[-1]))
    assert moves == [move for turn in written.turns for move in turn.moves]
