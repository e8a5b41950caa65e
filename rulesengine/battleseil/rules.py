"""The rules of a Battleseil round: deal, legal, refusal, apply, observe, outcome.

Legality is a question about a seat's view, so it cannot depend on anything hidden. Every function
cites its heading in rules.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.battleseil.cards import CLUB_CARDS, NO_CARD
from rulesengine.battleseil.levels import (
    DECIDED,
    LARGEST_HAND,
    PASSES_TO_END,
    PEOPLE_IN_MUD,
    ROPES,
    SEATS,
)
from rulesengine.battleseil.moves import (
    DONE,
    DRAW,
    GIVE_UP,
    LAY,
    PASS,
    SETTLE,
    TAKE,
    card_of,
    kind_of,
    packed,
    rope_of,
    seat_of,
)
from rulesengine.battleseil.position import (
    NOBODY,
    OPEN_ROPE,
    STEP_LAY,
    STEP_OVER,
    STEP_TAKE,
)
from rulesengine.battleseil.proof import (
    BOTH_FULL_LOST,
    COUNTEREXAMPLE,
    NOT_FULL,
    examine,
    is_full,
    proves,
)
from rulesengine.common.cards import holds, how_many, with_card, without_card
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record

#: Why a move is refused; refusals.py has the words.
OK = 0
IS_OVER, NOT_YOUR_TURN, NO_SUCH_MOVE, LAY_FIRST, ALREADY_LAID = 1, 2, 3, 4, 5
NOT_IN_HAND, ROPE_TAKEN, SIDE_FULL, CAN_LAY = 6, 7, 8, 9
SIDE_NOT_FULL, LOST_THERE, NOT_PROVEN = 10, 11, 12
NOTHING_TO_DRAW, MUST_DRAW, NOT_DECIDED, NOT_YOUR_SEAT = 13, 14, 15, 16

MOST_MOVES = LARGEST_HAND * ROPES + ROPES + 3  #: room for every legal move of a view


@rule
def deal(
    position: Record, pack: Any, count: int, hand_limit: int, strongest: int, starter: int
) -> None:
    """Deal `pack[:count]` one by one, the starter first; the rest is the stock (rules.md, The deal).

    `position` must be blank (all zero); the stock's next card is its last entry.
    """
    table = position.table
    table.strongest = strongest
    table.hand_limit = hand_limit
    table.rope_cards[:] = NO_CARD
    table.owner[:] = OPEN_ROPE
    table.discard[:] = NO_CARD
    table.turn = 1
    table.mover = starter
    table.step = STEP_LAY
    table.gave_up = NOBODY
    table.winner = NOBODY
    table.last_card[:] = NO_CARD
    table.last_rope[:] = OPEN_ROPE
    dealt = SEATS * hand_limit
    for at in range(dealt):
        seat = (starter + at) % SEATS
        position.hands[seat] = with_card(position.hands[seat], pack[at])
    position.stock[:] = NO_CARD
    table.stock_count = count - dealt
    for at in range(dealt, count):
        position.stock[count - 1 - at] = pack[at]


@rule
def observe(position: Record, seat: int, view: Record) -> None:
    """Write what `seat` may know into `view`: what lies open, the own hand, how many cards each holds."""
    view.table = position.table
    view.seat = seat
    view.hand = position.hands[seat]
    for holder in range(SEATS):
        view.hand_counts[holder] = how_many(position.hands[holder])


@rule
def has_place(table: Record, rope: int, seat: int) -> bool:
    """Return whether the seat could lay a card at the rope: it is open and the side not full."""
    return table.owner[rope] == OPEN_ROPE and not is_full(table, rope, seat)


@rule
def can_lay(view: Record) -> bool:
    """Return whether any hand card can be laid anywhere (rules.md, Passing and the end of the round)."""
    if view.hand_counts[view.seat] == 0:
        return False
    for rope in range(ROPES):
        if has_place(view.table, rope, view.seat):
            return True
    return False


@rule
def can_draw(view: Record) -> bool:
    """Return whether the seat draws at the end of its turn: a stock, and a hand below its limit."""
    return view.table.stock_count > 0 and view.hand_counts[view.seat] < view.table.hand_limit


@rule
def ropes_of(table: Record, seat: int) -> int:
    """Return how many ropes the seat owns."""
    owned = 0
    for rope in range(ROPES):
        if table.owner[rope] == seat:
            owned += 1
    return owned


@rule
def is_decided(table: Record) -> bool:
    """Return whether one side owns five ropes, so that the winner is certain."""
    return ropes_of(table, 0) >= DECIDED or ropes_of(table, 1) >= DECIDED


@rule
def refusal(view: Record, move: int) -> int:
    """Return OK if the seat whose view this is may play the packed move, else why not."""
    table = view.table
    kind = kind_of(move)
    if table.step == STEP_OVER:
        return IS_OVER
    if kind == GIVE_UP:
        return OK if seat_of(move) == view.seat else NOT_YOUR_SEAT
    if kind == SETTLE:
        return OK if is_decided(table) else NOT_DECIDED
    if table.mover != view.seat:
        return NOT_YOUR_TURN
    if kind == LAY:
        return _refuse_lay(view, card_of(move), rope_of(move))
    if kind == PASS:
        return _refuse_pass(view)
    if kind == TAKE:
        return _refuse_take(view, rope_of(move))
    if kind == DRAW or kind == DONE:
        return _refuse_turn_end(view, kind == DRAW)
    return NO_SUCH_MOVE


@rule
def _refuse_lay(view: Record, card: int, rope: int) -> int:
    if view.table.step != STEP_LAY:
        return ALREADY_LAID
    if rope >= ROPES or card >= CLUB_CARDS:
        return NO_SUCH_MOVE
    if not holds(view.hand, card):
        return NOT_IN_HAND
    if view.table.owner[rope] != OPEN_ROPE:
        return ROPE_TAKEN
    return SIDE_FULL if is_full(view.table, rope, view.seat) else OK


@rule
def _refuse_pass(view: Record) -> int:
    if view.table.step != STEP_LAY:
        return ALREADY_LAID
    return CAN_LAY if can_lay(view) else OK


@rule
def _refuse_take(view: Record, rope: int) -> int:
    if view.table.step != STEP_TAKE:
        return LAY_FIRST
    if rope >= ROPES:
        return NO_SUCH_MOVE
    reason = examine(view.table, rope, view.seat, np.empty(PEOPLE_IN_MUD, np.int64))[0]
    if proves(reason):
        return OK
    if reason == NOT_FULL:
        return SIDE_NOT_FULL
    if reason == BOTH_FULL_LOST:
        return LOST_THERE
    return NOT_PROVEN if reason == COUNTEREXAMPLE else ROPE_TAKEN


@rule
def _refuse_turn_end(view: Record, drawing: bool) -> int:
    if view.table.step != STEP_TAKE:
        return LAY_FIRST
    if drawing:
        return OK if can_draw(view) else NOTHING_TO_DRAW
    return MUST_DRAW if can_draw(view) else OK


@rule
def legal_moves(view: Record, moves: Any) -> int:
    """Write every legal play move of the view into `moves` (MOST_MOVES entries); return how many.

    Giving up and settling are declarations, not play; `refusal` answers for them.
    """
    count = 0
    if view.table.step == STEP_LAY:
        for card in range(CLUB_CARDS):
            if holds(view.hand, card):
                for rope in range(ROPES):
                    count = _add_if_legal(view, packed(LAY, card, rope, 0), moves, count)
    else:
        for rope in range(ROPES):
            count = _add_if_legal(view, packed(TAKE, 0, rope, 0), moves, count)
    for kind in (PASS, DRAW, DONE):
        count = _add_if_legal(view, packed(kind, 0, 0, 0), moves, count)
    return count


@rule
def _add_if_legal(view: Record, move: int, moves: Any, count: int) -> int:
    if refusal(view, move) != OK:
        return count
    moves[count] = move
    return count + 1


@rule
def apply(position: Record, move: int) -> None:
    """Play a legal packed move; the result of an illegal one is undefined, so ask `refusal` first."""
    table = position.table
    kind = kind_of(move)
    if kind == LAY:
        _lay(position, card_of(move), rope_of(move))
    elif kind == TAKE:
        table.owner[rope_of(move)] = table.mover
    elif kind == DRAW:
        table.stock_count -= 1
        card = position.stock[table.stock_count]
        position.stock[table.stock_count] = NO_CARD
        position.hands[table.mover] = with_card(position.hands[table.mover], card)
        _end_turn(table)
    elif kind == DONE:
        _end_turn(table)
    elif kind == PASS:
        table.passes += 1
        table.step = STEP_TAKE
        if table.passes == PASSES_TO_END:
            _end_round(table)
    elif kind == SETTLE:
        _end_round(table)
    elif kind == GIVE_UP:
        table.gave_up = seat_of(move)
        table.winner = 1 - seat_of(move)
        table.step = STEP_OVER


@rule
def _lay(position: Record, card: int, rope: int) -> None:
    table = position.table
    seat = table.mover
    position.hands[seat] = without_card(position.hands[seat], card)
    table.rope_cards[rope, seat, table.rope_count[rope, seat]] = card
    table.rope_count[rope, seat] += 1
    table.open_clubs = with_card(table.open_clubs, card)
    table.tick += 1
    if is_full(table, rope, seat):
        table.full_since[rope, seat] = table.tick
    table.last_card[seat] = card
    table.last_rope[seat] = rope
    table.passes = 0
    table.step = STEP_TAKE


@rule
def _end_turn(table: Record) -> None:
    table.mover = 1 - table.mover
    table.turn += 1
    table.step = STEP_LAY


@rule
def _end_round(table: Record) -> None:
    """Open ropes go to the full side, the better one where both are; more ropes win."""
    for rope in range(ROPES):
        if table.owner[rope] == OPEN_ROPE:
            table.owner[rope] = _heir(table, rope)
    first, second = ropes_of(table, 0), ropes_of(table, 1)
    table.winner = NOBODY if first == second else int(second > first)
    table.step = STEP_OVER


@rule
def _heir(table: Record, rope: int) -> int:
    """Return the side an open rope goes to at the end, OPEN_ROPE when neither is full."""
    if is_full(table, rope, 0) and is_full(table, rope, 1):
        return 0 if proves(examine(table, rope, 0, np.empty(PEOPLE_IN_MUD, np.int64))[0]) else 1
    if is_full(table, rope, 0):
        return 0
    return 1 if is_full(table, rope, 1) else OPEN_ROPE
