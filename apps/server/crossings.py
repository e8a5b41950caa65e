"""Seilschaft by the thousand games: play them on all cores, and say what came of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from apps.server.many_games import all_played
from rulesengine.common.estimates import Estimate, share
from rulesengine.seilschaft import LEVELS, HouseRules
from rulesengine.seilschaft.kernels import Tally, simulate
from rulesengine.seilschaft.levels import level_named

ALL = "all"
CONFIDENCE = "Intervals hold with 95 % (Wilson)."
_LOSSES = ("fell", "out_of_tricks")


@dataclass(frozen=True)
class Setup:
    """What is played: house rules, the two players, and which games of which seed."""

    rules: HouseRules
    players: tuple[str, str]
    games: int
    seed: int

    @property
    def label(self) -> str:
        """What stands before the progress bar."""
        return self.rules.level.name

    def play(self, first: int, games: int) -> Tally:
        """Return the tally of `games` games from number `first` on; any thread may call it."""
        return simulate(*self.players, games, seed=self.seed, house_rules=self.rules, first=first)

    def command(self, level: str, games: int) -> str:
        """Return the command that plays these games again."""
        a, b = self.players
        words = ["kartenstube simulate seilschaft", f"--level {level}", f"--strategy {a}"]
        words += [f"--partner {b}"] * (a != b)
        words += ["--two-deals"] * (self.rules.deals == 2)
        words += ["--open-hands"] * self.rules.open_hands
        return " ".join([*words, f"--games {games}", f"--seed {self.seed}"])


@dataclass(frozen=True)
class Outcome:
    """The tally of a setup, as far as it was played, and how long that took."""

    setup: Setup
    tally: Tally
    seconds: float
    threads: int

    @property
    def name(self) -> str:
        """The level's name."""
        return self.setup.rules.level.name

    @property
    def complete(self) -> bool:
        """Whether all games that were asked for are in it."""
        return self.tally.games == self.setup.games

    @property
    def speed(self) -> float:
        """Games a second."""
        return self.tally.games / self.seconds

    def share_of(self, status: str, deal_no: int | None = None) -> Estimate:
        """Return the share of all games that ended so (in that deal), with its interval."""
        deals = self.tally.ends[status]
        hits = sum(deals) if deal_no is None else deals[deal_no - 1]
        return share(hits, self.tally.games, self.setup.seed)

    def as_json(self) -> str:
        """Return one JSON object in one line; shares are 0..1."""
        rules = self.setup.rules
        facts: dict[str, Any] = {
            "room": "seilschaft",
            "level": self.name,
            "players": self.setup.players,
            "deals": rules.deals,
            "open_hands": rules.open_hands,
            "games": self.tally.games,
            "seed": self.setup.seed,
            "complete": self.complete,
            "ends": self.tally.ends,
            "shares": {end: as_facts(self.share_of(end)) for end in self.tally.ends},
            "seconds": round(self.seconds, 3),
            "threads": self.threads,
            "repeat": self.setup.command(self.name, self.tally.games),
        }
        return json.dumps(facts)


def as_facts(estimate: Estimate) -> dict[str, float]:
    """Return a share and its interval for programs."""
    return {"value": estimate.value, "low": estimate.low, "high": estimate.high}


def rules_of(level: str, two_deals: bool, open_hands: bool) -> tuple[HouseRules, ...]:
    """Return the house rules of a level, or of each one for `all`.

    Raises KeyError naming the levels there are.
    """
    levels = LEVELS if level == ALL else (level_named(level),)
    return tuple(HouseRules(one, 2 if two_deals else 3, open_hands) for one in levels)


def outcomes(setups: list[Setup], threads: int) -> Iterator[Outcome]:
    """Yield the outcome of each setup; after a Ctrl-C what was played of the running one is the last."""
    for setup, tally, seconds in all_played(setups, threads, attrgetter("games")):
        yield Outcome(setup, tally, seconds, threads)


def report(outcome: Outcome) -> Iterator[str]:
    """Yield the lines that tell one outcome."""
    yield f"{_heading(outcome)}\n"
    yield _line("won", outcome.share_of("won"))
    for deal_no in range(1, outcome.setup.rules.deals + 1):
        yield _line(f"  in deal {deal_no}", outcome.share_of("won", deal_no))
    for status in _LOSSES:
        yield _line(status.replace("_", " "), outcome.share_of(status))
    yield f"\n{CONFIDENCE} {_speed([outcome])}"
    yield from _again(outcome, outcome.name)


def table(all_outcomes: list[Outcome]) -> Iterator[str]:
    """Yield the lines that put the outcomes of several levels side by side."""
    last = all_outcomes[-1]
    deals = range(1, last.setup.rules.deals + 1)
    titles = [*(f"in deal {deal_no}" for deal_no in deals), "fell", "out of tricks"]
    yield f"{_heading(last, every_level=True)}\n"
    yield f"{'level':8}{'won':>7}{'':17}" + "".join(f"{title:>15}" for title in titles)
    for outcome in all_outcomes:
        parts = [outcome.share_of("won", deal_no) for deal_no in deals]
        parts += [outcome.share_of(status) for status in _LOSSES]
        shares = "".join(f"{_percent(part.value):>15}" for part in parts)
        yield f"{outcome.name:8}{with_interval(outcome.share_of('won')):24}{shares}"
    yield f"\n{CONFIDENCE} {_speed(all_outcomes)}"
    yield from _again(last, ALL if last.complete else last.name)


def _heading(outcome: Outcome, every_level: bool = False) -> str:
    setup = outcome.setup
    level, *variants = setup.rules.name.split()
    words = ["every level" if every_level else level, *variants]
    games = f"{setup.games:,} games each" if every_level else f"{outcome.tally.games:,} games"
    return (
        f"Seilschaft, {', '.join(words).replace('_', ' ')}: {' and '.join(setup.players)}, "
        f"{games}, seed {setup.seed}"
    )


def _line(what: str, estimate: Estimate) -> str:
    return f"{what:15}{with_interval(estimate)}"


def with_interval(estimate: Estimate) -> str:
    """Return a share in per cent with its interval, the shares of a table in line."""
    low, high = 100 * estimate.low, 100 * estimate.high
    return f"{_percent(estimate.value):>7} ({low:.1f} to {high:.1f})"


def _percent(value: float) -> str:
    return f"{value:.1%}".replace("%", " %")


def _speed(all_outcomes: list[Outcome]) -> str:
    games = sum(outcome.tally.games for outcome in all_outcomes)
    seconds = sum(outcome.seconds for outcome in all_outcomes)
    threads = all_outcomes[0].threads
    return f"{games / seconds:,.0f} games a second on {threads} thread{'s' * (threads != 1)}."


def _again(outcome: Outcome, level: str) -> Iterator[str]:
    if not outcome.complete:
        yield f"Stopped: {outcome.name} has played the first {outcome.tally.games:,} of its games."
    yield f"The same games again: {outcome.setup.command(level, outcome.tally.games)}"
