"""What is estimated of a hand while the person looks at it: later than the table, in a thread."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulesengine.common.estimates import Estimate
from rulesengine.seilschaft import Card, Observation
from rulesengine.seilschaft.analysis import card_chances

_WORLDS = 600  #: an interval is then some eight points wide at most


@dataclass(frozen=True)
class Chances:
    """The team's chance to win the game with each card that may be played now."""

    cards: Mapping[Card, Estimate]


def advise(view: Observation) -> Chances:
    """Return the chances of a hand; the same view gets the same ones.

    A tenth of a second or so on one core, nearly all of it without the GIL: run it in a thread.
    """
    return Chances({chance.card: chance.won for chance in card_chances(view, worlds=_WORLDS)})
