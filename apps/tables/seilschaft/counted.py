"""What is counted exactly for the figures: once a position, for pictures and titles alike."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from apps.tables.seilschaft.whereabouts import NOT_SEEN, whereabouts
from rulesengine.seilschaft import Card, Observation
from rulesengine.seilschaft.analysis import next_trump
from rulesengine.seilschaft.budget import Budget, Distribution, budget, outcomes

_POSITIONS = 64  #: kept: the tables that were drawn last


@dataclass(frozen=True)
class Counted:
    """Where every card is, the step budget, and what each card does now; read it, never write it.

    `next_trump` is the chance of each suit 0..3, empty where no trump can come any more.
    """

    places: dict[Card, str]
    budget: Budget
    outcomes: dict[Card, Distribution]
    next_trump: tuple[float, ...]

    def unseen(self, suit: int | None) -> int:
        """Return how many cards of a suit, or of the pack, the seat has not before its eyes."""
        places = self.places.items()
        return sum(place in NOT_SEEN for card, place in places if suit in (None, card.suit))


@lru_cache(maxsize=_POSITIONS)
def counted(view: Observation) -> Counted:
    """Return what is counted of a view; some milliseconds for a new one."""
    return Counted(whereabouts(view), budget(view), outcomes(view), next_trump(view))
