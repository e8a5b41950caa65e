"""Aids and tips at the ridge: when they are shown, what is remembered, and what a result says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from apps.server.database.store import SqlStore
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.snapshot import snapshot
from apps.tables.seilschaft.tips import TIPS
from apps.tables.seilschaft.view import SeilschaftView
from tests.apps.climbs import answering, climb, give_up, next_game, play_out, until, wishing

RopeUp = Callable[..., SeilschaftTable]
WITH_AIDS = ", with aids"


def _result(store: SqlStore) -> str:
    """Return how the guest's last game ended."""
    ending = store.results(store.guest("t" * 43), "seilschaft").last[0].ending
    assert ending is not None
    return ending.result


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "pro"])
def test_aids_are_on_but_at_the_level_pro(level: str) -> None:
    table = SeilschaftTable(seed=1, wishes=wishing(level))
    shown = snapshot(table)
    assert table.aids == (level != "pro")
    assert shown["aids"]["on"] == table.aids
    assert bool(shown["panels"]) == table.aids


def test_without_aids_nothing_is_drawn_and_nobody_is_asked() -> None:
    asked: list[Any] = []
    table = SeilschaftTable(seed=1, wishes=wishing("pro"), adviser=asked.append)
    view = SeilschaftView(table)
    for _ in range(4):
        climb(table)
    assert not asked
    sources = [r.data_source for p in view._pictures.all for r in p.figure.renderers]
    assert all(not len(column) for source in sources for column in source.data.values())


def test_switching_aids_is_kept_for_the_next_visit(rope_up: RopeUp) -> None:
    rope_up(seed=1).show_aids(False)
    again = rope_up()
    assert not again.aids
    next_game(again, level="easy")
    assert not again.aids
    again.show_aids(True)
    assert rope_up().aids
    next_game(again, level="pro")
    assert not again.aids


def test_another_guest_has_settings_of_his_own(rope_up: RopeUp) -> None:
    rope_up(seed=1).show_aids(False)
    assert SeilschaftTable(seed=1).aids


def test_a_result_notes_aids_that_were_on_from_the_start(rope_up: RopeUp, store: SqlStore) -> None:
    table = rope_up(seed=1, wishes=wishing())
    play_out(table)
    assert _result(store).endswith(WITH_AIDS)
    assert 'Aids "yes"' in str(table.transcript())


def test_a_result_of_a_game_without_aids_notes_nothing(rope_up: RopeUp, store: SqlStore) -> None:
    table = rope_up(seed=1, wishes=wishing("pro"))
    play_out(table)
    assert WITH_AIDS not in _result(store)
    assert 'Aids "no"' in str(table.transcript())


@pytest.mark.parametrize(("level", "aided"), [("normal", True), ("pro", False)])
def test_the_end_says_whether_figures_helped(level: str, aided: bool) -> None:
    table = SeilschaftTable(seed=1, wishes=wishing(level), lang="en")
    play_out(table)
    assert ("Played with aids." in snapshot(table)["over"]["text"]) == aided


def test_aids_shown_for_a_moment_are_noted_though_they_were_put_away(
    rope_up: RopeUp, store: SqlStore
) -> None:
    table = rope_up(seed=1, wishes=wishing("pro"))
    climb(table)
    table.show_aids(True)
    table.show_aids(False)
    play_out(table)
    assert _result(store).endswith(WITH_AIDS)


def test_aids_that_were_shown_before_a_restart_are_noted_after_it(
    rope_up: RopeUp, store: SqlStore
) -> None:
    table = rope_up(seed=1, wishes=wishing())
    climb(table)
    table.show_aids(False)
    table.close()
    again = rope_up()
    assert again.played == table.played
    assert not again.aids
    give_up(again)
    assert _result(store).endswith(WITH_AIDS)
    next_game(again)
    give_up(again)
    assert WITH_AIDS not in _result(store)


def test_aids_switched_on_after_the_end_are_not_noted(rope_up: RopeUp, store: SqlStore) -> None:
    table = rope_up(seed=1, wishes=wishing("pro"))
    give_up(table)
    table.show_aids(True)
    assert 'Aids "no"' in str(table.transcript())


def test_aids_at_an_example_are_no_aids_in_the_game(rope_up: RopeUp, store: SqlStore) -> None:
    table = rope_up(seed=1, wishes=wishing("pro"))
    table.demonstrate()
    table.show_aids(True)
    table.show_aids(False)
    table.end_looking_back()
    give_up(table)
    assert WITH_AIDS not in _result(store)


def test_aids_behind_the_curtain_are_not_shown_yet(rope_up: RopeUp, store: SqlStore) -> None:
    table = rope_up(seed=1, wishes=wishing(partner=None))
    assert table.curtain
    table.show_aids(False)
    table.draw_curtain()
    climb(table)
    give_up(table)
    assert WITH_AIDS not in _result(store)


# ---- tips


def test_each_tip_comes_in_some_game() -> None:
    seen = set()
    for seed in range(8):
        table = SeilschaftTable(seed=seed, wishes=wishing("easy"))
        while not table.finished:
            shown = snapshot(table)["tip"]
            if shown:
                seen.add(shown["id"])
                table.close_tip(shown["id"])
            climb(table)
    assert seen == {key for key, _, _ in TIPS}


def test_where_nothing_is_kept_a_closed_tip_and_aids_put_away_stay_so_at_this_table() -> None:
    table = until(lambda table: snapshot(table)["tip"])()
    closed = snapshot(table)["tip"]["id"]
    table.close_tip(closed)
    table.show_aids(False)
    next_game(table)
    assert table.tips_seen == {closed}
    assert not table.aids


def test_a_closed_tip_never_comes_again(rope_up: RopeUp) -> None:
    table, closed = rope_up(seed=3, wishes=wishing("easy")), set()
    for _ in range(6):
        while not table.finished:
            shown = snapshot(table)["tip"]
            if shown:
                assert shown["id"] not in closed
                assert "{" not in shown["text"]
                table.close_tip(shown["id"])
                closed.add(shown["id"])
            climb(table)
        next_game(table)
    assert len(closed) >= 3
    assert rope_up().tips_seen == closed


def test_a_tip_that_does_not_exist_can_be_closed_without_harm(rope_up: RopeUp) -> None:
    table = rope_up(seed=3)
    before = snapshot(table)
    table.close_tip("x y " * 1000)
    table.close_tip("")
    assert {**snapshot(table), "seq": 0} == {**before, "seq": 0}
    assert table.tips_seen <= {key for key, _, _ in TIPS}


def test_a_tip_keeps_away_from_curtain_end_and_looking_back() -> None:
    table = until(lambda table: snapshot(table)["tip"])()
    table.demonstrate()
    assert snapshot(table)["tip"] is None
    table.end_looking_back()
    assert snapshot(table)["tip"]
    give_up(table)
    assert snapshot(table)["tip"] is None


def test_aids_come_and_go_in_mid_game_without_touching_it() -> None:
    table = until(answering)()
    before = table.observation
    for on in (False, True):
        table.show_aids(on)
        assert bool(snapshot(table)["panels"]) == on
    assert table.observation == before
