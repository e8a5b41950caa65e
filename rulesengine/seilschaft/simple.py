"""The simple strategy: the own hand, one trick ahead, nothing remembered (rules.md, The simulation).

It scores where the coin comes to rest after the trick, answers with the best card, and leads the
card that is best on average against a uniform partner hand that answers at random.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.common.cards import CardSet, holds, how_many
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import (
    CARDS,
    NO_CARD,
    NO_TRUMP,
    cards_of_suit,
    steps_of,
    suit_of,
)
from rulesengine.seilschaft.levels import CAMP, SEATS
from rulesengine.seilschaft.outlook import (
    MOST_STEPS,
    STEP_KINDS,
    chance_of_none,
    higher_cards,
    unseen,
    with_steps,
)
from rulesengine.seilschaft.rules import COSTS_ROPE, FALLS, OPENS, playable, pull, trick_of

#: What one trick is worth: a new card, a rope spent, a fall, and a step away from the middle.
CARD_OPENED, ROPE_SPENT, FALL, STEP_FROM_CAMP = 1.0, -1.0, -10.0, -0.02

_NEVER = -1e9


@rule
def simple_card(view: Record) -> int:
    """Return the card the simple strategy plays; the seat of the view must be to play."""
    worth = np.empty((SEATS, MOST_STEPS + 1))
    fill_worth(view.table, worth)
    if view.table.lead == NO_CARD:
        return best_lead(view, worth)
    return best_answer(view, worth)


@rule
def fill_worth(table: Record, worth: Any) -> None:
    """Write what a pull by `winner` of so many `steps` is worth into `worth[winner, steps]`."""
    for winner in range(SEATS):
        for steps in range(MOST_STEPS + 1):
            to, what = pull(table.open_at, table.coin, table.ropes, winner, steps)
            worth[winner, steps] = _worth(to, what)


@rule
def _worth(to: int, what: int) -> float:
    """Return what a pull is worth by where the coin rests and what that did."""
    worth = STEP_FROM_CAMP * abs(to - CAMP)
    if what & OPENS:
        worth += CARD_OPENED
    if what & COSTS_ROPE:
        worth += ROPE_SPENT
    if what & FALLS:
        worth += FALL
    return worth


@rule
def best_answer(view: Record, worth: Any) -> int:
    """Return the answer worth most, the highest card among equals; `worth` is [winner, steps]."""
    table = view.table
    cards = playable(view.hand, table.lead)
    best, most = NO_CARD, _NEVER
    for card in range(CARDS):
        if not holds(cards, card):
            continue
        here = end_of_answer(view, card, worth)
        if here >= most:
            best, most = card, here
    return best


@rule
def end_of_answer(view: Record, card: int, worth: Any) -> float:
    """Return what the trick is worth when the seat answers with `card`."""
    table = view.table
    winner, steps = trick_of(table.lead, card, table.leader, table.trump)
    return worth[winner, steps]


@rule
def simple_value(view: Record, card: int, among: CardSet, worth: Any) -> float:
    """Return what the simple strategy expects of a card when the partner holds some of `among`."""
    if view.table.lead == NO_CARD:
        return _average(view, card, among, worth)
    return end_of_answer(view, card, worth)


@rule
def best_lead(view: Record, worth: Any) -> int:
    """Return the lead worth most on average, the highest card among equals."""
    among = unseen(view)
    best, most = NO_CARD, _NEVER
    for card in range(CARDS):
        if holds(view.hand, card):
            here = _average(view, card, among, worth)
            if here >= most:
                best, most = card, here
    return best


@rule
def _average(view: Record, card: int, among: CardSet, worth: Any) -> float:
    """Return what leading `card` is worth on average over the partner's hand and random answers."""
    seat, trump = view.seat, view.table.trump
    suit = cards_of_suit(suit_of(card))
    following = among & suit
    off = among & ~suit
    ruffing = off & cards_of_suit(trump) if trump != NO_TRUMP else np.uint64(0)
    higher = following & higher_cards(card)
    void = chance_of_none(how_many(among), how_many(following), view.hand_counts[1 - seat])
    total = 0.0
    if void < 1.0:
        total += (1 - void) * _mean(seat, card, following, higher, worth)
    if void > 0.0:
        total += void * _mean(seat, card, off, ruffing, worth)
    return total


@rule
def _mean(seat: int, card: int, answers: CardSet, winning: CardSet, worth: Any) -> float:
    """Return the mean worth of a lead over equally likely `answers`, of which `winning` take the trick."""
    total, count = 0.0, 0
    for kind in range(STEP_KINDS):
        steps = steps_of(card) + kind
        theirs = with_steps(winning, kind)
        mine = with_steps(answers, kind) - theirs
        total += mine * worth[seat, steps] + theirs * worth[1 - seat, steps]
        count += mine + theirs
    return total / count
