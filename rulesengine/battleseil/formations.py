"""What a team is worth, and the strongest team that a side can still become.

One search answers both: a full side simply has nobody to add. A team's worth is one number, kind
first and sum second, so that two teams compare with `<` (rules.md, Formations; Jokers).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.battleseil.cards import MAYOR, club_cards, is_joker
from rulesengine.battleseil.completion import (
    ANY_CLUB,
    BITS_A_CARD,
    IMPOSSIBLE,
    NO_TEAM,
    NOBODY,
    Side,
    highest_sum,
    may_run_in_club,
    newcomers,
    strengths_there,
)
from rulesengine.battleseil.levels import CLUBS, PEOPLE_IN_MUD
from rulesengine.common.cards import CardSet, holds, with_card
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
    added: Any,
) -> int:
    """Return the worth of the strongest team that `cards[:people]` can become, NO_TEAM if none.

    The missing `places - people` come from `pool` (set of club cards) and `jokers` (set, bit 0 is
    the first mayor); everybody who lies there stays. `added` (four entries) receives the cards
    that came, -1 behind them; club cards are preferred to jokers. With `soap` only the sum counts.
    Exact. Costs half a microsecond, up to ten with many jokers.
    """
    value, came = best_completion(cards, people, places, soap, strongest, pool, jokers)
    for at in range(PEOPLE_IN_MUD):
        added[at] = (came >> (BITS_A_CARD * at) & 255) - 1
    return value


@rule
def best_completion(
    cards: Any,
    people: int,
    places: int,
    soap: bool,
    strongest: int,
    pool: CardSet,
    jokers: int,
) -> tuple[int, int]:
    """Return what `strongest_team` does, and who came as one number (`without_newcomers` reads it)."""
    lying: CardSet = NOBODY
    standing = 0
    for at in range(people):
        if is_joker(cards[at]):
            standing |= 1 << (cards[at] - MAYOR)
        else:
            lying = with_card(lying, cards[at])
    # one set of number types, so that everything below is compiled once
    side = Side(lying, standing, int(places), int(strongest), np.uint64(pool), int(jokers))
    return highest_sum(side, side.pool) if soap else _best(side)


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
    for first in range(side.strongest - side.places + 1, 0, -1):
        for club in range(CLUBS):
            if not may_run_in_club(side, first, club):
                continue
            came = newcomers(side, club, first, 1)
            if came != IMPOSSIBLE:
                return worth(CLUB_RUN, _run_sum(first, side.places)), came
    return NO_TEAM, 0


@rule
def _best_triplet(side: Side) -> tuple[int, int]:
    there = strengths_there(side, side.places)
    for strength in range(side.strongest, 0, -1):
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
        of_club = club_cards(club, side.strongest)
        if side.cards & ~of_club != NOBODY:
            continue
        total, trial = highest_sum(side, side.pool & of_club)
        if total > best:
            best, came = total, trial
    return NO_TEAM if best == NO_TEAM else worth(CLUB_TEAM, best), came


@rule
def _best_run(side: Side) -> tuple[int, int]:
    there = strengths_there(side, 1)
    run = (np.uint64(1) << np.uint64(side.places)) - np.uint64(1)
    for first in range(side.strongest - side.places + 1, 0, -1):
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
