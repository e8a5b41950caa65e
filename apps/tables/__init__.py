"""The tables by room; a room's code is loaded when somebody sits down."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rulesengine.rooms import ROOMS


def open_table(room: str, **options: Any) -> Any:
    """Return a Panel object with the room's table; raises KeyError naming the rooms there are."""
    if room not in ROOMS:
        raise KeyError(f"There is no room {room!r}; there is: {', '.join(ROOMS)}.")
    return import_module(f"apps.tables.{room}.page").cell(**options)
