"""A game of Seilschaft as an immutable value: look, ask, and get the next one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from rulesengine.common.luck import stream
from rulesengine.common.records import blank, freeze
from rulesengine.common.shells import FrozenState
from rulesengine.seilschaft import moves, notation, reader, rules
from rulesengine.seilschaft.cards import CARDS, Card, card_list
from rulesengine.seilschaft.levels import DEALS, HAND, RIDGE, SEATS, HouseRules
from rulesengine.seilschaft.moves import Move
from rulesengine.seilschaft.observation import Observation
from rulesengine.seilschaft.position import POSITION, WON
from rulesengine.seilschaft.terms import terms_of

_NORMAL = HouseRules()
_BY_LUCK = -1


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
        cls,
        house_rules: HouseRules = _NORMAL,
        *,
        seed: int,
        game: int = 0,
        dealer: int | None = None,
    ) -> State:
        """Return the first position of game number `game` of `seed` (both 0..2**64-1).

        Without a `dealer` (0 or 1) the deal's own luck chooses one.
        """
        if dealer is not None:
            _check_dealer(dealer)
        position = blank(POSITION)
        by = _BY_LUCK if dealer is None else dealer
        rules.deal_game(position, terms_of(house_rules), stream(seed, game), by)
        return cls(freeze(position))

    @classmethod
    def of_deals(
        cls, house_rules: HouseRules, dealer: int, ridge: Sequence[Card], *deals: Sequence[Card]
    ) -> State:
        """Return the first position of a ridge and the cards dealt in each deal, forehand first.

        `ridge` holds nine cards from the end of seat A, each of the three `deals` 26 cards. Raises
        ValueError for a wrong number of cards, a card twice, or a card of the ridge that is dealt.
        """
        _check_dealer(dealer)
        _check_cards(ridge, RIDGE, (), "ridge")
        if len(deals) != DEALS:
            raise ValueError(f"A game is laid out with {DEALS} deals, not {len(deals)}.")
        for number, cards in enumerate(deals, 1):
            _check_cards(cards, 2 * HAND, ridge, f"deal {number}")
        position = blank(POSITION)
        first, *later = deals
        rules.lay_out(position, terms_of(house_rules), np.array([*ridge, *first], np.int64), dealer)
        for at, cards in enumerate(later):
            position.redeals[at] = cards
        return cls(freeze(position))

    @property
    def won(self) -> bool:
        """Whether the team has opened the whole ridge."""
        return bool(self.thawed().table.status == WON)

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every card the seat to play may play (giving up is not among them)."""
        return self.observe(self.mover).legal_moves()

    def hand(self, seat: int) -> tuple[Card, ...]:
        """Return the hand of a seat, clubs first and low to high."""
        return card_list(self.thawed().hands[seat])

    @property
    def ridge(self) -> tuple[Card, ...]:
        """Every card of the ridge from the end of seat A, hidden ones too."""
        return tuple(map(Card, self.thawed().ridge_cards))

    @classmethod
    def parse(cls, text: str) -> State:
        """Return the position that `text` (as `str` prints it) describes; raises NotationError."""
        return cls(freeze(reader.parse_position(text)))

    def __str__(self) -> str:
        return notation.print_position(self.thawed())


def dealt(house_rules: HouseRules, seed: int, number: int) -> State:
    """Return the first position of a table's game `number` (0..); chance says who deals."""
    return State.deal(house_rules, seed=seed, game=number)


def _check_dealer(dealer: int) -> None:
    if dealer not in range(SEATS):
        raise ValueError(f"There is no seat {dealer!r} to deal; it is 0 (A) or 1 (B).")


def _check_cards(cards: Sequence[Card], count: int, taken: Sequence[Card], what: str) -> None:
    if len(cards) != count:
        raise ValueError(f"The {what} has {count} cards, not {len(cards)}.")
    for at, card in enumerate(cards):
        if not 0 <= int(card) < CARDS:
            raise ValueError(f"The {what} names a card there is not: {card!r}.")
        if card in cards[:at]:
            raise ValueError(f"{card} stands twice in the {what}.")
        if card in taken:
            raise ValueError(f"{card} lies in the ridge and cannot be dealt ({what}).")
