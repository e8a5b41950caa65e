"""Loops over records for millions of rounds; every rule is asked, none is known here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from rulesengine.battleseil.levels import BASE, HouseRules
from rulesengine.battleseil.moves import DONE, DRAW, TAKE, kind_of, packed
from rulesengine.battleseil.players import PLAYER_NAMES, choose
from rulesengine.battleseil.position import POSITION, STEP_OVER, STEP_TAKE, VIEW
from rulesengine.battleseil.rules import MOST_MOVES, apply, can_draw, deal, legal_moves, observe
from rulesengine.battleseil.state import full_pack
from rulesengine.common.compiled import rule
from rulesengine.common.luck import LUCK, below, shuffle, start
from rulesengine.common.records import Record, blank


@rule
def deal_round(
    position: Record, empty: Record, pack: Any, hand_limit: int, strongest: int, luck: Record
) -> None:
    """Shuffle a copy of `pack` and deal it; A starts. `empty` is a blank position."""
    shuffled = pack.copy()
    shuffle(luck, shuffled, len(shuffled))
    position.table = empty.table
    position.hands[:] = 0
    deal(position, shuffled, len(shuffled), hand_limit, strongest, 0)


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
    records: tuple[Record, Record, Record, Record],
    pack: Any,
    hand_limit: int,
    strongest: int,
    claims: bool,
    seed: int,
    first: int,
    rounds: int,
    results: Any,
) -> None:
    """Play rounds number first.. of `seed` at random; add to `results` (won by A, won by B, drawn)."""
    position, empty, view, luck = records
    for number in range(first, first + rounds):
        start(luck, np.uint64(seed), np.uint64(number))
        deal_round(position, empty, pack, hand_limit, strongest, luck)
        play_out(position, view, luck, claims)
        results[position.table.winner if position.table.winner >= 0 else 2] += 1


@rule
def computer_rounds(
    records: tuple[Record, Record, Record, Record],
    pack: Any,
    hand_limit: int,
    strongest: int,
    players: Any,
    seed: int,
    first: int,
    rounds: int,
    results: Any,
) -> None:
    """Let two computer players (their numbers) play; add to `results` (won by A, won by B, drawn)."""
    position, empty, view, luck = records
    for number in range(first, first + rounds):
        start(luck, np.uint64(seed), np.uint64(number))
        deal_round(position, empty, pack, hand_limit, strongest, luck)
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
    random_rounds(*_setting(house_rules), claims, seed, first, rounds, results)
    return Tally(*map(int, results), seed)


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
    players = np.array([PLAYER_NAMES[a], PLAYER_NAMES[b]], np.int64)
    computer_rounds(*_setting(house_rules), players, seed, first, rounds, results)
    return Tally(*map(int, results), seed)


def _setting(house_rules: HouseRules) -> tuple[Any, ...]:
    records = (blank(POSITION), blank(POSITION), blank(VIEW), blank(LUCK))
    pack = np.array(full_pack(house_rules), np.int64)
    return records, pack, house_rules.hand_limit, house_rules.strongest
