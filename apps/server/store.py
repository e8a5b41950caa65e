"""The store of this process, opened once; a broken one closes no door."""

from __future__ import annotations

import logging
from functools import cache

from apps.server.database.store import SqlStore
from apps.server.place import database_url
from apps.tables.shared.saving import NotSaved

_log = logging.getLogger(__name__)


def parlour_store() -> SqlStore | None:
    """Return the store; None when its place cannot be used, which the log says once with the reason."""
    return _opened_or_said(database_url())


@cache
def opened(url: str) -> SqlStore:
    """Return the store at an SQLAlchemy URL of a SQLite file; raises NotSaved with the reason."""
    return SqlStore.open(url)


@cache
def _opened_or_said(url: str) -> SqlStore | None:
    try:
        return opened(url)
    except NotSaved as problem:
        _log.warning("Games are not saved: %s", problem)
        return None
