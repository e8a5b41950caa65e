"""The computer players of Battleseil; each sees a view, never a position.

Players have numbers because compiled code cannot take functions as arguments without losing its
disk cache; `choose` dispatches. Equal view, equal luck: equal move.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.battleseil.completion import NO_TEAM
from rulesengine.battleseil.formations import kind_of_worth, strongest_team, sum_of_worth
from rulesengine.battleseil.levels import PEOPLE_IN_MUD
from rulesengine.battleseil.moves import (
    DONE,
    DRAW,
    LAY,
    TAKE,
    Move,
    card_of,
    kind_of,
    packed,
    rope_of,
    unpack,
)
from rulesengine.battleseil.observation import Observation
from rulesengine.battleseil.position import STEP_TAKE
from rulesengine.battleseil.proof import places_at, unseen_clubs
from rulesengine.battleseil.rules import MOST_MOVES, can_draw, legal_moves
from rulesengine.common.cards import CardSet, holds, without_card
from rulesengine.common.compiled import rule
from rulesengine.common.luck import below
from rulesengine.common.records import Record

RANDOM, SEPP, CLAIMING, HASTY = 0, 1, 2, 3
#: random plays any legal move; claiming lays at random and takes whatever is proven; hasty lays at
#: random and never takes, so it asks for no proof and is quick
PLAYER_NAMES = {"random": RANDOM, "sepp": SEPP, "claiming": CLAIMING, "hasty": HASTY}

_KIND_STEP = 100  #: a better kind counts more than any sum
_IN_HAND, _ELSEWHERE = 90, 40  #: percent of a team's worth left for each person still missing


@rule
def choose(player: int, view: Record, luck: Record) -> int:
    """Return the packed legal move the player makes; the seat of the view must be to move."""
    if player == HASTY and view.table.step == STEP_TAKE:
        return packed(DRAW if can_draw(view) else DONE, 0, 0, 0)
    moves = np.empty(MOST_MOVES, np.int64)
    count = legal_moves(view, moves)
    if player == SEPP:
        return _sepp(view, moves, count, luck)
    if player == CLAIMING and kind_of(moves[0]) == TAKE:
        return moves[0]
    return moves[below(luck, count)]


@rule
def _sepp(view: Record, moves: Any, count: int, luck: Record) -> int:
    """Lausbub Sepp: builds his own teams, never looks across, takes whatever is proven."""
    best, best_gain, ties = moves[0], -(10**9), 0
    for at in range(count):
        move = moves[at]
        if kind_of(move) == TAKE:
            return move
        gain = _gain(view, card_of(move), rope_of(move)) if kind_of(move) == LAY else 0
        if gain > best_gain:
            best, best_gain, ties = move, gain, 1
        elif gain == best_gain:
            ties += 1
            if below(luck, ties) == 0:
                best = move
    return best


@rule
def _gain(view: Record, card: int, rope: int) -> int:
    """Return how much better his team at the rope promises to be with the card."""
    table = view.table
    people = table.rope_count[rope, view.seat]
    side = np.empty(PEOPLE_IN_MUD, np.int64)
    for at in range(people):
        side[at] = table.rope_cards[rope, view.seat, at]
    before = _promise(view, rope, side, people, view.hand)
    side[people] = card
    return _promise(view, rope, side, people + 1, without_card(view.hand, card)) - before


@rule
def _promise(view: Record, rope: int, side: Any, people: int, hand: CardSet) -> int:
    """Return what a side promises: its best team, less for everybody who has still to come."""
    table = view.table
    added = np.empty(PEOPLE_IN_MUD, np.int64)
    places = places_at(table, rope)
    soap = table.soap[rope] != 0
    own = _points(strongest_team(side, people, places, soap, table.strongest, hand, 0, added))
    for _ in range(people, places):
        own = own * _IN_HAND // 100
    pool = unseen_clubs(table) & ~view.hand | hand
    hoped = _points(strongest_team(side, people, places, soap, table.strongest, pool, 0, added))
    for at in range(places - people):
        hoped = hoped * (_IN_HAND if holds(hand, added[at]) else _ELSEWHERE) // 100
    return max(own, hoped)


@rule
def _points(value: int) -> int:
    if value == NO_TEAM:
        return 0
    return (kind_of_worth(value) * _KIND_STEP + sum_of_worth(value)) * 100


def player_number(name: str) -> int:
    """Return the number of the named computer player; raises KeyError naming the ones there are."""
    if name not in PLAYER_NAMES:
        raise KeyError(f"There is no player {name!r}; there is: {', '.join(PLAYER_NAMES)}.")
    return PLAYER_NAMES[name]


def best_move(player: str, observation: Observation, luck: Record) -> Move:
    """Return the move the named player makes from this view; raises KeyError for an unknown name.

    Sepp answers in about a millisecond. The luck stream advances.
    """
    return unpack(int(choose(player_number(player), observation.record, luck)))
