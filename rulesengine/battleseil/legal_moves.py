"""Every legal move of a seat, asked of its view; what may not be done and why stands in legality.py."""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.battleseil.cards import CARDS, CLUB_CARDS, INNKEEPER, MAYOR, MUD, TRANSFER, WASPS
from rulesengine.battleseil.legality import OK, can_draw, refuse_at_rope, takes_now
from rulesengine.battleseil.levels import LARGEST_HELD, PEOPLE, PEOPLE_IN_MUD, ROPES
from rulesengine.battleseil.moves import (
    DONE,
    DRAW,
    DRAW_SPECIAL,
    FETCH_ACROSS,
    LAY,
    MOVE_OWN,
    PASS,
    START_INNKEEPER,
    TAKE,
    THROW,
    TO_DISCARD,
    UNDER,
    packed,
)
from rulesengine.battleseil.position import (
    OPEN_ROPE,
    STEP_FETCH,
    STEP_LAY,
    STEP_OVER,
    STEP_RETURN,
)
from rulesengine.battleseil.proof import is_proven
from rulesengine.battleseil.ropes import has_place
from rulesengine.battleseil.specials import holds_special, may_play_specials, to_fetch_now
from rulesengine.common.cards import NO_CARDS, CardSet, lowest, without_card
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record

_MOST_PEOPLE = (ROPES - 1) * PEOPLE + PEOPLE_IN_MUD  #: on one half; mud lies on one rope
#: Room for every legal move of a view: hand cards at ropes, takings, cards moved and fetched, the rest.
MOST_MOVES = LARGEST_HELD * ROPES + ROPES + _MOST_PEOPLE * (2 * ROPES + 2) + 5


@rule
def legal_moves(view: Record, moves: Any) -> int:
    """Write every legal play move of the view into `moves` (MOST_MOVES entries); return how many.

    Giving up and settling are declarations, not play; `refusal` answers for them. Takings stand
    first, from the left.
    """
    table = view.table
    count = int(np.int64(0))  # one type of number, so that what follows is compiled once
    if table.mover == view.seat and takes_now(table):
        count = _add_takes(table, moves)
        if count > 0 and table.automatic:
            return 1
    return moves_but_taking(view, moves, count)


@rule
def moves_but_taking(view: Record, moves: Any, count: int) -> int:
    """Add every legal play move that takes no rope behind the first `count`; return how many there are.

    Asks for no proof, so it is right only where nothing must be taken (`must_take`).
    """
    table = view.table
    if table.step == STEP_OVER or table.mover != view.seat:
        return count
    if table.step == STEP_FETCH:
        return _add_draws(table, moves, count)
    if table.step == STEP_RETURN:
        return _add_unders(view, moves, count)
    if table.step == STEP_LAY:
        return _add_beginnings(view, moves, count)
    if can_draw(view):
        return _add_draws(table, moves, count)
    return _add(moves, count, packed(DONE, 0, 0, 0))


@rule
def _add(moves: Any, count: int, move: int) -> int:
    moves[count] = move
    return count + 1


@rule
def _add_takes(table: Record, moves: Any) -> int:
    count = 0
    for rope in range(ROPES):
        if is_proven(table, rope, table.mover):
            count = _add(moves, count, packed(TAKE, 0, rope, 0))
    return count


@rule
def _add_draws(table: Record, moves: Any, count: int) -> int:
    if table.stock_count > 0:
        count = _add(moves, count, packed(DRAW, 0, 0, 0))
    if table.specials_left > 0:
        count = _add(moves, count, packed(DRAW_SPECIAL, 0, 0, 0))
    return count


@rule
def _add_unders(view: Record, moves: Any, count: int) -> int:
    hand: CardSet = np.uint64(view.hand)
    while hand != NO_CARDS:
        card = lowest(hand)
        hand = without_card(hand, card)
        count = _add(moves, count, packed(UNDER, card, 0, 0))
    for special in range(MAYOR, CARDS):
        if holds_special(view.specials, special):
            count = _add(moves, count, packed(UNDER, special, 0, 0))
    return count


@rule
def _add_beginnings(view: Record, moves: Any, count: int) -> int:
    before = count
    places = _places(view)
    hand: CardSet = np.uint64(view.hand)
    while places and hand != NO_CARDS:
        card = lowest(hand)
        hand = without_card(hand, card)
        count = _add_at_places(places, LAY, card, moves, count)
    laid = count > before
    if view.specials != 0 and may_play_specials(view.table, view.seat):
        count = _add_specials(view, places, moves, count)
    return count if laid else _add(moves, count, packed(PASS, 0, 0, 0))


@rule
def _add_at_places(places: int, kind: int, card: int, moves: Any, count: int) -> int:
    """Add the moves of a kind that bring a card to each of the ropes in `places`."""
    for rope in range(ROPES):
        if places >> rope & 1:
            count = _add(moves, count, packed(kind, card, rope, 0))
    return count


@rule
def _places(view: Record) -> int:
    """Return the ropes at which the seat has a place, bit r for rope r."""
    places = 0
    for rope in range(ROPES):
        if has_place(view.table, rope, view.seat):
            places |= 1 << rope
    return places


@rule
def _add_specials(view: Record, places: int, moves: Any, count: int) -> int:
    for special in range(MAYOR, CARDS):
        if not holds_special(view.specials, special):
            continue
        if special <= MUD:
            count = _add_at_ropes(view, special, moves, count)
        elif special == INNKEEPER:
            if to_fetch_now(view.table) > 0:
                count = _add(moves, count, packed(START_INNKEEPER, 0, 0, 0))
        else:
            count = _add_aims(view.table, view.seat, special, places, moves, count)
    return count


@rule
def _add_at_ropes(view: Record, special: int, moves: Any, count: int) -> int:
    for rope in range(ROPES):
        if refuse_at_rope(view, special, rope) == OK:
            count = _add(moves, count, packed(LAY, special, rope, 0))
    return count


@rule
def _add_aims(table: Record, seat: int, special: int, places: int, moves: Any, count: int) -> int:
    """Add what a transfer, wasps or free beer may be aimed at, card by card as they stand.

    Which card stands where and which rope has a place is known here, so nothing is asked for each aim.
    """
    side = seat if special == TRANSFER else 1 - seat
    for rope in range(ROPES):
        if table.owner[rope] == OPEN_ROPE:
            for at in range(table.rope_count[rope, side]):
                card = int(table.rope_cards[rope, side, at])
                if special == WASPS:
                    count = _add(moves, count, packed(THROW, card, 0, 0))
                elif special == TRANSFER:
                    elsewhere = places & ~(1 << rope)
                    count = _add_at_places(elsewhere, MOVE_OWN, card, moves, count)
                    count = _add(moves, count, packed(MOVE_OWN, card, TO_DISCARD, 0))
                elif card < CLUB_CARDS:
                    count = _add_at_places(places, FETCH_ACROSS, card, moves, count)
    return count
