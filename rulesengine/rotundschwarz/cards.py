"""The 52 cards as numbers: `rank * 4 + suit`, ranks 0 (the ace) to 12 (the king).

Suits are 0 clubs, 1 diamonds, 2 hearts, 3 spades: the order in which the numbered deals count
(rules.md, The cards).
"""

from __future__ import annotations

from collections.abc import Iterable

from rulesengine.common.card_names import SUIT_LETTERS, read_card
from rulesengine.common.compiled import rule

SUITS, RANKS = 4, 13
CARDS = SUITS * RANKS
NO_CARD = -1

RANK_LETTERS = "A23456789TJQK"


@rule
def suit_of(card: int) -> int:
    """Return the suit 0..3 of a card."""
    return card & 3


@rule
def rank_of(card: int) -> int:
    """Return the rank of a card, 0 for the ace to 12 for the king."""
    return card >> 2


@rule
def is_red(card: int) -> bool:
    """Return whether a card is a heart or a diamond."""
    return (card ^ card >> 1) & 1 == 1


@rule
def owner_of(card: int, mixed: int) -> int:
    """Return the seat that moves a card (rules.md, Red and black; mixed: rules.md, Mixed suits)."""
    if mixed:
        return card & 1
    return 0 if is_red(card) else 1


@rule
def builds(card: int, on: int) -> bool:
    """Return whether a card fits on another one: one rank lower, other colour (rules.md, Your turn)."""
    return card >> 2 == (on >> 2) - 1 and is_red(card) != is_red(on)


class Card(int):
    """A card as people write it: rank, then suit; an int everywhere else.

    >>> Card.parse("TH"), Card.parse("10♥"), Card.parse("D♦").red
    (Card('TH'), Card('TH'), True)
    """

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card that `text` names; raises NotationError saying how cards are written."""
        rank, suit = read_card(text)
        return cls(RANK_LETTERS.index(rank) * SUITS + SUIT_LETTERS.index(suit))

    @property
    def suit(self) -> int:
        """The suit 0..3."""
        return int(suit_of(int(self)))

    @property
    def rank(self) -> int:
        """The rank, 0 for the ace to 12 for the king."""
        return int(rank_of(int(self)))

    @property
    def red(self) -> bool:
        """Whether the card is a heart or a diamond."""
        return bool(is_red(int(self)))

    def __str__(self) -> str:
        return RANK_LETTERS[self // SUITS] + SUIT_LETTERS[self % SUITS]

    def __repr__(self) -> str:
        return f"Card('{self}')"


def parse_cards(words: Iterable[str]) -> list[Card]:
    """Return the cards of some words; raises NotationError for a word that is none."""
    return [Card.parse(word) for word in words]
