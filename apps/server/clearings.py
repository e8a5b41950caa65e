"""Rot und Schwarz over many numbered deals: play them on all cores, and say what came of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from apps.server.crossings import ALL, CONFIDENCE, with_interval
from apps.server.many_games import all_played
from rulesengine.common.estimates import Estimate
from rulesengine.rotundschwarz.levels import LEVELS, HouseRules, Level, level_named, own_level
from rulesengine.rotundschwarz.teams import Survey, survey

CELLS = "cells"  #: the table that differs in cells alone
_BY_CELLS = tuple(own_level(cells, tokens=6) for cells in (5, 4, 3, 2))


@dataclass(frozen=True)
class Setup:
    """What is asked: house rules, the team (None: only what can be won), and which deals."""

    rules: HouseRules
    team: tuple[str, str] | None
    first: int
    last: int
    limit: int

    @property
    def games(self) -> int:
        """How many deals there are."""
        return self.last - self.first + 1

    @property
    def label(self) -> str:
        """What stands before the progress bar."""
        return self.rules.level.name

    def play(self, first: int, count: int) -> Survey:
        """Return what came of `count` deals from place `first` on; any thread may call it."""
        numbers = range(self.first + first, self.first + first + count)
        return survey(numbers, self.team, self.rules, self.limit)

    def command(self, level: str) -> str:
        """Return the command that plays these deals again."""
        words = ["kartenstube simulate rotundschwarz", f"--level {level}"]
        words += [f"--team {'+'.join(self.team)}"] if self.team else ["--solver-alone"]
        words += ["--mixed-suits"] * self.rules.mixed_suits
        return " ".join([*words, f"--deals {self.first}-{self.last}", f"--limit {self.limit}"])


@dataclass(frozen=True)
class Outcome:
    """What came of a setup, as far as it was played, and how long that took."""

    setup: Setup
    found: Survey
    seconds: float
    threads: int

    @property
    def complete(self) -> bool:
        """Whether all deals that were asked for are in it."""
        return self.found.deals == self.setup.games

    def as_json(self) -> str:
        """Return one JSON object in one line; shares are 0..1."""
        rules, found = self.setup.rules, self.found
        facts: dict[str, Any] = {
            "room": "rotundschwarz",
            "house_rules": rules.name,
            "cells": rules.level.cells,
            "tokens": rules.level.tokens,
            "deals": [self.setup.first, self.setup.first + found.deals - 1],
            "complete": self.complete,
            "solvable": vars(found.solvable),
            "verdicts": found.verdicts,
            "limit": self.setup.limit,
            "tokens_enough": found.tokens_enough,
            "team": self.setup.team,
            "ends": found.tally.ends,
            "won": vars(found.tally.won) if found.tally.games else None,
            "seconds": round(self.seconds, 3),
            "threads": self.threads,
            "repeat": self.setup.command(rules.level.name),
        }
        return json.dumps(facts)


def levels_of(name: str) -> tuple[Level, ...]:
    """Return the level of a name, all for ALL, 5, 4, 3 and 2 cells with six tokens for CELLS.

    Raises KeyError naming what there is.
    """
    tables = {ALL: LEVELS, CELLS: _BY_CELLS}
    return tables[name] if name in tables else (level_named(name),)


def outcomes(setups: list[Setup], threads: int) -> Iterator[Outcome]:
    """Yield the outcome of each setup; after a Ctrl-C what was played of the running one is the last."""
    for setup, tally, seconds in all_played(setups, threads, attrgetter("deals")):
        yield Outcome(setup, tally, seconds, threads)


def table(all_outcomes: list[Outcome], level: str) -> Iterator[str]:
    """Yield the lines that put the levels side by side; `level` is what was asked for."""
    setup = all_outcomes[-1].setup
    team = f", {' and '.join(setup.team)}" if setup.team else ""
    yield f"Rot und Schwarz, deals {setup.first} to {setup.last}{team}\n"
    heads = "".join(f"{head:>26}" for head in ("can be won", "without a token", "the team wins"))
    yield f"{'level':8}{'cells':>6}{'tokens':>8}{heads}{'turns':>8}"
    yield from map(_row, all_outcomes)
    yield f"\n{CONFIDENCE} Turns: the middle one of all wins."
    last = all_outcomes[-1]
    if not last.complete:
        yield f"Stopped: {last.setup.rules.level.name} has the first {last.found.deals} deals."
    yield f"The same deals again: {setup.command(level)}"


def _row(outcome: Outcome) -> str:
    level, found = outcome.setup.rules.level, outcome.found
    team = found.tally
    shares = (found.solvable, found.without_token, team.won if team.games else None)
    turns = "" if team.middle_turns is None else str(team.middle_turns)
    numbers = f"{level.name:8}{level.cells:6}{level.tokens:8}"
    return numbers + "".join(f"{_share(one):>26}" for one in shares) + f"{turns:>8}"


def _share(estimate: Estimate | None) -> str:
    return "" if estimate is None else with_interval(estimate)
