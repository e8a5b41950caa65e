"""The tables by room; a room's code is loaded when somebody sits down."""

from __future__ import annotations

from importlib import import_module
from typing import Any

#: the rooms whose table stands, in the order of the front door
OPEN_ROOMS = ("battleseil", "seilschaft", "rotundschwarz")


def open_table(room: str, **options: Any) -> Any:
    """Return a Panel object with the room's table; raises KeyError naming the rooms that are open."""
    if room not in OPEN_ROOMS:
        raise KeyError(f"There is no table {room!r}; there is: {', '.join(OPEN_ROOMS)}.")
    return import_module(f"apps.tables.{room}.page").cell(**options)
