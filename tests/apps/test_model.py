"""The table's model: turns, questions and games, without any screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from apps.tables.battleseil.model import LEAVE_PROVEN, BattleseilTable
from apps.tables.shared.table_model import GIVE_UP, NEW_GAME
from apps.tables.shared.work import at_once
from rulesengine.battleseil import GREAT_FIELD, Draw, Lay, Pass, Settle, Take, replay
from tests.apps.seats import grab, leave, turns, until


def _moves(table: BattleseilTable) -> list[tuple[int, type]]:
    return [(played.seat, type(played.move)) for played in table.played]


def test_a_lay_goes_on_to_the_draw_and_sepp_answers() -> None:
    table = BattleseilTable(seed=1)
    card = table.observation.hand[0]
    table.lay(card, 4)
    assert _moves(table) == [(0, Lay), (0, Draw), (1, Lay), (1, Draw)]
    assert table.observation.cards_at(4, 0) == (card,)
    assert table.observation.my_turn
    assert len(table.observation.hand) == 6


def test_with_a_rope_to_take_the_turn_waits() -> None:
    table = until(lambda table: table.takeable, leave)()
    assert type(table.played[-1].move) is Lay
    assert table.observation.my_turn
    assert not table.observation.laying


def test_taking_the_last_rope_goes_on_to_the_draw() -> None:
    table = until(lambda table: len(table.takeable) == 1, leave)()
    rope = table.takeable[0]
    number = len(table.played)
    table.take(rope)
    assert [type(played.move) for played in table.played[number : number + 2]] == [Take, Draw]
    assert table.observation.owner(rope) == 0
    assert table.looked_at == rope


def test_a_second_rope_to_take_keeps_the_turn() -> None:
    table = until(lambda table: len(table.takeable) > 1, leave)()
    first, second = table.takeable[:2]
    table.take(first)
    assert table.takeable[0] == second
    assert table.observation.my_turn


def test_leaving_a_proven_rope_is_asked_once_a_turn() -> None:
    table = until(lambda table: table.takeable, leave)()
    turn = table.observation.turn
    table.finish()
    assert table.question == LEAVE_PROVEN
    table.answer(LEAVE_PROVEN, "no", {})
    assert (table.question, table.observation.turn) == ("", turn)
    table.finish()
    assert table.question == ""
    assert table.observation.turn == turn + 2


def test_leaving_is_asked_again_in_the_next_turn() -> None:
    table = until(lambda table: table.takeable, leave)()
    table.finish()
    table.answer(LEAVE_PROVEN, "yes", {})
    assert table.observation.laying
    grab(table)
    assert table.takeable  # what is proven stays proven
    table.finish()
    assert table.question == LEAVE_PROVEN


def test_a_refused_move_changes_nothing_but_the_refusal() -> None:
    table = BattleseilTable(seed=1)
    before, seq = table.observation, table.seq
    table.take(0)
    assert table.refused is not None
    assert table.refused.code == "lay_first"
    assert table.observation == before
    assert table.seq <= seq + 1
    table.lay(before.hand[0], 0)
    assert table.refused is None


def test_giving_up_is_asked_and_then_done() -> None:
    table = BattleseilTable(seed=1)
    table.ask_to_give_up()
    assert table.question == GIVE_UP
    table.answer(GIVE_UP, "no", {})
    assert not table.observation.over
    table.ask_to_give_up()
    table.answer(GIVE_UP, "yes", {})
    assert table.observation.over
    assert (table.observation.winner, table.observation.gave_up) == (1, 0)


def test_a_finished_game_has_nothing_to_give_up() -> None:
    table = until(lambda table: table.observation.over)()
    table.ask_to_give_up()
    assert table.question == ""


def test_an_answer_to_a_question_that_is_not_open_is_dropped() -> None:
    table = BattleseilTable(seed=1)
    table.ask_for_new_game()
    table.answer(GIVE_UP, "yes", {})
    assert (table.question, table.observation.over) == (NEW_GAME, False)


def test_the_sides_take_turns_in_starting() -> None:
    table = BattleseilTable(seed=1)
    for first in (0, 1, 0, 1):
        grab(table)
        assert table.played[0].seat == first
        table.ask_for_new_game()
        table.answer(NEW_GAME, "yes", {})


def test_a_new_game_forgets_what_belonged_to_the_old_one() -> None:
    table = until(turns(9))()
    table.look(3)
    table.ask_for_new_game()
    table.answer(NEW_GAME, "yes", {"great_field": True})
    assert (table.looked_at, table.question, table.refused) == (None, "", None)
    assert table.observation.house_rules == GREAT_FIELD
    assert len(table.observation.hand) == 7
    # Sepp starts the second game, so one turn of his is over and mine begins
    assert [turn.number for turn in table.course.turns] == [1, 2]


def test_a_seed_repeats_every_game_of_a_table() -> None:
    def games() -> list[Any]:
        table = BattleseilTable(seed=77)
        ends = []
        for _ in range(2):
            while not table.observation.over:
                grab(table)
            ends.append([str(played.move) for played in table.played])
            table.ask_for_new_game()
            table.answer(NEW_GAME, "yes", {})
        return ends

    assert games() == games()


def test_tables_without_a_seed_deal_different_games() -> None:
    hands = {BattleseilTable().observation.hand for _ in range(5)}
    assert len(hands) == 5


def test_a_table_left_hears_no_answer_any_more() -> None:
    waiting: list[Callable[[], None]] = []
    table = BattleseilTable(
        seed=1, later=lambda work, then: waiting.append(partial(at_once, work, then))
    )
    table.lay(table.observation.hand[0], 0)
    assert table.thinking
    seq = table.seq
    table.close()
    waiting.pop()()
    assert table.seq == seq
    assert len(table.played) == 2


def test_an_answer_to_the_old_game_is_dropped_in_the_new_one() -> None:
    waiting: list[Callable[[], None]] = []
    table = BattleseilTable(
        seed=1, later=lambda work, then: waiting.append(partial(at_once, work, then))
    )
    table.lay(table.observation.hand[0], 0)
    old = waiting.pop()
    table.ask_for_new_game()
    table.answer(NEW_GAME, "yes", {})
    before = table.observation
    old()
    assert table.observation == before


def test_a_decided_round_can_be_ended_and_only_then() -> None:
    table = BattleseilTable(seed=1)
    table.settle()
    assert table.refused is not None
    table = until(lambda table: table.observation.decided and table.observation.my_turn)()
    table.settle()
    assert table.observation.over
    assert type(table.played[-1].move) is Settle


def test_a_round_ends_when_both_pass_and_the_record_replays() -> None:
    table = until(lambda table: table.observation.over)()
    assert [kind for _, kind in _moves(table)].count(Pass) >= 2
    positions = [state for _, state in replay(table.transcript({"A": "Anna", "B": "Sepp"}))]
    assert positions[-1].observe(0) == table.observation


def test_a_record_is_given_only_of_a_finished_game() -> None:
    table = until(turns(5))()
    with pytest.raises(PermissionError, match="shows both hands"):
        table.transcript()


def test_looking_and_language_take_only_what_exists() -> None:
    table = BattleseilTable(seed=1)
    table.look(8)
    assert table.looked_at == 8
    for nowhere in (9, -1, None):
        table.look(nowhere)
        assert table.looked_at is None
    table.speak("fr")
    assert table.lang == "de"
    table.speak("en")
    assert table.lang == "en"


def test_every_change_is_told_with_a_growing_number() -> None:
    table = BattleseilTable(seed=1)
    told: list[int] = []
    table.param.watch(lambda event: told.append(event.new), "seq")
    table.lay(table.observation.hand[0], 0)
    table.look(1)
    table.speak("en")
    assert told == sorted(set(told))
    assert len(told) >= 4
