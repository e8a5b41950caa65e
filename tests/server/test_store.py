"""The store on a real SQLite file: guests, settings, games and results as it promises them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from apps.server.database.schema import Game
from apps.server.database.store import SqlStore
from apps.tables.shared.saving import (
    ABANDONED,
    FINISHED,
    PLAYING,
    Ending,
    GameMovedOn,
    Streak,
)
from tests.server.looking import rows

ROOM = "battleseil"
WON = Ending("won", "A 5:3")


# ---- guests and settings


def test_a_guest_is_found_again_by_the_token(store: SqlStore) -> None:
    anna = store.guest("a" * 43)
    assert store.guest("b" * 43) != anna
    assert store.guest("a" * 43) == anna


def test_of_a_token_only_its_hash_is_kept(store: SqlStore, url: str) -> None:
    token = "never-to-be-found-anywhere-in-any-file-1234"
    store.guest(token)
    kept = hashlib.sha256(token.encode()).hexdigest()
    assert rows(url, "SELECT secret_hash FROM guest") == [(kept,)]
    for file in Path(url.removeprefix("sqlite:///")).parent.iterdir():
        assert token.encode() not in file.read_bytes()


def test_two_windows_of_a_new_guest_are_one_guest(open_store: Callable[[], SqlStore]) -> None:
    stores = [open_store() for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(lambda store: store.guest("n" * 43), stores))) == 1


def test_settings_are_kept_by_guest_and_name(store: SqlStore) -> None:
    anna, ben = store.guest("a" * 43), store.guest("b" * 43)
    assert store.setting(anna, "pace") is None
    for value in ("slow", "fast"):
        store.set_setting(anna, "pace", value)
    store.set_setting(ben, "pace", "Übung 1")
    assert (store.setting(anna, "pace"), store.setting(ben, "pace")) == ("fast", "Übung 1")


# ---- games


def test_a_game_comes_back_as_it_was_kept(open_store: Callable[[], SqlStore]) -> None:
    one, other = open_store(), open_store()
    guest = one.guest("a" * 43)
    options = {"seed": 2**64 - 1, "opponent": "sepp", "aids": []}
    game = one.open_game(guest, ROOM, "the\nposition", options)
    one.append(game, 1, [(0, "F4>3"), (0, "draw")])
    one.append(game, 3, [(1, "K9>3")])
    found = other.latest_game(guest, ROOM)
    assert found is not None
    assert (found.id, found.room, found.start) == (game, ROOM, "the\nposition")
    assert found.options == options
    assert (found.status, found.ending) == (PLAYING, None)
    assert found.moves == ((0, "F4>3"), (0, "draw"), (1, "K9>3"))


def test_a_number_that_is_taken_is_refused_and_nothing_of_the_batch_is_kept(
    open_store: Callable[[], SqlStore],
) -> None:
    one, other = open_store(), open_store()
    guest = one.guest("a" * 43)
    game = one.open_game(guest, ROOM, "x", {})
    one.append(game, 1, [(0, "a"), (0, "b")])
    for number in (1, 2, 4, 0):
        with pytest.raises(GameMovedOn):
            other.append(game, number, [(0, "c"), (0, "d")], WON)
    found = other.latest_game(guest, ROOM)
    assert found is not None
    assert (found.status, len(found.moves)) == (PLAYING, 2)


def test_of_many_who_write_the_same_number_one_gets_it(
    open_store: Callable[[], SqlStore],
) -> None:
    stores = [open_store() for _ in range(4)]
    game = stores[0].open_game(stores[0].guest("a" * 43), ROOM, "x", {})

    def write(writer: int) -> list[str]:
        kept = []
        for number in range(1, 41):
            try:
                stores[writer].append(game, number, [(0, f"move {number} of {writer}")])
                kept.append(f"move {number} of {writer}")
            except GameMovedOn:
                pass
        return kept

    with ThreadPoolExecutor(4) as pool:
        kept = [move for moves in pool.map(write, range(4)) for move in moves]
    found = stores[0].latest_game(stores[0].guest("a" * 43), ROOM)
    assert found is not None
    # whoever is refused a number finds it taken, so each of the forty is taken once
    assert len(kept) == 40
    assert sorted(kept) == sorted(move for _, move in found.moves)
    assert [move.split()[1] for _, move in found.moves] == [str(n) for n in range(1, 41)]


def test_moves_sent_again_after_a_false_alarm_are_kept_once(store: SqlStore) -> None:
    guest = store.guest("a" * 43)
    game = store.open_game(guest, ROOM, "x", {})
    moves = [(0, "a"), (0, "b"), (1, "c")]
    store.append(game, 1, moves[:2])
    store.append(game, 1, moves[:2])
    store.append(game, 1, moves, WON)  # the next move brings the ones nobody was sure of
    store.append(game, 1, moves, WON)
    store.append(game, 3, moves[2:], WON)
    found = store.latest_game(guest, ROOM)
    assert found is not None
    assert (found.moves, found.ending) == (tuple(moves), WON)
    for number, again, ending in (
        (1, moves[:2], None),  # the game went on behind them
        (1, moves, None),
        (1, moves, Ending("lost", "A 3:5")),
        (1, [(1, "a"), *moves[1:]], WON),  # another seat
        (0, moves, WON),
        (1, [*moves, (0, "d")], WON),
    ):
        with pytest.raises(GameMovedOn):
            store.append(game, number, again, ending)


def test_moves_of_a_game_that_was_put_away_are_kept_no_more(store: SqlStore) -> None:
    game = store.open_game(store.guest("a" * 43), ROOM, "x", {})
    store.append(game, 1, [(0, "a")])
    store.abandon(game)
    with pytest.raises(GameMovedOn):
        store.append(game, 1, [(0, "a")])


def test_the_last_moves_and_the_ending_are_kept_together(store: SqlStore) -> None:
    guest = store.guest("a" * 43)
    game = store.open_game(guest, ROOM, "x", {})
    store.append(game, 1, [(0, "settle")], WON)
    found = store.latest_game(guest, ROOM)
    assert found is not None
    assert (found.status, found.ending) == (FINISHED, WON)
    with pytest.raises(GameMovedOn):
        store.append(game, 2, [(0, "more")])
    store.abandon(game)  # a finished game keeps its result
    assert store.results(guest, ROOM).won == 1


def test_a_new_game_puts_the_running_one_away_but_only_in_its_room_and_of_its_guest(
    store: SqlStore, url: str
) -> None:
    anna, ben = store.guest("a" * 43), store.guest("b" * 43)
    first = store.open_game(anna, ROOM, "x", {})
    others = [store.open_game(anna, "seilschaft", "y", {}), store.open_game(ben, ROOM, "z", {})]
    second = store.open_game(anna, ROOM, "w", {})
    status = dict(rows(url, "SELECT id, status FROM game"))
    assert status == {first: ABANDONED, second: PLAYING, **dict.fromkeys(others, PLAYING)}
    with pytest.raises(GameMovedOn):
        store.append(first, 1, [(0, "late")])


def test_results_count_all_and_show_the_last(store: SqlStore) -> None:
    guest = store.guest("a" * 43)
    for outcome in ["won", "lost", "won", "draw", "won"]:
        game = store.open_game(guest, ROOM, "x", {"opponent": "sepp"})
        store.append(game, 1, [(0, "m")], Ending(outcome, f"{outcome}!"))
    store.open_game(guest, ROOM, "still running", {})
    results = store.results(guest, ROOM, last=3)
    assert (results.won, results.lost, results.draw) == (3, 1, 1)
    assert [game.ending.result for game in results.last if game.ending] == ["won!", "draw!", "won!"]
    assert results.last[0].options == {"opponent": "sepp"}
    assert store.results(store.guest("b" * 43), ROOM).last == ()


def test_results_are_counted_by_house_rules_and_outcome_and_practice_in_none(
    store: SqlStore,
) -> None:
    guest = store.guest("a" * 43)
    games = [("normal", "won"), ("normal", "lost"), ("3/7", "won"), ("normal", "won")]
    for rules, outcome in [*games, ("normal", "practised"), ("3/7", "practised")]:
        game = store.open_game(guest, ROOM, "x", {"house_rules": rules})
        store.append(game, 1, [(0, "m")], Ending(outcome, "x"))
    results = store.results(guest, ROOM, last=1)
    assert dict(results.by_rules) == {
        ("normal", "won"): 2,
        ("normal", "lost"): 1,
        ("3/7", "won"): 1,
    }
    assert (results.won, results.lost, results.draw) == (3, 1, 0)
    assert [game.options["house_rules"] for game in results.last] == ["normal"]
    assert store.results(guest, "seilschaft").by_rules == {}


@pytest.mark.parametrize(
    ("outcomes", "now", "best"),
    [
        ("", 0, 0),
        ("won won", 2, 2),
        ("won won lost won", 1, 2),
        ("won draw won", 2, 2),
        ("won won draw", 2, 2),
        ("lost draw", 0, 0),
        ("won in_match practised won", 2, 2),
        ("won lost won won won lost", 0, 3),
    ],
)
def test_a_streak_is_won_in_a_row_and_a_draw_neither_lengthens_nor_ends_it(
    store: SqlStore, outcomes: str, now: int, best: int
) -> None:
    guest = store.guest("a" * 43)
    for outcome in outcomes.split():
        game = store.open_game(guest, ROOM, "x", {"opponent": "resi"})
        store.append(game, 1, [(0, "m")], Ending(outcome, "x"))
    found = store.results(guest, ROOM).streaks.get("resi", Streak())
    assert (found.now, found.best) == (now, best)


def test_every_opponent_has_a_streak_of_its_own_and_a_person_has_none(store: SqlStore) -> None:
    guest = store.guest("a" * 43)
    for opponent, outcome in [("sepp", "won"), ("resi", "lost"), (None, "won"), ("sepp", "won")]:
        game = store.open_game(guest, ROOM, "x", {"opponent": opponent})
        store.append(game, 1, [(0, "m")], Ending(outcome, "x"))
    streaks = store.results(guest, ROOM).streaks
    assert streaks == {"sepp": Streak(2, 2), "resi": Streak(0, 0)}


@pytest.mark.parametrize("options", [[], None, "x", {}, {"house_rules": ["normal"]}])
def test_a_game_whose_options_are_damaged_counts_among_the_results(
    store: SqlStore, options: Any
) -> None:
    guest = store.guest("a" * 43)
    game = store.open_game(guest, ROOM, "x", {})
    store.append(game, 1, [(0, "m")], WON)
    with store._write() as session:
        kept = session.get(Game, game)
        assert kept is not None
        kept.options = options
    results = store.results(guest, ROOM)
    assert results.won == 1
    assert sum(results.by_rules.values()) == 1


# ---- taking back


def test_a_game_goes_back_to_its_first_moves_and_goes_on_from_there(
    open_store: Callable[[], SqlStore],
) -> None:
    one, other = open_store(), open_store()
    guest = one.guest("a" * 43)
    game = one.open_game(guest, ROOM, "x", {})
    one.append(game, 1, [(0, "a"), (1, "b"), (0, "c")])
    one.take_back(game, 1)
    found = other.latest_game(guest, ROOM)
    assert found is not None
    assert found.moves == ((0, "a"),)
    other.append(game, 2, [(0, "d")])
    one.take_back(game, 2)  # as many as it has: nothing goes
    one.take_back(game, 0)
    found = one.latest_game(guest, ROOM)
    assert found is not None
    assert (found.status, found.moves) == (PLAYING, ())


def test_a_finished_game_that_goes_back_runs_again_and_counts_no_more(
    store: SqlStore, url: str
) -> None:
    guest = store.guest("a" * 43)
    game = store.open_game(guest, ROOM, "x", {})
    store.append(game, 1, [(0, "a"), (0, "b")], WON)
    store.take_back(game, 1)
    found = store.latest_game(guest, ROOM)
    assert found is not None
    assert (found.status, found.ending, found.moves) == (PLAYING, None, ((0, "a"),))
    assert store.results(guest, ROOM).won == 0
    lost = Ending("lost", "A 3:5")
    store.append(game, 2, [(0, "c")], lost)
    results = store.results(guest, ROOM)
    assert (results.won, results.lost) == (0, 1)
    [(created, updated)] = rows(url, "SELECT created_ms, updated_ms FROM game")
    assert created < updated


def test_a_game_does_not_go_back_further_than_it_went_nor_once_it_was_put_away(
    store: SqlStore,
) -> None:
    guest = store.guest("a" * 43)
    game = store.open_game(guest, ROOM, "x", {})
    store.append(game, 1, [(0, "a")])
    with pytest.raises(GameMovedOn):
        store.take_back(game, 2)
    with pytest.raises(GameMovedOn):
        store.take_back(game + 7, 0)
    store.abandon(game)
    with pytest.raises(GameMovedOn):
        store.take_back(game, 0)
    found = store.latest_game(guest, ROOM)
    assert found is not None
    assert (found.status, found.moves) == (ABANDONED, ((0, "a"),))


def test_a_finished_game_stays_once_another_one_was_begun_in_its_room(store: SqlStore) -> None:
    anna, ben = store.guest("a" * 43), store.guest("b" * 43)
    first = store.open_game(anna, ROOM, "x", {})
    store.append(first, 1, [(0, "a")], WON)
    store.open_game(anna, "seilschaft", "y", {})
    store.open_game(ben, ROOM, "z", {})
    store.take_back(first, 0)  # others begun elsewhere do not matter
    store.append(first, 1, [(0, "a")], WON)
    store.open_game(anna, ROOM, "w", {})
    with pytest.raises(GameMovedOn):
        store.take_back(first, 0)
    assert store.results(anna, ROOM).won == 1


def test_times_are_those_of_the_clock_that_was_given(store: SqlStore, url: str) -> None:
    game = store.open_game(store.guest("a" * 43), ROOM, "x", {})
    store.append(game, 1, [(0, "m"), (0, "n")])
    [(created, updated)] = rows(url, "SELECT created_ms, updated_ms FROM game")
    assert 1 <= created < updated < 10
    assert rows(url, "SELECT DISTINCT at_ms FROM game_event") == [(updated,)]


@settings(max_examples=25)
@given(st.lists(st.tuples(st.integers(0, 1), st.text(min_size=1)), max_size=8), st.text())
def test_every_text_comes_back_as_it_was(
    tmp_path_factory: pytest.TempPathFactory, moves: list[tuple[int, str]], start: str
) -> None:
    file = tmp_path_factory.getbasetemp() / "texts.sqlite3"
    store = SqlStore.open(f"sqlite:///{file}")
    guest = store.guest("a" * 43)
    store.append(store.open_game(guest, ROOM, start, {"text": start}), 1, moves)
    found = store.latest_game(guest, ROOM)
    store.close()
    assert found is not None
    assert (found.start, found.moves, found.options) == (start, tuple(moves), {"text": start})
