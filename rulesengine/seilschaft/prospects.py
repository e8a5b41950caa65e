"""The prospects of a team by what lies on the table alone: a win chance for every course of a game.

A course is what stays when the hands are forgotten: which positions are open, where the coin lies,
ropes, tricks left in the deal, deals left, who leads, and whether open cards make trump. The
chances are those of two `tuned` players; `make_prospects.py` says how they were found and makes the
file again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.seilschaft.levels import CAMP, DEALS, HAND, HIDDEN, RIDGE

FILE = Path(__file__).with_name("prospects.npz")
MOST_ROPES = 2
UNIT = 65535  #: chances are kept as whole parts of this
#: [deals left, tricks left - 1, ropes, hidden positions open as bits, coin], for the leader's side
SHAPE_TRUMP = (DEALS, HAND, MOST_ROPES + 1, 1 << HIDDEN, RIDGE)
SHAPE_PLAIN = (DEALS, HAND, 1, 1 << HIDDEN, RIDGE)

#: open positions as bits 0..8 -> the same without the camp, bits 0..7, seen from either end
_SIDES = np.zeros((2, 1 << RIDGE), np.int64)
for _open in range(1 << RIDGE):
    _bits = [_open >> at & 1 for at in range(RIDGE) if at != CAMP]
    _SIDES[0, _open] = sum(bit << at for at, bit in enumerate(_bits))
    _SIDES[1, _open] = sum(bit << at for at, bit in enumerate(reversed(_bits)))


def _load() -> tuple[np.ndarray, np.ndarray]:
    if not FILE.exists():
        return np.zeros(SHAPE_TRUMP, np.uint16), np.zeros(SHAPE_PLAIN, np.uint16)
    with np.load(FILE) as kept:
        return kept["trump"], kept["plain"]


_TRUMP, _PLAIN = _load()


@rule
def course_of(open_at: int, coin: int, leader: int) -> tuple[int, int]:
    """Return the open positions 0..255 and the coin 0..8 as the leader sees them from the own end."""
    return _SIDES[leader, open_at], coin if leader == 0 else RIDGE - 1 - coin


@rule
def chances_for(with_trump: int) -> Any:
    """Return the table of chances for games with or without trump."""
    return _TRUMP if with_trump else _PLAIN


@rule
def prospect(
    chances: Any, deals: int, tricks: int, ropes: int, open_at: int, coin: int, leader: int
) -> float:
    """Return the win chance 0..1 of a course: `deals` are left after this one, `tricks` (1..13) in it."""
    bits, at = course_of(open_at, coin, leader)
    return chances[deals, tricks - 1, ropes, bits, at] / UNIT


@rule
def prospect_after(
    chances: Any, table: Record, open_at: int, coin: int, ropes: int, winner: int
) -> float:
    """Return the win chance when the running trick leaves the coin so and `winner` leads the next one."""
    deals = table.terms.deals - table.deal_no
    tricks = HAND - table.trick_no
    if tricks > 0:
        return prospect(chances, deals, tricks, ropes, open_at, coin, winner)
    if deals == 0:
        return 0.0
    return prospect(chances, deals - 1, HAND, ropes, open_at, coin, table.dealer)
