"""How the database is opened: SQLite with a log ahead, foreign keys, and writers that queue.

A transaction that reads first and writes later fails at once when two of them meet, in spite of any
timeout; so each says at its beginning that it will write, and waits its turn. Other databases queue
by rules of their own, so they are refused.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.engine import make_url

from apps.tables.shared.saving import NotSaved

# a move waits on everybody's event loop, so not for long; whoever opens the file has time
_PLAY_SECONDS, _OPENING_SECONDS = 1.0, 5.0
_NAP_SECONDS = 0.05
_FILE = "file:"  # SQLite's own way to name a file, with wishes behind it

_log = logging.getLogger(__name__)


def play_engine(url: str) -> Engine:
    """Return an engine for games: what is blocked fails after a second.

    Raises NotSaved for any other database than a file of SQLite, and SQLAlchemy's errors.
    """
    return _engine(_file(url), _PLAY_SECONDS, _prepare_play)


def opening_engine(url: str) -> Engine:
    """Return an engine that changes tables: it heeds no foreign keys, and waits some seconds.

    Makes the file and its folder when they are missing. Raises NotSaved for any other database than
    a file of SQLite; OSError, sqlite3's and SQLAlchemy's errors when the place cannot be used.
    """
    place = _file(url)
    Path(str(place.database).removeprefix(_FILE)).parent.mkdir(parents=True, exist_ok=True)
    # no pool: a connection without foreign keys must never come back for play
    engine = _engine(place, _OPENING_SECONDS, _prepare_opening, poolclass=NullPool)
    _write_ahead(engine)
    return engine


def reading(engine: Engine) -> Engine:
    """Return the same engine for transactions that only read: they wait for nobody."""
    return engine.execution_options(reads_only=True)


def _file(url: str) -> URL:
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        raise NotSaved(
            f"Games are kept in SQLite files only, not in {place.get_backend_name()}: "
            "sqlite:////folder/name.sqlite3 would do."
        )
    if not place.database or place.database == ":memory:":
        raise NotSaved("This URL names no file: sqlite:////folder/name.sqlite3 would do.")
    return place


def _engine(
    place: URL, patience: float, prepare: Callable[[Any, Any], None], **options: Any
) -> Engine:
    engine = create_engine(
        place,
        hide_parameters=True,  # errors go to the log, and cards are nobody's business
        json_deserializer=_read_json,
        connect_args={"timeout": patience},
        **options,
    )
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _read_json(text: str) -> Any:
    """Read what is kept as JSON; of a damaged text nothing, so that only its own game suffers."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def _prepare_play(connection: Any, _: Any) -> None:
    # sqlite3 would begin transactions at its own moments; _begin does it instead
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")


def _prepare_opening(connection: Any, _: Any) -> None:
    """A table is changed by a copy, and dropping the old one would delete what hangs on its rows."""
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = OFF")  # inside a transaction it would do nothing
    connection.execute("PRAGMA synchronous = FULL")


def _begin(connection: Connection) -> None:
    reads_only = connection.get_execution_options().get("reads_only")
    connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")


def _write_ahead(engine: Engine) -> None:
    """Switch the file to write-ahead logging, which it then keeps; warn where it cannot."""
    mode = _asked_to_write_ahead(engine)
    if mode != "wal":
        _log.warning(
            "The database cannot be written ahead here (it stays at %r): whoever reads and whoever "
            "writes will wait for each other. A folder on a local disk would do.",
            mode,
        )


def _asked_to_write_ahead(engine: Engine) -> str:
    """Return the mode the file has after asking: `wal`, or what it stayed at.

    SQLite does not wait for others at this switch, so several processes that open a new file at
    once are made to wait here.
    """
    deadline = time.monotonic() + _OPENING_SECONDS
    while True:
        try:
            raw = engine.raw_connection()
            try:
                return str(raw.cursor().execute("PRAGMA journal_mode = WAL").fetchone()[0])
            finally:
                raw.close()
        except sqlite3.OperationalError as problem:
            if "locked" not in str(problem) or time.monotonic() > deadline:
                raise
            time.sleep(_NAP_SECONDS)
