"""What may be done and why not; a question about a seat's view, so nothing hidden can decide it.

`refusal` answers for one move, `legal_moves.legal_moves` lists them all; both ask the same small
questions, and a property test holds them together.
"""

from __future__ import annotations

import numpy as np

from rulesengine.battleseil.cards import (
    CARDS,
    CLUB_CARDS,
    FREE_BEER,
    INNKEEPER,
    TRANSFER,
    WASPS,
    is_joker,
    is_marker,
)
from rulesengine.battleseil.endings import is_decided
from rulesengine.battleseil.levels import ROPES
from rulesengine.battleseil.moves import (
    DONE,
    DRAW,
    DRAW_SPECIAL,
    GIVE_UP,
    LAY,
    PASS,
    SETTLE,
    TAKE,
    TO_DISCARD,
    UNDER,
    card_of,
    kind_of,
    rope_of,
    seat_of,
)
from rulesengine.battleseil.position import (
    OPEN_ROPE,
    STEP_FETCH,
    STEP_LAY,
    STEP_OVER,
    STEP_RETURN,
    STEP_TAKE,
)
from rulesengine.battleseil.proof import (
    BOTH_FULL_LOST,
    COUNTEREXAMPLE,
    NOT_FULL,
    examine,
    is_proven,
    proves,
)
from rulesengine.battleseil.ropes import any_place, is_full, rope_with
from rulesengine.battleseil.specials import (
    holds_special,
    is_second_mayor,
    may_play_specials,
    special_played,
    to_fetch_now,
)
from rulesengine.common.cards import holds
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record

#: Why a move is refused; refusals.py has the words.
OK = 0
IS_OVER, NOT_YOUR_TURN, NO_SUCH_MOVE, LAY_FIRST, ALREADY_LAID = 1, 2, 3, 4, 5
NOT_IN_HAND, ROPE_TAKEN, SIDE_FULL, CAN_LAY = 6, 7, 8, 9
SIDE_NOT_FULL, LOST_THERE, NOT_PROVEN = 10, 11, 12
NOTHING_TO_DRAW, MUST_DRAW, NOT_DECIDED, NOT_YOUR_SEAT = 13, 14, 15, 16
TOO_MANY_SPECIALS, SECOND_MAYOR, NOT_YOURS_THERE, NOT_THEIRS_THERE = 17, 18, 19, 20
NO_CLUB_CARD, SAME_ROPE, NOTHING_TO_FETCH, STOCK_EMPTY = 21, 22, 23, 24
FETCH_FIRST, RETURN_FIRST, NOTHING_TO_RETURN, TAKE_FIRST, TAKE_BEFORE = 25, 26, 27, 28, 29


@rule
def can_lay(view: Record) -> bool:
    """Return whether any club card can be laid (rules.md, Passing and the end of the round)."""
    return np.uint64(view.hand) != np.uint64(0) and any_place(view.table, view.seat)


@rule
def can_draw(view: Record) -> bool:
    """Return whether the turn ends with a draw: a stock, and a hand below its limit."""
    table = view.table
    return (
        table.stock_count + table.specials_left > 0
        and view.hand_counts[view.seat] < table.hand_limit
        and not table.no_draw
    )


@rule
def takes_now(table: Record) -> bool:
    """Return whether the turn is where ropes are taken (rules.md, The turn; Claiming first)."""
    return table.step == (STEP_LAY if table.claim_first else STEP_TAKE)


@rule
def first_proven(table: Record) -> int:
    """Return the leftmost rope that is proven for the mover, OPEN_ROPE (-1) if none is."""
    for rope in range(ROPES):
        if is_proven(table, rope, table.mover):
            return rope
    return OPEN_ROPE


@rule
def must_take(table: Record) -> int:
    """Return the rope that has to be taken before anything else, OPEN_ROPE (-1) if none.

    See rules.md, Automatic taking.
    """
    return first_proven(table) if table.automatic and takes_now(table) else OPEN_ROPE


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
    if table.step == STEP_FETCH:
        return _refuse_draw(table, kind) if _is_draw(kind) else FETCH_FIRST
    if table.step == STEP_RETURN:
        return _refuse_under(view, card_of(move)) if kind == UNDER else RETURN_FIRST
    if kind == UNDER:
        return NOTHING_TO_RETURN
    if kind == TAKE:
        return _refuse_take(view, rope_of(move))
    if _is_draw(kind) or kind == DONE:
        return _refuse_turn_end(view, kind)
    return _refuse_beginning(view, move)


@rule
def _refuse_beginning(view: Record, move: int) -> int:
    """Answer for what begins a turn: laying, passing, playing a special."""
    if view.table.step != STEP_LAY:
        return ALREADY_LAID
    if must_take(view.table) != OPEN_ROPE:
        return TAKE_FIRST
    if kind_of(move) == PASS:
        return CAN_LAY if can_lay(view) else OK
    if card_of(move) >= CARDS:
        return NO_SUCH_MOVE
    if kind_of(move) == LAY:
        if rope_of(move) >= ROPES:
            return NO_SUCH_MOVE
        if card_of(move) < CLUB_CARDS:
            return _refuse_lay(view, card_of(move), rope_of(move))
    return _refuse_special(view, move, special_played(move))


@rule
def _refuse_lay(view: Record, card: int, rope: int) -> int:
    if not holds(view.hand, card):
        return NOT_IN_HAND
    return _refuse_place(view.table, rope, view.seat)


@rule
def _refuse_place(table: Record, rope: int, seat: int) -> int:
    if table.owner[rope] != OPEN_ROPE:
        return ROPE_TAKEN
    return SIDE_FULL if is_full(table, rope, seat) else OK


@rule
def _refuse_special(view: Record, move: int, special: int) -> int:
    if special < CLUB_CARDS:
        return NO_SUCH_MOVE
    if not holds_special(view.specials, special):
        return NOT_IN_HAND
    if not may_play_specials(view.table, view.seat):
        return TOO_MANY_SPECIALS
    if kind_of(move) == LAY:
        return refuse_at_rope(view, special, rope_of(move))
    if special == INNKEEPER:
        return OK if to_fetch_now(view.table) > 0 else NOTHING_TO_FETCH
    return _refuse_aim(view.table, view.seat, special, card_of(move), rope_of(move))


@rule
def refuse_at_rope(view: Record, special: int, rope: int) -> int:
    """Answer for a joker on the own side of a rope, or a marker on the rope."""
    table = view.table
    if is_marker(special):
        return ROPE_TAKEN if table.owner[rope] != OPEN_ROPE else OK
    if not is_joker(special):
        return NO_SUCH_MOVE
    if is_second_mayor(table, view.seat, special):
        return SECOND_MAYOR
    return _refuse_place(table, rope, view.seat)


@rule
def _refuse_aim(table: Record, seat: int, special: int, card: int, target: int) -> int:
    """Answer for a transfer, wasps or free beer: the card aimed at, then where it goes."""
    if special == TRANSFER:
        source = rope_with(table, card, seat)
        if source == OPEN_ROPE:
            return NOT_YOURS_THERE
        if target == source:
            return SAME_ROPE
    else:
        if rope_with(table, card, 1 - seat) == OPEN_ROPE:
            return NOT_THEIRS_THERE
        if special == FREE_BEER and card >= CLUB_CARDS:
            return NO_CLUB_CARD
    if special == WASPS or (special == TRANSFER and target == TO_DISCARD):
        return OK
    return _refuse_place(table, target, seat) if target < ROPES else NO_SUCH_MOVE


@rule
def _refuse_take(view: Record, rope: int) -> int:
    table = view.table
    if not takes_now(table):
        return TAKE_BEFORE if table.claim_first else LAY_FIRST
    if rope >= ROPES:
        return NO_SUCH_MOVE
    reason = examine(table, rope, view.seat)[0]
    if proves(reason):
        return OK if not table.automatic or first_proven(table) == rope else TAKE_FIRST
    if reason == NOT_FULL:
        return SIDE_NOT_FULL
    if reason == BOTH_FULL_LOST:
        return LOST_THERE
    return NOT_PROVEN if reason == COUNTEREXAMPLE else ROPE_TAKEN


@rule
def _is_draw(kind: int) -> bool:
    return kind == DRAW or kind == DRAW_SPECIAL


@rule
def _refuse_draw(table: Record, kind: int) -> int:
    left = table.stock_count if kind == DRAW else table.specials_left
    return OK if left > 0 else STOCK_EMPTY


@rule
def _refuse_turn_end(view: Record, kind: int) -> int:
    if view.table.step != STEP_TAKE:
        return LAY_FIRST
    if must_take(view.table) != OPEN_ROPE:
        return TAKE_FIRST
    if kind == DONE:
        return MUST_DRAW if can_draw(view) else OK
    return _refuse_draw(view.table, kind) if can_draw(view) else NOTHING_TO_DRAW


@rule
def _refuse_under(view: Record, card: int) -> int:
    if card >= CARDS:
        return NO_SUCH_MOVE
    if card < CLUB_CARDS:
        return OK if holds(view.hand, card) else NOT_IN_HAND
    return OK if holds_special(view.specials, card) else NOT_IN_HAND
