"""The tuned strategy: the own hand and one trick ahead, but it knows what a resting place is good for.

Like `simple` it looks at the running trick only. What the trick is worth comes from `prospects`; the
partner is expected to answer well, from cards that the partner can still hold; and a card that will
be needed later costs something to part with.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.common.cards import CardSet, how_many, lowest
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record, layout
from rulesengine.seilschaft.cards import (
    NO_CARD,
    NO_TRUMP,
    cards_of_suit,
    rank_of,
    steps_of,
    suit_of,
)
from rulesengine.seilschaft.levels import SEATS
from rulesengine.seilschaft.outlook import (
    MOST_STEPS,
    STEP_KINDS,
    cards_with_steps,
    higher_cards,
    possible,
    ways,
)
from rulesengine.seilschaft.prospects import chances_for, prospect_after
from rulesengine.seilschaft.rules import (
    ALL_OPEN,
    COSTS_ROPE,
    FALLS,
    OPENS,
    playable,
    pull,
)
from rulesengine.seilschaft.simple import end_of_answer

_NEVER = -1e9
_EMPTY, _ONE = np.uint64(0), np.uint64(1)
#: what an answer can be: its steps, and whether it wins
_KINDS = 2 * STEP_KINDS
_OF_KIND = np.array([cards_with_steps(kind % STEP_KINDS) for kind in range(_KINDS)], np.uint64)
_RARE = 0.03  #: chances below are left out of sums

#: what it costs to part with a card, in shares of the risk: by steps, by steps of a trump, for each
#: rank
KEEP = np.array([0.065, 0.01, -0.044, 0.16, 0.03, -0.095, 0.0026, 0.0076])


#: Scratch for one trick: what its ends are worth and which answers to hope for.
PLAN = layout(
    ("risk", "f8"),  # chance to lose the game as it stands
    ("worth", "f8", (SEATS, MOST_STEPS + 1)),  # [winner, steps]: win chance after the trick
    ("order", "i8", (STEP_KINDS, _KINDS)),  # [steps of the lead]: kinds of answers, best one first
    ("best", "f8", (STEP_KINDS, _KINDS)),  # [steps of the lead]: win chance after these answers
)


@rule
def tuned_card(view: Record) -> int:
    """Return the card the tuned strategy plays; the seat of the view must be to play."""
    plans = np.zeros(1, PLAN)
    make_plan(chances_for(view.table.terms.with_trump), view.table, plans[0])
    return tuned_with(view, plans[0], KEEP)


@rule
def tuned_with(view: Record, plan: Record, keep: Any) -> int:
    """Return the same with the plan of the trick made before."""
    if view.table.lead == NO_CARD:
        return _lead(view, plan, keep)
    return _answer(view, plan, keep)


@rule
def make_plan(chances: Any, table: Record, plan: Record) -> None:
    """Plan the running trick by the chances of what may come after it."""
    for winner in range(SEATS):
        for steps in range(MOST_STEPS + 1):
            plan.worth[winner, steps] = _worth(chances, table, winner, steps)
    plan.risk = 1.0 - plan.worth[table.leader, 0]
    if table.lead == NO_CARD:
        for steps in range(STEP_KINDS):
            _sort_answers(plan, table.leader, steps)


@rule
def _worth(chances: Any, table: Record, winner: int, steps: int) -> float:
    to, what = pull(table.open_at, table.coin, table.ropes, winner, steps)
    if what & FALLS:
        return 0.0
    open_at = table.open_at | (1 << to) if what & OPENS else table.open_at
    if open_at == ALL_OPEN:
        return 1.0
    ropes = table.ropes - 1 if what & COSTS_ROPE else table.ropes
    return prospect_after(chances, table, open_at, to, ropes, winner)


@rule
def _sort_answers(plan: Record, leader: int, steps: int) -> None:
    """Sort the kinds of answers to a lead of so many steps, the best one first."""
    order, best = plan.order[steps], plan.best[steps]
    for kind in range(_KINDS):
        value = _end(plan, leader, steps, kind)
        at = kind
        while at > 0 and best[at - 1] < value:
            order[at], best[at] = order[at - 1], best[at - 1]
            at -= 1
        order[at], best[at] = kind, value


@rule
def _end(plan: Record, leader: int, steps: int, kind: int) -> float:
    """Return what a trick is worth by the steps of the lead and the kind of the answer."""
    if kind < STEP_KINDS:
        return plan.worth[1 - leader, steps + kind]
    return plan.worth[leader, steps + kind - STEP_KINDS]


@rule
def _cost(card: int, trump: int, keep: Any) -> float:
    """Return what it costs to part with a card."""
    kind = steps_of(card)
    if suit_of(card) == trump:
        return keep[STEP_KINDS + kind] + keep[7] * rank_of(card)
    return keep[kind] + keep[6] * rank_of(card)


@rule
def tuned_value(view: Record, card: int, among: CardSet, plan: Record, keep: Any) -> float:
    """Return what the tuned strategy expects of a card when the partner holds some of `among`."""
    cost = plan.risk * _cost(card, view.table.trump, keep)
    if view.table.lead != NO_CARD:
        return end_of_answer(view, card, plan.worth) - cost
    return _hope(view, card, among, among & higher_cards(card), plan) - cost


@rule
def _answer(view: Record, plan: Record, keep: Any) -> int:
    """Return the answer worth most, the highest card among equals."""
    table = view.table
    rest = playable(view.hand, table.lead)
    best, most = NO_CARD, _NEVER
    while rest != _EMPTY:
        card = lowest(rest)
        rest &= rest - _ONE
        here = end_of_answer(view, card, plan.worth) - plan.risk * _cost(card, table.trump, keep)
        if here >= most:
            best, most = card, here
    return best


@rule
def _lead(view: Record, plan: Record, keep: Any) -> int:
    """Return the lead worth most, the highest card among equals."""
    among = possible(view)
    trump = view.table.trump
    rest = np.uint64(view.hand)
    best, most = NO_CARD, _NEVER
    last, hope = NO_CARD, 0.0
    over: CardSet = _EMPTY
    while rest != _EMPTY:
        card = lowest(rest)
        rest &= rest - _ONE
        higher = among & higher_cards(card)
        if last == NO_CARD or not _twins(last, card, over, higher):
            hope = _hope(view, card, among, higher, plan)
        last, over = card, higher
        here = hope - plan.risk * _cost(card, trump, keep)
        if here >= most:
            best, most = card, here
    return best


@rule
def _twins(one: int, other: int, over_one: CardSet, over_other: CardSet) -> bool:
    """Return whether two leads promise the same: suit, steps and the cards over them are alike."""
    alike = suit_of(one) == suit_of(other) and steps_of(one) == steps_of(other)
    return alike and over_one == over_other


@rule
def _hope(view: Record, card: int, among: CardSet, higher: CardSet, plan: Record) -> float:
    """Return what a lead is worth with a partner who answers well from the cards that may be held."""
    trump, held = view.table.trump, view.hand_counts[1 - view.seat]
    seat, steps = view.seat, steps_of(card)
    suit = cards_of_suit(suit_of(card))
    following = among & suit
    off = among & ~suit
    left = how_many(off)
    void, total = 1.0, 0.0
    if following != _EMPTY:
        most = how_many(among)
        void = ways(left, held) / ways(most, held)
        total = (1.0 - void) * _best_of(seat, steps, following, higher, most, held, void, plan)
    if void < _RARE:
        return total / (1.0 - void)
    ruffing = off & cards_of_suit(trump) if trump != NO_TRUMP else _EMPTY
    return total + void * _best_of(seat, steps, off, ruffing, left, held, 0.0, plan)


@rule
def _best_of(
    seat: int,
    steps: int,
    answers: CardSet,
    winning: CardSet,
    among: int,
    held: int,
    void: float,
    plan: Record,
) -> float:
    """Return the worth of the best answer that is held, given that one is; `void`: none is."""
    losing = answers & ~winning
    share = 1.0 / ways(among, held)
    left, better, total = 1.0 - void, 0, 0.0
    for place in range(_KINDS):
        kind = plan.order[steps, place]
        cards = winning if kind < STEP_KINDS else losing
        better += how_many(cards & _OF_KIND[kind])
        none = ways(among - better, held) * share - void
        total += (left - none) * plan.best[steps, place]
        left = none
    return total / (1.0 - void)
