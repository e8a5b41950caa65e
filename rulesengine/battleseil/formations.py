"""What a team is worth, and the strongest team that a side can still become.

One search answers both: a full side simply has nobody to add. A team's worth is one number, kind
first and sum second, so that two teams compare with `<` (rules.md, Formations; Jokers).

The search knows only numbers and card sets, no arrays: passing arrays between compiled functions
counts references, which would cost more than the search.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from rulesengine.battleseil.cards import (
    JOKERS,
    MAYOR,
    NO_CARD,
    STRENGTHS,
    club_cards,
    is_joker,
    joker_at_best,
    joker_can_be,
    strength_of,
)
from rulesengine.battleseil.levels import CLUBS, PEOPLE_IN_MUD
from rulesengine.common.cards import CardSet, holds, how_many, with_card, without_card
from rulesengine.common.compiled import rule

SUM, RUN, CLUB_TEAM, TRIPLET, CLUB_RUN = 0, 1, 2, 3, 4
KIND_NAMES = ("SUM", "RUN", "CLUB_TEAM", "TRIPLET", "CLUB_RUN")
NO_TEAM = -1  #: worth of a side that cannot be filled any more
_SUMS = 64  #: above any sum of four strengths
_ANY_CLUB = -1
_IMPOSSIBLE = -1
_NOBODY = np.uint64(0)
_BITS_A_CARD = 8


class Side(NamedTuple):
    """One side of a rope and who may still come to it; numbers only."""

    cards: CardSet  # club cards that lie there
    standing: int  # jokers that lie there, a set of 4 bits: each must find a place in the team
    places: int  # people a full side has, 3 or 4
    strongest: int  # highest strength in the pack, 9 or 10
    pool: CardSet  # club cards that may come
    coming: int  # jokers that may come, a set of 4 bits


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
    Exact. Costs about a microsecond without jokers, some tens with them.
    """
    lying: CardSet = _NOBODY
    standing = 0
    for at in range(people):
        if is_joker(cards[at]):
            standing |= 1 << (cards[at] - MAYOR)
        else:
            lying = with_card(lying, cards[at])
    # one set of number types, so that everything below is compiled once
    side = Side(lying, standing, int(places), int(strongest), np.uint64(pool), int(jokers))
    value, came = _highest_sum(side, side.pool) if soap else _best(side)
    for at in range(PEOPLE_IN_MUD):
        added[at] = (came >> (_BITS_A_CARD * at) & 255) - 1
    return value


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
        value, came = _highest_sum(side, side.pool)
    return value, came


@rule
def _best_club_run(side: Side) -> tuple[int, int]:
    for first in range(side.strongest - side.places + 1, 0, -1):
        for club in range(CLUBS):
            came = _newcomers(side, club, first, 1)
            if came != _IMPOSSIBLE:
                return worth(CLUB_RUN, _run_sum(first, side.places)), came
    return NO_TEAM, 0


@rule
def _best_triplet(side: Side) -> tuple[int, int]:
    for strength in range(side.strongest, 0, -1):
        came = _newcomers(side, _ANY_CLUB, strength, 0)
        if came != _IMPOSSIBLE:
            return worth(TRIPLET, strength * side.places), came
    return NO_TEAM, 0


@rule
def _best_club_team(side: Side) -> tuple[int, int]:
    best, came = NO_TEAM, 0
    for club in range(CLUBS):
        of_club = club_cards(club, side.strongest)
        if side.cards & ~of_club != _NOBODY:
            continue
        total, trial = _highest_sum(side, side.pool & of_club)
        if total > best:
            best, came = total, trial
    return NO_TEAM if best == NO_TEAM else worth(CLUB_TEAM, best), came


@rule
def _best_run(side: Side) -> tuple[int, int]:
    for first in range(side.strongest - side.places + 1, 0, -1):
        came = _newcomers(side, _ANY_CLUB, first, 1)
        if came != _IMPOSSIBLE:
            return worth(RUN, _run_sum(first, side.places)), came
    return NO_TEAM, 0


@rule
def _run_sum(first: int, places: int) -> int:
    return first * places + places * (places - 1) // 2


@rule
def _newcomers(side: Side, club: int, first: int, step: int) -> int:
    """Return who would come to make the strengths first, first + step, ..., packed; or _IMPOSSIBLE.

    `club` is the one club of the team or _ANY_CLUB. Tries to do with club cards before jokers.
    """
    gaps = _gaps(side, club, first, step)
    if gaps == _IMPOSSIBLE or how_many(gaps) < how_many(side.standing):
        return _IMPOSSIBLE
    jokers = side.standing | side.coming
    ways = (how_many(jokers) + 1) ** how_many(gaps)
    for way in range(ways):
        came = _fill_gaps(side, club, first, step, gaps, way)
        if came != _IMPOSSIBLE:
            return came
    return _IMPOSSIBLE


@rule
def _gaps(side: Side, club: int, first: int, step: int) -> int:
    """Return the places that no club card fills, bit p for place p.

    _IMPOSSIBLE when a club card that lies there does not belong into such a team.
    """
    left = side.cards
    gaps = 0
    for place in range(side.places):
        card = _card_in(left, club, first + place * step)
        if card == NO_CARD:
            gaps |= 1 << place
        else:
            left = without_card(left, card)
    return gaps if left == _NOBODY else _IMPOSSIBLE


@rule
def _fill_gaps(side: Side, club: int, first: int, step: int, gaps: int, way: int) -> int:
    """Try one assignment: digit g of `way` says who fills gap g, 0 a club card, j the j-th joker.

    Returns who came, packed, or _IMPOSSIBLE. Every joker that stands there must have a place.
    """
    jokers = side.standing | side.coming
    base = how_many(jokers) + 1
    pool = side.pool
    used = 0
    came = 0
    news = 0
    for place in range(side.places):
        if not gaps >> place & 1:
            continue
        strength = first + place * step
        who = way % base
        way //= base
        if who == 0:
            card = _card_in(pool, club, strength)
            if card == NO_CARD:
                return _IMPOSSIBLE
            pool = without_card(pool, card)
        else:
            joker = _nth(jokers, who)
            if used >> joker & 1 or not joker_can_be(MAYOR + joker, strength, side.strongest):
                return _IMPOSSIBLE
            used |= 1 << joker
            card = NO_CARD if side.standing >> joker & 1 else MAYOR + joker
        if card != NO_CARD:
            came = _pack(came, news, card)
            news += 1
    return came if used & side.standing == side.standing else _IMPOSSIBLE


@rule
def _nth(jokers: int, which: int) -> int:
    """Return the number of the `which`-th joker (1..) of a set."""
    for joker in range(JOKERS):
        if jokers >> joker & 1:
            which -= 1
            if which == 0:
                return joker
    return NO_CARD


@rule
def _pack(came: int, at: int, card: int) -> int:
    return came | (card + 1) << (_BITS_A_CARD * at)


@rule
def _card_in(pool: CardSet, club: int, strength: int) -> int:
    """Return a card of that strength in the pool, of `club` if it is one; NO_CARD if none."""
    if club != _ANY_CLUB:
        card = club * STRENGTHS + strength - 1
        return card if holds(pool, card) else NO_CARD
    for other in range(CLUBS):
        card = other * STRENGTHS + strength - 1
        if holds(pool, card):
            return card
    return NO_CARD


@rule
def _highest_sum(side: Side, pool: CardSet) -> tuple[int, int]:
    """Return (highest sum the side can reach with `pool`, newcomers packed).

    The sum is NO_TEAM when there are not enough cards to fill the side.
    """
    total = _sum_lying(side)
    missing = side.places - how_many(side.cards) - how_many(side.standing)
    coming = side.coming
    came = 0
    for news in range(missing):
        card = _strongest_in(pool, side.strongest)
        strength = 0 if card == NO_CARD else strength_of(card)
        for joker in range(JOKERS):
            at_best = joker_at_best(MAYOR + joker, side.strongest)
            if coming >> joker & 1 and at_best > strength:
                card, strength = MAYOR + joker, at_best
        if card == NO_CARD:
            return NO_TEAM, 0
        if is_joker(card):
            coming &= ~(1 << (card - MAYOR))
        else:
            pool = without_card(pool, card)
        came = _pack(came, news, card)
        total += strength
    return total, came


@rule
def _sum_lying(side: Side) -> int:
    """Return the sum of everybody who lies there, jokers at their best."""
    total = 0
    for joker in range(JOKERS):
        if side.standing >> joker & 1:
            total += joker_at_best(MAYOR + joker, side.strongest)
    left = side.cards
    while left != _NOBODY:
        card = _strongest_in(left, side.strongest)
        left = without_card(left, card)
        total += strength_of(card)
    return total


@rule
def _strongest_in(pool: CardSet, strongest: int) -> int:
    """Return a club card of the highest strength in the pool, NO_CARD if it is empty."""
    for strength in range(strongest, 0, -1):
        card = _card_in(pool, _ANY_CLUB, strength)
        if card != NO_CARD:
            return card
    return NO_CARD
