"""Sets of cards as 64-bit masks: card number n is bit n.

Every room numbers its cards 0..63 at most. The functions work compiled and in plain Python.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from rulesengine.common.compiled import rule

#: A set of cards; compiled code needs the unsigned type, Python code may read it as an int.
CardSet = int | np.uint64

NO_CARDS = np.uint64(0)  #: the empty set
_ONE = np.uint64(1)


@rule
def single(card: int) -> CardSet:
    """Return the set that holds just `card` (0..63)."""
    return _ONE << np.uint64(card)


@rule
def holds(cards: CardSet, card: int) -> bool:
    """Return whether `card` is in the set."""
    return (np.uint64(cards) >> np.uint64(card)) & _ONE != NO_CARDS


@rule
def with_card(cards: CardSet, card: int) -> CardSet:
    """Return the set with `card` added; adding twice changes nothing."""
    return np.uint64(cards) | (_ONE << np.uint64(card))


@rule
def without_card(cards: CardSet, card: int) -> CardSet:
    """Return the set without `card`."""
    return np.uint64(cards) & ~(_ONE << np.uint64(card))


@rule
def how_many(cards: CardSet) -> int:
    """Return the number of cards in the set; compiled it is one instruction."""
    rest = np.uint64(cards)
    count = 0
    while rest != NO_CARDS:
        rest &= rest - _ONE
        count += 1
    return count


@rule
def lowest(cards: CardSet) -> int:
    """Return the lowest card of a set that is not empty."""
    rest = np.uint64(cards)
    return how_many((rest & (~rest + _ONE)) - _ONE)


def card_set(cards: Iterable[int]) -> np.uint64:
    """Return the set of the given card numbers.

    >>> int(card_set([0, 3]))
    9
    """
    result = NO_CARDS
    for card in cards:
        result |= _ONE << np.uint64(card)
    return result


def cards_in(cards: CardSet) -> tuple[int, ...]:
    """Return the numbers of the cards in the set, lowest first.

    >>> cards_in(9)
    (0, 3)
    """
    mask = int(cards)
    return tuple(card for card in range(mask.bit_length()) if mask >> card & 1)
