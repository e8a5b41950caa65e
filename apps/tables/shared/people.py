"""Who sits across: a computer player to choose, or another person at the same device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from apps.tables.shared.wishing import TWO_AT_ONE_DEVICE
from apps.tables.shared.words import Words

#: what two people at one device are called, by seat
PEOPLE = ("Anna", "Ben")


def curtain_said(t: Words, mover: int) -> dict[str, Any]:
    """Return what stands on the curtain while the screen goes to the seat that is next."""
    next_one, other = PEOPLE[mover], PEOPLE[1 - mover]
    return {
        "title": t("{name} is next", name=next_one),
        "text": t("Give {name} the screen; {other} looks away.", name=next_one, other=other),
        "button": t("I am {name}: show my cards", name=next_one),
    }


def player_choice(
    t: Words,
    key: str,
    label: str,
    players: Mapping[str, tuple[str, str, str]],
    chosen: str | None,
    between_people: str,
) -> dict[str, Any]:
    """Return the question who sits across: `players` {key: (name, short name, what kind)}, or a person.

    `between_people` says what that means; a `chosen` None is another person.
    """
    choices = [
        {"value": player, "label": name, "help": t(kind)}
        for player, (name, _, kind) in players.items()
    ]
    two = {
        "value": TWO_AT_ONE_DEVICE,
        "label": t("Two at this device"),
        "help": between_people,
    }
    value = chosen or TWO_AT_ONE_DEVICE
    return {"key": key, "label": label, "choices": [*choices, two], "value": value}
