"""Loops over records for millions of rounds; every rule is asked, none is known here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from rulesengine.battleseil.levels import BASE, HouseRules
from rulesengine.battleseil.players import choose, player_number
from rulesengine.battleseil.position import POSITION, STEP_OVER, VIEW, terms
from rulesengine.battleseil.rules import apply, deal, observe
from rulesengine.battleseil.state import ALL_SPECIALS, SPECIALS_STREAM, full_pack
from rulesengine.battleseil.weighing import Bench, new_bench
from rulesengine.common.compiled import rule
from rulesengine.common.luck import LUCK, Bits, shuffle, start
from rulesengine.common.records import Record, blank


class Setting(NamedTuple):
    """What a kernel plays with: scratch records of its own, and the pack of the house rules."""

    position: Record
    seen: Record  # scratch for views; numba keeps the name `view` for itself
    luck: Record
    terms: Record  # a table that holds what was agreed
    cards: Any  # the pack in order
    specials: Any  # the ten specials in order, or none
    bench: Bench  # scratch for the players


@rule
def deal_round(setting: Setting, seed: Bits, game: Bits) -> None:
    """Deal round number `game` of `seed` as `State.deal` does; A starts. The luck goes on from there."""
    position, luck = setting.position, setting.luck
    shuffled, specials = setting.cards.copy(), setting.specials.copy()
    start(luck, seed ^ SPECIALS_STREAM, game)
    shuffle(luck, specials, len(specials))
    start(luck, seed, game)
    shuffle(luck, shuffled, len(shuffled))
    position.hands[:] = 0
    position.specials[:] = 0
    deal(position, setting.terms, shuffled, specials, 0)


@rule
def play_rounds(
    setting: Setting, players: Any, seed: Bits, first: Bits, rounds: int, results: Any
) -> None:
    """Play rounds number first.. of `seed` between two players (their numbers), A starting.

    Adds to `results`: won by A, won by B, drawn.
    """
    position, view, luck = setting.position, setting.seen, setting.luck
    for number in range(rounds):
        deal_round(setting, seed, first + np.uint64(number))
        while position.table.step != STEP_OVER:
            seat = position.table.mover
            observe(position, seat, view)
            apply(position, choose(players[seat], view, luck, setting.bench))
        results[position.table.winner if position.table.winner >= 0 else 2] += 1


@dataclass(frozen=True)
class Tally:
    """How many rounds each seat won and how many were drawn, with the seed that repeats them."""

    won_a: int
    won_b: int
    drawn: int
    seed: int

    @property
    def rounds(self) -> int:
        """Rounds played in all."""
        return self.won_a + self.won_b + self.drawn


def simulate(
    a: str,
    b: str,
    rounds: int,
    *,
    seed: int,
    house_rules: HouseRules = BASE,
    first: int = 0,
) -> Tally:
    """Return the tally of `rounds` rounds between two named computer players; `a` starts each.

    Round number n (from `first` on) of a seed is always the same round; seed and number are
    0..2**64-1. Raises KeyError for an unknown player, naming the ones there are.
    """
    results = np.zeros(3, np.int64)
    players = np.array([player_number(a), player_number(b)], np.int64)
    play_rounds(
        setting_of(house_rules), players, np.uint64(seed), np.uint64(first), rounds, results
    )
    return Tally(int(results[0]), int(results[1]), int(results[2]), seed)


@dataclass(frozen=True)
class Duel:
    """How many rounds the first of two players won, lost and drew, and who won as the starter."""

    won: int
    lost: int
    drawn: int
    starter_won: int
    seed: int

    @property
    def rounds(self) -> int:
        """Rounds played in all."""
        return self.won + self.lost + self.drawn

    def __add__(self, other: Duel) -> Duel:
        return Duel(
            self.won + other.won,
            self.lost + other.lost,
            self.drawn + other.drawn,
            self.starter_won + other.starter_won,
            self.seed,
        )


def duel(
    one: str, other: str, rounds: int, *, seed: int, house_rules: HouseRules = BASE, first: int = 0
) -> Duel:
    """Return how rounds number first.. of a duel end: every deal is played twice, sides changed.

    `one` starts the even numbers. Otherwise as `simulate`.
    """
    last = first + rounds
    starts = simulate(
        *(one, other, (last + 1) // 2 - (first + 1) // 2),
        seed=seed,
        house_rules=house_rules,
        first=(first + 1) // 2,
    )
    follows = simulate(
        *(other, one, last // 2 - first // 2), seed=seed, house_rules=house_rules, first=first // 2
    )
    return Duel(
        won=starts.won_a + follows.won_b,
        lost=starts.won_b + follows.won_a,
        drawn=starts.drawn + follows.drawn,
        starter_won=starts.won_a + follows.won_a,
        seed=seed,
    )


def setting_of(house_rules: HouseRules) -> Setting:
    """Return a setting for rounds by these house rules, for one thread."""
    specials = ALL_SPECIALS if house_rules.specials else ()
    return Setting(
        blank(POSITION),
        blank(VIEW),
        blank(LUCK),
        terms(house_rules),
        np.array(full_pack(house_rules), np.int64),
        np.array(specials, np.int64),
        new_bench(),
    )
