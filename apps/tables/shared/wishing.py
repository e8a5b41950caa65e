"""Reading what a dialog or an address wishes: user input, of which what makes no sense counts as unsaid."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

TWO_AT_ONE_DEVICE = "person"  #: who is wished when two people sit at one device


def wished_switch(options: Mapping[str, Any], key: str, before: bool) -> bool:
    """Return whether something is wished, as before where nothing sensible is said."""
    wanted = options.get(key)
    return wanted if isinstance(wanted, bool) else before


def wished_player(
    options: Mapping[str, Any], key: str, players: Collection[str], before: str | None
) -> str | None:
    """Return the player that is wished, None for another person; as before where nobody is named."""
    name = options.get(key)
    if name == TWO_AT_ONE_DEVICE:
        return None
    return name if isinstance(name, str) and name in players else before


def wished_number(value: Any, least: int, most: int) -> int | None:
    """Return a whole number written in digits, None for anything else or one out of range."""
    text = str(value).strip() if isinstance(value, str | int) else ""
    digits = text.isascii() and text.isdecimal() and len(text) <= len(str(most))
    number = int(text) if digits else least - 1
    return number if least <= number <= most else None
