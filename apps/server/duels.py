"""Battleseil by the thousand rounds between two computer players, sides changed after every deal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter

from apps.server.crossings import CONFIDENCE, as_facts, with_interval
from apps.server.many_games import all_played
from rulesengine.battleseil import HouseRules
from rulesengine.battleseil.kernels import Duel, duel
from rulesengine.common.estimates import Estimate, share


@dataclass(frozen=True)
class Setup:
    """What is played: house rules, the two players, and which rounds of which seed."""

    rules: HouseRules
    players: tuple[str, str]
    games: int
    seed: int

    @property
    def label(self) -> str:
        """What stands before the progress bar."""
        return " against ".join(self.players)

    def play(self, first: int, games: int) -> Duel:
        """Return what came of `games` rounds from number `first` on; any thread may call it."""
        return duel(*self.players, games, seed=self.seed, house_rules=self.rules, first=first)

    def command(self, games: int) -> str:
        """Return the command that plays these rounds again."""
        one, other = self.players
        return (
            f"kartenstube simulate battleseil --player {one} --against {other} "
            f'--rules "{self.rules.name}" --games {games} --seed {self.seed}'
        )


@dataclass(frozen=True)
class Outcome:
    """What came of a setup, as far as it was played, and how long that took."""

    setup: Setup
    duel: Duel
    seconds: float
    threads: int

    @property
    def points(self) -> Estimate:
        """The share of rounds the first player won, a draw counting half."""
        hits = self.duel.won + self.duel.drawn / 2
        return share(hits, self.duel.rounds, self.setup.seed)

    @property
    def starter(self) -> Estimate:
        """The share of rounds that whoever started won, a draw counting half."""
        hits = self.duel.starter_won + self.duel.drawn / 2
        return share(hits, self.duel.rounds, self.setup.seed)

    @property
    def complete(self) -> bool:
        """Whether all rounds that were asked for are in it."""
        return self.duel.rounds == self.setup.games

    def as_json(self) -> str:
        """Return one JSON object in one line; shares are 0..1."""
        return json.dumps(
            {
                "room": "battleseil",
                "players": self.setup.players,
                "rules": self.setup.rules.name,
                "games": self.duel.rounds,
                "seed": self.setup.seed,
                "complete": self.complete,
                "won": self.duel.won,
                "lost": self.duel.lost,
                "drawn": self.duel.drawn,
                "share": as_facts(self.points),
                "starter": as_facts(self.starter),
                "seconds": round(self.seconds, 3),
                "threads": self.threads,
                "repeat": self.setup.command(self.duel.rounds),
            }
        )


def outcome(setup: Setup, threads: int) -> Outcome:
    """Play a duel; after a Ctrl-C return what was played of it."""
    ((_, tally, seconds),) = all_played([setup], threads, attrgetter("rounds"))
    return Outcome(setup, tally, seconds, threads)


def report(ended: Outcome) -> Iterator[str]:
    """Yield the lines that tell one outcome."""
    setup, tally = ended.setup, ended.duel
    yield (
        f"Battleseil, {setup.rules.name.replace('_', ' ')}: {setup.label}, "
        f"{tally.rounds:,} rounds, sides changed after every deal, seed {setup.seed}\n"
    )
    yield f"{setup.players[0] + ' wins':15}{with_interval(ended.points)}"
    yield f"{'the starter':15}{with_interval(ended.starter)}"
    yield f"\nA draw counts half; drawn: {tally.drawn}. {CONFIDENCE}"
    yield f"{ended.seconds / tally.rounds * ended.threads * 1000:,.1f} ms a round on one thread."
    if not ended.complete:
        yield f"Stopped after the first {tally.rounds:,} of {setup.games:,} rounds."
    yield f"The same rounds again: {setup.command(tally.rounds)}"
