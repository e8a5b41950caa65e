"""How the database is opened: SQLite with a log ahead, foreign keys, and writers that queue.

A transaction that reads first and writes later fails at once when two of them meet, in spite of any
timeout; so each says at its beginning that it will write, and waits its turn.
"""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

_BUSY_SECONDS = 5.0
_NAP_SECONDS = 0.05


def open_engine(url: str) -> Engine:
    """Return an engine for `url`; the folder of a SQLite file is made when it is missing.

    Raises OSError, sqlite3's and SQLAlchemy's errors when the place cannot be used.
    """
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        return create_engine(place, hide_parameters=True)
    if place.database and place.database != ":memory:":
        Path(place.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(place, hide_parameters=True, connect_args={"timeout": _BUSY_SECONDS})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    _write_ahead(engine)
    return engine


def reading(engine: Engine) -> Engine:
    """Return the same engine for transactions that only read: they wait for nobody."""
    return engine.execution_options(reads_only=True)


def _prepare(connection: Any, _: Any) -> None:
    # sqlite3 would begin transactions at its own moments; _begin does it instead
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")


def _begin(connection: Connection) -> None:
    reads_only = connection.get_execution_options().get("reads_only")
    connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")


def _write_ahead(engine: Engine) -> None:
    """Switch the file to write-ahead logging, which it then keeps.

    SQLite does not wait for others at this switch, so several processes that open a new file at
    once are made to wait here.
    """
    deadline = time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            raw = engine.raw_connection()
            try:
                raw.cursor().execute("PRAGMA journal_mode = WAL")
            finally:
                raw.close()
            return
        except sqlite3.OperationalError as problem:
            if "locked" not in str(problem) or time.monotonic() > deadline:
                raise
            time.sleep(_NAP_SECONDS)
