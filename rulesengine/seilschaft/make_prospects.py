"""Finding the prospects: tuned players play deals, and every course takes the mean of how they ended.

Round after round the players use the chances of the round before.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.luck import LUCK, below, shuffle, start
from rulesengine.common.records import Record, blank
from rulesengine.seilschaft.cards import suit_of
from rulesengine.seilschaft.levels import CAMP, DEALS, EASY, HAND, PRO, RIDGE, HouseRules
from rulesengine.seilschaft.players import any_card
from rulesengine.seilschaft.position import PLAYING, POSITION, VIEW, WON
from rulesengine.seilschaft.prospects import (
    FILE,
    SHAPE_PLAIN,
    SHAPE_TRUMP,
    UNIT,
    course_of,
    prospect,
)
from rulesengine.seilschaft.rules import (
    apply,
    deal_game,
    observe,
)
from rulesengine.seilschaft.state import terms_of
from rulesengine.seilschaft.tuned import KEEP, PLAN, make_plan, tuned_with

NOISE = 0.01  #: share of cards played at random, so that every course comes by


@rule
def begin_anywhere(position: Record, terms: Record, luck: Record) -> None:
    """Lay out a game in which a random deal begins on a random ridge."""
    deal_game(position, terms, luck, -1)
    table = position.table
    table.deal_no = 1 + np.int64(below(luck, DEALS))
    table.ropes = np.int64(below(luck, terms.ropes + 1))
    open_count = np.int64(below(luck, 8))
    order = np.arange(RIDGE)
    shuffle(luck, order, RIDGE)
    last = CAMP
    for at in range(open_count):
        to = order[at]
        if to != CAMP:
            table.open_at |= 1 << to
            table.ridge[to] = position.ridge_cards[to]
            if terms.with_trump:
                table.trump = suit_of(position.ridge_cards[to])
        if below(luck, 2) == 0 or last == CAMP:
            last = to
    table.coin = last


@rule
def learn(
    position: Record,
    empty: Record,
    seen: Record,
    luck: Record,
    terms: Record,
    chances: Any,
    keep: Any,
    wins: Any,
    counts: Any,
    seed: int,
    first: int,
    games: int,
    noise: float,
) -> None:
    """Play random deals to their ends and add to every course on the way how the deal ended."""
    table = position.table
    plans = np.zeros(1, PLAN)
    path = np.empty((HAND, 5), np.int64)
    for game in range(first, first + games):
        start(luck, np.uint64(seed), np.uint64(game))
        position.table = empty.table
        begin_anywhere(position, terms, luck)
        deal_no = table.deal_no
        steps = 0
        while table.status == PLAYING and table.deal_no == deal_no:
            seat = table.mover
            if table.lead < 0:
                bits, at = course_of(table.open_at, table.coin, table.leader)
                path[steps, 0] = terms.deals - table.deal_no
                path[steps, 1] = HAND - table.trick_no
                path[steps, 2] = table.ropes
                path[steps, 3] = bits
                path[steps, 4] = at
                steps += 1
                make_plan(chances, table, plans[0])
            observe(position, seat, seen)
            if np.int64(below(luck, 1000)) < noise * 1000:
                card = any_card(seen, luck)
            else:
                card = tuned_with(seen, plans[0], keep)
            apply(position, card)
        value = 0.0
        if table.status == WON:
            value = UNIT
        elif table.status == PLAYING:
            value = UNIT * prospect(
                chances,
                terms.deals - table.deal_no,
                HAND,
                table.ropes,
                table.open_at,
                table.coin,
                table.leader,
            )
        for at in range(steps):
            a, b, c, d, e = path[at, 0], path[at, 1], path[at, 2], path[at, 3], path[at, 4]
            wins[a, b, c, d, e] += value
            counts[a, b, c, d, e] += 1


def first_guess(shape: tuple[int, ...]) -> np.ndarray:
    """Return chances to begin with: fewer hidden cards, a coin near the camp and ropes are better."""
    out = np.zeros(shape)
    for bits in range(256):
        left = 8 - bin(bits).count("1")
        for coin in range(9):
            for ropes in range(shape[2]):
                for t in range(13):
                    for d in range(3):
                        tricks = t + 1 + 13 * d
                        v = 0.97**left * 0.985 ** abs(coin - 4) * (1 - 0.5 * 0.4**ropes * left / 8)
                        v *= min(1.0, (tricks / (left * 1.5 + 1e-9)))
                        out[d, t, ropes, bits, coin] = v * UNIT
    return out.astype(np.float32)


def smooth(wins: Any, counts: Any, old: Any, weight: float) -> np.ndarray:
    """Return the mean ends, pulled towards what was known before where few deals came by."""
    new = np.zeros_like(old)
    for t in range(HAND - 1, -1, -1):
        prior = (
            old[:, t]
            if t == HAND - 1
            else (new[:, t + 1] + old[:, t] - old[:, t + 1]).clip(0, UNIT)
        )
        prior = 0.5 * prior + 0.5 * old[:, t]
        new[:, t] = (wins[:, t] + weight * prior) / (counts[:, t] + weight)
    return new


def main(rounds: int = 5, games: int = 50_000) -> None:
    """Find the prospects and write the file."""
    found = {}
    for name, shape, level in (("trump", SHAPE_TRUMP, EASY), ("plain", SHAPE_PLAIN, PRO)):
        chances = first_guess(shape)
        for number in range(rounds):
            before = time.time()
            wins, counts = np.zeros(shape), np.zeros(shape)
            learn(
                blank(POSITION),
                blank(POSITION),
                blank(VIEW),
                blank(LUCK),
                terms_of(HouseRules(level)),
                chances,
                KEEP,
                wins,
                counts,
                number + 1,
                0,
                games << number,
                NOISE,
            )
            chances = smooth(wins, counts, chances, 30.0)
            start_of = [f"{chances[2, 12, r, 0, 4] / UNIT:.3f}" for r in range(shape[2])]
            print(
                name,
                number,
                start_of,
                (counts > 0).sum(),
                f"{time.time() - before:.0f} s",
                flush=True,
            )
        found[name] = np.rint(chances).clip(0, UNIT).astype(np.uint16)
    np.savez_compressed(FILE, **found)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
