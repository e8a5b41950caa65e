"""Where cards lie and how they get elsewhere: the hands that carry, no rule of their own.

A position keeps for each card what it lies on, for each column its last card: a card is carried in a
few steps, whatever lies under it.
"""

from __future__ import annotations

from typing import Any

from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.rotundschwarz.cards import CARDS, NO_CARD, RANKS, SUITS, owner_of, suit_of
from rulesengine.rotundschwarz.levels import COLUMNS, MOST_CELLS, SEATS
from rulesengine.rotundschwarz.position import (
    AT_HOME,
    CELLS,
    HOME,
    IN_CELL,
    NOWHERE,
    ON_NOTHING,
)


@rule
def clear(position: Record) -> None:
    """Take every card, coin and memory of a turn off the table; `position` may hold anything."""
    position.under[:] = ON_NOTHING
    position.last[:] = NO_CARD
    position.cells[:] = NO_CARD
    position.home[:] = 0
    position.moved_card[:] = NO_CARD
    position.moved_from[:] = NOWHERE
    position.coins[:] = NOWHERE


@rule
def lay_out(position: Record, terms: Record, cards: Any) -> None:
    """Deal 52 cards row by row from left to right on eight columns (rules.md, The deal)."""
    clear(position)
    position.terms = terms
    position.tokens = terms.tokens
    position.turn = 1
    for at in range(CARDS):
        lay(position, cards[at], at % COLUMNS)


@rule
def where(position: Record, card: int) -> int:
    """Return the column a card is the last of, CELLS, HOME, or NOWHERE when others lie on it."""
    under = position.under[card]
    if under == IN_CELL:
        return CELLS
    if under == AT_HOME:
        return HOME
    for column in range(COLUMNS):
        if position.last[column] == card:
            return column
    return NOWHERE


@rule
def cell_of(position: Record, card: int) -> int:
    """Return the free cell that holds `card` (NO_CARD: the first empty one), -1 where there is none."""
    for cell in range(position.terms.cells):
        if position.cells[cell] == card:
            return cell
    return -1


@rule
def lift(position: Record, card: int, place: int) -> None:
    """Take a card from where it lies, a column or CELLS; coins on the column go back."""
    if place == CELLS:
        position.cells[cell_of(position, card)] = NO_CARD
    else:
        position.last[place] = position.under[card]
        _give_coins_back(position, place)


@rule
def lay(position: Record, card: int, place: int) -> None:
    """Lay a card that was lifted at a place: a column, CELLS or HOME; coins on the column go back."""
    if place == CELLS:
        position.cells[cell_of(position, NO_CARD)] = card
        position.under[card] = IN_CELL
    elif place == HOME:
        position.home[suit_of(card)] += 1
        position.under[card] = AT_HOME
    else:
        position.under[card] = position.last[place]
        position.last[place] = card
        _give_coins_back(position, place)


@rule
def _give_coins_back(position: Record, column: int) -> None:
    """Return coins when their card is covered or leaves (rules.md, Signal coin)."""
    for seat in range(SEATS):
        if position.coins[seat] == column:
            position.coins[seat] = NOWHERE


@rule
def next_home(position: Record, suit: int) -> int:
    """Return the card that a foundation waits for, NO_CARD when it is complete."""
    if position.home[suit] == RANKS:
        return NO_CARD
    return int(position.home[suit]) * SUITS + suit


@rule
def all_home(position: Record, seat: int) -> bool:
    """Return whether all 26 cards of a seat are on the foundations."""
    for suit in range(SUITS):
        # the aces are the first four cards
        if owner_of(suit, position.terms.mixed) == seat and position.home[suit] < RANKS:
            return False
    return True


@rule
def home_count(position: Record) -> int:
    """Return how many cards are on the foundations, 0..52."""
    count = 0
    for suit in range(SUITS):
        count += position.home[suit]
    return count


@rule
def open_cards(position: Record, cards: Any, places: Any) -> int:
    """Write every card that is not covered and its place, return how many: at most OPEN."""
    count = 0
    for column in range(COLUMNS):
        if position.last[column] != NO_CARD:
            cards[count] = position.last[column]
            places[count] = column
            count += 1
    for cell in range(position.terms.cells):
        if position.cells[cell] != NO_CARD:
            cards[count] = position.cells[cell]
            places[count] = CELLS
            count += 1
    return count


OPEN = COLUMNS + MOST_CELLS  #: cards that lie uncovered at most
