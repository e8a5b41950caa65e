"""A store on a real SQLite file, and a look into that file without any of our code."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from apps.server.database.store import SqlStore


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
