"""What one seat sees, as an immutable value: the only thing players and tables get."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from rulesengine.common.records import freeze
from rulesengine.common.shells import FrozenView
from rulesengine.rotundschwarz import (
    endings,
    legality,
    moves,
    notation,
    reader,
    refusals,
    rules,
    tableau,
)
from rulesengine.rotundschwarz.cards import NO_CARD, SUITS, Card, owner_of
from rulesengine.rotundschwarz.levels import COLUMNS, HouseRules
from rulesengine.rotundschwarz.moves import Home, Move, pack, unpack
from rulesengine.rotundschwarz.position import CELLS, NOWHERE, PLAYING, VIEW
from rulesengine.rotundschwarz.terms import rules_of


@dataclass(frozen=True)
class Observation(FrozenView[Move]):
    """A seat's view: all cards lie open. Seats 0 and 1, columns 0..7 from the left, suits 0..3."""

    LAYOUT: ClassVar[np.dtype[Any]] = VIEW
    RULES: ClassVar[ModuleType] = legality
    MOVES: ClassVar[ModuleType] = moves
    REFUSALS: ClassVar[ModuleType] = refusals

    @cached_property
    def house_rules(self) -> HouseRules:
        """Level and variants of the game."""
        return rules_of(self.record.table.terms)

    @cached_property
    def columns(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of the eight columns, the base first."""
        return tuple(notation.column_cards(self.record.table, at) for at in range(COLUMNS))

    @property
    def cells(self) -> tuple[Card | None, ...]:
        """What lies in each free cell, None for an empty one."""
        table = self.record.table
        return tuple(map(_card, table.cells[: table.terms.cells]))

    def home(self, suit: int) -> int:
        """Return how many cards of a suit are on its foundation, 0..13."""
        return int(self.record.table.home[suit])

    @property
    def home_count(self) -> int:
        """How many cards are home, 0..52."""
        return int(tableau.home_count(self.record.table))

    def owner(self, card: Card) -> int:
        """Return the seat that moves a card."""
        return int(owner_of(int(card), int(self.house_rules.mixed_suits)))

    def suits(self, seat: int) -> tuple[int, ...]:
        """Return the two suits of a seat."""
        return tuple(suit for suit in range(SUITS) if self.owner(Card(suit)) == seat)

    @property
    def tokens(self) -> int:
        """Pass tokens left."""
        return int(self.record.table.tokens)

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return int(self.record.table.turn)

    @property
    def moved(self) -> bool:
        """Whether the move of this turn is made, so that only cards home may follow."""
        return bool(self.record.table.moved)

    @property
    def plays_alone(self) -> bool:
        """Whether the mover's partner has all cards home."""
        return bool(legality.plays_alone(self.record.table))

    def last_move(self, seat: int) -> tuple[Card, int | None] | None:
        """Return the card a seat moved in its last turn and its column before, None for the cells.

        The card may not go straight back there. None when the seat has not moved yet, or passed.
        """
        card = int(self.record.table.moved_card[seat])
        place = int(self.record.table.moved_from[seat])
        return None if card == NO_CARD else (Card(card), None if place == CELLS else place)

    def coin(self, seat: int) -> int | None:
        """Return the column on which a seat's signal coin lies, None when its owner has it."""
        column = int(self.record.table.coins[seat])
        return None if column == NOWHERE else column

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.record.table.status != PLAYING)

    @property
    def status(self) -> str:
        """`playing`, `won`, `stuck` or `gave_up`."""
        return notation.STATUS_NAMES[self.record.table.status]

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every move of this seat now (giving up is not among them); none out of turn."""
        if not self.my_turn:
            return ()
        numbers = np.empty(legality.MOST_MOVES, np.int64)
        count = legality.legal_moves(self.record.table, numbers)
        return tuple(unpack(int(number)) for number in numbers[:count])

    def loses(self, move: Move) -> bool:
        """Return whether a move that is allowed loses at once: nobody could go on after it.

        Cards home that take the own last move away do, when no token is left (rules.md, Winning and
        losing); so warn before.
        """
        return bool(rules.loses(self.record.table, pack(move)))

    def safe_home(self) -> Home | None:
        """Return a move home of this seat that costs nothing to build on and does not lose, or None.

        Nobody can need the card: all that could be laid on it are home (rules.md, Cards home).
        """
        for move in self.legal_moves():
            if isinstance(move, Home) and self._is_safe(move):
                return move
        return None

    def _is_safe(self, move: Home) -> bool:
        return bool(endings.nobody_needs(self.record.table, int(move.card))) and not self.loses(
            move
        )

    @classmethod
    def parse(cls, text: str) -> Observation:
        """Return the view that `text` (as `str` prints it) describes; raises NotationError."""
        return cls(freeze(reader.parse_view(text)))

    def __str__(self) -> str:
        return notation.print_view(self.record)


def _card(card: int) -> Card | None:
    return None if card == NO_CARD else Card(card)
