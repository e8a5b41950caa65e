"""Moves: one card or one word at a time, packed for compiled code, frozen dataclasses for people.

Packed: bits 0-5 the card, from bit 6 on the place it goes to, or what else is done; for a signal
coin the low bits are the column, for the coin taken back WITH_OWNER.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesengine.common.compiled import rule
from rulesengine.common.errors import NotationError
from rulesengine.rotundschwarz.cards import CARDS, Card
from rulesengine.rotundschwarz.levels import COLUMNS
from rulesengine.rotundschwarz.position import CELLS, HOME

PASS, END, GIVE_UP = 10 << 6, 11 << 6, 12 << 6
SIGNAL = 13  #: stands where the place stands
WITH_OWNER = COLUMNS


@rule
def packed(card: int, place: int) -> int:
    """Return the number of moving `card` to `place`: a column 0..7, CELLS or HOME."""
    return int(card) | place << 6


@rule
def card_of(move: int) -> int:
    """Return the card of a packed move of a card, the column of a packed signal."""
    return move & 63


@rule
def place_of(move: int) -> int:
    """Return the place of a packed move: a column 0..7, CELLS, HOME, or SIGNAL."""
    return move >> 6


@dataclass(frozen=True)
class ToColumn:
    """Lay a card at the end of a column (0..7, from the left), or into it when it is empty."""

    card: Card
    column: int

    def __str__(self) -> str:
        return f"{self.card}>{self.column + 1}"


@dataclass(frozen=True)
class ToCell:
    """Lay a card into a free cell."""

    card: Card

    def __str__(self) -> str:
        return f"{self.card}>c"


@dataclass(frozen=True)
class Home:
    """Lay a card on its foundation; costs nothing and is not the move of the turn."""

    card: Card

    def __str__(self) -> str:
        return f"{self.card}>h"


@dataclass(frozen=True)
class Pass:
    """Spend a pass token instead of moving a card."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class End:
    """End the turn although a card could still go home, or the signal coin could be set."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True)
class Signal:
    """Put the own signal coin on a column (0..7), or take it back (None); this ends the turn."""

    column: int | None

    def __str__(self) -> str:
        return "coin back" if self.column is None else f"coin {self.column + 1}"


@dataclass(frozen=True)
class GiveUp:
    """The team stops and has lost; two people both agree before this is played."""

    def __str__(self) -> str:
        return "give up"


Move = ToColumn | ToCell | Home | Pass | End | Signal | GiveUp

_WORDS: dict[Move, int] = {Pass(): PASS, End(): END, GiveUp(): GIVE_UP}
_BY_WORD = {str(move): move for move in (*_WORDS, Signal(None))}
_COIN = "coin "


def pack(move: Move) -> int:
    """Return the number of a move.

    Raises TypeError for anything that is no move of this room, ValueError for a card or a column
    there is not.
    """
    if isinstance(move, Pass | End | GiveUp):
        return _WORDS[move]
    if isinstance(move, Signal):
        at = WITH_OWNER if move.column is None else _checked(move.column, COLUMNS, "column")
        return int(packed(at, SIGNAL))
    if not isinstance(move, ToColumn | ToCell | Home):
        raise TypeError(f"{move!r} is no move of Rot und Schwarz")
    card = _checked(int(move.card), CARDS, "card")
    if isinstance(move, ToColumn):
        return int(packed(card, _checked(move.column, COLUMNS, "column")))
    return int(packed(card, CELLS if isinstance(move, ToCell) else HOME))


def _checked(number: int, count: int, what: str) -> int:
    if not 0 <= number < count:
        raise ValueError(f"There is no {what} {number}; they are numbered 0 to {count - 1}.")
    return number


def unpack(number: int) -> Move:
    """Return the move of a number that `pack` made."""
    for move, packed_word in _WORDS.items():
        if number == packed_word:
            return move
    at, place = int(card_of(number)), int(place_of(number))
    if place == SIGNAL:
        return Signal(None if at == WITH_OWNER else at)
    if place == HOME:
        return Home(Card(at))
    return ToCell(Card(at)) if place == CELLS else ToColumn(Card(at), place)


def parse_move(text: str) -> Move:
    """Return the move that `text` names; raises NotationError saying how moves are written.

    >>> parse_move("8H>6"), parse_move("6D>c"), parse_move("AD>h")
    (ToColumn(card=Card('8H'), column=5), ToCell(card=Card('6D')), Home(card=Card('AD')))
    """
    if text in _BY_WORD:
        return _BY_WORD[text]
    name, _, place = text.partition(">")
    if text.startswith(_COIN) and (column := _column(text.removeprefix(_COIN))) is not None:
        return Signal(column)
    if place.lower() in ("c", "z"):  # z: Zelle
        return ToCell(Card.parse(name))
    if place.lower() == "h":
        return Home(Card.parse(name))
    if (column := _column(place)) is not None:
        return ToColumn(Card.parse(name), column)
    raise NotationError(
        f"{text!r} is no move: write 8H>6 (to column 6), 6D>c (to a cell), AD>h (home), "
        f"{', '.join(_BY_WORD)} or {_COIN}3."
    )


def _column(text: str) -> int | None:
    return int(text) - 1 if len(text) == 1 and text in "12345678" else None
