"""What one seat may know, as an immutable value: the only thing players and tables get."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from rulesengine.common.records import Record, freeze
from rulesengine.common.shells import FrozenView
from rulesengine.seilschaft import moves, notation, reader, refusals, rules
from rulesengine.seilschaft.cards import NO_CARD, NO_TRUMP, SUITS, Card, card_list
from rulesengine.seilschaft.levels import RIDGE, HouseRules
from rulesengine.seilschaft.moves import Move, unpack
from rulesengine.seilschaft.position import PLAYING, VIEW
from rulesengine.seilschaft.terms import rules_of


@dataclass(frozen=True)
class Trick:
    """A finished trick as everybody saw it; positions 0..8 from the end of seat A, suits 0..3."""

    deal_no: int
    leader: int
    lead: Card
    answer: Card
    trump: int | None
    winner: int
    steps: int
    coin_from: int
    coin_to: int
    opened: Card | None
    rope_used: bool
    fell: bool

    @property
    def cards(self) -> tuple[Card, Card]:
        """Both cards in the order they were played."""
        return self.lead, self.answer


@dataclass(frozen=True)
class Observation(FrozenView[Move]):
    """A seat's view. Positions are 0..8 from the end of seat A, seats 0 and 1; nothing hidden is in it."""

    LAYOUT: ClassVar[np.dtype[Any]] = VIEW
    RULES: ClassVar[ModuleType] = rules
    MOVES: ClassVar[ModuleType] = moves
    REFUSALS: ClassVar[ModuleType] = refusals

    @property
    def house_rules(self) -> HouseRules:
        """Level and variants of the game."""
        return rules_of(self.record.table.terms)

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own hand, clubs first and low to high."""
        return card_list(self.record.hand)

    @property
    def shown(self) -> tuple[Card, ...]:
        """The partner's hand where both hands lie open, else nothing."""
        return card_list(self.record.shown)

    def hand_count(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return int(self.record.hand_counts[seat])

    @property
    def ridge(self) -> tuple[Card | None, ...]:
        """The nine cards of the ridge, None where one is hidden."""
        return tuple(None if card == NO_CARD else Card(card) for card in self.record.table.ridge)

    @property
    def hidden(self) -> int:
        """How many cards of the ridge are still hidden, 0..8."""
        return RIDGE - sum(card is not None for card in self.ridge)

    @property
    def coin(self) -> int:
        """The position of the coin."""
        return int(self.record.table.coin)

    @property
    def trump(self) -> int | None:
        """The suit that is trump, None while there is none."""
        trump = int(self.record.table.trump)
        return None if trump == NO_TRUMP else trump

    @property
    def ropes(self) -> int:
        """Safety ropes left."""
        return int(self.record.table.ropes)

    @property
    def deal_no(self) -> int:
        """The number of the deal, from 1."""
        return int(self.record.table.deal_no)

    @property
    def trick_no(self) -> int:
        """The number of the trick within the deal, 1..13."""
        return int(self.record.table.trick_no)

    @property
    def tricks_left(self) -> int:
        """Tricks that can still be finished, the running one included; 0 when the game is over."""
        return 0 if self.over else int(rules.tricks_left(self.record.table))

    @property
    def lead(self) -> Card | None:
        """The card that was led to the running trick, None before."""
        lead = int(self.record.table.lead)
        return None if lead == NO_CARD else Card(lead)

    @property
    def leader(self) -> int:
        """The seat that leads the running trick."""
        return int(self.record.table.leader)

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return int(self.record.table.dealer)

    @property
    def turn(self) -> int:
        """The number of the card to be played, from 1 over the whole game."""
        table = self.record.table
        return 2 * int(table.trick_count) + int(table.lead != NO_CARD) + 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.record.table.status != PLAYING)

    @property
    def status(self) -> str:
        """`playing`, `won`, `fell`, `out_of_tricks` or `gave_up`."""
        return notation.STATUS_NAMES[self.record.table.status]

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """Every finished trick of the game, oldest first."""
        table = self.record.table
        return tuple(map(_trick, table.tricks[: table.trick_count]))

    @property
    def last_trick(self) -> Trick | None:
        """The last finished trick, until the next lead (rules.md, Looking back)."""
        table = self.record.table
        if table.trick_count == 0 or table.lead != NO_CARD:
            return None
        return _trick(table.tricks[table.trick_count - 1])

    def out(self, seat: int) -> tuple[Card, ...]:
        """Return the cards a seat has played in this deal, clubs first and low to high."""
        return card_list(self.record.table.out[seat])

    def answered_with(self, card: Card) -> tuple[int, int]:
        """Return the seat that wins the running trick if `card` answers it, and the steps it pulls.

        There must be a lead; whether the card may be played is another question.
        """
        table = self.record.table
        winner, steps = rules.trick_of(table.lead, int(card), table.leader, table.trump)
        return int(winner), int(steps)

    def voids(self, seat: int) -> tuple[int, ...]:
        """Return the suits a seat has shown to have no more of in this deal."""
        return tuple(suit for suit in range(SUITS) if self.record.table.voids[seat] >> suit & 1)

    @property
    def certainly_lost(self) -> bool:
        """Whether fewer tricks are left than hidden cards: each trick opens one at most."""
        return not self.over and self.tricks_left < self.hidden

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every card this seat may play now; none when it is not its turn."""
        return tuple(map(unpack, card_list(rules.legal_cards(self.record))))

    @classmethod
    def parse(cls, text: str) -> Observation:
        """Return the view that `text` (as `str` prints it) describes; raises NotationError."""
        return cls(freeze(reader.parse_view(text)))

    def __str__(self) -> str:
        return notation.print_view(self.record)


def _trick(record: Record) -> Trick:
    return Trick(
        deal_no=int(record.deal_no),
        leader=int(record.leader),
        lead=Card(record.lead),
        answer=Card(record.answer),
        trump=None if record.trump == NO_TRUMP else int(record.trump),
        winner=int(record.winner),
        steps=int(record.steps),
        coin_from=int(record.coin_from),
        coin_to=int(record.coin_to),
        opened=None if record.opened == NO_CARD else Card(record.opened),
        rope_used=bool(record.rope_used),
        fell=bool(record.fell),
    )
