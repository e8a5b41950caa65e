"""Best-first search over positions: one mind for both players, the rules' own moves and `apply`.

Positions wait in a queue by their distance (worth.py), the newest first among equals, and each is
expanded once: how it is told from others stands in identity.py, what happens by itself in plans.py.
"""

from __future__ import annotations

from collections import namedtuple
from typing import Any

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.records import Record, layout
from rulesengine.rotundschwarz.identity import is_same, key_of
from rulesengine.rotundschwarz.legality import MOST_MOVES, legal_moves
from rulesengine.rotundschwarz.plans import QUICK, RELAXED, TO_WIN, let_pass, tidy
from rulesengine.rotundschwarz.position import PLAYING, POSITION, WON
from rulesengine.rotundschwarz.rules import apply
from rulesengine.rotundschwarz.tableau import home_count
from rulesengine.rotundschwarz.worth import distance

RAN_OUT, STOPPED = -1, -2  #: no node: every position was seen, or the limit was reached

#: One position that was reached.
NODE = layout(
    ("position", POSITION),
    ("parent", "i4"),  # node it was reached from, -1 the first
    ("later", "i4"),  # next node of the same distance, -1 none
    ("move", "i2"),  # packed move that led here; cards may have gone home by themselves after it
)

PRIORITIES = 4096  #: distances that are told apart
_ROOM = 4  #: positions that one expanded position makes at most, on average
_NONE = -1
_COUNT, _LOWEST = 0, 1  # places in Space.marks

#: What a search works on: its nodes; open addressing from keys to nodes (from 1, 0 is free); the first
#: node of each distance; a row for moves; how many nodes there are and the lowest distance of any.
Space = namedtuple("Space", ["nodes", "keys", "known", "heads", "moves", "marks"])


def space_for(limit: int) -> Space:
    """Return a new Space for expanding `limit` positions; memory is only taken as far as it is used."""
    room = limit * _ROOM + 2 * MOST_MOVES
    slots = 1 << (room + room // 2).bit_length()
    return Space(
        nodes=np.empty(room, NODE),
        # not in compiled code, which writes every zero
        keys=np.zeros(slots, np.uint64),
        known=np.zeros(slots, np.int32),
        heads=np.full(PRIORITIES, _NONE, np.int32),
        moves=np.empty(MOST_MOVES, np.int64),
        marks=np.zeros(2, np.int64),
    )


@rule
def search(start: Record, plan: Record, space: Any) -> tuple[int, int]:
    """Return the node that reaches the aim, else RAN_OUT or STOPPED, and the positions expanded.

    `space` must be new. `start` is a running game.
    """
    if _begin(start, plan, space):
        return 0, 0
    expanded = 0
    while True:
        node = _nearest(space)
        if node == _NONE:
            return RAN_OUT, expanded
        if expanded == plan.limit or space.marks[_COUNT] + 2 * MOST_MOVES > len(space.nodes):
            return STOPPED, expanded
        expanded += 1
        found = _expand(node, plan, space)
        if found != _NONE:
            return found, expanded


@rule
def _begin(start: Record, plan: Record, space: Any) -> bool:
    """Write the first node; return whether it reaches the aim already."""
    space.nodes[0].position = start
    first = space.nodes[0].position
    if plan.kind == RELAXED:
        let_pass(first)
    if plan.aim == TO_WIN:
        tidy(first, plan)
    _keep(0, _NONE, 0, plan, space)
    return first.status == WON


@rule
def _nearest(space: Any) -> int:
    """Return the node taken off the queue, one of the nearest to the aim; -1 when none is left."""
    lowest = space.marks[_LOWEST]
    while lowest < PRIORITIES and space.heads[lowest] == _NONE:
        lowest += 1
    space.marks[_LOWEST] = lowest
    if lowest == PRIORITIES:
        return _NONE
    node = space.heads[lowest]
    space.heads[lowest] = space.nodes[node].later
    return node


@rule
def _expand(node: int, plan: Record, space: Any) -> int:
    """Keep what each move from a node leads to; return the node that reaches the aim, -1 if none."""
    if plan.kind != RELAXED:
        return _expand_mover(node, plan, space)
    found = _expand_mover(node, plan, space)
    if found == _NONE:
        space.nodes[node].position.mover = 1
        found = _expand_mover(node, plan, space)
        space.nodes[node].position.mover = 0  # as let_pass left it: it must be known again
    return found


@rule
def _expand_mover(node: int, plan: Record, space: Any) -> int:
    nodes, moves = space.nodes, space.moves
    position = nodes[node].position
    count = legal_moves(position, moves)
    for at in range(count):
        child = space.marks[_COUNT]
        after = nodes[child].position
        nodes[child].position = position
        apply(after, moves[at])
        tidy(after, plan)
        if _reaches(after, nodes[0].position, plan.aim):
            nodes[child].parent = node
            nodes[child].move = moves[at]
            return child
        if after.status == PLAYING:
            _keep(child, node, moves[at], plan, space)
    return _NONE


@rule
def _reaches(position: Record, first: Record, aim: int) -> bool:
    if aim == TO_WIN:
        return position.status == WON
    return home_count(position) > home_count(first)


@rule
def _keep(node: int, parent: int, move: int, plan: Record, space: Any) -> None:
    """Queue a node by its distance unless its position was reached with as many tokens."""
    position = space.nodes[node].position
    if not _is_new(node, position, plan, space):
        return
    at = min(max(distance(position, plan.weights), 0), PRIORITIES - 1)
    space.nodes[node].parent = parent
    space.nodes[node].move = move
    space.nodes[node].later = space.heads[at]
    space.heads[at] = node
    space.marks[_LOWEST] = min(space.marks[_LOWEST], at)
    space.marks[_COUNT] += 1


@rule
def _is_new(node: int, position: Record, plan: Record, space: Any) -> bool:
    """Note a position; return whether it is new, or was reached only with fewer tokens."""
    key = key_of(position, plan.kind)
    mask = len(space.known) - 1
    slot = np.int64(key & np.uint64(mask))
    while space.known[slot] > 0:
        if space.keys[slot] == key:
            other = space.nodes[space.known[slot] - 1].position
            if plan.kind == QUICK or is_same(position, other, plan.kind):
                if other.tokens >= position.tokens:
                    return False
                space.known[slot] = node + 1
                return True
        slot = (slot + 1) & mask
    space.keys[slot] = key
    space.known[slot] = node + 1
    return True
