"""When two positions of a search are one: columns and cells have no order, and tokens do not tell.

A position is known by what each card lies on. In an exact search it also counts what may not go back;
a column is named by its last card there.
"""

from __future__ import annotations

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.rotundschwarz.cards import CARDS, NO_CARD
from rulesengine.rotundschwarz.levels import SEATS
from rulesengine.rotundschwarz.plans import EXACT
from rulesengine.rotundschwarz.position import AT_HOME, CELLS

_random = np.random.default_rng(2026)
# by card and what it lies on, from AT_HOME up
_BITS = _random.integers(0, 2**64, (CARDS, CARDS - AT_HOME), np.uint64)
_TURN_BITS = _random.integers(0, 2**64, 4, np.uint64)
# by card and where it may not go back to: a last card, an empty column, the cells
_BAN_BITS = _random.integers(0, 2**64, (CARDS, CARDS + 2), np.uint64)


@rule
def key_of(position: Record, kind: int) -> np.uint64:
    """Return a number that is the same for positions that are, and hardly ever for others."""
    key = _TURN_BITS[position.mover + 2 * position.moved]
    for card in range(CARDS):
        key ^= _BITS[card, position.under[card] - AT_HOME]
    if kind == EXACT:
        for seat in range(SEATS):
            if _has_ban(position, seat):
                key ^= _BAN_BITS[position.moved_card[seat], _ban_of(position, seat)]
    return key


@rule
def _has_ban(position: Record, seat: int) -> bool:
    """Return whether a seat has a card on the table that may not go back."""
    card = position.moved_card[seat]
    return card != NO_CARD and position.under[card] != AT_HOME


@rule
def _ban_of(position: Record, seat: int) -> int:
    """Return where the card may not go back to: a column by its last card, CARDS empty, else cells."""
    place = position.moved_from[seat]
    if place == CELLS:
        return CARDS + 1
    last = position.last[place]
    return CARDS if last == NO_CARD else int(last)


@rule
def is_same(one: Record, other: Record, kind: int) -> bool:
    """Return whether two positions are one, whichever order their columns and cells have."""
    if one.mover != other.mover or one.moved != other.moved:
        return False
    for card in range(CARDS):
        if one.under[card] != other.under[card]:
            return False
    if kind == EXACT:
        for seat in range(SEATS):
            if not _has_same_ban(one, other, seat):
                return False
    return True


@rule
def _has_same_ban(one: Record, other: Record, seat: int) -> bool:
    if not (_has_ban(one, seat) and _has_ban(other, seat)):
        return _has_ban(one, seat) == _has_ban(other, seat)
    if one.moved_card[seat] != other.moved_card[seat]:
        return False
    return _ban_of(one, seat) == _ban_of(other, seat)
