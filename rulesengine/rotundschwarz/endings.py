"""Can it go on: what may still follow in a turn, and whether the mover has anything to do at all.

Every function cites its heading in rules.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.rotundschwarz.cards import NO_CARD, RANKS, SUITS, is_red, owner_of, rank_of
from rulesengine.rotundschwarz.legality import OK, fault_from, has_coin, plays_alone
from rulesengine.rotundschwarz.levels import COLUMNS
from rulesengine.rotundschwarz.position import CELLS, HOME, NOWHERE, POSITION
from rulesengine.rotundschwarz.tableau import all_home, lay, lift, next_home, where

_WAYS = (RANKS + 1) * (RANKS + 1)  #: sets of cards home of a player's two suits


@rule
def may_follow(position: Record) -> bool:
    """Return whether the mover may do anything more in a turn whose move is made."""
    return has_coin(position) or some_goes_home(position)


@rule
def some_goes_home(position: Record) -> bool:
    """Return whether the mover may lay a card home now."""
    for suit in range(SUITS):
        if owner_of(suit, position.terms.mixed) == position.mover and goes_home(position, suit):
            return True
    return False


@rule
def goes_home(position: Record, suit: int) -> bool:
    """Return whether the card that the foundation of `suit` waits for lies open, whoever owns it."""
    card = next_home(position, suit)
    if card == NO_CARD:
        return False
    return where(position, card) != NOWHERE


@rule
def can_go_on(position: Record) -> bool:
    """Return whether the mover can pass, or can move after some cards home, or has them all home."""
    if position.tokens > 0 and not plays_alone(position):
        return True
    return _has_move(position) or _cards_home_help(position)


@rule
def _has_move(position: Record) -> bool:
    """Return whether the mover may move a card now."""
    for column in range(COLUMNS):
        if _card_moves(position, position.last[column], column):
            return True
    for cell in range(position.terms.cells):
        if _card_moves(position, position.cells[cell], CELLS):
            return True
    return False


@rule
def _card_moves(position: Record, card: int, at: int) -> bool:
    if card == NO_CARD or owner_of(card, position.terms.mixed) != position.mover:
        return False
    for place in range(HOME):  # the columns and the cells
        if fault_from(position, card, at, place) == OK:
            return True
    return False


@rule
def _cards_home_help(position: Record) -> bool:
    """Return whether some order of own cards home leads to a move, or to all of them home.

    A move may come and go on the way, so every set of cards home is tried; the counts of the two
    own suits name a set.
    """
    if not some_goes_home(position):
        return False
    waiting = np.empty(_WAYS + SUITS, POSITION)
    met = np.zeros(_WAYS, np.bool_)
    waiting[0] = position
    count, taken = 1, 0
    while taken < count:
        reached = waiting[taken]
        if all_home(reached, reached.mover) or _has_move(reached):
            return True
        count = _push_cards_home(reached, waiting, count, met)
        taken += 1
    return False


@rule
def _push_cards_home(reached: Record, waiting: Any, count: int, met: Any) -> int:
    """Write what each own card home makes of a position behind the first `count`, return how many."""
    for suit in range(SUITS):
        if owner_of(suit, reached.terms.mixed) == reached.mover and goes_home(reached, suit):
            waiting[count] = reached
            card = next_home(reached, suit)
            lift(waiting[count], card, where(reached, card))
            lay(waiting[count], card, HOME)
            way = _way_of(waiting[count])
            if not met[way]:
                met[way] = True
                count += 1
    return count


@rule
def _way_of(position: Record) -> int:
    """Return a number for the set of the mover's cards that are home, 0.._WAYS - 1."""
    way = 0
    for suit in range(SUITS):
        if owner_of(suit, position.terms.mixed) == position.mover:
            way = way * (RANKS + 1) + position.home[suit]
    return way


@rule
def nobody_needs(position: Record, card: int) -> bool:
    """Return whether every card that could be laid on `card` is home (rules.md, Cards home)."""
    for suit in range(SUITS):
        # suits go by colour like their aces
        if is_red(suit) != is_red(card) and position.home[suit] < rank_of(card):
            return False
    return True
