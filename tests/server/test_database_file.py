"""The database file: made, brought up to date, opened by many at once, and what is no database."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from apps.server.database import migrating
from apps.server.database.migrating import migrate
from apps.server.database.schema import Base
from apps.server.database.store import SqlStore
from apps.tables.shared.saving import NotSaved
from tests.server.looking import rows

ROOM = "battleseil"


def test_the_file_is_made_in_write_ahead_mode_with_foreign_keys(store: SqlStore, url: str) -> None:
    assert rows(url, "PRAGMA journal_mode") == [("wal",)]
    with pytest.raises(NotSaved, match="FOREIGN KEY"):
        store.open_game(4711, ROOM, "x", {})


@pytest.mark.parametrize("place", ["", "0001", "0002"])
def test_a_database_of_any_age_is_brought_up_to_date_with_its_games(url: str, place: str) -> None:
    if place:
        migrate(url, place)
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
    migrate(url, "0001")
    before = rows(url, "SELECT name FROM sqlite_master ORDER BY name")
    from alembic import op

    monkeypatch.setattr(op, "create_table", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        migrate(url)
    assert rows(url, "SELECT name FROM sqlite_master ORDER BY name") == before
    monkeypatch.undo()
    SqlStore.open(url).close()


_COPIED = """
from alembic import op

revision, down_revision, branch_labels, depends_on = "0003", "0002", None, None

def upgrade():
    with op.batch_alter_table("guest", recreate="always"):
        pass
    op.execute({statement!r})
"""


def _step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, statement: str) -> None:
    """Let one more step follow that copies the table of guests and then runs a statement."""
    scripts = tmp_path / "migrations"
    shutil.copytree(migrating._SCRIPTS, scripts)
    (scripts / "versions" / "r0003_copied.py").write_text(_COPIED.format(statement=statement))
    monkeypatch.setattr(migrating, "_SCRIPTS", scripts)


def test_a_step_that_copies_the_guests_deletes_none_of_their_games(
    store: SqlStore, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = store.guest("a" * 43)
    store.append(store.open_game(guest, ROOM, "x", {}), 1, [(0, "F4>3")])
    store.set_setting(guest, "pace", "fast")
    _step(tmp_path, monkeypatch, "SELECT 1")
    again = SqlStore.open(url)
    try:
        found = again.latest_game(guest, ROOM)
        assert found is not None
        assert found.moves == ((0, "F4>3"),)
        assert again.setting(again.guest("a" * 43), "pace") == "fast"
        with pytest.raises(NotSaved, match="FOREIGN KEY"):  # they act again when games are played
            again.open_game(4711, ROOM, "x", {})
    finally:
        again.close()
    assert rows(url, "SELECT version_num FROM alembic_version") == [("0003",)]


def test_a_step_after_which_a_game_would_belong_to_nobody_is_taken_back(
    store: SqlStore, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.open_game(store.guest("a" * 43), ROOM, "x", {})
    _step(tmp_path, monkeypatch, "DELETE FROM guest")
    with pytest.raises(NotSaved, match="1 rows of game "):
        SqlStore.open(url)
    assert rows(url, "SELECT count(*) FROM guest") == [(1,)]
    assert rows(url, "SELECT version_num FROM alembic_version") == [("0002",)]


def test_a_place_that_cannot_write_ahead_is_said_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = tmp_path / "folder" / "kept.sqlite3"
    SqlStore.open(f"sqlite:///file:{place}?vfs=unix-dotfile&uri=true").close()
    assert place.exists()
    assert "cannot be written ahead here (it stays at 'delete')" in caplog.text
    caplog.clear()
    SqlStore.open(f"sqlite:///{tmp_path}/other.sqlite3").close()
    assert not caplog.records


@pytest.mark.parametrize("url", ["postgresql://somewhere/kept", "sqlite://", "sqlite:///:memory:"])
def test_any_other_place_than_a_file_of_sqlite_is_refused_with_what_would_do(url: str) -> None:
    with pytest.raises(NotSaved, match=r"sqlite:////folder/name\.sqlite3 would do"):
        SqlStore.open(url)


def test_a_blocked_database_holds_a_move_up_for_a_second_and_not_for_five(
    store: SqlStore, url: str
) -> None:
    game = store.open_game(store.guest("a" * 43), ROOM, "x", {})
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    began = time.monotonic()
    with pytest.raises(NotSaved, match="locked"):
        store.append(game, 1, [(0, "F4>3")])
    assert time.monotonic() - began < 3
    found = store.latest_game(store.guest("a" * 43), ROOM)  # whoever reads waits for nobody
    assert found is not None
    other.close()
    store.append(game, 1, [(0, "F4>3")])


_OPEN = """
import sys
from apps.server.database.store import SqlStore
from apps.tables.shared.saving import NotSaved
print("ready", flush=True)
sys.stdin.readline()
store = SqlStore.open(sys.argv[1])

def patiently(call, *given):
    while True:
        try:
            return call(*given)
        except NotSaved as problem:  # so many who write without a pause may wait for too long
            assert "locked" in str(problem), problem

guest = patiently(store.guest, sys.argv[2] * 43)
for number in range(30):
    game = patiently(store.open_game, guest, "battleseil", "x", {})
    patiently(store.append, game, 1, [(0, "m")])
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
