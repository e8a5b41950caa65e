"""What stands beside the table: runs, moves each player has, dangers, and the way ahead."""

from itertools import pairwise

import pytest

from rulesengine.rotundschwarz import (
    Card,
    GiveUp,
    Home,
    HouseRules,
    Pass,
    State,
    ToCell,
    ToColumn,
    replay,
)
from rulesengine.rotundschwarz.analysis import (
    longest_by_cells,
    longest_run,
    losing_moves,
    mobility,
    outlook,
    run_from,
    stifling_moves,
)
from rulesengine.rotundschwarz.worked_example import worked_example
from tests.rotundschwarz.games import GAMES, position, won_game


def first_of_example():
    """Return the position the worked example begins with."""
    return next(iter(replay(worked_example())))[1]


def test_the_run_of_the_worked_example_takes_five_moves_and_red_starts():
    view = first_of_example().observe(0)
    run = run_from(view, Card.parse("8H"))
    assert run is not None
    assert [str(card) for card in run.cards] == ["8H", "7S", "6D"]
    assert (run.column, run.moves, run.starts, run.takes_turns) == (2, 5, 0, True)
    assert longest_run(view, 2) == run


def test_with_mixed_suits_owners_need_not_take_turns():
    state = State.numbered(1, HouseRules(mixed_suits=True)).observe(0)
    for column in range(8):
        run = longest_run(state, column)
        assert run is not None
        owners = [state.owner(card) for card in run.cards]
        assert run.takes_turns == all(a != b for a, b in pairwise(owners))


def test_a_card_that_begins_no_run_has_none():
    view = State.numbered(1).observe(0)
    covered = view.columns[0][0]
    assert run_from(view, covered) is None
    assert run_from(view, view.columns[0][-1]).moves == 1


def test_a_run_is_as_long_as_the_empty_cells_and_one_more():
    state = State.numbered(1)
    assert longest_by_cells(state.observe(0)) == 5
    move = next(move for move in state.legal_moves() if isinstance(move, ToCell))
    assert longest_by_cells(state.apply(move).observe(0)) == 4


@pytest.mark.parametrize("number", range(GAMES))
def test_the_mover_has_as_many_moves_as_the_rules_allow(number):
    for at in (0.0, 0.3, 0.6, 0.9):
        state = position(number, at)
        if state.over or state.observe(0).moved:
            continue
        legal = [one for one in state.legal_moves() if isinstance(one, ToCell | ToColumn)]
        assert mobility(state.observe(0))[state.mover] == len(legal)
        assert mobility(state.observe(0)) == mobility(state.observe(1))


@pytest.mark.parametrize("number", range(GAMES))
def test_dangers_are_what_they_are_called(number):
    state = position(number, 0.5)
    if state.over:
        return
    view = state.observe(state.mover)
    for move in losing_moves(view):
        assert isinstance(move, Home)
        assert state.apply(move).over
    for move in stifling_moves(view):
        after = state.apply(move)
        others = [one for one in after.legal_moves() if isinstance(one, ToCell | ToColumn)]
        assert after.mover == view.seat or not others


def test_the_outlook_of_a_new_deal_leads_home_turn_by_turn():
    found = outlook(State.numbered(2).observe(0))
    assert found.verdict == "solved"
    assert found.home[0] == 0
    assert found.home[-1] == 52
    assert list(found.home) == sorted(found.home)
    assert found.turns > 20
    assert found.tokens == sum(isinstance(move, Pass) for move in found.moves)
    assert found.least <= found.tokens


def test_the_outlook_shrinks_as_the_way_is_gone():
    states, _ = won_game(1)
    late = outlook(states[-5].observe(0))
    assert late.verdict == "solved"
    assert late.turns <= 5


def test_a_limit_too_low_leaves_the_outlook_open():
    view = State.numbered(11982).observe(0)
    found = outlook(view, limit=20)
    assert (found.verdict, found.tokens, found.turns) == ("unknown", None, 0)


def test_what_is_over_needs_no_search():
    states, _ = won_game(1)
    found = outlook(states[-1].observe(0))
    assert (found.verdict, found.nodes) == ("solved", 0)
    stopped = outlook(states[0].apply(GiveUp()).observe(0))
    assert (stopped.verdict, stopped.tokens) == ("impossible", None)
