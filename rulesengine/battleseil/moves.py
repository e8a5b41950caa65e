"""Moves: packed into one number for compiled code, frozen dataclasses for people.

Packed: bits 0-3 the kind, 4-11 the card, 12-15 the rope (9 is the discard), 16 the seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulesengine.battleseil.cards import (
    CARDS,
    CLUB_CARDS,
    FREE_BEER,
    INNKEEPER,
    TRANSFER,
    WASPS,
    Card,
)
from rulesengine.battleseil.levels import ROPES, SEATS
from rulesengine.common.compiled import rule
from rulesengine.common.game import SEAT_LETTERS

LAY, TAKE, PASS, DRAW, DONE, SETTLE, GIVE_UP = 1, 2, 3, 4, 5, 6, 7
DRAW_SPECIAL, START_INNKEEPER, UNDER, MOVE_OWN, THROW, FETCH_ACROSS = 8, 9, 10, 11, 12, 13
TO_DISCARD = ROPES  #: in the place of a rope: the card goes to the discard


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
    """Return the card of a packed move that has one: what is laid, moved, thrown or returned."""
    return move >> 4 & 255


@rule
def rope_of(move: int) -> int:
    """Return the rope 0..8 of a packed move that has one, TO_DISCARD for the discard."""
    return move >> 12 & 15


@rule
def seat_of(move: int) -> int:
    """Return the seat of a packed GIVE_UP."""
    return move >> 16 & 1


@dataclass(frozen=True)
class Lay:
    """Lay a club card or joker on the own side of a rope (0..8, from the left), or soap or mud on it."""

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
class DrawSpecial:
    """Draw the next special; ends the turn but for the innkeeper."""

    def __str__(self) -> str:
        return "draw special"


@dataclass(frozen=True)
class Innkeeper:
    """Play the innkeeper: draw three cards, then put two under their stocks."""

    def __str__(self) -> str:
        return "Innkeeper"


@dataclass(frozen=True)
class Under:
    """Put a hand card under the stock of its kind, for the innkeeper."""

    card: Card

    def __str__(self) -> str:
        return f"under {self.card}"


@dataclass(frozen=True)
class Transfer:
    """Move an own card from its open rope to another one (0..8), None for the discard."""

    card: Card
    rope: int | None

    def __str__(self) -> str:
        target = "discard" if self.rope is None else self.rope + 1
        return f"Transfer {self.card}>{target}"


@dataclass(frozen=True)
class Wasps:
    """Throw a card of the other side away from its open rope."""

    card: Card

    def __str__(self) -> str:
        return f"Wasps {self.card}"


@dataclass(frozen=True)
class FreeBeer:
    """Fetch a club card of the other side from its open rope to the own side of a rope (0..8)."""

    card: Card
    rope: int

    def __str__(self) -> str:
        return f"FreeBeer {self.card}>{self.rope + 1}"


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


Effect = Innkeeper | Transfer | Wasps | FreeBeer
Move = Lay | Take | Pass | Draw | DrawSpecial | Done | Settle | GiveUp | Under | Effect

_PLAIN: dict[int, Move] = {
    **{PASS: Pass(), DRAW: Draw(), DONE: Done(), SETTLE: Settle()},
    **{DRAW_SPECIAL: DrawSpecial(), START_INNKEEPER: Innkeeper()},
}
_KIND_OF_PLAIN = {move: kind for kind, move in _PLAIN.items()}
_KIND_OF_CARD: dict[type[Any], int] = {Under: UNDER, Wasps: THROW}
_KIND_OF_BOTH: dict[type[Any], int] = {Lay: LAY, FreeBeer: FETCH_ACROSS}


def pack(move: Move) -> int:
    """Return the number of a move.

    Raises TypeError for anything that is no move of this room, ValueError for a card, rope or seat
    there is not.
    """
    if isinstance(move, Under | Wasps):
        return packed(_KIND_OF_CARD[type(move)], _card(move.card), 0, 0)
    if isinstance(move, Lay | FreeBeer):
        return packed(_KIND_OF_BOTH[type(move)], _card(move.card), _rope(move.rope), 0)
    if isinstance(move, Transfer):
        target = TO_DISCARD if move.rope is None else _rope(move.rope)
        return packed(MOVE_OWN, _card(move.card), target, 0)
    if isinstance(move, Take):
        return packed(TAKE, 0, _rope(move.rope), 0)
    if isinstance(move, GiveUp):
        return packed(GIVE_UP, 0, 0, _known(move.seat, SEATS, "seat"))
    if move in _KIND_OF_PLAIN:
        return packed(_KIND_OF_PLAIN[move], 0, 0, 0)
    raise TypeError(f"{move!r} is no move of Battleseil")


def _card(card: int) -> int:
    return _known(int(card), CARDS, "card")


def _rope(rope: int) -> int:
    return _known(rope, ROPES, "rope")


def _known(number: int, count: int, what: str) -> int:
    if not 0 <= number < count:
        raise ValueError(f"There is no {what} {number}; they are numbered 0 to {count - 1}.")
    return number


def unpack(number: int) -> Move:
    """Return the move of a number that `pack` made."""
    kind, card, rope = kind_of(number), Card(card_of(number)), rope_of(number)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind == TAKE:
        return Take(rope)
    if kind == GIVE_UP:
        return GiveUp(seat_of(number))
    if kind == MOVE_OWN:
        return Transfer(card, None if rope == TO_DISCARD else rope)
    return _with_card(kind, card, rope)


def _with_card(kind: int, card: Card, rope: int) -> Move:
    if kind == LAY:
        return Lay(card, rope)
    if kind == FETCH_ACROSS:
        return FreeBeer(card, rope)
    return Under(card) if kind == UNDER else Wasps(card)


def special_of(move: Move) -> Card | None:
    """Return the special that a move plays, None for a move that plays none."""
    if isinstance(move, Lay):
        return None if move.card < CLUB_CARDS else move.card
    played = {Innkeeper: INNKEEPER, Transfer: TRANSFER, Wasps: WASPS, FreeBeer: FREE_BEER}
    return Card(played[type(move)]) if type(move) in played else None
