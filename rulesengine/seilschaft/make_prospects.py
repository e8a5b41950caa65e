"""Finding the prospects again: `python -m rulesengine.seilschaft.make_prospects`, some minutes.

Two tuned players play random deals, and every course they come through takes the mean of how the
deals ended: 0 for a fall, 1 for a win, else the prospect of what the deal leaves behind. Round after
round they play by the chances of the round before, over twice as many deals.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.luck import LUCK, below, shuffle, start
from rulesengine.common.records import Record, blank
from rulesengine.seilschaft.cards import NO_CARD, suit_of
from rulesengine.seilschaft.levels import CAMP, DEALS, EASY, HAND, HIDDEN, PRO, RIDGE, HouseRules
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
from rulesengine.seilschaft.rules import apply, deal_game, observe
from rulesengine.seilschaft.terms import terms_of
from rulesengine.seilschaft.tuned import KEEP, PLAN, make_plan, tuned_with

ROUNDS, FIRST_DEALS = 7, 50_000
_SLIPS = 10  #: cards in a thousand that are played at random, so that every course comes by
_WEIGHT = 30.0  #: what was known before counts like so many deals
_DEALER_BY_LUCK = -1


class School(NamedTuple):
    """What the players learn in: scratch records, and per course the sum of ends and the deals."""

    position: Record
    blank: Record
    seen: Record  # scratch for views; numba keeps the name `view` for itself
    luck: Record
    terms: Record
    plans: Any  # one
    chances: Any  # [course]: what they play by, in UNITs
    ends: Any  # [course]
    deals: Any  # [course]


@rule
def begin_anywhere(position: Record, terms: Record, luck: Record) -> None:
    """Lay out a random deal of a game on a random ridge, the coin on one of the open cards."""
    deal_game(position, terms, luck, _DEALER_BY_LUCK)
    table = position.table
    table.deal_no = 1 + np.int64(below(luck, DEALS))
    table.ropes = np.int64(below(luck, terms.ropes + 1))
    opened = np.int64(below(luck, HIDDEN))
    order = np.arange(RIDGE)
    shuffle(luck, order, RIDGE)
    for at in order[:opened]:
        if at != CAMP:
            _open(position, at)
        if below(luck, 2) == 0 or table.coin == CAMP:  # the camp's own turn may come as well
            table.coin = at


@rule
def _open(position: Record, at: int) -> None:
    table = position.table
    table.ridge[at] = position.ridge_cards[at]
    table.open_at |= 1 << at
    if table.terms.with_trump:
        table.trump = suit_of(position.ridge_cards[at])


@rule
def learn(school: School, seed: int, count: int) -> None:
    """Play `count` deals of `seed` and add their ends to every course on the way."""
    position, terms = school.position, school.terms
    path = np.empty((HAND, 5), np.int64)
    for number in range(count):
        start(school.luck, np.uint64(seed), np.uint64(number))
        position.table = school.blank.table
        begin_anywhere(position, terms, school.luck)
        tricks = _play_deal(school, path)
        end = _end(school)
        for at in range(tricks):
            a, b, c, d, e = path[at, 0], path[at, 1], path[at, 2], path[at, 3], path[at, 4]
            school.ends[a, b, c, d, e] += end
            school.deals[a, b, c, d, e] += 1


@rule
def _play_deal(school: School, path: Any) -> int:
    """Play the deal to its end and write its courses into `path`; returns how many there were."""
    table, plan = school.position.table, school.plans[0]
    deal_no, tricks = table.deal_no, 0
    while table.status == PLAYING and table.deal_no == deal_no:
        if table.lead == NO_CARD:
            _write_course(table, path[tricks])
            tricks += 1
            make_plan(school.chances, table, plan)
        observe(school.position, table.mover, school.seen)
        if below(school.luck, 1000) < _SLIPS:
            apply(school.position, any_card(school.seen, school.luck))
        else:
            apply(school.position, tuned_with(school.seen, plan, KEEP))
    return tricks


@rule
def _write_course(table: Record, course: Any) -> None:
    course[0] = table.terms.deals - table.deal_no
    course[1] = HAND - table.trick_no
    course[2] = table.ropes
    course[3], course[4] = course_of(table.open_at, table.coin, table.leader)


@rule
def _end(school: School) -> float:
    """Return what the deal came to, in UNITs."""
    table = school.position.table
    if table.status != PLAYING:
        return UNIT if table.status == WON else 0.0
    deals = table.terms.deals - table.deal_no
    return UNIT * prospect(
        school.chances, deals, HAND, table.ropes, table.open_at, table.coin, table.leader
    )


def first_guess(shape: tuple[int, ...]) -> np.ndarray:
    """Return chances to begin with: better with few hidden cards, near the camp, with ropes and time."""
    deals, tricks, ropes, opened, coin = np.indices(shape)
    left = HIDDEN - np.bitwise_count(opened)
    chance = 0.97**left * 0.985 ** abs(coin - CAMP) * (1 - 0.5 * 0.4**ropes * left / HIDDEN)
    in_time = np.minimum(1.0, (tricks + 1 + HAND * deals) / np.maximum(1.5 * left, 1e-9))
    return (UNIT * chance * in_time).astype(np.float32)


def blend(school: School) -> np.ndarray:
    """Return the mean ends, pulled towards what was known before and what one trick more is worth."""
    old, new = school.chances, np.zeros_like(school.chances)
    for tricks in range(HAND - 1, -1, -1):
        known = old[:, tricks]
        if tricks < HAND - 1:
            like_before = new[:, tricks + 1] + known - old[:, tricks + 1]
            known = (known + like_before.clip(0, UNIT)) / 2
        sums = school.ends[:, tricks] + _WEIGHT * known
        new[:, tricks] = sums / (school.deals[:, tricks] + _WEIGHT)
    return new


def find(shape: tuple[int, ...], house_rules: HouseRules, rounds: int, deals: int) -> np.ndarray:
    """Return the chances of all courses after some rounds, in UNITs; says how it goes."""
    chances = first_guess(shape)
    for number in range(rounds):
        records = (blank(POSITION), blank(POSITION), blank(VIEW), blank(LUCK))
        ends, counts = np.zeros(shape), np.zeros(shape)
        school = School(*records, terms_of(house_rules), np.zeros(1, PLAN), chances, ends, counts)
        learn(school, number + 1, deals << number)
        chances = blend(school)
        at_first = chances[DEALS - 1, HAND - 1, :, 0, CAMP] / UNIT
        print(house_rules.name, number + 1, at_first.round(3), flush=True)
    return np.rint(chances).clip(0, UNIT).astype(np.uint16)


def main(rounds: int = ROUNDS, deals: int = FIRST_DEALS) -> None:
    """Find the prospects with and without trump and write the file."""
    trump = find(SHAPE_TRUMP, HouseRules(EASY), rounds, deals)
    plain = find(SHAPE_PLAIN, HouseRules(PRO), rounds, deals)
    np.savez_compressed(FILE, trump=trump, plain=plain)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
