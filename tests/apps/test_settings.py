"""What a guest wants at every visit, at a real store: read once, and what is chosen here counts here."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest

from apps.server.database.store import SqlStore
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.snapshot import snapshot
from apps.tables.shared.saving import Ending, GuestGames
from tests.apps.climbs import climb, give_up, next_game, wishing
from tests.apps.stores import Asked, Moody

RopeUp = Callable[..., SeilschaftTable]
ROOM, TOKEN = "seilschaft", "t" * 43


def _window(store: object, real: SqlStore) -> GuestGames:
    return GuestGames(store, real.guest(TOKEN), ROOM, lambda work: work())  # type: ignore[arg-type]


def test_no_picture_of_a_table_asks_the_store(rope_up: RopeUp, store: SqlStore) -> None:
    asked = Asked(store)
    table = rope_up(kept=asked, seed=5, wishes=wishing())
    give_up(table)
    snapshot(table)
    asked.calls.clear()
    for _ in range(3):
        snapshot(table)
        table.ask_for_new_game()
        snapshot(table)
    assert not asked.calls


def test_a_move_writes_and_reads_nothing_else(rope_up: RopeUp, store: SqlStore) -> None:
    asked = Asked(store)
    table = rope_up(kept=asked, seed=5, wishes=wishing())
    table.param.watch(lambda _: snapshot(table), "seq")
    snapshot(table)
    asked.calls.clear()
    climb(table)
    assert set(asked.calls) == {"append"}


def test_results_are_read_again_when_a_game_has_ended_here_or_in_another_window(
    store: SqlStore,
) -> None:
    here, there = _window(store, store), _window(store, store)
    for won, window in enumerate((here, there, here), 1):
        journal = window.begin("x", {})
        assert journal is not None
        journal.append([(0, "m")], Ending("won", "x"))
        for games in (here, there):
            results = games.results()
            assert results is not None
            assert results.won == won


def test_what_is_chosen_in_one_window_is_found_in_the_other(store: SqlStore) -> None:
    here, there = _window(store, store), _window(store, store)
    assert there.settings.get("tips") is None
    here.settings.set("tips", "one")
    assert there.settings.get("tips") == "one"


def test_what_could_not_be_kept_counts_here_until_it_is_chosen_again(store: SqlStore) -> None:
    moody = Moody(store)
    here, there = _window(moody, store), _window(moody, store)
    here.settings.set("aids", "on")
    moody.broken = True
    here.settings.set("aids", "off")
    moody.broken = False
    here.hear()
    assert here.settings.get("aids") == "off"
    assert there.settings.get("aids") == "on"
    here.settings.set("aids", "off")
    assert there.settings.get("aids") == "off"
    there.settings.set("aids", "on")
    assert here.settings.get("aids") == "on"


def test_aids_put_away_stay_so_at_this_table_though_nothing_can_be_kept(
    rope_up: RopeUp, store: SqlStore
) -> None:
    moody = Moody(store)
    table = rope_up(kept=moody, seed=5, wishes=wishing())
    moody.broken = True
    table.show_aids(False)
    next_game(table)
    assert not table.aids


def test_figures_that_helped_in_one_window_are_noted_by_the_other(
    rope_up: RopeUp, store: SqlStore
) -> None:
    one = rope_up(seed=5, wishes=wishing("pro"))
    other = rope_up()
    one.show_aids(True)
    climb(one)
    give_up(other)
    (game,) = store.results(store.guest(TOKEN), ROOM).last
    assert game.ending is not None
    assert game.ending.result.endswith(", with aids")


def test_a_store_that_fails_is_said_once_in_the_log(
    store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    moody = Moody(store)
    games = _window(moody, store)
    moody.broken = True
    with caplog.at_level(logging.WARNING):
        assert games.results() is None
        assert games.settings.get("tips") is None
        assert games.begin("x", {}) is None
    assert [record.getMessage() for record in caplog.records] == [
        "Games cannot be kept or read just now: the disk is full"
    ]
