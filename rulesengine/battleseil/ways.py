"""Every way in which a side of a rope can still be filled, counted exactly and by kind of team.

For the figure beside the table and for the lesson: neither a proof, which asks only for the best
way, nor a chance, for the ways are not equally likely.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from rulesengine.battleseil.cards import is_joker, is_mayor
from rulesengine.battleseil.formations import KIND_NAMES, kind_of_worth, strongest_team
from rulesengine.battleseil.observation import Observation
from rulesengine.battleseil.ropes import has_mayor
from rulesengine.common.cards import NO_CARDS
from rulesengine.common.compiled import rule

_MORE_THAN_ANY = 10**6  #: no team is worth more


@dataclass(frozen=True)
class Ways:
    """Ways to fill a side: `counts[k]` make the kind KIND_NAMES[k], `winning[k]` of them win the rope.

    A way can win only where the other side is full already: it must be better, a tie is lost.
    """

    counts: tuple[int, ...]
    winning: tuple[int, ...]

    @property
    def total(self) -> int:
        """All ways."""
        return sum(self.counts)

    @property
    def wins(self) -> int:
        """The ways that win the rope."""
        return sum(self.winning)


def ways(observation: Observation, rope: int, seat: int) -> Ways | None:
    """Return the ways to fill a seat's side of a rope 0..8 as the looking seat knows the cards.

    The own side can be filled from the hand and from what is hidden, the other only from that; unseen
    jokers count, a second mayor on a half does not. None for a side that is full, empty, or at a
    taken rope. Exact; some ten milliseconds at most.
    """
    lying = observation.cards_at(rope, seat)
    places = observation.places_at(rope)
    if observation.owner(rope) is not None or not 0 < len(lying) < places:
        return None
    own = observation.hand if seat == observation.seat else ()
    one_stands = has_mayor(observation.record.table, seat)
    coming = [
        card
        for card in sorted({*own, *observation.hidden, *observation.hidden_specials})
        if card.is_club or (is_joker(card) and not (one_stands and is_mayor(card)))
    ]
    counts = np.zeros((2, len(KIND_NAMES)), np.int64)
    _count_ways(
        np.array([*lying, *[0] * (places - len(lying))], np.int64),
        len(lying),
        np.array(coming, np.int64),
        observation.has_soap(rope),
        observation.house_rules.strongest,
        _to_beat(observation, rope, 1 - seat),
        counts,
    )
    return Ways(tuple(map(int, counts[0])), tuple(map(int, counts[1])))


def _to_beat(observation: Observation, rope: int, seat: int) -> int:
    """Return the worth of a seat's full side, more than any team is worth while it is not full."""
    team = observation.reach(rope, seat) if observation.is_full(rope, seat) else None
    return _MORE_THAN_ANY if team is None else team.worth


@rule
def _count_ways(
    team: Any, people: int, coming: Any, soap: bool, strongest: int, to_beat: int, counts: Any
) -> None:
    """Add every choice of newcomers to `counts` (all ways, winning ways; by kind)."""
    places, missing = len(team), len(team) - people
    if missing > len(coming):
        return
    chosen = np.arange(missing)
    while True:
        for at in range(missing):
            team[people + at] = coming[chosen[at]]
        if _at_most_one_mayor(team):
            worth, _ = strongest_team(team, places, places, soap, strongest, NO_CARDS, 0)
            counts[0, kind_of_worth(worth)] += 1
            if worth > to_beat:
                counts[1, kind_of_worth(worth)] += 1
        if not _next_choice(chosen, len(coming)):
            return


@rule
def _at_most_one_mayor(team: Any) -> bool:
    mayors = 0
    for card in team:
        mayors += is_mayor(card)
    return mayors <= 1


@rule
def _next_choice(chosen: Any, count: int) -> bool:
    """Go to the next choice of so many cards in their order; return whether there was one."""
    last = len(chosen) - 1
    at = last
    while at >= 0 and chosen[at] == count - len(chosen) + at:
        at -= 1
    if at < 0:
        return False
    chosen[at] += 1
    for behind in range(at + 1, last + 1):
        chosen[behind] = chosen[behind - 1] + 1
    return True
