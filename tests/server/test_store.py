"""The store on a real SQLite file: what it promises, and what it does when the place is no good."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import given, settings
from hypothesis import strategies as st

from apps.server.database.engine import open_engine
from apps.server.database.migrating import migrate
from apps.server.database.schema import Base
from apps.server.database.store import SqlStore
from apps.tables.shared.saving import (
    ABANDONED,
    FINISHED,
    PLAYING,
    Ending,
    GameMovedOn,
    NotSaved,
)

ROOM = "battleseil"
WON = Ending("won", "A 5:3")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/deep/in/a/folder/kept.sqlite3"


@pytest.fixture
def open_store(url: str) -> Iterator[Callable[[], SqlStore]]:
    """Yield `open_store()`: another store on the same file, its clock 1, 2, 3 ... milliseconds."""
    opened: list[SqlStore] = []
    ticks = count(1)

    def another() -> SqlStore:
        opened.append(SqlStore.open(url, lambda: next(ticks)))
        return opened[-1]

    yield another
    for store in opened:
        store.close()


@pytest.fixture
def store(open_store: Callable[[], SqlStore]) -> SqlStore:
    return open_store()


def _rows(url: str, question: str) -> list[tuple[object, ...]]:
    """Ask the file without any of our code."""
    connection = sqlite3.connect(url.removeprefix("sqlite:///"))
    try:
        return connection.execute(question).fetchall()
    finally:
        connection.close()


# ---- guests and settings


def test_a_guest_is_found_again_by_the_token(store: SqlStore) -> None:
    anna = store.guest("a" * 43)
    assert store.guest("b" * 43) != anna
    assert store.guest("a" * 43) == anna


def test_of_a_token_only_its_hash_is_kept(store: SqlStore, url: str) -> None:
    token = "never-to-be-found-anywhere-in-any-file-1234"
    store.guest(token)
    kept = hashlib.sha256(token.encode()).hexdigest()
    assert _rows(url, "SELECT secret_hash FROM guest") == [(kept,)]
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

    def write(store: SqlStore) -> int:
        kept = 0
        for number in range(1, 41):
            try:
                store.append(game, number, [(0, f"move {number}")])
                kept += 1
            except GameMovedOn:
                pass
        return kept

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(write, stores)) <= 40
    found = stores[0].latest_game(stores[0].guest("a" * 43), ROOM)
    assert found is not None
    assert [move for _, move in found.moves] == [
        f"move {n}" for n in range(1, len(found.moves) + 1)
    ]


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
    status = dict(_rows(url, "SELECT id, status FROM game"))
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


def test_times_are_those_of_the_clock_that_was_given(store: SqlStore, url: str) -> None:
    game = store.open_game(store.guest("a" * 43), ROOM, "x", {})
    store.append(game, 1, [(0, "m"), (0, "n")])
    [(created, updated)] = _rows(url, "SELECT created_ms, updated_ms FROM game")
    assert 1 <= created < updated < 10
    assert _rows(url, "SELECT DISTINCT at_ms FROM game_event") == [(updated,)]


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


# ---- the place


def test_the_file_is_made_in_write_ahead_mode_with_foreign_keys(store: SqlStore, url: str) -> None:
    assert _rows(url, "PRAGMA journal_mode") == [("wal",)]
    with pytest.raises(NotSaved, match="FOREIGN KEY"):
        store.open_game(4711, ROOM, "x", {})


@pytest.mark.parametrize("place", ["", "0001", "0002"])
def test_a_database_of_any_age_is_brought_up_to_date_with_its_games(url: str, place: str) -> None:
    if place:
        engine = open_engine(url)
        migrate(engine, place)
        engine.dispose()
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        with connection:
            connection.execute("INSERT INTO guest VALUES (7, 'hash', 1)")
            connection.execute(
                "INSERT INTO game VALUES (9, 7, 'battleseil', 'x', '{}', 'playing', NULL, NULL, 1, 1)"
            )
            connection.execute("INSERT INTO game_event VALUES (9, 1, 0, 'F4>3', 1)")
        connection.close()
    store = SqlStore.open(url)
    try:
        found = store.latest_game(7, ROOM)
        assert (found is not None) == bool(place)
        assert found is None or found.moves == ((0, "F4>3"),)
        with store._engine.connect() as connection:
            assert not compare_metadata(MigrationContext.configure(connection), Base.metadata)
    finally:
        store.close()


def test_a_migration_that_breaks_off_leaves_the_database_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = open_engine(url)
    migrate(engine, "0001")
    before = _rows(url, "SELECT name FROM sqlite_master ORDER BY name")
    from alembic import op

    monkeypatch.setattr(op, "create_table", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        migrate(engine)
    engine.dispose()
    assert _rows(url, "SELECT name FROM sqlite_master ORDER BY name") == before
    monkeypatch.undo()
    SqlStore.open(url).close()


_OPEN = """
import sys
from apps.server.database.store import SqlStore
print("ready", flush=True)
sys.stdin.readline()
store = SqlStore.open(sys.argv[1])
guest = store.guest(sys.argv[2] * 43)
for number in range(30):
    store.append(store.open_game(guest, "battleseil", "x", {}), 1, [(0, "m")])
print("done", flush=True)
"""


def test_processes_that_open_a_fresh_database_at_once_all_get_it(url: str, project: Path) -> None:
    command = [sys.executable, "-c", _OPEN, url]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    processes = [
        subprocess.Popen([*command, name], cwd=project, text=True, **pipes) for name in "abcd"
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in processes:
        said, trouble = process.communicate(timeout=60)
        assert said == "done\n", trouble
    assert _rows(url, "SELECT count(*) FROM game_event") == [(120,)]
    assert _rows(url, "SELECT count(*) FROM game WHERE status = 'playing'") == [(4,)]


def test_a_database_of_a_newer_kartenstube_is_left_alone(store: SqlStore, url: str) -> None:
    connection = sqlite3.connect(url.removeprefix("sqlite:///"))
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(NotSaved, match="9999"):
        SqlStore.open(url)


def test_a_place_that_cannot_be_used_is_told_in_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite3"
    broken.write_text("this is no database, " * 200)
    file = tmp_path / "file"
    file.write_text("")
    for url in (
        f"sqlite:///{broken}",
        f"sqlite:///{tmp_path}",
        f"sqlite:///{file}/kept.sqlite3",
        "no address at all",
        "unheard_of://place",
    ):
        with pytest.raises(NotSaved) as told:
            SqlStore.open(url)
        assert str(told.value)
        assert "\n" not in str(told.value)
    assert broken.read_text().startswith("this is no database")


def test_what_goes_wrong_names_no_value_that_was_written(store: SqlStore) -> None:
    secret = "the pack in its order"
    with pytest.raises(NotSaved) as told:
        store.open_game(4711, ROOM, secret, json.loads('{"seed": 123456789}'))
    assert secret not in str(told.value)
    assert secret not in str(told.value.__cause__)
    assert "123456789" not in str(told.value.__cause__)
