"""What the partner may hold, counted: every deal that fits a seat's view is equally likely.

A deal that fits puts the hidden cards of the ridge among the cards that no deal has shown yet, and
gives the partner no card of a suit in which the partner has shown to be void. So a hand with more
cards that could lie in the ridge leaves fewer ways to fill the ridge, and weighs less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Set
from dataclasses import dataclass
from math import comb

import numpy as np

from rulesengine.seilschaft.cards import Card, card_list
from rulesengine.seilschaft.observation import Observation
from rulesengine.seilschaft.outlook import possible, unseen

Cards = frozenset[Card]


@dataclass(frozen=True)
class Holding:
    """The partner's hand as far as a seat knows: `count` cards of the set `may`.

    `fresh` are the unseen cards that were never played: the `hidden` cards of the ridge are some of
    them. With open hands `may` is the hand itself.
    """

    may: Cards
    fresh: Cards
    count: int
    hidden: int

    def ways(self, fresh: int) -> int:
        """Return in how many ways the ridge can be filled when the hand holds `fresh` fresh cards."""
        return comb(len(self.fresh) - fresh, self.hidden)

    def kinds(self, suit: int) -> tuple[Cards, Cards, Cards, Cards]:
        """Return the cards that may be there as fresh and known ones of `suit`, then of the others."""
        of_suit = frozenset(card for card in self.may if card.suit == suit)
        others, fresh = self.may - of_suit, self.fresh
        return of_suit & fresh, of_suit - fresh, others & fresh, others - fresh

    def splits(self, suit: int) -> Iterator[tuple[tuple[int, int, int, int], int]]:
        """Yield how many cards of each of the `kinds` a hand may hold, with the deals that do so."""
        sizes = [len(kind) for kind in self.kinds(suit)]
        for one, other in _choices(sizes[0], sizes[1], self.count):
            rest = self.count - one - other
            for fresh in range(min(sizes[2], rest) + 1):
                split = (one, other, fresh, rest - fresh)
                deals = self.ways(one + fresh)
                for size, held in zip(sizes, split, strict=True):
                    deals *= comb(size, held)
                if deals:
                    yield split, deals

    def steps(self) -> tuple[float, ...]:
        """Return the chance of each sum of steps 0, 1, 2, ... in the hand; they add up to one."""
        fresh = _hands(self.may & self.fresh, self.count)
        known = _hands(self.may - self.fresh, self.count)
        deals = sum(
            self.ways(held) * np.convolve(fresh[held], known[self.count - held])
            for held in range(min(self.count, len(self.fresh)) + 1)
        )
        return tuple((deals / np.sum(deals)).tolist())


def holding(observation: Observation) -> Holding:
    """Return what the partner of the observation's seat may hold."""
    view = observation.record
    may = frozenset(card_list(possible(view)))
    fresh = frozenset(card_list(unseen(view) & ~view.table.seen))
    return Holding(may, fresh, observation.hand_count(1 - observation.seat), observation.hidden)


def _choices(ones: int, others: int, most: int) -> Iterator[tuple[int, int]]:
    """Yield how many cards to take of two kinds, together no more than `most`."""
    for one in range(min(ones, most) + 1):
        for other in range(min(others, most - one) + 1):
            yield one, other


def _hands(cards: Set[Card], most: int) -> np.ndarray:
    """Return how many sets of the cards there are by their number and their steps: [cards, steps]."""
    sizes = Counter(card.steps for card in cards)
    hands = np.zeros((most + 1, 2 * most + 1))
    for one, two in _choices(sizes[1], sizes[2], most):
        for zero in range(min(sizes[0], most - one - two) + 1):
            sets = comb(sizes[0], zero) * comb(sizes[1], one) * comb(sizes[2], two)
            hands[zero + one + two, one + 2 * two] += sets
    return hands
