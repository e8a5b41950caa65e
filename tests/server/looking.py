"""A look into a database file without any of our code."""

from __future__ import annotations

import sqlite3


def rows(url: str, question: str) -> list[tuple[object, ...]]:
    """Ask the file without any of our code."""
    connection = sqlite3.connect(url.removeprefix("sqlite:///"))
    try:
        return connection.execute(question).fetchall()
    finally:
        connection.close()
