"""Moves: a packed number for compiled code, frozen dataclasses for people.

Packed: the number of the card (0..51), or GIVE_UP.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesengine.common.errors import NotationError
from rulesengine.seilschaft.cards import CARDS, Card

GIVE_UP = 64


@dataclass(frozen=True)
class Play:
    """Play a card of the hand: lead it, or answer with it."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True)
class GiveUp:
    """The team gives up; two people both agree before this is played."""

    def __str__(self) -> str:
        return "give up"


Move = Play | GiveUp


def pack(move: Move) -> int:
    """Return the number of a move.

    Raises TypeError for anything that is no move of this room, ValueError for a card there is not.
    """
    if isinstance(move, GiveUp):
        return GIVE_UP
    if not isinstance(move, Play):
        raise TypeError(f"{move!r} is no move of Seilschaft")
    if not 0 <= int(move.card) < CARDS:
        raise ValueError(f"There is no card {move.card}; they are numbered 0 to {CARDS - 1}.")
    return int(move.card)


def unpack(number: int) -> Move:
    """Return the move of a number that `pack` made."""
    return GiveUp() if number == GIVE_UP else Play(Card(number))


def parse_move(text: str) -> Move:
    """Return the move that `text` names (`9C`, `give up`); raises NotationError."""
    if text == str(GiveUp()):
        return GiveUp()
    try:
        return Play(Card.parse(text))
    except NotationError as error:
        raise NotationError(f"{error} Or write: {GiveUp()}.") from None
