"""Players that look at the table alone: the eager one at its own turn, the thoughtful one a turn on."""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.luck import below
from rulesengine.common.records import Record
from rulesengine.rotundschwarz.cards import NO_CARD
from rulesengine.rotundschwarz.legality import MOST_MOVES, legal_moves
from rulesengine.rotundschwarz.moves import SIGNAL, packed, place_of
from rulesengine.rotundschwarz.plans import eager_card, tidy
from rulesengine.rotundschwarz.position import HOME, PLAYING, POSITION, WON
from rulesengine.rotundschwarz.rules import apply, loses
from rulesengine.rotundschwarz.worth import distance

_LOST = 1 << 20  #: farther than any position that can still be won


@rule
def glance_move(view: Record, plan: Record, luck: Record, answers: int) -> int:
    """Return the packed move after which the table looks best, any of those that look the same.

    `plan` is a quick one: its weights say what looks good, and which cards go home at once. With
    `answers` 1 the partner's best answer is looked at as well, with 0 the own turn alone.
    """
    position = view.table
    card = eager_card(position, plan)
    if card != NO_CARD and not loses(position, packed(card, HOME)):
        return packed(card, HOME)
    moves, after = np.empty(MOST_MOVES, np.int64), np.empty(1, POSITION)
    count = legal_moves(position, moves)
    best, least, equals = moves[0], _LOST + 1, 0
    for at in range(count):
        if place_of(moves[at]) == SIGNAL:
            continue  # a coin is no step: it is set when the step is made
        far = _distance_after(position, moves[at], plan, after)
        if answers and abs(far) != _LOST:
            far = _best_answer(after[0], plan)
        equals = equals + 1 if far == least else 1
        if far < least or (far == least and below(luck, equals) == 0):
            best, least = moves[at], far
    return best


@rule
def _distance_after(position: Record, move: int, plan: Record, after: Any) -> int:
    """Write the position after a move and all that goes home by itself; return how far it looks."""
    after[0] = position
    apply(after[0], move)
    tidy(after[0], plan)
    if after[0].status == PLAYING:
        return int(distance(after[0], plan.weights))
    return -_LOST if after[0].status == WON else _LOST


@rule
def _best_answer(position: Record, plan: Record) -> int:
    """Return how far the table looks after the mover's best turn."""
    moves, after = np.empty(MOST_MOVES, np.int64), np.empty(1, POSITION)
    least = _LOST
    for at in range(legal_moves(position, moves)):
        if place_of(moves[at]) != SIGNAL:
            least = min(least, _distance_after(position, moves[at], plan, after))
    return least
