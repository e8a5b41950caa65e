"""Proof puzzles: a position in which A is to take, and the question which ropes A may take now.

The answer is asked of `proof`, never written down. Six puzzles made by hand stand in
`puzzle_book`, any number of others comes from `puzzle_making`.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from rulesengine.battleseil.levels import ROPES
from rulesengine.battleseil.observation import Observation
from rulesengine.battleseil.proof import Proof
from rulesengine.battleseil.puzzle_difficulty import difficulty


@dataclass(frozen=True)
class Puzzle:
    """A view of A, who has laid and may take, under a name that no other puzzle has.

    The name of a puzzle made by hand is the word for what it teaches, `seen_elsewhere`; a made one
    is called by grade and seed, `3-417`.
    """

    name: str
    observation: Observation

    @cached_property
    def grade(self) -> int:
        """How hard it is by `difficulty`, 1 (easy) to 4."""
        return difficulty(self.observation).grade

    @cached_property
    def proofs(self) -> tuple[Proof, ...]:
        """The proof or counterexample for each of the nine ropes, from the left."""
        seat = self.observation.seat
        return tuple(self.observation.proof(rope, seat) for rope in range(ROPES))

    @property
    def answer(self) -> frozenset[int]:
        """The ropes 0..8 that may be taken now: exactly the proven ones."""
        return frozenset(proof.rope for proof in self.proofs if proof.proven)


@dataclass(frozen=True)
class Verdict:
    """Whether one rope was rightly chosen or rightly left, and the proof that says so."""

    proof: Proof
    chosen: bool

    @property
    def right(self) -> bool:
        """Whether the rope was chosen and is proven, or neither."""
        return self.chosen == self.proof.proven


def check(puzzle: Puzzle, chosen: Collection[int]) -> tuple[Verdict, ...]:
    """Return the verdict for each of the nine ropes, from the left; `chosen` are ropes 0..8.

    The puzzle is solved when all of them are right. Raises ValueError for a rope there is not.
    """
    unknown = sorted(set(chosen) - set(range(ROPES)))
    if unknown:
        raise ValueError(f"There is no rope {unknown[0]}; ropes are numbered 0 to {ROPES - 1}.")
    return tuple(Verdict(proof, proof.rope in chosen) for proof in puzzle.proofs)
