"""What tests of tables share: a real store on a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from apps.server.database.store import SqlStore
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.shared.saving import GuestGames


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlStore]:
    """Yield a store on a new SQLite file, kept.sqlite3."""
    opened = SqlStore.open(f"sqlite:///{tmp_path}/kept.sqlite3")
    yield opened
    opened.close()


@pytest.fixture
def rope_up(store: SqlStore) -> Iterator[Callable[..., SeilschaftTable]]:
    """Yield `rope_up(kept=store, **options)`: one more window of the same guest at the ridge.

    `options` go to the model.
    """
    tables: list[SeilschaftTable] = []

    def sit_down(kept: Any = store, **options: Any) -> SeilschaftTable:
        games = GuestGames(kept, store.guest("t" * 43), "seilschaft", lambda work: work())
        tables.append(SeilschaftTable(games=games, **options))
        return tables[-1]

    yield sit_down
    for table in tables:
        table.close()
