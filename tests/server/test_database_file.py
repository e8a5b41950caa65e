"""The database file: made, brought up to date, opened by many at once, and what is no database."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from apps.server.database.engine import open_engine
from apps.server.database.migrating import migrate
from apps.server.database.schema import Base
from apps.server.database.store import SqlStore
from apps.tables.shared.saving import (
    NotSaved,
)
from tests.server.looking import rows

ROOM = "battleseil"


def test_the_file_is_made_in_write_ahead_mode_with_foreign_keys(store: SqlStore, url: str) -> None:
    assert rows(url, "PRAGMA journal_mode") == [("wal",)]
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
    before = rows(url, "SELECT name FROM sqlite_master ORDER BY name")
    from alembic import op

    monkeypatch.setattr(op, "create_table", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        migrate(engine)
    engine.dispose()
    assert rows(url, "SELECT name FROM sqlite_master ORDER BY name") == before
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
    assert rows(url, "SELECT count(*) FROM game_event") == [(120,)]
    assert rows(url, "SELECT count(*) FROM game WHERE status = 'playing'") == [(4,)]


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
