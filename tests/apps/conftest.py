"""What tests of tables share: a real store on a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from apps.server.database.store import SqlStore
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.shared.saving import GuestGames
from tests.apps import seats
from tests.apps.felts import TOKEN, games_of


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlStore]:
    """Yield a store on a new SQLite file, kept.sqlite3."""
    opened = SqlStore.open(f"sqlite:///{tmp_path}/kept.sqlite3")
    yield opened
    opened.close()


@pytest.fixture
def sit(store: SqlStore) -> Iterator[Callable[..., BattleseilTable]]:
    """Yield `sit(kept=store, **options)`: one more window of the same guest, as after a reload.

    `options` go to the model.
    """
    tables: list[BattleseilTable] = []

    def sit_down(kept: Any = store, **options: Any) -> BattleseilTable:
        games = GuestGames(kept, store.guest(seats.TOKEN), seats.ROOM, lambda work: work())
        tables.append(BattleseilTable(games=games, **options))
        return tables[-1]

    yield sit_down
    for table in tables:
        table.close()


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


@pytest.fixture
def lay_felt(store: SqlStore) -> Iterator[Callable[..., RotUndSchwarzTable]]:
    """Yield `lay_felt(kept=store, token=TOKEN, **options)`: one more window of a guest at the felt.

    `options` go to the model.
    """
    tables: list[RotUndSchwarzTable] = []

    def sit_down(kept: Any = store, token: str = TOKEN, **options: Any) -> RotUndSchwarzTable:
        tables.append(RotUndSchwarzTable(games=games_of(kept, store, token), **options))
        return tables[-1]

    yield sit_down
    for table in tables:
        table.close()
