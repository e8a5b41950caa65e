"""Stores that fail, or count what they are asked, in front of a real one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from apps.server.database.store import SqlStore
from apps.tables.shared.saving import NotSaved


class Moody:
    """The store, which fails as long as `broken` is set."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self.broken = False

    def __getattr__(self, name: str) -> Any:
        if self.broken:
            raise NotSaved("the disk is full")
        return getattr(self._store, name)


class Panicky:
    """The store, which as long as `panics` is set keeps moves and says that it could not."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self.panics = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def append(self, *call: Any) -> None:
        self._store.append(*call)
        if self.panics:
            raise NotSaved("the disk says that it failed")


class Asked:
    """The store, which counts its calls by name."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self.calls: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        self.calls[name] += 1
        return getattr(self._store, name)
