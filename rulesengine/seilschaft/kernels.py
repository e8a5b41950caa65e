"""Loops over records for millions of games; every rule is asked, none is known here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.estimates import Estimate, share
from rulesengine.common.luck import LUCK, Bits, start
from rulesengine.common.records import Record, blank
from rulesengine.seilschaft.levels import DEALS, HouseRules
from rulesengine.seilschaft.notation import STATUS_NAMES
from rulesengine.seilschaft.players import choose, player_number
from rulesengine.seilschaft.position import PLAYING, POSITION, VIEW, WON
from rulesengine.seilschaft.rules import apply, deal_game, observe
from rulesengine.seilschaft.terms import terms_of

_DEALER_BY_LUCK = -1


class Setting(NamedTuple):
    """What a kernel plays with: scratch records of its own, and the terms of the game."""

    position: Record
    blank: Record  # a position with every byte zero
    seen: Record  # scratch for views; numba keeps the name `view` for itself
    luck: Record
    terms: Record


@rule
def play_game(setting: Setting, players: Any) -> None:
    """Play a game from the setting's luck to its end between two players (their numbers)."""
    position, view, luck = setting.position, setting.seen, setting.luck
    position.table = setting.blank.table
    deal_game(position, setting.terms, luck, _DEALER_BY_LUCK)
    while position.table.status == PLAYING:
        seat = position.table.mover
        observe(position, seat, view)
        apply(position, choose(players[seat], view, luck))


@rule
def play_games(
    setting: Setting, players: Any, seed: Bits, first: Bits, games: int, results: Any
) -> None:
    """Play games number first.. of `seed`; adds to `results[status, deal_no - 1]`."""
    table = setting.position.table
    for number in range(games):
        start(setting.luck, seed, first + np.uint64(number))
        play_game(setting, players)
        results[table.status, table.deal_no - 1] += 1


@dataclass(frozen=True)
class Tally:
    """How many games ended how and in which deal, with the seed that repeats them.

    `ends[status][deal]` counts games by the names of `notation.STATUS_NAMES` and the deal 1..3.
    """

    ends: dict[str, tuple[int, ...]]
    seed: int

    @property
    def games(self) -> int:
        """Games played in all."""
        return sum(map(sum, self.ends.values()))

    def count(self, status: str) -> int:
        """Return how many games ended that way."""
        return sum(self.ends[status])

    @property
    def won(self) -> Estimate:
        """The share of games the team won, with its interval."""
        return share(self.count(STATUS_NAMES[WON]), self.games, self.seed)

    def __add__(self, other: Tally) -> Tally:
        """Return both together; they must be parts of the same seed."""
        ends = {
            status: tuple(map(sum, zip(deals, other.ends[status], strict=True)))
            for status, deals in self.ends.items()
        }
        return Tally(ends, self.seed)


def simulate(
    a: str,
    b: str,
    games: int,
    *,
    seed: int,
    house_rules: HouseRules | None = None,
    first: int = 0,
) -> Tally:
    """Return the tally of `games` games of two named computer players, A and B.

    Game number n (from `first` on) of a seed is always the same game; seed and number are
    0..2**64-1. Raises KeyError for an unknown player, naming the ones there are.
    """
    results = np.zeros((len(STATUS_NAMES), DEALS), np.int64)
    players = np.array([player_number(a), player_number(b)], np.int64)
    play_games(
        setting_for(house_rules or HouseRules()),
        players,
        np.uint64(seed),
        np.uint64(first),
        games,
        results,
    )
    ended = enumerate(STATUS_NAMES[1:], 1)  # the first name is no end
    return Tally({name: tuple(map(int, results[status])) for status, name in ended}, seed)


def setting_for(house_rules: HouseRules) -> Setting:
    """Return a fresh setting; every thread that plays needs its own."""
    records = (blank(POSITION), blank(POSITION), blank(VIEW), blank(LUCK))
    return Setting(*records, terms_of(house_rules))
