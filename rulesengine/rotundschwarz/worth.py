"""How far a position seems from being won: the number the solver sorts its positions by.

No promise, only a guess: small is near. What counts is what has to be carried away before the
foundations can grow.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.common.cards import how_many
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.rotundschwarz.cards import CARDS, NO_CARD, SUITS, builds
from rulesengine.rotundschwarz.levels import COLUMNS
from rulesengine.rotundschwarz.position import ON_NOTHING
from rulesengine.rotundschwarz.tableau import home_count

#: Places of the weights.
NOT_HOME, COVERING, COVERING_LATER, BLOCKING, BREAKS = 0, 1, 2, 3, 4
FULL_CELLS, EMPTY_COLUMNS, SPENT, TURNS = 5, 6, 7, 8
WEIGHTS = 9

_ONE = np.uint64(1)
_FOUR = np.uint64(SUITS)


@rule
def distance(position: Record, weights: Any) -> int:
    """Return how far a position seems from being won, by whole-number weights (WEIGHTS of them)."""
    total = weights[NOT_HOME] * (CARDS - home_count(position))
    for column in range(COLUMNS):
        if position.last[column] == NO_CARD:
            total -= weights[EMPTY_COLUMNS]
        else:
            total += _column_distance(position, column, weights)
    for cell in range(position.terms.cells):
        if position.cells[cell] != NO_CARD:
            total += weights[FULL_CELLS]
    total += weights[SPENT] * (position.terms.tokens - position.tokens)
    return total + weights[TURNS] * position.turn


@rule
def _column_distance(position: Record, column: int, weights: Any) -> int:
    """Return what the cards of a column add, from the last one down to the base.

    A card covers when a foundation waits for one below it (or will, one card later), blocks when any
    lower rank lies below it, and breaks a run when it does not build on the card below it.
    """
    card = int(position.last[column])
    total, above, loose = 0, 0, np.uint64(0)
    while card != ON_NOTHING:
        to_wait = (card >> 2) - position.home[card & 3]
        if to_wait == 0:
            total += weights[COVERING] * above
        elif to_wait == 1:
            total += weights[COVERING_LATER] * above
        # cards are numbered by rank: all bits from the next rank on are higher cards
        lower = (_ONE << (np.uint64(card >> 2) * _FOUR + _FOUR)) - _ONE
        total += weights[BLOCKING] * how_many(loose & ~lower)
        loose = (loose & lower) | (_ONE << np.uint64(card))
        under = int(position.under[card])
        if under != ON_NOTHING and not builds(card, under):
            total += weights[BREAKS]
        above += 1
        card = under
    return total
