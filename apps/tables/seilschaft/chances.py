"""What is estimated of a hand while the person looks at it: later than the table, in a thread."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulesengine.common.estimates import Estimate
from rulesengine.seilschaft import Card, Observation


@dataclass(frozen=True)
class Chances:
    """The team's chance to win the game with each card that may be played now."""

    cards: Mapping[Card, Estimate]


def next_trump(view: Observation) -> Mapping[int, float] | None:
    """Return the chance of each suit to be the next trump, None where there will be none."""
    return None
