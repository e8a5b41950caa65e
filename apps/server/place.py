"""Where the database lies: where the environment says, else in the user's data folder."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

VARIABLE = "KARTENSTUBE_DATABASE"


def database_url() -> str:
    """Return the SQLAlchemy URL of a SQLite file that the environment names, else of the user's own."""
    return os.environ.get(VARIABLE) or f"sqlite:///{own_file()}"


def own_file() -> Path:
    """Return the file that is used when nobody names another place."""
    return user_data_path("kartenstube", appauthor=False) / "kartenstube.sqlite3"
