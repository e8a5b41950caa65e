"""What one seat may know, as an immutable value: the only thing players and tables get."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from rulesengine.battleseil import moves, notation, reader, refusals, rules
from rulesengine.battleseil.cards import Card, held
from rulesengine.battleseil.endings import is_decided, ropes_of
from rulesengine.battleseil.levels import HouseRules
from rulesengine.battleseil.moves import Move, unpack
from rulesengine.battleseil.position import STEP_LAY, STEP_OVER, VIEW, house_rules_of
from rulesengine.battleseil.proof import (
    Proof,
    Team,
    cards_at,
    prove,
    reach,
    unseen_clubs,
)
from rulesengine.battleseil.ropes import is_full, places_at
from rulesengine.battleseil.specials import unseen_specials
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

    @cached_property
    def house_rules(self) -> HouseRules:
        """The house rules of the round."""
        return house_rules_of(self.record.table)

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        """The own hand in the order of clubs and strengths, specials behind them."""
        return held(self.record.hand, self.record.specials)

    def hand_count(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return int(self.record.hand_counts[seat])

    def special_count(self, seat: int) -> int:
        """Return how many of a seat's cards are specials; everybody sees from which stock one draws."""
        return int(self.record.special_counts[seat])

    @property
    def stock_count(self) -> int:
        """Club cards left to draw."""
        return int(self.record.table.stock_count)

    @property
    def specials_left(self) -> int:
        """Specials left to draw."""
        return int(self.record.table.specials_left)

    def specials_played(self, seat: int) -> int:
        """Return how many specials a seat has played."""
        return int(self.record.table.specials_played[seat])

    @cached_property
    def hidden_specials(self) -> tuple[Card, ...]:
        """The specials this seat cannot see: not in the own hand, on no rope, not in the discard."""
        hidden = unseen_specials(self.record.table) & ~int(self.record.specials)
        return held(np.uint64(0), hidden)

    @property
    def discard(self) -> tuple[Card, ...]:
        """The discard, oldest first."""
        table = self.record.table
        return tuple(map(Card, table.discard[: table.discard_count]))

    @cached_property
    def hidden(self) -> tuple[Card, ...]:
        """The club cards this seat cannot see: they neither lie open nor are in the own hand."""
        return tuple(map(Card, cards_in(unseen_clubs(self.record.table) & ~self.record.hand)))

    @property
    def turn(self) -> int:
        """Number of the turn, from 1."""
        return int(self.record.table.turn)

    @property
    def laying(self) -> bool:
        """Whether the mover has yet to lay a card, play a special or pass."""
        return bool(self.record.table.step == STEP_LAY)

    @property
    def to_fetch(self) -> int:
        """Cards the innkeeper has still to draw, 0..3."""
        return int(self.record.table.to_fetch)

    @property
    def to_return(self) -> int:
        """Hand cards that go under their stocks, 0..2: now, or after the innkeeper has drawn."""
        return int(self.record.table.to_return)

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
        return bool(is_decided(self.record.table))

    def owner(self, rope: int) -> int | None:
        """Return the seat that owns the rope, None while it is open."""
        seat = int(self.record.table.owner[rope])
        return seat if seat >= 0 else None

    def ropes_of(self, seat: int) -> int:
        """Return how many ropes a seat owns."""
        return int(ropes_of(self.record.table, seat))

    def cards_at(self, rope: int, seat: int) -> tuple[Card, ...]:
        """Return the cards on one side of a rope in laying order."""
        return cards_at(self.record.table, rope, seat)

    def places_at(self, rope: int) -> int:
        """Return how many people a full side has at the rope."""
        return int(places_at(self.record.table, rope))

    def is_full(self, rope: int, seat: int) -> bool:
        """Return whether a side of the rope is full."""
        return bool(is_full(self.record.table, rope, seat))

    def last_played(self, seat: int) -> tuple[Card, int | None] | None:
        """Return the card a seat played last and the rope it, or what it moved, went to.

        None before the first; the rope is None for a card that ended at none.
        """
        card, rope = int(self.record.table.last_card[seat]), int(self.record.table.last_rope[seat])
        return None if card < 0 else (Card(card), rope if rope >= 0 else None)

    def has_soap(self, rope: int) -> bool:
        """Return whether soap lies on the rope, so that only the sum counts."""
        return bool(self.record.table.soap[rope])

    def has_mud(self, rope: int) -> bool:
        """Return whether mud lies on the rope, so that four people pull a side."""
        return bool(self.record.table.mud[rope])

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
