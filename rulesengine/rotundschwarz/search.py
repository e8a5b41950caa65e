"""Best-first search over positions: one mind for both players, the rules' own moves and `apply`.

Three kinds of search, by what a plan says:

- quick: cards that nobody will need soon go home by themselves, and what may not go back is not part
  of a position's identity. Finds solutions, proves nothing.
- exact: every move of the rules, every position told apart that plays differently. When it runs
  out of positions there is no way.
- relaxed: as if passing were free. That is FreeCell: whose turn it is, tokens and what may not go
  back do not count. What cannot be reached here cannot be reached in the game.

Columns and cells have no order here: a position is known by what each card lies on.
"""

from __future__ import annotations

from collections import namedtuple
from typing import Any

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.records import Record, layout
from rulesengine.rotundschwarz.cards import CARDS, NO_CARD, SUITS, is_red, owner_of, rank_of
from rulesengine.rotundschwarz.levels import SEATS
from rulesengine.rotundschwarz.moves import packed
from rulesengine.rotundschwarz.position import (
    AT_HOME,
    CELLS,
    HOME,
    NOWHERE,
    PLAYING,
    POSITION,
    WON,
)
from rulesengine.rotundschwarz.rules import (
    MOST_MOVES,
    apply,
    goes_home,
    legal_moves,
    nobody_needs,
)
from rulesengine.rotundschwarz.tableau import home_count, next_home
from rulesengine.rotundschwarz.worth import WEIGHTS, distance

QUICK, EXACT, RELAXED = 0, 1, 2
TO_WIN, TO_BRING_HOME = 0, 1  #: what is looked for: all cards home, or any further card
RAN_OUT, STOPPED = -1, -2  #: no node: every position was seen, or the limit was reached

#: What a search is to do.
PLAN = layout(
    ("kind", "i1"),  # QUICK, EXACT or RELAXED
    ("aim", "i1"),  # TO_WIN or TO_BRING_HOME
    ("eager", "i1"),  # quick: a card goes home by itself up to so many ranks above what is needed
    ("weights", "i4", WEIGHTS),  # of worth.distance
    ("limit", "i8"),  # positions that may be expanded
)

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

_random = np.random.default_rng(2026)
_BITS = _random.integers(
    0, 2**64, (CARDS, CARDS + 3), np.uint64
)  # what a card lies on, from AT_HOME
_TURN_BITS = _random.integers(0, 2**64, 4, np.uint64)
_BAN_BITS = _random.integers(0, 2**64, (CARDS, CARDS + 2), np.uint64)  # a last card, empty, cells

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
        _let_pass(first)
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
        space.nodes[node].position.mover = 0  # as _let_pass left it: it must be known again
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
def tidy(position: Record, plan: Record) -> None:
    """Do what a plan does by itself after each move."""
    if plan.kind == QUICK:
        card = eager_card(position, plan)
        while card != NO_CARD:
            apply(position, packed(card, HOME))
            card = eager_card(position, plan)
    elif plan.kind == RELAXED:
        _let_pass(position)
        _bring_unneeded_home(position)


@rule
def eager_card(position: Record, plan: Record) -> int:
    """Return a card that goes home by itself in a quick search, NO_CARD if there is none."""
    if plan.kind != QUICK or position.status != PLAYING:
        return NO_CARD
    for suit in range(SUITS):
        if owner_of(suit, position.terms.mixed) == position.mover and goes_home(position, suit):
            card = next_home(position, suit)
            if _is_hardly_needed(position, card, plan.eager):
                return card
    return NO_CARD


@rule
def _is_hardly_needed(position: Record, card: int, eager: int) -> bool:
    """Return whether all cards that could be laid on `card` are home, or up to `eager` ranks short."""
    for suit in range(SUITS):
        if is_red(suit) != is_red(card) and position.home[suit] + eager < rank_of(card):
            return False
    return True


@rule
def _let_pass(position: Record) -> None:
    """Make the position one in which passing is free: nothing of the turn counts any more."""
    position.moved = 0
    position.mover = 0
    position.tokens = 1
    position.moved_card[:] = NO_CARD
    position.moved_from[:] = NOWHERE
    if position.status != WON:
        position.status = PLAYING


@rule
def _bring_unneeded_home(position: Record) -> None:
    """Bring home what nobody can build on any more; in FreeCell that never takes a win away."""
    suit = 0
    while suit < SUITS and position.status == PLAYING:
        if goes_home(position, suit) and nobody_needs(position, next_home(position, suit)):
            position.mover = owner_of(suit, position.terms.mixed)
            apply(position, packed(next_home(position, suit), HOME))
            _let_pass(position)
            suit = 0
        else:
            suit += 1


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
    key = _key_of(position, plan.kind)
    mask = len(space.known) - 1
    slot = np.int64(key & np.uint64(mask))
    while space.known[slot] > 0:
        if space.keys[slot] == key:
            other = space.nodes[space.known[slot] - 1].position
            if plan.kind == QUICK or _is_same(position, other, plan.kind):
                if other.tokens >= position.tokens:
                    return False
                space.known[slot] = node + 1
                return True
        slot = (slot + 1) & mask
    space.keys[slot] = key
    space.known[slot] = node + 1
    return True


@rule
def _key_of(position: Record, kind: int) -> np.uint64:
    """Return a number that is the same for positions that are, and hardly ever for others."""
    key = _TURN_BITS[position.mover + 2 * position.moved]
    for card in range(CARDS):
        key ^= _BITS[card, position.under[card] - AT_HOME]
    if kind == EXACT:
        for seat in range(SEATS):
            if _has_ban(position, seat):
                key ^= _BAN_BITS[position.moved_card[seat], _ban_of(position, seat)]
    return key


@rule
def _has_ban(position: Record, seat: int) -> bool:
    """Return whether a seat has a card on the table that may not go back."""
    card = position.moved_card[seat]
    return card != NO_CARD and position.under[card] != AT_HOME


@rule
def _ban_of(position: Record, seat: int) -> int:
    """Return where the card may not go back to: a column by its last card, CARDS empty, else cells."""
    place = position.moved_from[seat]
    if place == CELLS:
        return CARDS + 1
    last = position.last[place]
    return CARDS if last == NO_CARD else int(last)


@rule
def _is_same(one: Record, other: Record, kind: int) -> bool:
    """Return whether two positions are one, whichever order their columns and cells have."""
    if one.mover != other.mover or one.moved != other.moved:
        return False
    for card in range(CARDS):
        if one.under[card] != other.under[card]:
            return False
    if kind == EXACT:
        for seat in range(SEATS):
            if not _has_same_ban(one, other, seat):
                return False
    return True


@rule
def _has_same_ban(one: Record, other: Record, seat: int) -> bool:
    if not (_has_ban(one, seat) and _has_ban(other, seat)):
        return _has_ban(one, seat) == _has_ban(other, seat)
    if one.moved_card[seat] != other.moved_card[seat]:
        return False
    return _ban_of(one, seat) == _ban_of(other, seat)


def path_to(space: Any, node: int) -> list[int]:
    """Return the packed moves from the first node to a node; what tidied itself is not among them."""
    moves = []
    while node > 0:
        moves.append(int(space.nodes[node].move))
        node = int(space.nodes[node].parent)
    return moves[::-1]
