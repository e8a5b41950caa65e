"""The way a search found, spelled out move by move as the rules of the game itself want it."""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.rotundschwarz.cards import CARDS, NO_CARD
from rulesengine.rotundschwarz.moves import END, packed
from rulesengine.rotundschwarz.plans import eager_card
from rulesengine.rotundschwarz.position import HOME
from rulesengine.rotundschwarz.rules import apply


@rule
def line_to(node: int, plan: Record, space: Any, start: Record, game: Record) -> Any:
    """Return the packed moves from the start of a search to a node, cards home by themselves too.

    `start` is the position the search began with, `game` the one it stands for, which may have signal
    coins: there no turn ends by itself. Both are changed.
    """
    path = _path_to(node, space)
    line = np.empty(2 * len(path) + CARDS, np.int64)
    count = _spell_eager(plan, start, game, line, 0)
    for move in path:
        count = _spell(move, start, game, line, count)
        count = _spell_eager(plan, start, game, line, count)
    return line[:count]


@rule
def _path_to(node: int, space: Any) -> Any:
    """Return the moves of the nodes that lead to a node, first to last."""
    length, at = 0, node
    while at > 0:
        length += 1
        at = space.nodes[at].parent
    path = np.empty(length, np.int64)
    at = node
    for place in range(length - 1, -1, -1):
        path[place] = space.nodes[at].move
        at = space.nodes[at].parent
    return path


@rule
def _spell(move: int, start: Record, game: Record, line: Any, count: int) -> int:
    """Write a move behind the first `count`, before it the end of the turn where that has to be said."""
    if game.turn < start.turn:
        line[count] = END
        apply(game, END)
        count += 1
    line[count] = move
    apply(start, move)
    apply(game, move)
    return count + 1


@rule
def _spell_eager(plan: Record, start: Record, game: Record, line: Any, count: int) -> int:
    card = eager_card(start, plan)
    while card != NO_CARD:
        count = _spell(packed(card, HOME), start, game, line, count)
        card = eager_card(start, plan)
    return count
