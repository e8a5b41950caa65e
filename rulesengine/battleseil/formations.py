"""What a team is worth, and the strongest team that a side can still become.

One search answers both: a full side simply has nobody to add. A team's worth is one number, kind
first and sum second, so that two teams compare with `<` (rules.md, Formations; Jokers).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.battleseil.cards import MAYOR, club_cards, club_of, is_joker, strength_of
from rulesengine.battleseil.completion import (
    ANY_CLUB,
    IMPOSSIBLE,
    MIXED,
    NO_TEAM,
    Side,
    fewer_jokers,
    first_starts,
    highest_sum,
    jokers_among,
    may_be_of,
    may_run_in_club,
    newcomers,
    strengths_there,
)
from rulesengine.battleseil.levels import CLUBS
from rulesengine.common.cards import NO_CARDS, CardSet, holds, with_card
from rulesengine.common.compiled import rule

SUM, RUN, CLUB_TEAM, TRIPLET, CLUB_RUN = 0, 1, 2, 3, 4
KIND_NAMES = ("SUM", "RUN", "CLUB_TEAM", "TRIPLET", "CLUB_RUN")
_SUMS = 64  #: above any sum of four strengths


@rule
def worth(kind: int, total: int) -> int:
    """Return the comparable worth of a team of that kind and sum of strengths (3..40)."""
    return kind * _SUMS + total


@rule
def kind_of_worth(value: int) -> int:
    """Return the kind 0..4 of a worth."""
    return value // _SUMS


@rule
def sum_of_worth(value: int) -> int:
    """Return the sum of strengths of a worth."""
    return value % _SUMS


@rule
def strongest_team(
    cards: Any,
    people: int,
    places: int,
    soap: bool,
    strongest: int,
    pool: CardSet,
    jokers: int,
) -> tuple[int, int]:
    """Return (worth, who came) of the strongest team that `cards[:people]` can become, NO_TEAM if none.

    The missing `places - people` come from `pool` (set of club cards) and `jokers` (set, bit 0 is
    the first mayor); everybody who lies there stays. Who came is one number, read by `newcomer`; of
    equal teams it is one to which the fewest jokers come. With `soap` only the sum counts. Exact.
    Costs a quarter of a microsecond, up to ten with many jokers.
    """
    # a table's numbers are short ones: made long here, what reads the side is compiled once
    top, left = int(np.int64(strongest)), int(np.int64(jokers))
    side = _side(cards, people, int(np.int64(places)), top, np.uint64(pool), left)
    return highest_sum(side, side.pool) if soap else _best(side)


@rule
def _side(cards: Any, people: int, places: int, strongest: int, pool: CardSet, jokers: int) -> Side:
    """Return the side with what the search asks again and again of those who lie there."""
    lying: CardSet = NO_CARDS
    standing, club, low, high = 0, ANY_CLUB, strongest, 1
    for at in range(people):
        card = int(cards[at])
        if is_joker(card):
            standing |= 1 << (card - MAYOR)
            continue
        lying = with_card(lying, card)
        low, high = min(low, strength_of(card)), max(high, strength_of(card))
        club = club_of(card) if club == ANY_CLUB or club == club_of(card) else MIXED
    if people == places:  # nobody can come any more
        pool, jokers = NO_CARDS, 0
    return Side(lying, standing, places, strongest, pool, jokers, club, low, high)


@rule
def _best(side: Side) -> tuple[int, int]:
    """Return (worth, newcomers) of the strongest team, trying the kinds from the strongest down."""
    value, came = _best_club_run(side)
    if value == NO_TEAM:
        value, came = _best_triplet(side)
    if value == NO_TEAM:
        value, came = _best_club_team(side)
    if value == NO_TEAM:
        value, came = _best_run(side)
    if value == NO_TEAM:
        value, came = highest_sum(side, side.pool)
    return value, came


@rule
def _best_club_run(side: Side) -> tuple[int, int]:
    if side.club == MIXED:
        return NO_TEAM, 0
    lowest, highest = first_starts(side)
    for first in range(highest, lowest - 1, -1):
        came = IMPOSSIBLE
        for club in range(CLUBS):
            if may_be_of(side, club) and may_run_in_club(side, first, club):
                came = fewer_jokers(came, newcomers(side, club, first, 1))
            if jokers_among(came) == 0:
                break
        if came != IMPOSSIBLE:
            return worth(CLUB_RUN, _run_sum(first, side.places)), came
    return NO_TEAM, 0


@rule
def _best_triplet(side: Side) -> tuple[int, int]:
    there = strengths_there(side, side.places)
    # from the lowest that lies there down to the highest: one strength or none, all when nobody lies
    for strength in range(side.lowest, side.highest - 1, -1):
        if not (holds(there, strength - 1) or side.standing | side.coming):
            continue
        came = newcomers(side, ANY_CLUB, strength, 0)
        if came != IMPOSSIBLE:
            return worth(TRIPLET, strength * side.places), came
    return NO_TEAM, 0


@rule
def _best_club_team(side: Side) -> tuple[int, int]:
    best, came = NO_TEAM, 0
    for club in range(CLUBS):
        if not may_be_of(side, club):
            continue
        total, trial = highest_sum(side, side.pool & club_cards(club, side.strongest))
        if total > best or (total == best and jokers_among(trial) < jokers_among(came)):
            best, came = total, trial
    return NO_TEAM if best == NO_TEAM else worth(CLUB_TEAM, best), came


@rule
def _best_run(side: Side) -> tuple[int, int]:
    there = strengths_there(side, 1)
    run = (np.uint64(1) << np.uint64(side.places)) - np.uint64(1)
    lowest, highest = first_starts(side)
    for first in range(highest, lowest - 1, -1):
        complete = there >> np.uint64(first - 1) & run == run
        if not (complete or side.standing | side.coming):
            continue
        came = newcomers(side, ANY_CLUB, first, 1)
        if came != IMPOSSIBLE:
            return worth(RUN, _run_sum(first, side.places)), came
    return NO_TEAM, 0


@rule
def _run_sum(first: int, places: int) -> int:
    return first * places + places * (places - 1) // 2
