"""The rules of a Battleseil round: deal, observe, apply.

What may be done stands in legality.py, what specials do in specials.py, how a round ends in
endings.py. Every function cites its heading in rules.md.
"""

from __future__ import annotations

from typing import Any

from rulesengine.battleseil.cards import CLUB_CARDS, NO_CARD
from rulesengine.battleseil.endings import breaks_through, end_round, win_at_once
from rulesengine.battleseil.legal_moves import MOST_MOVES, legal_moves
from rulesengine.battleseil.legality import OK, refusal
from rulesengine.battleseil.levels import PASSES_TO_END, SEATS
from rulesengine.battleseil.moves import (
    DONE,
    DRAW,
    DRAW_SPECIAL,
    GIVE_UP,
    LAY,
    PASS,
    SETTLE,
    TAKE,
    UNDER,
    card_of,
    kind_of,
    rope_of,
    seat_of,
)
from rulesengine.battleseil.position import (
    NOBODY,
    OPEN_ROPE,
    STEP_FETCH,
    STEP_LAY,
    STEP_RETURN,
    STEP_TAKE,
)
from rulesengine.battleseil.ropes import put
from rulesengine.battleseil.specials import play_special, special_played
from rulesengine.common.cards import how_many, with_card, without_card
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record

__all__ = ["MOST_MOVES", "OK", "apply", "deal", "legal_moves", "observe", "refusal"]


@rule
def deal(position: Record, terms: Record, pack: Any, specials: Any, starter: int) -> None:
    """Deal the pack one by one, the starter first; the rest is the stock (rules.md, The deal).

    The hands of `position` must be empty. `terms` is a table that holds what was agreed and nothing
    else. `pack` holds every club card in dealing order,
    `specials` the ten specials, the next one to draw first; without the house rule it is not read.
    """
    position.table = terms
    table = position.table
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
    dealt = SEATS * table.hand_limit
    for at in range(dealt):
        seat = (starter + at) % SEATS
        position.hands[seat] = with_card(position.hands[seat], pack[at])
    table.stock_count = _stack(position.stock, pack[dealt:])
    position.special_stock[:] = NO_CARD
    if table.with_specials:
        table.specials_left = _stack(position.special_stock, specials)


@rule
def _stack(stock: Any, cards: Any) -> int:
    """Make the cards the stock, the first of them on top; return how many they are."""
    count = len(cards)
    stock[:] = NO_CARD
    for at in range(count):
        stock[count - 1 - at] = cards[at]
    return count


@rule
def observe(position: Record, seat: int, view: Record) -> None:
    """Write what `seat` may know into `view`: what lies open, the own hand, how many cards each holds."""
    view.table = position.table
    view.seat = seat
    view.hand = position.hands[seat]
    view.specials = position.specials[seat]
    for holder in range(SEATS):
        specials = how_many(position.specials[holder])
        view.special_counts[holder] = specials
        view.hand_counts[holder] = how_many(position.hands[holder]) + specials


@rule
def apply(position: Record, move: int) -> None:
    """Play a legal packed move; the result of an illegal one is undefined, so ask `refusal` first."""
    table = position.table
    kind = kind_of(move)
    if kind == TAKE:
        _take(table, rope_of(move))
    elif kind == DRAW or kind == DRAW_SPECIAL:
        _draw(position, kind == DRAW_SPECIAL)
    elif kind == DONE:
        _end_turn(table)
    elif kind == UNDER:
        _put_under(position, card_of(move))
    elif kind == PASS:
        table.passes += 1
        table.step = STEP_TAKE
        if table.passes == PASSES_TO_END:
            end_round(table)
    elif kind == SETTLE:
        end_round(table)
    elif kind == GIVE_UP:
        table.gave_up = seat_of(move)
        win_at_once(table, 1 - seat_of(move))
    else:
        _begin(position, move, kind)


@rule
def _begin(position: Record, move: int, kind: int) -> None:
    """Lay a card or play a special."""
    table = position.table
    seat = table.mover
    table.passes = 0
    table.step = STEP_TAKE
    card = special_played(move)
    if kind == LAY and card < CLUB_CARDS:
        position.hands[seat] = without_card(position.hands[seat], card)
        put(table, rope_of(move), seat, card)
        table.last_card[seat] = card
        table.last_rope[seat] = rope_of(move)
    else:
        position.specials[seat] = int(position.specials[seat]) & ~(1 << (card - CLUB_CARDS))
        play_special(table, move, card)


@rule
def _take(table: Record, rope: int) -> None:
    table.owner[rope] = table.mover
    if table.breakthrough and breaks_through(table, table.mover):
        win_at_once(table, table.mover)


@rule
def _draw(position: Record, special: bool) -> None:
    table = position.table
    seat = table.mover
    if special:
        table.specials_left -= 1
        drawn = int(position.special_stock[table.specials_left])
        position.special_stock[table.specials_left] = NO_CARD
        position.specials[seat] = int(position.specials[seat]) | 1 << (drawn - CLUB_CARDS)
    else:
        table.stock_count -= 1
        card = position.stock[table.stock_count]
        position.stock[table.stock_count] = NO_CARD
        position.hands[seat] = with_card(position.hands[seat], card)
    if table.step != STEP_FETCH:
        _end_turn(table)
        return
    table.to_fetch -= 1
    if table.to_fetch == 0:
        table.step = STEP_RETURN if table.to_return else STEP_TAKE


@rule
def _put_under(position: Record, card: int) -> None:
    """Put a hand card under the stock of its kind (rules.md, Innkeeper)."""
    table = position.table
    seat = table.mover
    if card < CLUB_CARDS:
        position.hands[seat] = without_card(position.hands[seat], card)
        _slip_under(position.stock, table.stock_count, card)
        table.stock_count += 1
    else:
        position.specials[seat] = int(position.specials[seat]) & ~(1 << (card - CLUB_CARDS))
        _slip_under(position.special_stock, table.specials_left, card)
        table.specials_left += 1
    table.to_return -= 1
    if table.to_return == 0:
        table.step = STEP_TAKE


@rule
def _slip_under(stock: Any, count: int, card: int) -> None:
    for at in range(count, 0, -1):
        stock[at] = stock[at - 1]
    stock[0] = card


@rule
def _end_turn(table: Record) -> None:
    table.mover = 1 - table.mover
    table.turn += 1
    table.no_draw = 0
    table.step = STEP_LAY
