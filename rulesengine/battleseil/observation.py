"""What one seat may know, as an immutable value: the only thing players and tables get."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from rulesengine.battleseil import moves, notation, reader, refusals, rules
from rulesengine.battleseil.cards import Card
from rulesengine.battleseil.levels import HouseRules
from rulesengine.battleseil.moves import Move, unpack
from rulesengine.battleseil.position import STEP_LAY, STEP_OVER, VIEW
from rulesengine.battleseil.proof import (
    Proof,
    Team,
    cards_at,
    is_full,
    places_at,
    prove,
    reach,
    unseen_clubs,
)
from rulesengine.common.cards import cards_in
from rulesengine.common.records import freeze
from rulesengine.common.shells import FrozenView


@dataclass(frozen=True)
class Observation(FrozenView[Move]):
    """A seat's view. Ropes are 0..8 from the left, seats 0 and 1; nothing hidden is in the bytes."""

    LAYOUT: ClassVar[np.dtype[Any]] = VIEW
    RULES: ClassVar[ModuleType] = rules
    MOVES: ClassVar[ModuleType] = moves
    REFUSALS: ClassVar[ModuleType] = refusals

    @property
    def house_rules(self) -> HouseRules:
        """The house rules of the round."""
        return HouseRules.of_strongest(self.record.table.strongest)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand in the order of clubs and strengths."""
        return tuple(map(Card, cards_in(self.record.hand)))

    def hand_count(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return int(self.record.hand_counts[seat])

    @property
    def stock_count(self) -> int:
        """Cards left to draw."""
        return int(self.record.table.stock_count)

    @property
    def discard(self) -> tuple[Card, ...]:
        """The discard, oldest first."""
        table = self.record.table
        return tuple(map(Card, table.discard[: table.discard_count]))

    @property
    def hidden(self) -> tuple[Card, ...]:
        """The club cards this seat cannot see: they neither lie open nor are in the own hand."""
        return tuple(map(Card, cards_in(unseen_clubs(self.record.table) & ~self.record.hand)))

    @property
    def turn(self) -> int:
        """Number of the turn, from 1."""
        return int(self.record.table.turn)

    @property
    def laying(self) -> bool:
        """Whether the mover has yet to lay a card or pass."""
        return bool(self.record.table.step == STEP_LAY)

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return bool(self.record.table.step == STEP_OVER)

    @property
    def winner(self) -> int | None:
        """The seat that won, None while the round runs and for a draw."""
        winner = int(self.record.table.winner)
        return winner if winner >= 0 else None

    @property
    def gave_up(self) -> int | None:
        """The seat that gave up, None if nobody did."""
        seat = int(self.record.table.gave_up)
        return seat if seat >= 0 else None

    @property
    def decided(self) -> bool:
        """Whether one side owns five ropes."""
        return bool(rules.is_decided(self.record.table))

    def owner(self, rope: int) -> int | None:
        """Return the seat that owns the rope, None while it is open."""
        seat = int(self.record.table.owner[rope])
        return seat if seat >= 0 else None

    def ropes_of(self, seat: int) -> int:
        """Return how many ropes a seat owns."""
        return int(rules.ropes_of(self.record.table, seat))

    def cards_at(self, rope: int, seat: int) -> tuple[Card, ...]:
        """Return the cards on one side of a rope in laying order."""
        return cards_at(self.record.table, rope, seat)

    def places_at(self, rope: int) -> int:
        """Return how many people a full side has at the rope."""
        return int(places_at(self.record.table, rope))

    def is_full(self, rope: int, seat: int) -> bool:
        """Return whether a side of the rope is full."""
        return bool(is_full(self.record.table, rope, seat))

    def last_lay(self, seat: int) -> tuple[Card, int] | None:
        """Return the card a seat laid last and its rope, None before the first."""
        card = int(self.record.table.last_card[seat])
        return (Card(card), int(self.record.table.last_rope[seat])) if card >= 0 else None

    def proof(self, rope: int, seat: int) -> Proof:
        """Return whether the rope is proven for `seat`, with the witness; anyone may ask for both."""
        return prove(self.record.table, rope, seat)

    def reach(self, rope: int, seat: int) -> Team | None:
        """Return the strongest team `seat` has or could still have there by what lies open."""
        return reach(self.record.table, rope, seat)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every play move of this seat now; empty when it is not its turn."""
        moves = np.empty(rules.MOST_MOVES, np.int64)
        count = rules.legal_moves(self.record, moves)
        return tuple(unpack(int(move)) for move in moves[:count])

    @classmethod
    def parse(cls, text: str) -> Observation:
        """Return the view that `text` (as `str` prints it) describes; raises NotationError."""
        return cls(freeze(reader.parse_view(text)))

    def __str__(self) -> str:
        return notation.print_view(self.record)
