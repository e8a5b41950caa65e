"""What is estimated of a hand while the person looks at it: later than the table, in a thread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulesengine.common.estimates import Estimate
from rulesengine.seilschaft import Card, Observation


@dataclass(frozen=True)
class Chances:
    """The team's chance to win the game with each card that may be played now."""

    cards: Mapping[Card, Estimate]


def next_trump(view: Observation) -> Sequence[float]:
    """Return the chance of each suit 0..3 to be the next trump, nothing where none can come."""
    return ()
