"""The tuned strategy: the own hand and one trick ahead, but it knows what a resting place is good for.

Like `simple` it looks at the running trick only. What the trick is worth comes from `prospects`; the
partner is expected to answer well, from cards that the partner can still hold; and a card that will
be needed later costs something to part with.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from rulesengine.common.cards import CardSet, how_many
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import (
    NO_CARD,
    NO_TRUMP,
    cards_of_suit,
    lowest,
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
    answer_wins,
    playable,
    pull,
)

_NEVER = -1e9
_EMPTY, _ONE = np.uint64(0), np.uint64(1)
#: what an answer can be: its steps, and whether it wins
_KINDS = 2 * STEP_KINDS
_OF_KIND = np.array([cards_with_steps(kind % STEP_KINDS) for kind in range(_KINDS)], np.uint64)
_RARE = 0.03  #: chances below are left out of sums

#: what it costs to part with a card, in shares of a win: by steps, by steps of a trump, for each
#: rank
KEEP = np.array([0.024, -0.006, -0.024, 0.024, 0.004, -0.006, -0.001, 0.0])


class Plan(NamedTuple):
    """Scratch for one trick: what its ends are worth and which answers to hope for."""

    worth: Any  # [winner, steps]: win chance after the trick
    order: Any  # [steps of the lead, place]: kinds of answers, the best one first
    best: Any  # [steps of the lead, place]: win chance after that answer


@rule
def new_plan() -> Plan:
    """Return scratch for `tuned_with`; every thread needs its own."""
    worth = np.empty((SEATS, MOST_STEPS + 1))
    order, best = np.empty((STEP_KINDS, _KINDS), np.int64), np.empty((STEP_KINDS, _KINDS))
    return Plan(worth, order, best)


@rule
def tuned_card(view: Record) -> int:
    """Return the card the tuned strategy plays; the seat of the view must be to play."""
    plan = new_plan()
    make_plan(chances_for(view.table.terms.with_trump), view.table, plan)
    return tuned_with(view, plan, KEEP)


@rule
def tuned_with(view: Record, plan: Plan, keep: Any) -> int:
    """Return the same with the plan of the trick made before."""
    if view.table.lead == NO_CARD:
        return _lead(view, plan, keep)
    return _answer(view, plan.worth, keep)


@rule
def make_plan(chances: Any, table: Record, plan: Plan) -> None:
    """Plan the running trick by the chances of what may come after it."""
    for winner in range(SEATS):
        for steps in range(MOST_STEPS + 1):
            plan.worth[winner, steps] = _worth(chances, table, winner, steps)
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
def _sort_answers(plan: Plan, leader: int, steps: int) -> None:
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
def _end(plan: Plan, leader: int, steps: int, kind: int) -> float:
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
def _answer(view: Record, worth: Any, keep: Any) -> int:
    """Return the answer worth most, the highest card among equals."""
    table = view.table
    rest = playable(view.hand, table.lead)
    best, most = NO_CARD, _NEVER
    while rest != _EMPTY:
        card = lowest(rest)
        rest &= rest - _ONE
        winner = view.seat if answer_wins(table.lead, card, table.trump) else 1 - view.seat
        here = worth[winner, steps_of(table.lead) + steps_of(card)]
        here -= _cost(card, table.trump, keep)
        if here >= most:
            best, most = card, here
    return best


@rule
def _lead(view: Record, plan: Plan, keep: Any) -> int:
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
        here = hope - _cost(card, trump, keep)
        if here >= most:
            best, most = card, here
    return best


@rule
def _twins(one: int, other: int, over_one: CardSet, over_other: CardSet) -> bool:
    """Return whether two leads promise the same: suit, steps and the cards over them are alike."""
    alike = suit_of(one) == suit_of(other) and steps_of(one) == steps_of(other)
    return alike and over_one == over_other


@rule
def _hope(view: Record, card: int, among: CardSet, higher: CardSet, plan: Plan) -> float:
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
    plan: Plan,
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
