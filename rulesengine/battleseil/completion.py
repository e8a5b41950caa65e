"""Who would have to come to a side of a rope so that it becomes a certain team.

The search knows only numbers and card sets, no arrays: passing arrays between compiled functions
counts references, which would cost more than the search. Who comes is one number, a byte a card.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rulesengine.battleseil.cards import (
    JOKERS,
    MAYOR,
    NO_CARD,
    STRENGTHS,
    is_joker,
    joker_at_best,
    joker_can_be,
    of_strength,
    strength_of,
)
from rulesengine.battleseil.levels import CLUBS
from rulesengine.common.cards import NO_CARDS, CardSet, holds, how_many, without_card
from rulesengine.common.compiled import rule

NO_TEAM = -1  #: worth of a side that cannot be filled any more
IMPOSSIBLE = -1  #: nobody can come to make the team
ANY_CLUB, MIXED = -1, -2
_ONE = np.uint64(1)
_BITS_A_CARD = 8


class Side(NamedTuple):
    """One side of a rope and who may still come to it; numbers only."""

    cards: CardSet  # club cards that lie there
    standing: int  # jokers that lie there, a set of 4 bits: each must find a place in the team
    places: int  # people a full side has, 3 or 4
    strongest: int  # highest strength in the pack, 9 or 10
    pool: CardSet  # club cards that may come
    coming: int  # jokers that may come, a set of 4 bits
    club: int  # the club of the club cards that lie there; ANY_CLUB for none, MIXED for several
    lowest: int  # lowest strength among them, `strongest` for none
    highest: int  # highest, 1 for none


@rule
def newcomers(side: Side, club: int, first: int, step: int) -> int:
    """Return who would come to make the strengths first, first + step, ..., packed; or IMPOSSIBLE.

    `club` is the one club of the team or ANY_CLUB. As few jokers come as can.
    """
    gaps = _gaps(side, club, first, step)
    if gaps == IMPOSSIBLE or how_many(gaps) < how_many(side.standing):
        return IMPOSSIBLE
    jokers = side.standing | side.coming
    if jokers == 0:
        return _fill_gaps(side, club, first, step, gaps, 0)
    unmet = how_many(_unmet(side, club, first, step, gaps))
    if unmet > how_many(jokers):
        return IMPOSSIBLE
    fewest = max(0, unmet - how_many(side.standing))
    best = IMPOSSIBLE
    ways = (how_many(jokers) + 1) ** how_many(gaps)
    for way in range(ways):
        best = fewer_jokers(best, _fill_gaps(side, club, first, step, gaps, way))
        if jokers_among(best) == fewest:
            break
    return best


@rule
def _gaps(side: Side, club: int, first: int, step: int) -> int:
    """Return the places that no club card fills, bit p for place p.

    IMPOSSIBLE when a club card that lies there does not belong into such a team.
    """
    left = side.cards
    gaps = 0
    for place in range(side.places):
        card = _card_in(left, club, first + place * step)
        if card == NO_CARD:
            gaps |= 1 << place
        else:
            left = without_card(left, card)
    return gaps if left == NO_CARDS else IMPOSSIBLE


@rule
def may_be_of(side: Side, club: int) -> bool:
    """Return whether everybody who lies there is of the club, or could be."""
    return side.club == ANY_CLUB or side.club == club


@rule
def first_starts(side: Side) -> tuple[int, int]:
    """Return (lowest, highest) strength a run can begin with so that it holds everybody who lies there."""
    return max(1, side.highest - side.places + 1), min(
        side.lowest, side.strongest - side.places + 1
    )


@rule
def may_run_in_club(side: Side, first: int, club: int) -> bool:
    """Return whether a run of the club from `first` on is worth a search.

    Without jokers everybody must be there, lying or coming.
    """
    if side.standing | side.coming:
        return True
    row = np.uint64(side.cards | side.pool) >> np.uint64(club * STRENGTHS + first - 1)
    run = (_ONE << np.uint64(side.places)) - _ONE
    return row & run == run


@rule
def strengths_there(side: Side, people: int) -> CardSet:
    """Return the strengths (bit s - 1) that so many club cards have, lying or coming, each its own."""
    everybody = np.uint64(side.cards | side.pool)
    row = (_ONE << np.uint64(STRENGTHS)) - _ONE
    one, two, three, four = NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS
    for club in range(CLUBS):
        of_club = everybody >> np.uint64(club * STRENGTHS) & row
        four |= three & of_club
        three |= two & of_club
        two |= one & of_club
        one |= of_club
    if people == 1:
        return one
    return three if people == 3 else four


@rule
def _unmet(side: Side, club: int, first: int, step: int, gaps: int) -> int:
    """Return the gaps for which not even one club card may come; only a joker can fill them."""
    unmet = 0
    for place in range(side.places):
        if gaps >> place & 1 and _card_in(side.pool, club, first + place * step) == NO_CARD:
            unmet |= 1 << place
    return unmet


@rule
def _fill_gaps(side: Side, club: int, first: int, step: int, gaps: int, way: int) -> int:
    """Try one assignment: digit g of `way` says who fills gap g, 0 a club card, j the j-th joker.

    Returns who came, packed, or IMPOSSIBLE. Every joker that stands there must have a place.
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
                return IMPOSSIBLE
            pool = without_card(pool, card)
        else:
            joker = _nth(jokers, who)
            if used >> joker & 1 or not joker_can_be(MAYOR + joker, strength, side.strongest):
                return IMPOSSIBLE
            used |= 1 << joker
            card = NO_CARD if side.standing >> joker & 1 else MAYOR + joker
        if card != NO_CARD:
            came = _pack(came, news, card)
            news += 1
    return came if used & side.standing == side.standing else IMPOSSIBLE


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
def jokers_among(came: int) -> int:
    """Return how many of those that came, packed, are jokers; -1 for IMPOSSIBLE."""
    jokers = 0 if came != IMPOSSIBLE else -1
    while came > 0:
        jokers += is_joker(newcomer(came, 0))
        came >>= _BITS_A_CARD
    return jokers


@rule
def fewer_jokers(came: int, others: int) -> int:
    """Return those of whom fewer are jokers, both packed; the first when equal, IMPOSSIBLE last."""
    if came == IMPOSSIBLE:
        return others
    if others == IMPOSSIBLE or jokers_among(came) <= jokers_among(others):
        return came
    return others


@rule
def newcomer(came: int, at: int) -> int:
    """Return newcomer number 0..3 of those that are packed, NO_CARD behind the last."""
    return (came >> (_BITS_A_CARD * at) & 255) - 1


@rule
def without_newcomers(pool: CardSet, jokers: int, came: int) -> tuple[CardSet, int]:
    """Return club cards and jokers (a set of 4 bits) without the ones that came, packed."""
    while came:
        card = newcomer(came, 0)
        came >>= _BITS_A_CARD
        if is_joker(card):
            jokers &= ~(1 << (card - MAYOR))
        else:
            pool = without_card(pool, card)
    return pool, jokers


@rule
def _card_in(pool: CardSet, club: int, strength: int) -> int:
    """Return a card of that strength in the pool, of `club` if it is one; NO_CARD if none."""
    if club != ANY_CLUB:
        card = club * STRENGTHS + strength - 1
        return card if holds(pool, card) else NO_CARD
    if pool & of_strength(strength) == NO_CARDS:
        return NO_CARD
    for other in range(CLUBS):
        card = other * STRENGTHS + strength - 1
        if holds(pool, card):
            return card
    return NO_CARD


@rule
def highest_sum(side: Side, pool: CardSet) -> tuple[int, int]:
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
    while left != NO_CARDS:
        card = _strongest_in(left, side.strongest)
        left = without_card(left, card)
        total += strength_of(card)
    return total


@rule
def _strongest_in(pool: CardSet, strongest: int) -> int:
    """Return a club card of the highest strength in the pool, NO_CARD if it is empty."""
    for strength in range(strongest, 0, -1):
        card = _card_in(pool, ANY_CLUB, strength)
        if card != NO_CARD:
            return card
    return NO_CARD
