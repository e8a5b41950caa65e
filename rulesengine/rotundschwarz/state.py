"""A game of Rot und Schwarz as an immutable value: look, ask, and get the next one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from rulesengine.common.records import blank, freeze
from rulesengine.common.shells import FrozenState
from rulesengine.rotundschwarz import moves, notation, reader, rules
from rulesengine.rotundschwarz.cards import CARDS, Card
from rulesengine.rotundschwarz.deals import numbered_deal, shuffled_deal, table_deal
from rulesengine.rotundschwarz.levels import HouseRules
from rulesengine.rotundschwarz.moves import Move
from rulesengine.rotundschwarz.observation import Observation
from rulesengine.rotundschwarz.position import NOWHERE, POSITION, WON
from rulesengine.rotundschwarz.terms import terms_of

_NORMAL = HouseRules()


@dataclass(frozen=True)
class State(FrozenState[Move, Observation]):
    """A position; two are equal when every byte is. `apply` costs some ten microseconds.

    >>> state = State.numbered(1)
    >>> move = state.legal_moves()[0]
    >>> state.apply(move) != state and state == State.numbered(1)
    True
    """

    LAYOUT: ClassVar[np.dtype[Any]] = POSITION
    VIEW: ClassVar[type[Any]] = Observation
    RULES: ClassVar[ModuleType] = rules
    MOVES: ClassVar[ModuleType] = moves

    @classmethod
    def deal(cls, house_rules: HouseRules = _NORMAL, *, seed: int, game: int = 0) -> State:
        """Return the first position of game number `game` of `seed` (both 0..2**64-1)."""
        return cls.of_cards(shuffled_deal(seed, game), house_rules)

    @classmethod
    def numbered(cls, number: int, house_rules: HouseRules = _NORMAL) -> State:
        """Return the first position of a Microsoft deal; raises ValueError outside 1..2**31 - 1."""
        return cls.of_cards(numbered_deal(number), house_rules)

    @classmethod
    def of_cards(cls, cards: Sequence[Card], house_rules: HouseRules = _NORMAL) -> State:
        """Return the first position of 52 cards in dealing order, row by row from left to right.

        Raises ValueError unless every card is there exactly once.
        """
        if sorted(cards) != list(range(CARDS)):
            raise ValueError("A deal holds each of the 52 cards exactly once.")
        position = blank(POSITION)
        rules.deal(position, terms_of(house_rules), np.array(cards, np.int64))
        return cls(freeze(position))

    @classmethod
    def seen(cls, observation: Observation) -> State:
        """Return the position that a seat sees: all cards lie open, so a view may ask the solver."""
        return cls(freeze(observation.record.table))

    @property
    def won(self) -> bool:
        """Whether all cards are home."""
        return bool(self.thawed().status == WON)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every move of the seat to move (giving up is not among them)."""
        return self.observe(self.mover).legal_moves()

    def table_key(self) -> bytes:
        """Return bytes that are equal where the same lies on the table and the same seat is to move.

        Cells are one place, so their order does not count, nor do signal coins, the number of the
        turn and what may not go back.
        """
        position = self.thawed()
        position.cells.sort()
        for forgotten in (position.moved_card, position.moved_from, position.coins):
            forgotten[:] = NOWHERE
        position.turn = 0
        return freeze(position)

    @classmethod
    def parse(cls, text: str) -> State:
        """Return the position that `text` (as `str` prints it) describes; raises NotationError.

        A board in the words of the German rules (`german`) is read as well.
        """
        return cls(freeze(reader.parse_position(text)))

    def __str__(self) -> str:
        return notation.print_position(self.thawed())


def dealt(house_rules: HouseRules, seed: int, number: int) -> State:
    """Return the first position of a table's game `number` (0..): a numbered deal; red begins."""
    return State.numbered(table_deal(seed, number), house_rules)


def times_stood(states: Iterable[State]) -> int:
    """Return how often the last of these positions, from a game's first one on, has stood.

    Positions within a turn do not count. The table tells it from levels.REPEATED on; a repetition
    ends no game (rules.md, No return).
    """
    keys = [state.table_key() for state in states if not state.observe(0).moved]
    return keys.count(keys[-1]) if keys else 0
