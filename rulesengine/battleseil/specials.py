"""Playing specials: when one may be played, what it may be aimed at, what it does (rules.md, Specials)."""

from __future__ import annotations

import numpy as np

from rulesengine.battleseil.cards import (
    CLUB_CARDS,
    FREE_BEER,
    INNKEEPER,
    SOAP,
    SPECIALS,
    TRANSFER,
    WASPS,
    is_joker,
    is_marker,
    is_mayor,
)
from rulesengine.battleseil.levels import FETCHED
from rulesengine.battleseil.moves import (
    FETCH_ACROSS,
    LAY,
    MOVE_OWN,
    START_INNKEEPER,
    THROW,
    TO_DISCARD,
    card_of,
    kind_of,
    rope_of,
)
from rulesengine.battleseil.position import STEP_FETCH
from rulesengine.battleseil.ropes import (
    has_mayor,
    put,
    remove,
    rope_with,
    spread_mud,
    throw_away,
)
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record

_ALL = (1 << SPECIALS) - 1


@rule
def special_played(move: int) -> int:
    """Return the special a packed move plays; a club card (below 60) when it plays none."""
    kind = kind_of(move)
    if kind == LAY:
        return card_of(move)
    if kind == START_INNKEEPER:
        return INNKEEPER
    if kind == MOVE_OWN:
        return TRANSFER
    if kind == THROW:
        return WASPS
    return FREE_BEER if kind == FETCH_ACROSS else 0


@rule
def holds_special(specials: int, special: int) -> bool:
    """Return whether a set of specials (bit n for card 60 + n) holds the special."""
    return int(specials) >> (special - CLUB_CARDS) & 1 == 1


@rule
def unseen_specials(table: Record) -> int:
    """Return the specials that do not lie open (bit n for card 60 + n), none without the house rule."""
    if not table.with_specials:
        return 0
    unseen = _ALL & ~np.int64(table.open_jokers)  # as wide as all ten, before it is turned round
    for at in range(table.discard_count):
        card = int(table.discard[at])
        if card >= CLUB_CARDS:
            unseen &= ~(1 << (card - CLUB_CARDS))
    return int(unseen)


@rule
def may_play_specials(table: Record, seat: int) -> bool:
    """Return whether the seat may play a special: it has not played more than the other side."""
    return table.specials_played[seat] <= table.specials_played[1 - seat]


@rule
def is_second_mayor(table: Record, seat: int, card: int) -> bool:
    """Return whether the card is a mayor and one stands on the seat's half already."""
    return is_mayor(card) and has_mayor(table, seat)


@rule
def to_fetch_now(table: Record) -> int:
    """Return how many cards an innkeeper played now would draw, 0..3."""
    return min(FETCHED, int(table.stock_count) + int(table.specials_left))


@rule
def play_special(table: Record, move: int, special: int) -> None:
    """Let a special take effect; that it left the hand is the caller's business."""
    seat = table.mover
    table.specials_played[seat] += 1
    table.last_card[seat] = special
    table.last_rope[seat] = -1
    if is_joker(special):
        put(table, rope_of(move), seat, special)
        table.last_rope[seat] = rope_of(move)
    elif is_marker(special):
        _mark(table, rope_of(move), special)
        table.last_rope[seat] = rope_of(move)
    elif special == INNKEEPER:
        table.to_fetch = to_fetch_now(table)
        table.to_return = max(0, int(table.to_fetch) - 1)
        table.no_draw = 1
        table.step = STEP_FETCH
    else:
        _move_card(table, move, special)
    if not is_joker(special):
        throw_away(table, special)


@rule
def _mark(table: Record, rope: int, marker: int) -> None:
    if marker == SOAP:
        table.soap[rope] = 1
    else:
        spread_mud(table, rope)


@rule
def _move_card(table: Record, move: int, special: int) -> None:
    """Transfer, wasps and free beer: a card leaves its rope for another place."""
    seat = table.mover
    card = card_of(move)
    owner = seat if special == TRANSFER else 1 - seat
    remove(table, rope_with(table, card, owner), owner, card)
    target = TO_DISCARD if special == WASPS else rope_of(move)
    if target == TO_DISCARD:
        throw_away(table, card)
    else:
        put(table, target, seat, card)
        table.last_rope[seat] = target
