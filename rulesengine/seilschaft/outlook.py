"""What a partner may answer, counted: the partner's hand is any of the cards that may be there.

A hand of n cards out of U equally likely ones holds none of m given cards with the chance
C(U - m, n) / C(U, n); whoever can follow suit answers with any of those cards, who cannot with any
other.
"""

from __future__ import annotations

from math import comb

import numpy as np

from rulesengine.common.cards import CardSet, how_many, with_card
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import (
    CARDS,
    NO_CARD,
    RANKS,
    SUITS,
    cards_of_suit,
    steps_of,
    suit_of,
    whole_pack,
)
from rulesengine.seilschaft.levels import HAND, RIDGE

STEP_KINDS = 3  #: a card pulls 0, 1 or 2 steps
MOST_STEPS = 2 * (STEP_KINDS - 1)

_EMPTY, _ONE = np.uint64(0), np.uint64(1)
_WITH_STEPS = np.zeros(STEP_KINDS, np.uint64)
for _card in range(CARDS):
    _WITH_STEPS[steps_of(_card)] |= _ONE << np.uint64(_card)

#: chance that a hand of n cards out of U holds none of m: [U, m, n]
_NONE_OF = np.zeros((CARDS + 1, RANKS + 1, HAND + 1))
for _all in range(CARDS + 1):
    for _m in range(min(_all, RANKS) + 1):
        for _n in range(min(_all, HAND) + 1):
            _NONE_OF[_all, _m, _n] = comb(_all - _m, _n) / comb(_all, _n)

_WAYS = np.array([[float(comb(n, k)) for k in range(HAND + 1)] for n in range(CARDS + 1)])


@rule
def ways(cards: int, held: int) -> float:
    """Return in how many ways `held` (0..13) cards can be chosen from `cards` (0..52)."""
    return _WAYS[cards, held]


def cards_with_steps(steps: int) -> CardSet:
    """Return the set of the cards that pull that many steps, 0..2."""
    return np.uint64(_WITH_STEPS[steps])


@rule
def with_steps(cards: CardSet, steps: int) -> int:
    """Return how many of the cards pull that many steps, 0..2."""
    return how_many(cards & _WITH_STEPS[steps])


@rule
def unseen(view: Record) -> CardSet:
    """Return the cards that this seat has not before its eyes in this deal.

    They are in the partner's hand, aside, or face down in the ridge.
    """
    table = view.table
    seen = view.hand | table.out[0] | table.out[1]
    for at in range(RIDGE):
        if table.ridge[at] != NO_CARD:
            seen = with_card(seen, table.ridge[at])
    return whole_pack() & ~seen


@rule
def possible(view: Record) -> CardSet:
    """Return the cards the partner may hold: not seen in this deal, and of no suit proven void."""
    if view.table.terms.open_hands:
        return view.shown
    cards = unseen(view)
    voids = view.table.voids[1 - view.seat]
    for suit in range(SUITS):
        if voids >> suit & 1:
            cards &= ~cards_of_suit(suit)
    return cards


@rule
def chance_of_none(among: int, wanted: int, held: int) -> float:
    """Return the chance that `held` cards out of `among` equally likely ones hold none of `wanted`."""
    return _NONE_OF[among, wanted, held]


@rule
def higher_cards(card: int) -> CardSet:
    """Return the set of the higher cards of the same suit."""
    rest = cards_of_suit(suit_of(card))
    return rest & ~((_ONE << np.uint64(card + 1)) - _ONE)
