"""The rules of Rot und Schwarz: deal, observe, apply, and when a turn and a game end.

What may be done stands in legality.py, whether it can go on in endings.py. Every function cites its
heading in rules.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.rotundschwarz.cards import NO_CARD
from rulesengine.rotundschwarz.endings import can_go_on, may_follow
from rulesengine.rotundschwarz.legality import plays_alone
from rulesengine.rotundschwarz.moves import (
    END,
    GIVE_UP,
    PASS,
    SIGNAL,
    WITH_OWNER,
    card_of,
    place_of,
)
from rulesengine.rotundschwarz.position import GAVE_UP, HOME, NOWHERE, POSITION, STUCK, WON
from rulesengine.rotundschwarz.tableau import all_home, lay, lay_out, lift, where


@rule
def deal(position: Record, terms: Record, cards: Any) -> None:
    """Lay 52 cards out in dealing order; without cells and tokens the game may be lost at once."""
    lay_out(position, terms, cards)
    if not can_go_on(position):
        position.status = STUCK


@rule
def observe(position: Record, seat: int, view: Record) -> None:
    """Write what `seat` sees into `view`: all there is."""
    view.table = position
    view.seat = seat


@rule
def apply(position: Record, move: int) -> None:
    """Make a legal packed move; the result of an illegal one is undefined, so ask `refusal` first."""
    if move == GIVE_UP:
        position.status = GAVE_UP
    elif move == END:
        _end_turn(position)
    elif move == PASS:
        position.tokens -= 1
        _note_move(position, NO_CARD, NOWHERE)
        _go_on(position)
    elif place_of(move) == SIGNAL:
        column = card_of(move)
        position.coins[position.mover] = NOWHERE if column == WITH_OWNER else column
        _end_turn(position)
    else:
        _carry(position, card_of(move), place_of(move))
        _go_on(position)


@rule
def _carry(position: Record, card: int, place: int) -> None:
    """Carry an open card to a place; anywhere but home that is the move of the turn."""
    at = where(position, card)
    lift(position, card, at)
    lay(position, card, place)
    if place != HOME:
        _note_move(position, card, at)


@rule
def _note_move(position: Record, card: int, at: int) -> None:
    """Remember what the mover did with the turn; a pass lifts the ban (rules.md, No return)."""
    position.moved = 1
    position.moved_card[position.mover] = card
    position.moved_from[position.mover] = at


@rule
def _go_on(position: Record) -> None:
    """End the turn where nothing may follow in it; see whether it still can be finished."""
    if all_home(position, position.mover):
        _end_turn(position)
    elif position.moved:
        if not may_follow(position):
            _end_turn(position)
    elif not can_go_on(position):
        position.status = STUCK


@rule
def _end_turn(position: Record) -> None:
    """Let the next turn begin; won is tested before lost (rules.md, Winning and losing)."""
    position.moved = 0
    if all_home(position, 0) and all_home(position, 1):
        position.status = WON
        return
    position.turn += 1
    if not plays_alone(position):
        position.mover = 1 - position.mover
    if plays_alone(position):
        position.coins[:] = NOWHERE
    if not can_go_on(position):
        position.status = STUCK


@rule
def loses(position: Record, move: int) -> bool:
    """Return whether a legal move loses the game at once (rules.md, Winning and losing).

    Cards home that take the own last move away do, and moves that leave the partner without one.
    """
    after = np.empty(1, POSITION)
    after[0] = position
    apply(after[0], move)
    return after[0].status == STUCK
