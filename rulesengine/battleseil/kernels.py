"""Loops over records for millions of rounds; every rule is asked, none is known here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from rulesengine.battleseil.levels import BASE, HouseRules
from rulesengine.battleseil.moves import DONE, DRAW, TAKE, kind_of, packed
from rulesengine.battleseil.players import choose, player_number
from rulesengine.battleseil.position import POSITION, STEP_OVER, STEP_TAKE, VIEW
from rulesengine.battleseil.rules import MOST_MOVES, apply, can_draw, deal, legal_moves, observe
from rulesengine.battleseil.state import full_pack
from rulesengine.common.compiled import rule
from rulesengine.common.luck import LUCK, below, shuffle, start
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
def play_out(position: Record, view: Record, luck: Record, claims: bool) -> None:
    """Play random lays to the end of the round.

    With `claims` both sides take every rope the moment it is proven; without, ropes are compared
    only at the end, which asks no proof and is several times quicker.
    """
    moves = np.empty(MOST_MOVES, np.int64)
    while position.table.step != STEP_OVER:
        observe(position, position.table.mover, view)
        if position.table.step == STEP_TAKE and not claims:
            apply(position, packed(DRAW if can_draw(view) else DONE, 0, 0, 0))
            continue
        count = legal_moves(view, moves)
        first = moves[0]
        apply(position, first if kind_of(first) == TAKE else moves[below(luck, count)])


@rule
def random_rounds(
    setting: Setting,
    claims: bool,
    seed: int,
    first: int,
    rounds: int,
    results: Any,
) -> None:
    """Play rounds number first.. of `seed` at random; add to `results` (won by A, won by B, drawn)."""
    position, view, luck = setting.position, setting.seen, setting.luck
    for number in range(first, first + rounds):
        start(luck, np.uint64(seed), np.uint64(number))
        deal_round(setting)
        play_out(position, view, luck, claims)
        results[position.table.winner if position.table.winner >= 0 else 2] += 1


@rule
def computer_rounds(
    setting: Setting,
    players: Any,
    seed: int,
    first: int,
    rounds: int,
    results: Any,
) -> None:
    """Let two computer players (their numbers) play; add to `results` (won by A, won by B, drawn)."""
    position, view, luck = setting.position, setting.seen, setting.luck
    for number in range(first, first + rounds):
        start(luck, np.uint64(seed), np.uint64(number))
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


def simulate_random(
    rounds: int, *, seed: int, claims: bool = True, house_rules: HouseRules = BASE, first: int = 0
) -> Tally:
    """Return the tally of random rounds; round number n of a seed is always the same round."""
    results = np.zeros(3, np.int64)
    random_rounds(_setting(house_rules), claims, seed, first, rounds, results)
    return _tally(results, seed)


def simulate(
    a: str,
    b: str,
    rounds: int,
    *,
    seed: int,
    house_rules: HouseRules = BASE,
    first: int = 0,
) -> Tally:
    """Return the tally of rounds between two named computer players; `a` starts every round."""
    results = np.zeros(3, np.int64)
    players = np.array([player_number(a), player_number(b)], np.int64)
    computer_rounds(_setting(house_rules), players, seed, first, rounds, results)
    return _tally(results, seed)


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


def _tally(results: Any, seed: int) -> Tally:
    return Tally(int(results[0]), int(results[1]), int(results[2]), seed)
