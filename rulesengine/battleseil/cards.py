"""The cards of Battleseil: sixty numbers for the club cards, ten for the specials.

A club card is `club * 10 + strength - 1`, so one number means the same card with and without the
Großes Feld. The specials follow from 60 on (rules.md, Cards).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rulesengine.battleseil.levels import CLUBS
from rulesengine.common.cards import CardSet, cards_in
from rulesengine.common.compiled import rule
from rulesengine.common.errors import NotationError

STRENGTHS = 10  #: strengths a club has room for, 1..10
CLUB_CARDS = CLUBS * STRENGTHS  #: numbers 0..59
NO_CARD = -1

MAYOR, MAYOR_2, JOURNEYMAN, RASCAL = 60, 61, 62, 63  #: the jokers: they stand at a rope
SPECIAL_NAMES = (
    *("Mayor", "Mayor2", "Journeyman", "Rascal", "Soap", "Mud"),
    *("Innkeeper", "Transfer", "Wasps", "FreeBeer"),
)
JOKERS = 4
SOAP, MUD, INNKEEPER, TRANSFER, WASPS, FREE_BEER = 64, 65, 66, 67, 68, 69  #: effect cards
SPECIALS = len(SPECIAL_NAMES)
CARDS = CLUB_CARDS + SPECIALS  #: all numbers, 0..69


@dataclass(frozen=True)
class Club:
    """One of the six clubs: its name in code and its letters in notation."""

    key: str
    letters: str


CLUB_LIST = (
    *(Club("fire", "F"), Club("fish", "Fi"), Club("marksmen", "S")),
    *(Club("brass", "B"), Club("choir", "K"), Club("lumber", "H")),
)
_STRENGTH_TEXTS = tuple(str(strength) for strength in range(1, STRENGTHS + 1))
_STRENGTH_ONE = np.uint64(sum(1 << club * STRENGTHS for club in range(CLUBS)))
_CLUB_OF_LETTERS = {club.letters: number for number, club in enumerate(CLUB_LIST)}


@rule
def strength_of(card: int) -> int:
    """Return the strength 1..10 of a club card."""
    return card % STRENGTHS + 1


@rule
def club_of(card: int) -> int:
    """Return the number 0..5 of a club card's club."""
    return card // STRENGTHS


@rule
def is_joker(card: int) -> bool:
    """Return whether the card is a mayor, journeyman or rascal."""
    return MAYOR <= card <= RASCAL


@rule
def is_mayor(card: int) -> bool:
    """Return whether the card is one of the two mayors."""
    return card == MAYOR or card == MAYOR_2


@rule
def is_marker(card: int) -> bool:
    """Return whether the card stays on a rope and belongs to nobody: soap or mud."""
    return card == SOAP or card == MUD


@rule
def joker_can_be(joker: int, strength: int, strongest: int) -> bool:
    """Return whether a joker may have that strength (rules.md, Jokers); its club is always free."""
    lowest = 7 if joker == JOURNEYMAN else 1
    return lowest <= strength <= joker_at_best(joker, strongest)


@rule
def joker_at_best(joker: int, strongest: int) -> int:
    """Return the highest strength a joker may have."""
    if joker == JOURNEYMAN:
        return 7
    return 3 if joker == RASCAL else strongest


@rule
def club_cards(club: int, strongest: int) -> CardSet:
    """Return the set of all cards of a club."""
    row = (np.uint64(1) << np.uint64(strongest)) - np.uint64(1)
    return row << np.uint64(club * STRENGTHS)


@rule
def of_strength(strength: int) -> CardSet:
    """Return the set of the six cards of a strength 1..10."""
    return _STRENGTH_ONE << np.uint64(strength - 1)


@rule
def whole_pack(strongest: int) -> CardSet:
    """Return the set of all club cards, 54 or 60 of them."""
    pack = np.uint64(0)
    for club in range(CLUBS):
        pack |= club_cards(club, strongest)
    return pack


class Card(int):
    """A card as people write it: `str(Card.parse("Fi7")) == "Fi7"`; an int everywhere else.

    >>> Card.parse("Fi7")
    Card('Fi7')
    >>> Card.parse("Fi7").strength
    7
    """

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card that `text` names; raises NotationError saying how cards are written."""
        if text in SPECIAL_NAMES:
            return cls(CLUB_CARDS + SPECIAL_NAMES.index(text))
        letters = text.rstrip("0123456789")
        digits = text[len(letters) :]
        if letters not in _CLUB_OF_LETTERS or digits not in _STRENGTH_TEXTS:
            raise NotationError(
                f"{text!r} is no card; a card is a club (F Fi S B K H) and a strength 1 to 10, "
                f"for example Fi7, or one of {', '.join(SPECIAL_NAMES)}."
            )
        return cls(_CLUB_OF_LETTERS[letters] * STRENGTHS + int(digits) - 1)

    @property
    def is_club(self) -> bool:
        """Whether it is a club card and no special."""
        return self < CLUB_CARDS

    @property
    def club(self) -> Club:
        """The club of a club card."""
        return CLUB_LIST[self // STRENGTHS]

    @property
    def strength(self) -> int:
        """The strength 1..10 of a club card."""
        return self % STRENGTHS + 1

    def __str__(self) -> str:
        if not self.is_club:
            return SPECIAL_NAMES[self - CLUB_CARDS]
        return f"{self.club.letters}{self.strength}"

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


def held(hand: CardSet, specials: int) -> tuple[Card, ...]:
    """Return the cards of a hand: club cards in order, then specials (bit n for card 60 + n)."""
    behind = (Card(CLUB_CARDS + special) for special in cards_in(specials))
    return (*map(Card, cards_in(hand)), *behind)
