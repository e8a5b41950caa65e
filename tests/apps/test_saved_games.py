"""The table with a store behind it: what is found again, and what happens when the store fails."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from apps.server.database.store import SqlStore
from apps.tables.battleseil.model import GIVE_UP, NEW_GAME, BattleseilTable
from apps.tables.battleseil.wishes import Wishes
from apps.tables.shared.rounds import MOVED_ON, PUT_ASIDE
from apps.tables.shared.saving import ABANDONED, FINISHED, PLAYING, SavedGame
from apps.tables.shared.work import at_once
from rulesengine.battleseil import GREAT_FIELD, State, replay
from tests.apps.seats import ROOM, TOKEN, grab
from tests.apps.stores import Moody, Panicky
from tests.apps.wire import Wire

Sit = Callable[..., BattleseilTable]


def _kept(store: SqlStore) -> SavedGame:
    game = store.latest_game(store.guest(TOKEN), ROOM)
    assert game is not None
    return game


def _asks_for(table: BattleseilTable, great_field: bool = False) -> None:
    table.ask_for_new_game()
    table.answer(NEW_GAME, "yes", {"great_field": great_field})


def test_all_through_a_game_a_reload_finds_the_same_table(sit: Sit) -> None:
    table = sit(seed=5)
    while not table.observation.over:
        again = sit()
        assert again.observation == table.observation
        assert again.played == table.played
        assert again.course.turns == table.course.turns
        again.close()
        for _ in range(4):
            grab(table)


def test_each_move_is_in_the_file_before_anybody_is_told(sit: Sit, store: SqlStore) -> None:
    table = sit()
    told: list[tuple[int, int]] = []
    table.param.watch(lambda _: told.append((len(table.played), len(_kept(store).moves))), "seq")
    for _ in range(4):
        grab(table)
    assert len(told) >= 8
    assert all(shown <= kept for shown, kept in told)


def test_a_turn_is_kept_as_a_whole(sit: Sit, store: SqlStore) -> None:
    later: list[Callable[[], None]] = []
    table = sit(later=lambda work, then: later.append(partial(at_once, work, then)))
    table.lay(table.observation.hand[0], 4)
    assert [seat for seat, _ in _kept(store).moves] == [0, 0]
    again = sit()  # the window was closed while Sepp thought; he answers in the next one
    assert len(again.played) == 4
    assert again.observation.my_turn


def test_what_sepp_answers_does_not_depend_on_a_reload(sit: Sit, store: SqlStore) -> None:
    one = sit(seed=9)
    for _ in range(3):
        grab(one)
    again = sit()
    one.close()
    alone = BattleseilTable(seed=9)
    for table in (again, alone):
        while len(table.played) < 30:
            grab(table)
    while len(alone.played) < len(again.played):
        grab(alone)
    assert [str(p.move) for p in again.played] == [str(p.move) for p in alone.played][
        : len(again.played)
    ]


def test_house_rules_starter_and_luck_go_on_where_they_were(sit: Sit, store: SqlStore) -> None:
    first = sit(wishes=Wishes(GREAT_FIELD), seed=3)
    assert sit().observation.house_rules == GREAT_FIELD
    first.ask_to_give_up()
    first.answer(GIVE_UP, "yes", {})
    first.close()
    second = sit()
    assert second.observation.house_rules == GREAT_FIELD  # as agreed for the last one
    assert second.played[0].seat == 1
    assert second.round.deal.seed == 3
    assert second.round.deal.number == 1


def test_results_say_how_a_game_ended_against_whom_and_by_which_rules(
    sit: Sit, store: SqlStore
) -> None:
    table = sit(seed=5)
    while not table.observation.over:
        grab(table)
    _asks_for(table, great_field=True)
    table.ask_to_give_up()
    table.answer(GIVE_UP, "yes", {})
    results = store.results(store.guest(TOKEN), ROOM)
    given_up, played = results.last
    assert given_up.ending is not None
    assert played.ending is not None
    assert given_up.ending.outcome == "lost"
    assert "A gave up" in given_up.ending.result
    assert results.lost >= 1
    assert results.won + results.lost + results.draw == 2
    agreed = {key: given_up.options[key] for key in ("opponent", "house_rules")}
    assert agreed == {"opponent": "sepp", "house_rules": "great_field"}
    assert played.options["house_rules"] == "base"


def test_what_is_kept_of_a_game_is_text_that_the_rules_read_again(
    sit: Sit, store: SqlStore
) -> None:
    table = sit(seed=5)
    for _ in range(5):
        grab(table)
    kept = _kept(store)
    assert State.parse(kept.start) == table.referee.start
    assert [move for _, move in kept.moves] == [str(played.move) for played in table.played]


# ---- two windows


def test_both_windows_follow_each_other(sit: Sit) -> None:
    one, other = sit(), sit()
    for table, watcher in ((one, other), (other, one), (one, other)):
        seq = watcher.seq
        grab(table)
        assert watcher.observation == table.observation
        assert watcher.course.turns == table.course.turns
        assert watcher.seq > seq
        assert watcher.refused is None


def test_a_new_game_reaches_the_other_window_unless_it_shows_a_finished_one(sit: Sit) -> None:
    one, other = sit(seed=5), sit()
    _asks_for(one)
    assert other.observation == one.observation
    while not one.observation.over:
        grab(one)
    assert other.observation.over
    finished = other.observation
    _asks_for(one)
    assert other.observation == finished
    _asks_for(other)
    assert other.observation == one.observation  # it was dealt already
    assert other.refused == MOVED_ON  # and it is not the one that was wished
    grab(other)
    assert other.refused is None


def test_a_window_in_another_server_is_refused_in_words_and_then_shows_the_game(
    sit: Sit, store: SqlStore, tmp_path: Path
) -> None:
    elsewhere = SqlStore.open(f"sqlite:///{tmp_path}/kept.sqlite3")
    one, stale = sit(), sit(kept=elsewhere)
    grab(one)
    stale.lay(stale.observation.hand[0], 8)
    assert stale.refused is not None
    assert stale.refused.code == "moved_on"
    assert stale.observation == one.observation
    grab(stale)
    assert stale.refused is None
    assert len(_kept(store).moves) == len(stale.played)
    elsewhere.close()


def test_sepp_answers_once_when_two_servers_ask_him(sit: Sit, tmp_path: Path) -> None:
    elsewhere = SqlStore.open(f"sqlite:///{tmp_path}/kept.sqlite3")
    waiting: list[Callable[[], None]] = []
    wait = {"later": lambda work, then: waiting.append(partial(at_once, work, then))}
    one = sit(**wait)
    one.lay(one.observation.hand[0], 0)
    other = sit(kept=elsewhere, **wait)
    for answer in waiting:
        answer()
    assert len(one.played) == len(other.played) == 4
    assert one.observation == other.observation
    elsewhere.close()


# ---- what does not fit, and what fails


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE game_event SET move = 'F4>10' WHERE number = 1",
        "UPDATE game_event SET move = 'x9' WHERE number = 1",
        "UPDATE game SET start = 'battleseil base'",
        "UPDATE game SET options = '{}'",
        "UPDATE game SET options = replace(options, 'sepp', 'nobody')",
    ],
)
def test_a_game_that_does_not_fit_the_rules_any_more_is_put_aside_and_said(
    sit: Sit, store: SqlStore, tmp_path: Path, change: str
) -> None:
    table = sit()
    grab(table)
    game = _kept(store).id
    table.close()
    connection = sqlite3.connect(tmp_path / "kept.sqlite3")
    with connection:
        connection.execute(change)
    again = sit()
    assert again.news == PUT_ASIDE
    assert not [played for played in again.played if played.seat == 0]
    status = dict(connection.execute("SELECT id, status FROM game").fetchall())
    connection.close()
    assert status == {game: ABANDONED, _kept(store).id: PLAYING}
    assert sit().news == ""


def test_moves_that_could_not_be_kept_are_kept_with_the_next_ones(
    sit: Sit, store: SqlStore
) -> None:
    moody = Moody(store)
    table = sit(kept=moody)
    grab(table)
    moody.broken = True
    grab(table)
    assert table.unsaved
    assert len(_kept(store).moves) < len(table.played)
    moody.broken = False
    grab(table)
    assert not table.unsaved
    assert len(_kept(store).moves) == len(table.played)
    assert sit().observation == table.observation


def test_moves_that_were_kept_after_all_are_in_the_game_once(sit: Sit, store: SqlStore) -> None:
    panicky = Panicky(store)
    table = sit(kept=panicky)
    panicky.panics = True
    grab(table)
    assert table.unsaved
    panicky.panics = False
    for _ in range(2):
        grab(table)
        assert table.refused is None
    assert not table.unsaved
    assert [move for _, move in _kept(store).moves] == [str(played.move) for played in table.played]


def test_a_store_that_fails_from_the_start_stops_no_game(sit: Sit, store: SqlStore) -> None:
    moody = Moody(store)
    moody.broken = True
    table = sit(kept=moody)
    while not table.observation.over:
        grab(table)
    assert table.unsaved
    assert [state for _, state in replay(table.transcript())][-1].over


def test_the_person_hears_once_that_moves_are_not_kept(sit: Sit, store: SqlStore) -> None:
    moody = Moody(store)
    table = sit(kept=moody, lang="en")
    wire = Wire(table)
    moody.broken = True
    for rope in (1, 2, 3):
        card = str(table.observation.hand[0])
        wire.says({"type": "lay", "card": card, "rope": rope})
    assert sum("cannot be saved" in text for text in wire.sent) == 1
    assert not any("disk is full" in text for text in wire.sent)


# ---- house rules wished by the address


def test_a_wish_for_the_great_field_waits_for_the_game_that_was_begun(sit: Sit) -> None:
    table = sit()
    grab(table)
    wished = sit(asked={"great_field": "1"})
    assert wished.observation == table.observation
    assert (wished.question, wished.proposed) == (NEW_GAME, Wishes(GREAT_FIELD))
    wished.answer(NEW_GAME, "no", {})
    assert sit().observation == table.observation


def test_a_wish_for_the_great_field_replaces_a_game_nobody_has_played_in(
    sit: Sit, store: SqlStore
) -> None:
    sit()
    wished = sit(asked={"great_field": "1"})
    assert wished.question == ""
    assert wished.observation.house_rules == GREAT_FIELD
    assert _kept(store).status == PLAYING


def test_a_finished_game_is_over_in_the_store_too(sit: Sit, store: SqlStore) -> None:
    table = sit(seed=5)
    while not table.observation.over:
        grab(table)
    kept = _kept(store)
    assert kept.status == FINISHED
    assert len(kept.moves) == len(table.played)
