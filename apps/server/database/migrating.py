"""Bring a database up to date when it is opened, in one transaction: it is done, or nothing is."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from apps.server.database.engine import opening_engine
from apps.tables.shared.saving import NotSaved

_SCRIPTS = Path(__file__).with_name("migrations")
_ALEMBIC = Lock()  # Alembic keeps what it is doing in the module, so one thread at a time


def migrate(url: str, revision: str = "head") -> None:
    """Bring the database to `revision`; processes that open it at once do so one after the other.

    A step may copy a table: no foreign key acts meanwhile, and all of them are checked at the end.
    Raises NotSaved when one leads nowhere then, Alembic's CommandError for a database of a newer
    Kartenstube, and what `opening_engine` raises.
    """
    engine = opening_engine(url)
    try:
        with _ALEMBIC, engine.begin() as connection:
            _upgrade(connection, revision)
    finally:
        engine.dispose()


def _upgrade(connection: Connection, revision: str) -> None:
    before = _revision(connection)
    command.upgrade(_config(connection), revision)
    if _revision(connection) != before:  # the check reads every row
        _check_foreign_keys(connection)


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _check_foreign_keys(connection: Connection) -> None:
    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if lost:
        tables = ", ".join(sorted({str(row[0]) for row in lost}))
        raise NotSaved(
            f"Bringing the database up to date failed: {len(lost)} rows of {tables} would belong "
            "to nothing. It is left as it was."
        )


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
