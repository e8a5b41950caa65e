"""Kapellmeisterin Resi and Hauptmann Brandl, who reckon over worlds that fit their view.

Both take whatever is proven before they are asked here. Their worlds, and so their moves, follow
from the view and the luck alone.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.battleseil.cards import is_marker
from rulesengine.battleseil.levels import ROPES
from rulesengine.battleseil.moves import (
    DRAW,
    DRAW_SPECIAL,
    FETCH_ACROSS,
    LAY,
    MOVE_OWN,
    START_INNKEEPER,
    THROW,
    card_of,
    kind_of,
    packed,
    rope_of,
)
from rulesengine.battleseil.ropes import rope_with
from rulesengine.battleseil.specials import may_play_specials
from rulesengine.battleseil.weighing import DRAWN, WON, Bench, weigh
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record

RESIS_WORLDS = 20
BRANDLS_WORLDS = 60  #: for every move ...
BRANDLS_MORE = 240  #: ... and for the best few again
BRANDLS_FEW = 8
_ROUND = 18.0  #: what a round won counts beside one rope
_LIFT = 0.2  #: by so much a special must lift Resi's chance at its rope
_INNKEEPER = 0.45  #: a lay that promises less is worse than the innkeeper


@rule
def resi(view: Record, count: int, luck: Record, bench: Bench) -> int:
    """Return the move with the best chance at the rope it is about, seen in a few worlds.

    A special with an effect she plays only where it lifts that chance by much.
    """
    moves, weights = bench.moves, bench.weights
    if count == 1:
        return moves[0]
    if _only_draws(moves, count):
        return _draw(view)
    weights[:count] = 0
    weigh(view, moves, count, RESIS_WORLDS, luck, bench.scratch, weights)
    usual = _usual_chances(view, moves, weights, count)
    best, best_chance = 0, -1.0
    for at in range(count):
        chance = _chance(view, moves[at], weights[at], usual)
        if chance > best_chance:
            best, best_chance = at, chance
    return moves[best]


@rule
def _only_draws(moves: Any, count: int) -> bool:
    return count == 2 and kind_of(moves[0]) == DRAW and kind_of(moves[1]) == DRAW_SPECIAL


@rule
def _draw(view: Record) -> int:
    """Return from which stock to draw: a special only who holds none and could play it.

    In the worlds every special is as good as its use there, which is little; who draws them by their
    promise holds hands full of them.
    """
    wanted = view.specials == 0 and may_play_specials(view.table, view.seat)
    return packed(DRAW_SPECIAL if wanted else DRAW, 0, 0, 0)


@rule
def _usual_chances(view: Record, moves: Any, weights: Any, count: int) -> Any:
    """Return in how many worlds each rope is won by moves that are about another, in the mean."""
    usual = np.zeros(ROPES)
    for rope in range(ROPES):
        of = 0
        for at in range(count):
            if not _has_effect(moves[at]) and rope_about(view, moves[at]) != rope:
                usual[rope] += weights[at, rope]
                of += 1
        usual[rope] /= max(1, of)
    return usual


@rule
def _has_effect(move: int) -> bool:
    """Return whether a move plays a special that stays nowhere as a person."""
    kind = kind_of(move)
    if kind == LAY:
        return is_marker(card_of(move))
    return kind == MOVE_OWN or kind == THROW or kind == FETCH_ACROSS or kind == START_INNKEEPER


@rule
def _chance(view: Record, move: int, weight: Any, usual: Any) -> float:
    """Return in how many worlds the move's rope is won; for a move about none, the mean of all.

    Of a special with an effect: none unless it lifts that rope by _LIFT, and then more than any lay.
    """
    rope = rope_about(view, move)
    if kind_of(move) == START_INNKEEPER:
        return _INNKEEPER * RESIS_WORLDS
    if rope < 0:
        return float(np.sum(weight[:ROPES])) / ROPES
    if not _has_effect(move):
        return float(weight[rope])
    lift = weight[rope] - usual[rope]
    return RESIS_WORLDS + lift if lift >= _LIFT * RESIS_WORLDS else -1.0


@rule
def rope_about(view: Record, move: int) -> int:
    """Return the rope 0..8 a move is about: where a card comes to, else leaves; -1 for none."""
    kind = kind_of(move)
    if kind == LAY:
        return rope_of(move)
    card, seat = card_of(move), int(view.seat)
    mine, theirs = rope_with(view.table, card, seat), rope_with(view.table, card, 1 - seat)
    if mine < 0 and theirs < 0:
        return -1
    return theirs if mine < 0 else mine


@rule
def brandl(view: Record, count: int, luck: Record, bench: Bench) -> int:
    """Return the move with the best prospects at all ropes: for every move, then for the best again."""
    moves, weights = bench.moves, bench.weights
    if count == 1:
        return moves[0]
    if _only_draws(moves, count):
        return _draw(view)
    weights[:count] = 0
    weigh(view, moves, count, BRANDLS_WORLDS, luck, bench.scratch, weights)
    few = min(count, BRANDLS_FEW)
    for at in range(few):
        _swap(bench, at, _best_from(weights, at, count))
    weigh(view, moves, few, BRANDLS_MORE, luck, bench.scratch, weights)
    return moves[_best_from(weights, 0, few)]


@rule
def _best_from(weights: Any, first: int, count: int) -> int:
    best = first
    for at in range(first + 1, count):
        if prospects(weights[at]) > prospects(weights[best]):
            best = at
    return best


@rule
def prospects(weight: Any) -> float:
    """Return what a move promises: the round before all, then every rope."""
    total = _ROUND * (weight[WON] + 0.5 * weight[DRAWN])
    for rope in range(ROPES):
        total += weight[rope]
    return total


@rule
def _swap(bench: Bench, one: int, other: int) -> None:
    moves, weights = bench.moves, bench.weights
    moves[one], moves[other] = moves[other], moves[one]
    for column in range(weights.shape[1]):
        weights[one, column], weights[other, column] = weights[other, column], weights[one, column]
