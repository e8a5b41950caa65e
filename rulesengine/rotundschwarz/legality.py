"""May this move be made, and if not, why not: the one statement of what is legal.

Everything lies open, so legality is a question about the position and who asks. Every function
cites its heading in rules.md.
"""

from __future__ import annotations

from typing import Any

from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.rotundschwarz.cards import (
    CARDS,
    NO_CARD,
    builds,
    owner_of,
    rank_of,
    suit_of,
)
from rulesengine.rotundschwarz.levels import COLUMNS, MOST_CELLS
from rulesengine.rotundschwarz.moves import (
    END,
    GIVE_UP,
    PASS,
    SIGNAL,
    WITH_OWNER,
    card_of,
    packed,
    place_of,
)
from rulesengine.rotundschwarz.position import CELLS, HOME, NOWHERE, PLAYING
from rulesengine.rotundschwarz.tableau import all_home, cell_of, where

#: Why a move is refused; refusals.py has the words.
OK, IS_OVER, NOT_YOUR_TURN, NO_SUCH_MOVE, NOT_YOUR_CARD, IS_HOME, COVERED = 0, 1, 2, 3, 4, 5, 6
NOT_NEXT, ALREADY_MOVED, LIES_THERE, NO_FREE_CELL, DOES_NOT_FIT, NO_RETURN = 7, 8, 9, 10, 11, 12
NO_TOKEN, PLAYS_ALONE, MOVE_FIRST, NO_COINS, COIN_STAYS = 13, 14, 15, 16, 17

#: Moves there are at most: 16 open cards to any place, and the words.
MOST_MOVES = (COLUMNS + MOST_CELLS) * (HOME + 1) + COLUMNS + 4


@rule
def refusal(view: Record, move: int) -> int:
    """Return OK if the seat whose view this is may make the packed move, else why not."""
    position = view.table
    if position.status != PLAYING:
        return IS_OVER
    if move == GIVE_UP:
        return OK
    if position.mover != view.seat:
        return NOT_YOUR_TURN
    return fault(position, move)


@rule
def fault(position: Record, move: int) -> int:
    """Return OK if the mover of a running game may make the packed move, else why not."""
    if move == PASS:
        return _fault_of_pass(position)
    if move == END:
        return OK if position.moved else MOVE_FIRST
    card, place = card_of(move), place_of(move)
    if place == SIGNAL:
        return _fault_of_signal(position, card)
    if not 0 <= place <= HOME or card >= CARDS:
        return NO_SUCH_MOVE
    if owner_of(card, position.terms.mixed) != position.mover:
        return NOT_YOUR_CARD
    at = where(position, card)
    if at == HOME:
        return IS_HOME
    if at == NOWHERE:
        return COVERED
    return fault_from(position, card, at, place)


@rule
def fault_from(position: Record, card: int, at: int, place: int) -> int:
    """Return why the mover's open card at `at` may not go to `place` (rules.md, Your turn)."""
    if place == HOME:
        return OK if rank_of(card) == position.home[suit_of(card)] else NOT_NEXT
    if position.moved:
        return ALREADY_MOVED
    if place == at:
        return LIES_THERE
    if place == CELLS:
        if cell_of(position, NO_CARD) < 0:
            return NO_FREE_CELL
    elif position.last[place] != NO_CARD and not builds(card, position.last[place]):
        return DOES_NOT_FIT
    return NO_RETURN if goes_back(position, card, place) else OK


@rule
def goes_back(position: Record, card: int, place: int) -> bool:
    """Return whether the mover would take back the move of the own last turn (rules.md, No return)."""
    seat = position.mover
    return position.moved_card[seat] == card and position.moved_from[seat] == place


@rule
def _fault_of_pass(position: Record) -> int:
    """Return why the mover may not pass (rules.md, Passing; Playing alone)."""
    if position.moved:
        return ALREADY_MOVED
    if plays_alone(position):
        return PLAYS_ALONE
    return OK if position.tokens > 0 else NO_TOKEN


@rule
def _fault_of_signal(position: Record, column: int) -> int:
    """Return why the mover may not set the own coin so (rules.md, Signal coin)."""
    if column > WITH_OWNER:
        return NO_SUCH_MOVE
    if not has_coin(position):
        return NO_COINS
    if not position.moved:
        return MOVE_FIRST
    lies = position.coins[position.mover]
    return COIN_STAYS if lies == (NOWHERE if column == WITH_OWNER else column) else OK


@rule
def has_coin(position: Record) -> bool:
    """Return whether the mover has a signal coin: in the variant, until one plays alone."""
    return position.terms.signals != 0 and not plays_alone(position)


@rule
def plays_alone(position: Record) -> bool:
    """Return whether the mover's partner has all cards home (rules.md, Playing alone)."""
    return all_home(position, 1 - position.mover)


@rule
def legal_moves(position: Record, moves: Any) -> int:
    """Write every move of the mover (giving up is not among them); return how many, <= MOST_MOVES."""
    count = 0
    for column in range(COLUMNS):
        if position.last[column] != NO_CARD:
            count = _moves_of(position, position.last[column], column, moves, count)
    for cell in range(position.terms.cells):
        if position.cells[cell] != NO_CARD:
            count = _moves_of(position, position.cells[cell], CELLS, moves, count)
    if position.moved:
        moves[count] = END
        return _signals(position, moves, count + 1)
    if _fault_of_pass(position) == OK:
        moves[count] = PASS
        count += 1
    return count


@rule
def _moves_of(position: Record, card: int, at: int, moves: Any, count: int) -> int:
    """Write where an open card may go behind the first `count` moves; return how many there are now."""
    if owner_of(card, position.terms.mixed) != position.mover:
        return count
    for place in range(HOME + 1):
        if fault_from(position, card, at, place) == OK:
            moves[count] = packed(card, place)
            count += 1
    return count


@rule
def _signals(position: Record, moves: Any, count: int) -> int:
    for column in range(WITH_OWNER + 1):
        if _fault_of_signal(position, column) == OK:
            moves[count] = packed(column, SIGNAL)
            count += 1
    return count
