"""Worlds that fit a view, and how each might end: what win chances are counted over.

A world deals every hidden card somewhere: to the other hand and to the stocks, each possible deal
equally likely (rules.md, Proven: the proof, tells what differs from a proof: here the own hand is
known). It ends by a completion of the whole table: each side gets its hand and every second card of
the stock, goes through its open ropes in a random order, and makes of each the strongest team that
its cards still allow. A proven rope counts as taken: nobody sends more people there. Otherwise nobody
foresees anything and nobody plays a special with an effect, so this is a yardstick and no perfect
play.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from rulesengine.battleseil.cards import CARDS, CLUB_CARDS, MAYOR
from rulesengine.battleseil.completion import NO_TEAM, without_newcomers
from rulesengine.battleseil.formations import strongest_team
from rulesengine.battleseil.legal_moves import MOST_MOVES
from rulesengine.battleseil.levels import ROPES, SEATS
from rulesengine.battleseil.position import NOBODY, OPEN_ROPE, POSITION
from rulesengine.battleseil.proof import allowed_jokers, is_proven, unseen_clubs
from rulesengine.battleseil.ropes import is_full, places_at
from rulesengine.battleseil.specials import holds_special, unseen_specials
from rulesengine.common.cards import CardSet, holds, with_card
from rulesengine.common.compiled import rule
from rulesengine.common.luck import next_bits, shuffle
from rulesengine.common.records import Record, blank

_JOKER_BITS = 15


class Scratch(NamedTuple):
    """Room for one world at a time; nothing in it outlives a question."""

    world: Record  # a position that fits the view
    after: Record  # ... and what a move makes of it
    cards: Any  # hidden cards, shuffled
    order: Any  # (seats, ropes): in which order each side goes through its ropes
    worths: Any  # (seats, ropes): what each side's team is worth in the end
    owners: Any  # (ropes): who gets each rope in the end
    settled: Any  # (MOST_MOVES + 1, ropes): whose each rope is behind a move, OPEN_ROPE where open


def new_scratch() -> Scratch:
    """Return scratch for one thread."""
    return Scratch(
        blank(POSITION),
        blank(POSITION),
        np.zeros(CARDS, np.int64),
        np.zeros((SEATS, ROPES), np.int64),
        np.zeros((SEATS, ROPES), np.int64),
        np.zeros(ROPES, np.int64),
        np.zeros((MOST_MOVES + 1, ROPES), np.int64),
    )


@rule
def deal_world(view: Record, luck: Record, scratch: Scratch) -> None:
    """Deal what the view hides into `scratch.world`, and draw the orders of its completion."""
    world, cards, order = scratch.world, scratch.cards, scratch.order
    other = 1 - view.seat
    world.table = view.table
    world.hands[view.seat] = view.hand
    world.specials[view.seat] = view.specials
    hidden = _hidden_clubs(view, cards)
    shuffle(luck, cards, hidden)
    held = view.hand_counts[other] - view.special_counts[other]
    hand: CardSet = np.uint64(0)
    for at in range(held):
        hand = with_card(hand, cards[at])
    world.hands[other] = hand
    for at in range(view.table.stock_count):
        world.stock[at] = cards[held + at]
    if view.table.with_specials:
        _deal_specials(view, luck, scratch)
    for seat in range(SEATS):
        for rope in range(ROPES):
            order[seat, rope] = rope
        shuffle(luck, order[seat], ROPES)


@rule
def _hidden_clubs(view: Record, cards: Any) -> int:
    hidden = np.uint64(unseen_clubs(view.table)) & ~np.uint64(view.hand)
    count = 0
    for card in range(CLUB_CARDS):
        if holds(hidden, card):
            cards[count] = card
            count += 1
    return count


@rule
def _deal_specials(view: Record, luck: Record, scratch: Scratch) -> None:
    world, cards = scratch.world, scratch.cards
    other = 1 - view.seat
    table = view.table
    hidden = unseen_specials(table) & ~int(view.specials)
    count = 0
    for special in range(MAYOR, CARDS):
        if holds_special(hidden, special):
            cards[count] = special
            count += 1
    shuffle(luck, cards, count)
    held = 0
    for at in range(view.special_counts[other]):
        held |= 1 << (cards[at] - CLUB_CARDS)
    world.specials[other] = held
    for at in range(table.specials_left):
        world.special_stock[at] = cards[view.special_counts[other] + at]


@rule
def settle(table: Record, owners: Any) -> None:
    """Write into `owners` (ropes) whose each rope is, taken or proven; OPEN_ROPE for the others."""
    for rope in range(ROPES):
        owners[rope] = table.owner[rope]
        for seat in range(SEATS):
            if owners[rope] == OPEN_ROPE and is_proven(table, rope, seat):
                owners[rope] = seat


@rule
def complete_side(position: Record, seat: int, scratch: Scratch) -> None:
    """Write what the seat's teams are worth in the end into `scratch.worths`, rope by rope."""
    table = position.table
    pool: CardSet = np.uint64(position.hands[seat]) | _draws(position, seat)
    jokers = 0
    if table.with_specials:
        jokers = allowed_jokers(table, seat, int(position.specials[seat]) & _JOKER_BITS)
    for at in range(ROPES):
        rope = scratch.order[seat, at]
        if table.owner[rope] != OPEN_ROPE:
            continue
        value, came = strongest_team(
            table.rope_cards[rope, seat],
            table.rope_count[rope, seat],
            places_at(table, rope),
            table.soap[rope] != 0,
            table.strongest,
            pool,
            jokers,
        )
        scratch.worths[seat, rope] = value
        if value != NO_TEAM:
            pool, jokers = without_newcomers(pool, jokers, came)


@rule
def _draws(position: Record, seat: int) -> CardSet:
    """Return the club cards the seat will draw: the side to move draws first, then each in turn."""
    table = position.table
    drawn: CardSet = np.uint64(0)
    first = table.stock_count - 1 - (0 if table.mover == seat else 1)
    for at in range(first, -1, -2):
        drawn = with_card(drawn, position.stock[at])
    return drawn


@rule
def share_out(table: Record, scratch: Scratch, luck: Record) -> None:
    """Write who gets each rope into `scratch.owners`, from the worths of both sides."""
    for rope in range(ROPES):
        owner = int(table.owner[rope])
        if owner == OPEN_ROPE:
            first, second = scratch.worths[0, rope], scratch.worths[1, rope]
            if first != second:
                owner = 0 if first > second else 1
            elif first != NO_TEAM:
                owner = _full_first(table, rope, luck)
        scratch.owners[rope] = owner


@rule
def _full_first(table: Record, rope: int, luck: Record) -> int:
    """Return who is, or will be, full first at a rope of equal teams: the side with more people."""
    if is_full(table, rope, 0) and is_full(table, rope, 1):
        return 0 if table.full_since[rope, 0] < table.full_since[rope, 1] else 1
    lead = table.rope_count[rope, 0] - table.rope_count[rope, 1]
    if lead == 0:
        return int(next_bits(luck) >> np.uint64(63))
    return 0 if lead > 0 else 1


@rule
def winner_of(owners: Any) -> int:
    """Return the seat that owns more ropes, NOBODY (-1) when both own the same number."""
    lead = 0
    for rope in range(ROPES):
        if owners[rope] == 0:
            lead += 1
        elif owners[rope] == 1:
            lead -= 1
    return NOBODY if lead == 0 else (0 if lead > 0 else 1)
