"""A round of Battleseil as an immutable value: look, ask, and get the next one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from rulesengine.battleseil import moves, notation, reader, rules
from rulesengine.battleseil.cards import CARDS, CLUB_CARDS, CLUB_LIST, STRENGTHS, Card, held
from rulesengine.battleseil.levels import BASE, SEATS, HouseRules
from rulesengine.battleseil.moves import Move
from rulesengine.battleseil.observation import Observation
from rulesengine.battleseil.position import POSITION, terms
from rulesengine.common.luck import shuffle, stream
from rulesengine.common.records import blank, freeze
from rulesengine.common.shells import FrozenState

ALL_SPECIALS = tuple(map(Card, range(CLUB_CARDS, CARDS)))
SPECIALS_STREAM = np.uint64(0x5EC1A15)  #: tells the stream of the specials from that of the pack


@dataclass(frozen=True)
class State(FrozenState[Move, Observation]):
    """A position with everything hidden in it; give people and players `observe(seat)` instead.

    Two states are equal when every byte is. Hashable; `apply` costs some ten microseconds.

    >>> state = State.deal(seed=7)
    >>> move = state.legal_moves()[0]
    >>> state.apply(move) != state and state == State.deal(seed=7)
    True
    """

    LAYOUT: ClassVar[np.dtype[Any]] = POSITION
    VIEW: ClassVar[type[Any]] = Observation
    RULES: ClassVar[ModuleType] = rules
    MOVES: ClassVar[ModuleType] = moves

    @classmethod
    def deal(
        cls, house_rules: HouseRules = BASE, *, seed: int, game: int = 0, starter: int = 0
    ) -> State:
        """Return the first position of game number `game` of `seed` (both 0..2**64-1)."""
        pack = shuffled_pack(house_rules, seed, game)
        specials = shuffled_specials(seed, game) if house_rules.specials else ()
        return cls.of_pack(pack, house_rules, starter, specials)

    @classmethod
    def of_pack(
        cls,
        cards: Sequence[Card],
        house_rules: HouseRules = BASE,
        starter: int = 0,
        specials: Sequence[Card] = (),
    ) -> State:
        """Return the first position of a pack in the order it is dealt, specials in that of drawing.

        Raises ValueError unless the pack holds every club card of the house rules exactly once, the
        specials are all ten or, without that house rule, none, and the starter is 0 or 1.
        """
        if starter not in range(SEATS):
            raise ValueError(f"There is no seat {starter!r} to start; it is 0 (A) or 1 (B).")
        if sorted(cards) != sorted(full_pack(house_rules)):
            raise ValueError(
                f"The pack must hold each of the {house_rules.pack_size} club cards "
                f"({house_rules.name}) exactly once."
            )
        if sorted(specials) != sorted(ALL_SPECIALS if house_rules.specials else ()):
            raise ValueError(
                f"With {house_rules.name} there are "
                + ("each of the ten specials exactly once." if house_rules.specials else "none.")
            )
        position = blank(POSITION)
        pack, special_stock = np.array(cards, np.int64), np.array(specials, np.int64)
        rules.deal(position, terms(house_rules), pack, special_stock, starter)
        return cls(freeze(position))

    @property
    def winner(self) -> int | None:
        """The seat that won, None while the round runs and for a draw."""
        winner = int(self.thawed().table.winner)
        return winner if winner >= 0 else None

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every play move of the seat to move (giving up and settling not among them)."""
        return self.observe(self.mover).legal_moves()

    def hand(self, seat: int) -> tuple[Card, ...]:
        """Return the hand of a seat, in the order of clubs and strengths, specials behind them."""
        position = self.thawed()
        return held(position.hands[seat], position.specials[seat])

    @classmethod
    def parse(cls, text: str) -> State:
        """Return the position that `text` (as `str` prints it) describes; raises NotationError."""
        return cls(freeze(reader.parse_position(text)))

    def __str__(self) -> str:
        return notation.print_position(self.thawed())


def full_pack(house_rules: HouseRules = BASE) -> tuple[Card, ...]:
    """Return all club cards of the house rules in order: 54, on the Großes Feld 60."""
    return tuple(
        Card(club * STRENGTHS + strength)
        for club in range(len(CLUB_LIST))
        for strength in range(house_rules.strongest)
    )


def shuffled_specials(seed: int, game: int = 0) -> tuple[Card, ...]:
    """Return the ten specials of game number `game` of `seed`, the next one to draw first.

    They have a stream of their own, so a game has the same club cards with and without them.
    """
    cards = np.array(ALL_SPECIALS, np.int64)
    shuffle(stream(seed ^ int(SPECIALS_STREAM), game), cards, len(cards))
    return tuple(Card(card) for card in cards)


def shuffled_pack(house_rules: HouseRules, seed: int, game: int = 0) -> tuple[Card, ...]:
    """Return the pack of game number `game` of `seed` in the order it is dealt."""
    cards = np.array(full_pack(house_rules), np.int64)
    shuffle(stream(seed, game), cards, len(cards))
    return tuple(Card(card) for card in cards)
