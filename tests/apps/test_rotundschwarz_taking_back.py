"""Taking back at the felt: when it is free, when both agree first, when never."""

from __future__ import annotations

import pytest

from apps.tables.rotundschwarz.model import TAKE_BACK, RotUndSchwarzTable
from apps.tables.rotundschwarz.snapshot import snapshot
from rulesengine.rotundschwarz import Home, Pass, State
from tests.apps.felts import (
    Play,
    felt,
    give_up,
    make,
    plan,
    play_out,
    until,
    wander,
    wishing,
)
from tests.apps.waiting import Waiting

TWO = wishing(partner=None)


def _undo(table: RotUndSchwarzTable) -> list[str]:
    """Press the button once and return the actions that are left."""
    table.refused = None
    table.take_back()
    return [action["do"] for action in snapshot(table)["actions"]]


def _code(table: RotUndSchwarzTable) -> str:
    assert table.refused is not None
    return table.refused.code


# ---- when


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    for table in (felt(), felt(wishing(seat=1)), felt(TWO)):
        moves = table.played
        assert "undo" not in _undo(table)
        assert _code(table) == "nothing_to_undo"
        assert table.played == moves


@pytest.mark.parametrize("partner", ["planner", None])
def test_moves_of_an_unfinished_turn_are_taken_back_freely_one_by_one(partner: str | None) -> None:
    table = until(
        lambda table: (
            table.observation.moved
            and isinstance(table.played[-2].move, Home)
            and not table.thinking
        ),
        wishes=wishing("easy", partner),
    )()
    turn, views = table.observation.turn, list(table.views())
    while table.observation.moved or isinstance(table.played[-1].move, Home):
        table.take_back()
        assert table.refused is None
        assert table.question == ""
        assert State.seen(table.observation) == State.seen(views[len(table.played)])
        assert table.observation.turn == turn


@pytest.mark.parametrize("practice", [False, True])
def test_against_the_computer_a_finished_turn_goes_with_its_answer(practice: bool) -> None:
    table = felt(wishing("easy", "planner", practice=practice))
    befores = []
    while len(befores) < 6:
        befores.append((table.observation, len(table.played)))
        plan(table)
    for view, moves in reversed(befores):
        table.take_back()
        assert (table.observation, len(table.played)) == (view, moves)
        assert table.refused is None
    assert "undo" not in [action["do"] for action in snapshot(table)["actions"]]


def test_two_people_take_a_finished_turn_back_only_when_both_agree() -> None:
    table = felt(TWO, lang="en")
    make(table, Pass())
    before = table.observation
    table.take_back()
    assert (table.question, table.observation) == (TAKE_BACK, before)
    assert "both agree" in snapshot(table)["ask"]["text"]
    table.answer(TAKE_BACK, "no", {})
    assert (table.question, table.observation) == ("", before)
    table.take_back()
    table.answer(TAKE_BACK, "yes", {})
    assert table.played == ()
    assert snapshot(table)["tokens"]["left"] == 6


def test_two_people_in_practice_ask_nobody() -> None:
    table = felt(wishing(partner=None, practice=True))
    make(table, Pass())
    table.take_back()
    assert (table.question, table.played) == ("", ())


def test_an_agreement_about_a_turn_that_is_gone_takes_nothing_back() -> None:
    table = felt(TWO)
    make(table, Pass())
    table.take_back()
    make(table, Pass())
    assert table.question == ""
    table.answer(TAKE_BACK, "yes", {})
    assert len(table.played) == 2


@pytest.mark.parametrize("partner", ["planner", None])
def test_a_counted_game_that_has_ended_stays(partner: str | None) -> None:
    table = felt(wishing("easy", partner), seed=2)
    plan(table)
    give_up(table)
    moves = table.played
    assert "undo" not in _undo(table)
    assert _code(table) == "counted"
    assert (table.played, table.question) == (moves, "")


@pytest.mark.parametrize("play", [plan, wander])
def test_a_practice_game_is_taken_back_even_at_its_end_and_goes_on(play: Play) -> None:
    table = felt(wishing("easy", "planner", practice=True), seed=2)
    play_out(table, play)
    moves = len(table.played)
    _undo(table)
    assert not table.finished
    assert len(table.played) < moves
    assert snapshot(table)["over"] is None
    plan(table)
    assert table.refused is None


def test_giving_up_a_practice_game_is_taken_back_too() -> None:
    table = felt(wishing("easy", "planner", practice=True))
    plan(table)
    before = table.observation
    give_up(table)
    table.take_back()
    assert table.observation == before


def test_what_is_looked_back_at_is_not_taken_back() -> None:
    table = felt()
    plan(table)
    table.demonstrate()
    table.take_back()
    assert _code(table) == "looking_back"
    assert len(table.referee.played) > 1


# ---- a partner who thinks meanwhile


def test_an_answer_on_its_way_is_dropped_when_the_turn_was_taken_back() -> None:
    waiting = Waiting()
    table = felt(wishing("normal", "planner"), partner_later=waiting)
    view = table.observation
    plan(table)
    assert table.thinking
    table.take_back()
    assert (table.observation, table.played) == (view, ())
    waiting.do()
    assert (table.observation, table.played) == (view, ())


def test_after_the_same_move_again_only_the_new_question_is_answered() -> None:
    waiting = Waiting()
    table = felt(wishing("normal", "planner"), partner_later=waiting)
    plan(table)
    table.take_back()
    plan(table)
    waiting.do()
    assert table.thinking
    waiting.do()
    assert not table.thinking
    assert {played.seat for played in table.played} == {0, 1}
