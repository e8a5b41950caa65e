"""Win chances for the seat that looks, over worlds that fit its view; estimates, never proofs.

The win chance is defined once, here and in worlds.py, for the figures at the ropes, the advice, Resi
and Brandl: the share of worlds in whose completion the rope, or the round, is the seat's. Unlike the
proof it knows the own hand (rules.md, Proven: the proof).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rulesengine.battleseil.cards import Card
from rulesengine.battleseil.levels import ROPES, SEATS
from rulesengine.battleseil.moves import Lay, Move, pack
from rulesengine.battleseil.observation import Observation
from rulesengine.battleseil.reckoning import prospects
from rulesengine.battleseil.weighing import (
    COLUMNS,
    DRAWN,
    WON,
    weigh,
    weigh_as_it_stands,
)
from rulesengine.battleseil.worlds import new_scratch
from rulesengine.common.estimates import Estimate, share
from rulesengine.common.luck import stream

WORLDS = 2500  #: a standard error of at most one point, whatever the chance
FIRST_WORLDS = 100  #: for a first picture
ADVISED = 3  #: moves that an advice names at most
_CANDIDATES = 8


@dataclass(frozen=True)
class Outlook:
    """What a seat may expect: the chance of each rope 0..8 and of the round, a draw counting half."""

    ropes: tuple[Estimate, ...]
    won: Estimate


@dataclass(frozen=True)
class Advised:
    """A move with what it leads to."""

    move: Move
    outlook: Outlook


class Weighing:
    """Win chances that get sharper: every `add` counts some more worlds.

    With moves, each is tried in every world, for the seat that is to move; without, the position is
    taken as it stands, for whoever looks. Equal view, moves, seed and numbers of worlds added give
    equal figures, and the steps in which they were added do not matter.
    """

    def __init__(
        self, observation: Observation, moves: Sequence[Move] = (), *, seed: int = 0
    ) -> None:
        """Prepare a weighing; raises ValueError for a move that the view does not allow."""
        if refused := [move for move in moves if not observation.allows(move)]:
            raise ValueError(f"{refused[0]} cannot be weighed: it is not legal here.")
        self.moves = tuple(moves)
        self.worlds = 0
        self._view, self._seed, self._luck = observation.record, seed, stream(seed)
        self._packed = np.array([pack(move) for move in moves], np.int64)
        self._weights = np.zeros((max(1, len(moves)), COLUMNS), np.int64)
        self._scratch = new_scratch()

    def add(self, worlds: int) -> Weighing:
        """Count so many worlds more; some three microseconds for each move and world."""
        if self.moves:
            count, weights = len(self.moves), self._weights
            weigh(self._view, self._packed, count, worlds, self._luck, self._scratch, weights)
        else:
            weigh_as_it_stands(self._view, worlds, self._luck, self._scratch, self._weights[0])
        self.worlds += worlds
        return self

    def outlook(self, at: int = 0) -> Outlook:
        """Return what move number `at` (or the position as it stands) leads to.

        Raises ValueError before any world has been counted.
        """
        weight = self._weights[at]
        ropes = tuple(self._share(weight[rope]) for rope in range(ROPES))
        return Outlook(ropes, self._share(weight[WON] + weight[DRAWN] / SEATS))

    def best(self, most: int) -> tuple[Move, ...]:
        """Return the most promising moves, best first."""
        order = sorted(range(len(self.moves)), key=lambda at: -prospects(self._weights[at]))
        return tuple(self.moves[at] for at in order[:most])

    def _share(self, hits: float) -> Estimate:
        return share(float(hits), self.worlds, self._seed)


def outlook(observation: Observation, *, seed: int = 0, worlds: int = WORLDS) -> Outlook:
    """Return what the seat may expect of the position as it stands.

    >>> from rulesengine.battleseil import State
    >>> print(outlook(State.deal(seed=3).observe(0)).won)
    47.9% (46.0% to 49.9%, 2500 games)
    """
    return Weighing(observation, seed=seed).add(worlds).outlook()


def lays_of(observation: Observation, card: Card) -> tuple[Lay, ...]:
    """Return the legal ways to lay a hand card at a rope where somebody already pulls."""
    busy = (rope for rope in range(ROPES) if _somebody_pulls(observation, rope))
    return tuple(lay for rope in busy if observation.allows(lay := Lay(card, rope)))


def chances_with(
    observation: Observation, card: Card, *, seed: int = 0, worlds: int = WORLDS
) -> dict[int, Estimate]:
    """Return the win chance at each rope for laying the card there: {rope 0..8: chance}.

    Only ropes at which somebody already pulls and the card may be laid. All nine cost some 70 ms.
    """
    lays = lays_of(observation, card)
    weighing = Weighing(observation, lays, seed=seed).add(worlds)
    return {lay.rope: weighing.outlook(at).ropes[lay.rope] for at, lay in enumerate(lays)}


def advice(observation: Observation, *, seed: int = 0, worlds: int = WORLDS) -> tuple[Advised, ...]:
    """Return the best moves of the seat to move, best first, at most ADVISED; empty off turn.

    All legal moves are weighed roughly, the best few exactly, all in the same worlds. Some 200 ms.
    """
    legal = observation.legal_moves()
    if not legal:
        return ()
    rough = Weighing(observation, legal, seed=seed).add(FIRST_WORLDS)
    exact = Weighing(observation, rough.best(_CANDIDATES), seed=seed + 1).add(worlds)
    best = exact.best(ADVISED)
    return tuple(Advised(move, exact.outlook(exact.moves.index(move))) for move in best)


def _somebody_pulls(observation: Observation, rope: int) -> bool:
    return any(observation.cards_at(rope, seat) for seat in range(SEATS))
