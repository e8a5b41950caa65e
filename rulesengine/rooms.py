"""The rooms of the house by name; a room is imported when somebody opens its door."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

#: The rooms that exist; each is a package rulesengine.<name> with the doors State, HouseRules,
#: parse_move, dealt, best_move, PLAYER_NAMES, record, replay, result_text and warm.
ROOMS: tuple[str, ...] = ("battleseil", "seilschaft", "rotundschwarz")


def room(name: str) -> ModuleType:
    """Return the room's package; raises KeyError naming the rooms there are."""
    if name not in ROOMS:
        raise KeyError(f"There is no room {name!r}; there is: {', '.join(ROOMS)}.")
    return import_module(f"rulesengine.{name}")
