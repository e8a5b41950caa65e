"""Lausbub Sepp, who looks only at his own teams (rules.md, Formations)."""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.battleseil.cards import CLUB_CARDS, is_joker, strength_of
from rulesengine.battleseil.completion import NO_TEAM, newcomer
from rulesengine.battleseil.formations import kind_of_worth, strongest_team, sum_of_worth
from rulesengine.battleseil.levels import PEOPLE_IN_MUD
from rulesengine.battleseil.moves import (
    DRAW,
    DRAW_SPECIAL,
    FETCH_ACROSS,
    LAY,
    TAKE,
    UNDER,
    card_of,
    kind_of,
    rope_of,
)
from rulesengine.battleseil.proof import unseen_clubs
from rulesengine.battleseil.ropes import places_at
from rulesengine.common.cards import CardSet, holds, without_card
from rulesengine.common.compiled import rule
from rulesengine.common.luck import below
from rulesengine.common.records import Record

_KIND_STEP = 100  #: a better kind counts more than any sum
_IN_HAND, _ELSEWHERE = 90, 40  #: percent of a team's worth left for each person still missing
_NO_USE = -(10**8)


@rule
def sepp(view: Record, moves: Any, count: int, luck: Record) -> int:
    """Lausbub Sepp: builds his own teams, never looks across, takes whatever is proven."""
    best, best_gain, ties = moves[0], -(10**9), 0
    for at in range(count):
        move = moves[at]
        if kind_of(move) == TAKE:
            return move
        gain = _gain_of(view, move)
        if gain > best_gain:
            best, best_gain, ties = move, gain, 1
        elif gain == best_gain:
            ties += 1
            if below(luck, ties) == 0:
                best = move
    return best


@rule
def _gain_of(view: Record, move: int) -> int:
    """Return what a move promises his own teams; what does nothing for them only when he must."""
    kind, card = kind_of(move), card_of(move)
    if kind == LAY and (card < CLUB_CARDS or is_joker(card)):
        return _gain(view, card, rope_of(move))
    if kind == FETCH_ACROSS:
        return _gain(view, card, rope_of(move))
    if kind == UNDER:
        return -strength_of(card) if card < CLUB_CARDS else 0
    if kind == DRAW_SPECIAL:
        return 1 if view.specials == 0 else -1
    return 0 if kind == DRAW else _NO_USE


@rule
def _gain(view: Record, card: int, rope: int) -> int:
    """Return how much better his team at the rope promises to be with the card."""
    table = view.table
    people = int(np.int64(table.rope_count[rope, view.seat]))
    side = np.empty(PEOPLE_IN_MUD, np.int8)
    for at in range(people):
        side[at] = table.rope_cards[rope, view.seat, at]
    before = _promise(view, rope, side, people, view.hand)
    side[people] = card
    hand = without_card(view.hand, card) if card < CLUB_CARDS else view.hand
    return _promise(view, rope, side, people + 1, hand) - before


@rule
def _promise(view: Record, rope: int, side: Any, people: int, hand: CardSet) -> int:
    """Return what a side promises: its best team, less for everybody who has still to come."""
    table = view.table
    places = places_at(table, rope)
    soap = table.soap[rope] != 0
    own = _points(strongest_team(side, people, places, soap, table.strongest, hand, 0)[0])
    for _ in range(people, places):
        own = own * _IN_HAND // 100
    pool = unseen_clubs(table) & ~view.hand | hand
    worth, came = strongest_team(side, people, places, soap, table.strongest, pool, 0)
    if worth == NO_TEAM:
        return own
    hoped = _points(worth)
    for at in range(places - people):
        hoped = hoped * (_IN_HAND if holds(hand, newcomer(came, at)) else _ELSEWHERE) // 100
    return max(own, hoped)


@rule
def _points(value: int) -> int:
    if value == NO_TEAM:
        return 0
    return (kind_of_worth(value) * _KIND_STEP + sum_of_worth(value)) * 100
