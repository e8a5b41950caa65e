"""The ridge with a store behind it: a reload finds everything again, and a game counts once."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from apps.server.database.store import SqlStore
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.snapshot import snapshot
from apps.tables.shared.rounds import PUT_ASIDE
from apps.tables.shared.saving import ABANDONED, FINISHED, PLAYING, SavedGame
from rulesengine.seilschaft import State
from tests.apps.climbs import climb, give_up, next_game, play_out, wishing
from tests.apps.waiting import Waiting

RopeUp = Callable[..., SeilschaftTable]
ROOM, TOKEN = "seilschaft", "t" * 43


def _latest(store: SqlStore) -> SavedGame:
    game = store.latest_game(store.guest(TOKEN), ROOM)
    assert game is not None
    return game


@pytest.mark.parametrize("partner", ["simple", "tuned", "searcher", None])
def test_all_through_a_game_a_reload_finds_the_same_table(
    rope_up: RopeUp, partner: str | None
) -> None:
    wishes = wishing("hard", partner, deals=2)
    table = rope_up(seed=5, wishes=wishes)
    while not table.finished:
        again = rope_up()
        assert again.referee.played == table.referee.played
        assert again.wishes == wishes
        again.draw_curtain()
        table.draw_curtain()
        assert again.observation == table.observation
        assert {**snapshot(again), "seq": 0} == {**snapshot(table), "seq": 0}
        again.close()
        climb(table)


def test_a_reload_behind_the_curtain_leaves_it_hanging(rope_up: RopeUp) -> None:
    table = rope_up(seed=5, wishes=wishing(partner=None))
    while not table.curtain or len(table.played) < 4:
        climb(table)
    again = rope_up()
    assert again.curtain
    assert snapshot(again)["hand"] == []


def test_a_reload_lets_the_curtain_fall_before_open_cards(rope_up: RopeUp) -> None:
    table = rope_up(seed=5, wishes=wishing(partner=None))
    table.draw_curtain()
    assert rope_up().curtain  # nobody knows who opened the page


def test_each_card_is_in_the_file_before_anybody_is_told(rope_up: RopeUp, store: SqlStore) -> None:
    table = rope_up(seed=5, wishes=wishing())
    told: list[tuple[int, int]] = []
    table.param.watch(lambda _: told.append((len(table.played), len(_latest(store).moves))), "seq")
    for _ in range(4):
        climb(table)
    assert len(told) >= 6
    assert all(shown <= kept for shown, kept in told)


def test_a_partner_asked_before_the_window_closed_answers_in_the_next_one(rope_up: RopeUp) -> None:
    waiting = Waiting()
    table = rope_up(seed=1, wishes=wishing(), partner_later=waiting)
    while not table.thinking:
        climb(table)
    cards = len(table.played)
    again = rope_up()
    assert len(again.played) > cards
    waiting.do()  # too late: it was answered there
    assert table.played == again.played


def test_what_the_partner_plays_does_not_depend_on_a_reload(rope_up: RopeUp) -> None:
    wishes = wishing(partner="searcher")
    table = rope_up(seed=9, wishes=wishes)
    for _ in range(3):
        climb(table)
    again = rope_up()
    alone = SeilschaftTable(seed=9, wishes=wishes)
    play_out(again)
    play_out(alone)
    assert again.played == alone.played


def test_both_windows_follow_each_other(rope_up: RopeUp) -> None:
    one, other = rope_up(seed=5, wishes=wishing()), rope_up()
    for table, watcher in ((one, other), (other, one), (one, other)):
        seq = watcher.seq
        climb(table)
        assert watcher.observation == table.observation
        assert watcher.played == table.played
        assert watcher.seq > seq
        assert watcher.refused is None


def test_a_window_in_another_server_is_refused_in_words_and_then_shows_the_game(
    rope_up: RopeUp, tmp_path: Path
) -> None:
    elsewhere = SqlStore.open(f"sqlite:///{tmp_path}/kept.sqlite3")
    one = rope_up(seed=5, wishes=wishing())
    stale = rope_up(kept=elsewhere)
    climb(one)
    climb(stale)
    assert stale.refused is not None
    assert stale.refused.code == "moved_on"
    assert stale.observation == one.observation
    climb(stale)
    assert stale.refused is None
    elsewhere.close()


def test_a_finished_game_is_counted_once_in_however_many_windows(
    rope_up: RopeUp, store: SqlStore
) -> None:
    one, other = rope_up(seed=5, wishes=wishing()), rope_up()
    play_out(one)
    assert other.finished
    give_up(other)
    rope_up()
    results = store.results(store.guest(TOKEN), ROOM)
    assert results.won + results.lost == 1
    assert results.draw == 0
    outcome = "won" if one.observation.status == "won" else "lost"
    assert getattr(results, outcome) == 1


def test_results_say_how_a_game_ended_with_whom_and_by_which_rules(
    rope_up: RopeUp, store: SqlStore
) -> None:
    table = rope_up(seed=5, wishes=wishing("hard", "tuned", open_hands=True))
    give_up(table)
    (game,) = store.results(store.guest(TOKEN), ROOM).last
    assert game.status == FINISHED
    assert game.ending is not None
    assert game.ending.outcome == "lost"
    assert "gave_up" in game.ending.result
    assert game.options["opponent"] == "tuned"
    assert "hard" in game.options["house_rules"]
    assert "open_hands" in game.options["house_rules"]


def test_after_a_finished_game_the_next_visit_is_dealt_a_new_one(
    rope_up: RopeUp, store: SqlStore
) -> None:
    table = rope_up(seed=5, wishes=wishing())
    play_out(table)
    table.close()
    again = rope_up(wishes=wishing())
    assert not again.finished
    assert again.round.deal.seed == 5
    assert again.round.deal.number == 1
    assert _latest(store).status == PLAYING


def test_the_next_visit_is_dealt_the_level_and_the_partner_of_the_last_game(
    rope_up: RopeUp,
) -> None:
    table = rope_up(seed=5, wishes=wishing("hard", "tuned", deals=2))
    play_out(table)
    table.close()
    again = rope_up()
    assert again.wishes == wishing("hard", "tuned", deals=2)
    assert again.played == ()


def test_a_new_game_puts_the_running_one_away_without_a_result(
    rope_up: RopeUp, store: SqlStore
) -> None:
    table = rope_up(seed=5, wishes=wishing())
    climb(table)
    first = _latest(store).id
    next_game(table)
    results = store.results(store.guest(TOKEN), ROOM)
    assert (results.won, results.lost) == (0, 0)
    assert _latest(store).id != first


def test_what_is_kept_of_a_game_is_text_that_the_rules_read_again(
    rope_up: RopeUp, store: SqlStore
) -> None:
    table = rope_up(seed=5, wishes=wishing())
    for _ in range(4):
        climb(table)
    kept = _latest(store)
    assert State.parse(kept.start) == table.referee.start
    assert [move for _, move in kept.moves] == [str(played.move) for played in table.played]


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE game_event SET move = 'XX' WHERE number = 1",
        "UPDATE game SET start = 'seilschaft normal'",
        "UPDATE game SET options = '{}'",
        "UPDATE game SET options = replace(options, 'simple', 'nobody')",
    ],
)
def test_a_game_that_does_not_fit_the_rules_any_more_is_put_aside_and_said(
    rope_up: RopeUp, store: SqlStore, tmp_path: Path, change: str
) -> None:
    table = rope_up(seed=5, wishes=wishing())
    climb(table)
    game = _latest(store).id
    table.close()
    connection = sqlite3.connect(tmp_path / "kept.sqlite3")
    with connection:
        connection.execute(change)
    again = rope_up()
    assert again.news == PUT_ASIDE
    assert not [played for played in again.played if played.seat == 0]
    status = dict(connection.execute("SELECT id, status FROM game").fetchall())
    connection.close()
    assert status == {game: ABANDONED, _latest(store).id: PLAYING}


def test_both_tables_of_a_guest_keep_games_of_their_own(rope_up: RopeUp, store: SqlStore) -> None:
    rope_up(seed=5, wishes=wishing())
    assert store.latest_game(store.guest(TOKEN), "battleseil") is None
