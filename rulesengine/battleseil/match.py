"""Matches of several rounds: points, who starts next, who wins (rules.md, Several rounds)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rulesengine.battleseil.levels import ROUNDS, SEATS, HouseRules
from rulesengine.battleseil.observation import Observation
from rulesengine.battleseil.state import State
from rulesengine.common.errors import NotationError
from rulesengine.common.game import SEAT_LETTERS

WINNERS_POINTS = 5  #: for a round won; the other side gets 1 for each of its ropes
_RESULT = re.compile(rf"(draw|[{SEAT_LETTERS}]) ([0-9]):([0-9])(?:, .*)?")


@dataclass(frozen=True)
class RoundResult:
    """How a round ended: the seat that won it, None for a draw, and how many ropes each seat has."""

    winner: int | None
    ropes: tuple[int, int]

    @classmethod
    def of(cls, view: Observation) -> RoundResult:
        """Return the result of a finished round, whoever looks; raises ValueError while it runs."""
        if not view.over:
            raise ValueError("The round has not ended, so it has no result.")
        return cls(view.winner, (view.ropes_of(0), view.ropes_of(1)))

    @classmethod
    def parse(cls, text: str) -> RoundResult:
        """Return the result that a record's tag tells (`A 5:3`); raises NotationError.

        What stands behind a comma is not read.

        >>> RoundResult.parse("B 2:5, A gave up")
        RoundResult(winner=1, ropes=(2, 5))
        """
        found = _RESULT.fullmatch(text)
        if found is None:
            raise NotationError(f"{text!r} is no result of a round; `A 5:3` and `draw 4:4` are.")
        winner, mine, theirs = found.groups()
        return cls(
            SEAT_LETTERS.index(winner) if winner in SEAT_LETTERS else None,
            (int(mine), int(theirs)),
        )

    def __str__(self) -> str:
        winner = "draw" if self.winner is None else SEAT_LETTERS[self.winner]
        return f"{winner} {self.ropes[0]}:{self.ropes[1]}"

    def points(self, seat: int) -> int:
        """Return the points a seat gets for the round."""
        return WINNERS_POINTS if self.winner == seat else self.ropes[seat]


@dataclass(frozen=True)
class Match:
    """The rounds played so far of a match of 1, 3 or 5; `starter` began the first one (0 or 1).

    Raises ValueError for another number of rounds, or more results than rounds.
    """

    rounds: int
    starter: int = 0
    results: tuple[RoundResult, ...] = ()

    def __post_init__(self) -> None:
        if self.rounds not in ROUNDS:
            raise ValueError(f"A match has 1, 3 or 5 rounds, not {self.rounds}.")
        if len(self.results) > self.rounds:
            raise ValueError(f"{len(self.results)} results are too many for {self.rounds} rounds.")

    def after(self, result: RoundResult) -> Match:
        """Return the match after one more round; raises ValueError when it is over."""
        return Match(self.rounds, self.starter, (*self.results, result))

    @property
    def over(self) -> bool:
        """Whether all rounds have been played; none is left out, however clear the match is."""
        return len(self.results) == self.rounds

    def points(self, seat: int) -> int:
        """Return the points of a seat so far."""
        return sum(result.points(seat) for result in self.results)

    def rounds_won(self, seat: int) -> int:
        """Return how many rounds a seat has won so far."""
        return sum(result.winner == seat for result in self.results)

    @property
    def next_starter(self) -> int:
        """Who starts the next round: the loser of the last, after a draw the side that did not start it."""
        starter = self.starter
        for result in self.results:
            starter = 1 - (starter if result.winner is None else result.winner)
        return starter

    @property
    def leader(self) -> int | None:
        """The seat with more points, with equal points the one that won more rounds; None for neither.

        Once the match is over this is who has won it.
        """
        standings = [(self.points(seat), self.rounds_won(seat)) for seat in range(SEATS)]
        if standings[0] == standings[1]:
            return None
        return int(standings[1] > standings[0])


def match_before(house_rules: HouseRules, number: int, earlier: Iterable[str]) -> Match:
    """Return the match in which a table's game `number` (0..) is the next round.

    `earlier` are the results of its rounds so far, as records tell them. The sides take turns in
    starting a match. Raises NotationError for what is no result, ValueError for too many of them.
    """
    results = tuple(map(RoundResult.parse, earlier))
    return Match(house_rules.rounds, (number - len(results)) % SEATS, results)


def dealt(house_rules: HouseRules, seed: int, number: int, earlier: Iterable[str] = ()) -> State:
    """Return the first position of a table's game `number` (0..); see `match_before`."""
    match = match_before(house_rules, number, earlier)
    return State.deal(house_rules, seed=seed, game=number, starter=match.next_starter)
