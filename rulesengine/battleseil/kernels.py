"""Loops over records for millions of rounds; every rule is asked, none is known here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from rulesengine.battleseil.levels import BASE, HouseRules
from rulesengine.battleseil.players import choose, player_number
from rulesengine.battleseil.position import POSITION, STEP_OVER, VIEW
from rulesengine.battleseil.rules import apply, deal, observe
from rulesengine.battleseil.state import full_pack
from rulesengine.common.compiled import rule
from rulesengine.common.luck import LUCK, Bits, shuffle, start
from rulesengine.common.records import Record, blank


class Setting(NamedTuple):
    """What a kernel plays with: scratch records of its own, and the pack of the house rules."""

    position: Record
    blank: Record  # a position with every byte zero
    seen: Record  # scratch for views; numba keeps the name `view` for itself
    luck: Record
    cards: Any  # the pack in order
    hand_limit: int
    strongest: int


@rule
def deal_round(setting: Setting) -> None:
    """Shuffle a copy of the pack by the setting's luck and deal it; A starts."""
    position = setting.position
    shuffled = setting.cards.copy()
    shuffle(setting.luck, shuffled, len(shuffled))
    position.table = setting.blank.table
    position.hands[:] = 0
    deal(position, shuffled, len(shuffled), setting.hand_limit, setting.strongest, 0)


@rule
def play_rounds(
    setting: Setting, players: Any, seed: Bits, first: Bits, rounds: int, results: Any
) -> None:
    """Play rounds number first.. of `seed` between two players (their numbers), A starting.

    Adds to `results`: won by A, won by B, drawn.
    """
    position, view, luck = setting.position, setting.seen, setting.luck
    for number in range(rounds):
        start(luck, seed, first + np.uint64(number))
        deal_round(setting)
        while position.table.step != STEP_OVER:
            seat = position.table.mover
            observe(position, seat, view)
            apply(position, choose(players[seat], view, luck))
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
    play_rounds(_setting(house_rules), players, np.uint64(seed), np.uint64(first), rounds, results)
    return Tally(int(results[0]), int(results[1]), int(results[2]), seed)


def _setting(house_rules: HouseRules) -> Setting:
    pack = np.array(full_pack(house_rules), np.int64)
    return Setting(
        blank(POSITION),
        blank(POSITION),
        blank(VIEW),
        blank(LUCK),
        pack,
        house_rules.hand_limit,
        house_rules.strongest,
    )
