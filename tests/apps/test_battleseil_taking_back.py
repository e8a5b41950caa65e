"""Taking back against the computer, and looking back at a finished round."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from apps.server.database.store import SqlStore
from apps.tables.battleseil.model import LEAVE_PROVEN, BattleseilTable
from apps.tables.battleseil.snapshot import snapshot
from apps.tables.battleseil.wishes import Wishes
from apps.tables.shared.replayed_table import LOOKING_BACK
from apps.tables.shared.table_model import GIVE_UP
from rulesengine.battleseil import HouseRules, Lay
from tests.apps.seats import ROOM, TOKEN, grab, turns, until

Sit = Callable[..., BattleseilTable]


def _finished(**options: object) -> BattleseilTable:
    table = BattleseilTable(seed=3, **options)  # type: ignore[arg-type]
    while not table.finished:
        grab(table)
    return table


def _code(table: BattleseilTable) -> str:
    return table.refused.code if table.refused else ""


# ---- taking back


@pytest.mark.parametrize("specials", [False, True])
def test_a_turn_is_taken_back_with_the_answer_to_it(specials: bool) -> None:
    table = BattleseilTable(seed=3, wishes=Wishes(HouseRules(specials=specials)))
    seen = []
    while table.observation.turn < 12:
        if table.observation.laying and table.observation.my_turn:
            seen.append(table.observation)
        grab(table)
    while not table.observation.laying:
        grab(table)
    for before in reversed(seen):
        table.take_back()
        assert table.observation == before
    table.take_back()
    assert _code(table) == "nothing_to_undo"


def test_a_turn_that_runs_is_taken_back_first_and_not_counted() -> None:
    table = until(lambda t: t.observation.my_turn and t.takeable and not t.observation.laying)()
    before = table.round.taken_back
    table.take_back()
    assert table.observation.laying
    assert table.round.taken_back == before
    table.take_back()
    assert table.round.taken_back == before + 1


def test_a_question_about_a_turn_that_is_taken_back_is_closed() -> None:
    table = until(lambda t: t.observation.my_turn and t.takeable and not t.observation.laying)()
    table.finish()
    assert table.question == LEAVE_PROVEN
    table.take_back()
    assert table.question == ""


def test_the_same_cards_and_the_same_answers_come_again() -> None:
    table = until(turns(9))()
    moves = [str(played.move) for played in table.played]
    table.take_back()
    while len(table.played) < len(moves):
        grab(table)
    again = [str(played.move) for played in table.played]
    assert again[: len(moves)] == moves


def test_a_finished_round_counts_and_stays() -> None:
    table = _finished()
    played = table.played
    table.take_back()
    assert _code(table) == "counted"
    assert table.played == played
    assert "take_back" not in {action["do"] for action in snapshot(table)["actions"]}


def test_the_button_is_there_only_when_there_is_something_to_take_back() -> None:
    table = BattleseilTable(seed=4)
    while not table.observation.laying:
        grab(table)
    own = [played for played in table.played if played.seat == 0]
    shown = {action["do"] for action in snapshot(table)["actions"]}
    assert own == []
    assert "take_back" not in shown
    grab(table)
    assert "take_back" in {action["do"] for action in snapshot(table)["actions"]}


def test_a_reload_finds_what_was_taken_back_and_the_result_tells_it(
    sit: Sit, store: SqlStore
) -> None:
    table = sit(seed=3)
    for _ in range(8):
        grab(table)
    table.take_back()
    again = sit()
    assert again.observation == table.observation
    assert again.round.taken_back == 1
    while not again.finished:
        grab(again)
    game = store.latest_game(store.guest(TOKEN), ROOM)
    assert game is not None
    assert game.ending is not None
    assert game.ending.result.endswith(", taken back 1")


# ---- looking back


def test_a_finished_round_is_stepped_through_from_the_deal() -> None:
    table = _finished()
    lays = [played for played in table.played if isinstance(played.move, Lay)]
    table.look_back()
    back = table.looking_back
    assert back is not None
    assert snapshot(table)["replay"]["at"] == 0
    assert all(not rope["mine"] and not rope["theirs"] for rope in snapshot(table)["ropes"])
    for step in range(1, back.last + 1):
        table.look_at(step)
        shown = snapshot(table)
        assert shown["replay"]["at"] == step
        assert {card["id"] for card in shown["hand"]} == set(map(str, table.observation.hand))
        assert not any(card["ropes"] or card["aims"] or card["does"] for card in shown["hand"])
    lying = sum(len(rope["mine"]) + len(rope["theirs"]) for rope in snapshot(table)["ropes"])
    assert lying == len(lays)


def test_looking_back_shows_only_the_hand_of_the_own_seat() -> None:
    table = _finished()
    table.look_back()
    for step in range(table.looking_back.last):  # type: ignore[union-attr]
        table.look_at(step)
        assert table.observation.seat == 0


def test_nothing_is_played_in_the_past() -> None:
    table = _finished()
    table.look_back()
    table.look_at(3)
    before = table.observation
    for action in (
        lambda: table.lay(before.hand[0], 0),
        lambda: table.take(0),
        table.draw,
        table.pass_turn,
        table.take_back,
    ):
        table.refused = None
        action()
        assert table.refused == LOOKING_BACK
    assert table.observation == before
    assert snapshot(table)["takeable"] == []
    assert snapshot(table)["piles"]["draws"] == []


def test_back_at_the_table_the_end_stands_there_as_before() -> None:
    table = _finished()
    end = snapshot(table)["over"]
    table.look_back()
    assert snapshot(table)["over"] is None
    table.end_looking_back()
    assert snapshot(table)["over"] == end


def test_a_running_round_is_not_looked_back_at() -> None:
    table = until(turns(5))()
    table.look_back()
    assert table.looking_back is None


@pytest.mark.parametrize("step", [-5, 10**6])
def test_beyond_the_ends_it_stays_at_the_end(step: int) -> None:
    table = _finished()
    table.look_back()
    table.look_at(step)
    back = table.looking_back
    assert back is not None
    assert back.at == (0 if step < 0 else back.last)


def test_with_automatic_taking_the_reason_stands_in_the_replay_too() -> None:
    table = _finished(wishes=Wishes(HouseRules(automatic=True)), lang="en")
    table.look_back()
    said = set()
    for step in range(table.looking_back.last + 1):  # type: ignore[union-attr]
        table.look_at(step)
        said |= {line for line in snapshot(table)["say"]["lines"] if "The table takes" in line}
    assert said


def test_giving_up_is_looked_back_at_without_a_step_of_its_own() -> None:
    table = until(turns(5))()
    table.ask_to_give_up()
    table.answer(GIVE_UP, "yes", {})
    table.look_back()
    back = table.looking_back
    assert back is not None
    assert all("gives up" not in str(move) for _, move in back.moves)
