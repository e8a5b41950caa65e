"""The 52 cards as numbers: `suit * 13 + rank`, ranks 0 (the two) to 12 (the ace).

Suits are 0 clubs, 1 diamonds, 2 hearts, 3 spades (rules.md, Ranks and steps).
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from rulesengine.common.card_names import SUIT_LETTERS, read_card
from rulesengine.common.cards import CardSet, cards_in
from rulesengine.common.compiled import rule

SUITS, RANKS = 4, 13
CARDS = SUITS * RANKS
NO_CARD = -1
NO_TRUMP = -1

RANK_LETTERS = "23456789TJQKA"
_FIRST_WITH_ONE_STEP, _FIRST_WITH_TWO = 6, 10  # ranks of the eight and the queen

_SUIT_MASK = np.uint64((1 << RANKS) - 1)
_ONE = np.uint64(1)
_WHOLE = np.uint64((1 << CARDS) - 1)


@rule
def suit_of(card: int) -> int:
    """Return the suit 0..3 of a card."""
    return card // RANKS


@rule
def rank_of(card: int) -> int:
    """Return the rank 0..12 of a card; a higher one is higher in its suit."""
    return card % RANKS


@rule
def steps_of(card: int) -> int:
    """Return how many steps a card pulls: 0 for 2 to 7, 1 for 8 to jack, 2 for queen, king and ace."""
    rank = card % RANKS
    if rank < _FIRST_WITH_ONE_STEP:
        return 0
    return 1 if rank < _FIRST_WITH_TWO else 2


@rule
def cards_of_suit(suit: int) -> CardSet:
    """Return the set of the thirteen cards of a suit."""
    return _SUIT_MASK << np.uint64(suit * RANKS)


@rule
def whole_pack() -> CardSet:
    """Return the set of all 52 cards."""
    return _WHOLE


class Card(int):
    """A card as people write it: rank, then suit; an int everywhere else.

    >>> Card.parse("TH"), Card.parse("10♥"), Card.parse("D♦").steps
    (Card('TH'), Card('TH'), 2)
    """

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card that `text` names; raises NotationError saying how cards are written."""
        rank, suit = read_card(text)
        return cls(SUIT_LETTERS.index(suit) * RANKS + RANK_LETTERS.index(rank))

    @property
    def suit(self) -> int:
        """The suit 0..3."""
        return int(suit_of(int(self)))

    @property
    def steps(self) -> int:
        """How many steps the card pulls, 0..2."""
        return int(steps_of(int(self)))

    def __str__(self) -> str:
        return RANK_LETTERS[self % RANKS] + SUIT_LETTERS[self // RANKS]

    def __repr__(self) -> str:
        return f"Card('{self}')"


def card_list(cards: CardSet) -> tuple[Card, ...]:
    """Return the cards of a set, clubs first and low to high."""
    return tuple(map(Card, cards_in(cards)))


def parse_cards(words: Iterable[str]) -> list[Card]:
    """Return the cards of some words; raises NotationError for a word that is none."""
    return [Card.parse(word) for word in words]
