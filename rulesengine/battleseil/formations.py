"""What a team is worth, and the strongest team that a side can still become.

One search answers both: a full side simply has nothing to add. A team's worth is one number, kind
first and sum second, so that two teams compare with `<` (rules.md, Formations; Jokers).
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
    club_of,
    is_joker,
    joker_at_best,
    joker_can_be,
    strength_of,
)
from rulesengine.battleseil.levels import CLUBS, PEOPLE_IN_MUD
from rulesengine.common.cards import CardSet, holds, with_card, without_card
from rulesengine.common.compiled import rule

SUM, RUN, CLUB_TEAM, TRIPLET, CLUB_RUN = 0, 1, 2, 3, 4
KIND_NAMES = ("SUM", "RUN", "CLUB_TEAM", "TRIPLET", "CLUB_RUN")
NO_TEAM = -1  #: worth of a side that cannot be filled any more
_SUMS = 64  #: above any sum of four strengths
_ANY_CLUB = -1


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


class Side(NamedTuple):
    """One side of a rope and who may still come to it."""

    cards: Any  # card numbers in laying order; only the first `people` count
    people: int  # cards that lie there, 0..places
    places: int  # people a full side has, 3 or 4
    strongest: int  # highest strength in the pack, 9 or 10
    pool: CardSet  # set of club cards that may come
    jokers: Any  # first the jokers that stand there, then those that may come
    standing: int  # jokers that stand there: they must find a place in the team
    known: int  # all jokers in `jokers`


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
    the first mayor); everybody who stands there stays. `added` (four entries) receives the cards
    that came, -1 behind them; club cards are preferred to jokers. With `soap` only the sum counts.
    Exact. Costs about a microsecond without jokers, some tens with them.
    """
    everyone = np.empty(2 * JOKERS, np.int64)
    standing = _jokers_standing(cards, people, everyone)
    known = _jokers_coming(jokers, standing, everyone)
    side = Side(cards, people, places, strongest, np.uint64(pool), everyone, standing, known)
    if soap:
        return _highest_sum(side, side.pool, added)
    wanted = np.empty(PEOPLE_IN_MUD, np.int64)
    for start in range(strongest - places + 1, 0, -1):
        _want_run(wanted, start, places)
        for club in range(CLUBS):
            if _filled(side, wanted, club, added):
                return worth(CLUB_RUN, _total(wanted, places))
    for strength in range(strongest, 0, -1):
        wanted[:] = strength
        if _filled(side, wanted, _ANY_CLUB, added):
            return worth(TRIPLET, strength * places)
    best = _strongest_club_team(side, added)
    if best != NO_TEAM:
        return worth(CLUB_TEAM, best)
    for start in range(strongest - places + 1, 0, -1):
        _want_run(wanted, start, places)
        if _filled(side, wanted, _ANY_CLUB, added):
            return worth(RUN, _total(wanted, places))
    return _highest_sum(side, side.pool, added)


@rule
def _jokers_standing(cards: Any, people: int, jokers: Any) -> int:
    """Write the jokers that stand there into `jokers`; return how many."""
    found = 0
    for at in range(people):
        if is_joker(cards[at]):
            jokers[found] = cards[at]
            found += 1
    return found


@rule
def _jokers_coming(coming: int, found: int, jokers: Any) -> int:
    """Append the jokers of the set `coming`; return how many there are now."""
    for number in range(JOKERS):
        if coming >> number & 1:
            jokers[found] = MAYOR + number
            found += 1
    return found


@rule
def _want_run(wanted: Any, start: int, places: int) -> None:
    for at in range(places):
        wanted[at] = start + at


@rule
def _total(numbers: Any, count: int) -> int:
    total = 0
    for at in range(count):
        total += numbers[at]
    return total


@rule
def _filled(side: Side, wanted: Any, club: int, added: Any) -> bool:
    """Return whether the side can have exactly the `wanted` strengths, all of `club` if it is one."""
    needs = np.empty(PEOPLE_IN_MUD, np.int64)
    missing = _strengths_missing(side, wanted, club, needs)
    if missing < side.standing:
        return False
    ways = 1
    for _ in range(missing):
        ways *= side.known + 1
    for way in range(ways):
        if _filled_this_way(side, way, needs, missing, club, added):
            return True
    return False


@rule
def _strengths_missing(side: Side, wanted: Any, club: int, needs: Any) -> int:
    """Write the wanted strengths that no club card covers into `needs`; return how many.

    Returns -1 when a club card does not belong into such a team.
    """
    covered = 0
    for at in range(side.people):
        card = side.cards[at]
        if is_joker(card):
            continue
        if club != _ANY_CLUB and club_of(card) != club:
            return -1
        place = 0
        while place < side.places and (covered >> place & 1 or wanted[place] != strength_of(card)):
            place += 1
        if place == side.places:
            return -1
        covered |= 1 << place
    missing = 0
    for place in range(side.places):
        if not covered >> place & 1:
            needs[missing] = wanted[place]
            missing += 1
    return missing


@rule
def _filled_this_way(side: Side, way: int, needs: Any, missing: int, club: int, added: Any) -> bool:
    """Try one assignment: digit p of `way` says who fills need p, 0 a club card, j joker j - 1."""
    added[:] = NO_CARD
    pool = side.pool
    used = 0
    news = 0
    rest = way
    for need in range(missing):
        who = rest % (side.known + 1)
        rest //= side.known + 1
        if who == 0:
            card = _card_in(pool, club, needs[need])
            if card == NO_CARD:
                return False
            pool = without_card(pool, card)
        else:
            card = side.jokers[who - 1]
            if used >> (who - 1) & 1 or not joker_can_be(card, needs[need], side.strongest):
                return False
            used |= 1 << (who - 1)
        if who == 0 or who > side.standing:
            added[news] = card
            news += 1
    everyone_standing = (1 << side.standing) - 1
    return used & everyone_standing == everyone_standing


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
def _strongest_club_team(side: Side, added: Any) -> int:
    """Return the highest sum of a team all of one club, NO_TEAM if there is none."""
    best = NO_TEAM
    trial = np.empty(PEOPLE_IN_MUD, np.int64)
    for club in range(CLUBS):
        if not _all_of(side, club):
            continue
        total = _highest_sum(side, side.pool & club_cards(club, side.strongest), trial)
        if total > best:
            best = total
            added[:] = trial
    return best


@rule
def _all_of(side: Side, club: int) -> bool:
    """Return whether every club card that lies there is of `club`."""
    for at in range(side.people):
        if not is_joker(side.cards[at]) and club_of(side.cards[at]) != club:
            return False
    return True


@rule
def _highest_sum(side: Side, pool: CardSet, added: Any) -> int:
    """Return the highest sum the side can reach with `pool`, NO_TEAM when cards are missing."""
    added[:] = NO_CARD
    total = 0
    for at in range(side.people):
        card = side.cards[at]
        total += joker_at_best(card, side.strongest) if is_joker(card) else strength_of(card)
    used: CardSet = np.uint64(0)
    for news in range(side.places - side.people):
        card = _strongest_in(pool, side.strongest)
        strength = 0 if card == NO_CARD else strength_of(card)
        for at in range(side.standing, side.known):
            joker = side.jokers[at]
            if not holds(used, joker) and joker_at_best(joker, side.strongest) > strength:
                card, strength = joker, joker_at_best(joker, side.strongest)
        if card == NO_CARD:
            return NO_TEAM
        if is_joker(card):
            used = with_card(used, card)
        else:
            pool = without_card(pool, card)
        added[news] = card
        total += strength
    return total


@rule
def _strongest_in(pool: CardSet, strongest: int) -> int:
    """Return a club card of the highest strength in the pool, NO_CARD if it is empty."""
    for strength in range(strongest, 0, -1):
        card = _card_in(pool, _ANY_CLUB, strength)
        if card != NO_CARD:
            return card
    return NO_CARD
