"""The rules of Rot und Schwarz: legal, refusal, apply, observe, and when a game ends.

Everything lies open, so legality is a question about the position and who asks. Every function
cites its heading in rules.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.rotundschwarz.cards import (
    CARDS,
    NO_CARD,
    RANKS,
    SUITS,
    builds,
    is_red,
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
from rulesengine.rotundschwarz.position import (
    CELLS,
    GAVE_UP,
    HOME,
    NOWHERE,
    PLAYING,
    POSITION,
    STUCK,
    WON,
)
from rulesengine.rotundschwarz.tableau import (
    all_home,
    cell_of,
    lay,
    lay_out,
    lift,
    next_home,
    where,
)

#: Why a move is refused; refusals.py has the words.
OK, IS_OVER, NOT_YOUR_TURN, NO_SUCH_MOVE, NOT_YOUR_CARD, IS_HOME, COVERED = 0, 1, 2, 3, 4, 5, 6
NOT_NEXT, ALREADY_MOVED, LIES_THERE, NO_FREE_CELL, DOES_NOT_FIT, NO_RETURN = 7, 8, 9, 10, 11, 12
NO_TOKEN, PLAYS_ALONE, MOVE_FIRST, NO_COINS, COIN_STAYS = 13, 14, 15, 16, 17

#: Moves there are at most: 16 open cards to any place, and the words.
MOST_MOVES = (COLUMNS + MOST_CELLS) * (HOME + 1) + COLUMNS + 4
_WAYS = (RANKS + 1) * (RANKS + 1)


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
    return _fault_from(position, card, at, place)


@rule
def _fault_from(position: Record, card: int, at: int, place: int) -> int:
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
        if _fault_from(position, card, at, place) == OK:
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
def may_follow(position: Record) -> bool:
    """Return whether the mover may do anything more in a turn whose move is made."""
    return has_coin(position) or _some_goes_home(position)


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
def _some_goes_home(position: Record) -> bool:
    """Return whether the mover may lay a card home now."""
    for suit in range(SUITS):
        if owner_of(suit, position.terms.mixed) == position.mover and goes_home(position, suit):
            return True
    return False


@rule
def goes_home(position: Record, suit: int) -> bool:
    """Return whether the card that the foundation of `suit` waits for lies open, whoever owns it."""
    card = next_home(position, suit)
    if card == NO_CARD:
        return False
    return where(position, card) != NOWHERE


@rule
def can_go_on(position: Record) -> bool:
    """Return whether the mover can pass, or can move after some cards home, or has them all home."""
    if position.tokens > 0 and not plays_alone(position):
        return True
    return _has_move(position) or _cards_home_help(position)


@rule
def _has_move(position: Record) -> bool:
    """Return whether the mover may move a card now."""
    for column in range(COLUMNS):
        if _card_moves(position, position.last[column], column):
            return True
    for cell in range(position.terms.cells):
        if _card_moves(position, position.cells[cell], CELLS):
            return True
    return False


@rule
def _card_moves(position: Record, card: int, at: int) -> bool:
    if card == NO_CARD or owner_of(card, position.terms.mixed) != position.mover:
        return False
    for place in range(HOME):  # the columns and the cells
        if _fault_from(position, card, at, place) == OK:
            return True
    return False


@rule
def _cards_home_help(position: Record) -> bool:
    """Return whether some order of own cards home leads to a move, or to all of them home.

    A move may come and go on the way, so every set of cards home is tried; the counts of the two
    own suits name a set.
    """
    if not _some_goes_home(position):
        return False
    waiting = np.empty(_WAYS + SUITS, POSITION)
    met = np.zeros(_WAYS, np.bool_)
    waiting[0] = position
    count, taken = 1, 0
    while taken < count:
        reached = waiting[taken]
        if all_home(reached, reached.mover) or _has_move(reached):
            return True
        count = _push_cards_home(reached, waiting, count, met)
        taken += 1
    return False


@rule
def _push_cards_home(reached: Record, waiting: Any, count: int, met: Any) -> int:
    """Write what each own card home makes of a position behind the first `count`, return how many."""
    for suit in range(SUITS):
        if owner_of(suit, reached.terms.mixed) == reached.mover and goes_home(reached, suit):
            waiting[count] = reached
            _carry(waiting[count], next_home(reached, suit), HOME)
            way = _way_of(waiting[count])
            if not met[way]:
                met[way] = True
                count += 1
    return count


@rule
def _way_of(position: Record) -> int:
    """Return a number for the set of the mover's cards that are home, 0.._WAYS - 1."""
    way = 0
    for suit in range(SUITS):
        if owner_of(suit, position.terms.mixed) == position.mover:
            way = way * (RANKS + 1) + position.home[suit]
    return way


@rule
def loses(position: Record, move: int) -> bool:
    """Return whether a legal move loses the game at once (rules.md, Winning and losing).

    Cards home that take the own last move away do, and moves that leave the partner without one.
    """
    after = np.empty(1, POSITION)
    after[0] = position
    apply(after[0], move)
    return after[0].status == STUCK


@rule
def nobody_needs(position: Record, card: int) -> bool:
    """Return whether every card that could be laid on `card` is home (rules.md, Cards home)."""
    for suit in range(SUITS):
        # suits go by colour like their aces
        if is_red(suit) != is_red(card) and position.home[suit] < rank_of(card):
            return False
    return True
