"""Bring a database up to date when it is opened, in one transaction: it is done, or nothing is."""

from __future__ import annotations

from pathlib import Path
from threading import Lock

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine

_SCRIPTS = Path(__file__).with_name("migrations")
_ALEMBIC = Lock()  # Alembic keeps what it is doing in the module, so one thread at a time


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the database to `revision`; processes that open it at once do so one after the other.

    Raises Alembic's CommandError for a database of a newer Kartenstube.
    """
    with _ALEMBIC, engine.begin() as connection:
        command.upgrade(_config(connection), revision)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
