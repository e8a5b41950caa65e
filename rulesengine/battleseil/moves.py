"""Moves: packed into one number for compiled code, frozen dataclasses for people.

Packed: bits 0-3 the kind, 4-11 the card, 12-15 the rope, 16 the seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesengine.battleseil.cards import CARDS, Card
from rulesengine.battleseil.levels import ROPES, SEATS
from rulesengine.common.compiled import rule
from rulesengine.common.game import SEAT_LETTERS

LAY, TAKE, PASS, DRAW, DONE, SETTLE, GIVE_UP = 1, 2, 3, 4, 5, 6, 7


@rule
def packed(kind: int, card: int, rope: int, seat: int) -> int:
    """Return the number of a move; what a kind does not need is 0."""
    return kind | card << 4 | rope << 12 | seat << 16


@rule
def kind_of(move: int) -> int:
    """Return the kind of a packed move, LAY..GIVE_UP."""
    return move & 15


@rule
def card_of(move: int) -> int:
    """Return the card of a packed LAY."""
    return move >> 4 & 255


@rule
def rope_of(move: int) -> int:
    """Return the rope 0..8 of a packed LAY or TAKE."""
    return move >> 12 & 15


@rule
def seat_of(move: int) -> int:
    """Return the seat of a packed GIVE_UP."""
    return move >> 16 & 1


@dataclass(frozen=True)
class Lay:
    """Lay a hand card on the own side of an open rope (0..8, from the left)."""

    card: Card
    rope: int

    def __str__(self) -> str:
        return f"{self.card}>{self.rope + 1}"


@dataclass(frozen=True)
class Take:
    """Take a rope (0..8) that is proven."""

    rope: int

    def __str__(self) -> str:
        return f"x{self.rope + 1}"


@dataclass(frozen=True)
class Pass:
    """Lay nothing because no hand card can be laid."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Draw:
    """Draw the next card of the stock; ends the turn."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True)
class Done:
    """End the turn when nothing can be drawn."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True)
class Settle:
    """End a decided round; both agree."""

    def __str__(self) -> str:
        return "settle"


@dataclass(frozen=True)
class GiveUp:
    """The seat gives the round up; the other side wins."""

    seat: int

    def __str__(self) -> str:
        return f"{SEAT_LETTERS[self.seat]} gives up"


Move = Lay | Take | Pass | Draw | Done | Settle | GiveUp

_PLAIN: dict[int, Move] = {PASS: Pass(), DRAW: Draw(), DONE: Done(), SETTLE: Settle()}
_KIND_OF_PLAIN = {move: kind for kind, move in _PLAIN.items()}


def pack(move: Move) -> int:
    """Return the number of a move.

    Raises TypeError for anything that is no move of this room, ValueError for a card, rope or seat
    there is not.
    """
    if isinstance(move, Lay):
        return packed(
            LAY, _known(int(move.card), CARDS, "card"), _known(move.rope, ROPES, "rope"), 0
        )
    if isinstance(move, Take):
        return packed(TAKE, 0, _known(move.rope, ROPES, "rope"), 0)
    if isinstance(move, GiveUp):
        return packed(GIVE_UP, 0, 0, _known(move.seat, SEATS, "seat"))
    if move in _KIND_OF_PLAIN:
        return packed(_KIND_OF_PLAIN[move], 0, 0, 0)
    raise TypeError(f"{move!r} is no move of Battleseil")


def _known(number: int, count: int, what: str) -> int:
    if not 0 <= number < count:
        raise ValueError(f"There is no {what} {number}; they are numbered 0 to {count - 1}.")
    return number


def unpack(number: int) -> Move:
    """Return the move of a number that `pack` made."""
    kind = kind_of(number)
    if kind == LAY:
        return Lay(Card(card_of(number)), rope_of(number))
    if kind == TAKE:
        return Take(rope_of(number))
    if kind == GIVE_UP:
        return GiveUp(seat_of(number))
    return _PLAIN[kind]
