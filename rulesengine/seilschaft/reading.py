"""Reading the partner: what the cards played so far tell about the hand, and about who plays.

Every card the partner has played was chosen among others. How likely a choice was is asked of
models of the partner: each puts a value on every card, and a card is chosen with a weight that
grows with its value. The hand of a past deal is known by now, so it tells which model fits; the
hand of this deal is read from the worlds, and a world in which the partner played strangely counts
less.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, NamedTuple

import numpy as np

from rulesengine.common.cards import CardSet, lowest, with_card
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import CARDS, NO_CARD, suit_of
from rulesengine.seilschaft.levels import CAMP, HAND, RIDGE, SEATS
from rulesengine.seilschaft.outlook import MOST_STEPS, possible, unseen
from rulesengine.seilschaft.position import VIEW
from rulesengine.seilschaft.prospects import chances_for
from rulesengine.seilschaft.rules import playable
from rulesengine.seilschaft.simple import fill_worth, simple_value
from rulesengine.seilschaft.tuned import KEEP, PLAN, make_plan, tuned_value

#: The models of a partner.
AS_TUNED, AS_SIMPLE, MODELS = 0, 1, 2
#: how much worse a card must be, in the model's own worth, to be chosen e times less often
SHARPNESS = np.array([0.03, 0.01])
SLIP = 0.03  #: share of cards that no model explains

_EMPTY, _ONE = np.uint64(0), np.uint64(1)


class Reading(NamedTuple):
    """The partner's choices in this game, oldest first, and what each model made of every card."""

    choices: int  # one a trick
    before: int  # how many of these were made in earlier deals
    played: Any  # [choice]: the card
    leads: Any  # [choice]: the card answered to, -1 for a lead
    kept: (
        Any  # [choice]: the cards played from this choice on in the same deal, the choice included
    )
    weights: Any  # [model, choice, card]


@rule
def read_partner(view: Record) -> Reading:
    """Return the partner's choices as the models see them; some microseconds for each."""
    table, seat = view.table, 1 - view.seat
    leads_now = table.lead != NO_CARD and table.leader == seat
    count = table.trick_count + (1 if leads_now else 0)
    played, leads = np.empty(count, np.int64), np.empty(count, np.int64)
    weights = np.empty((MODELS, count, CARDS))
    pasts, plans = np.zeros(1, VIEW), np.zeros(1, PLAN)
    _begin_again(view, pasts[0])
    before = 0
    for number in range(count):
        _go_to(view, pasts[0], number)
        leads[number], played[number] = _choice(table, number, seat)
        pasts[0].table.lead = leads[number]
        _weigh(pasts[0], plans[0], weights, number)
        if deal_of(table, number) < table.deal_no:
            before = number + 1
    return Reading(count, before, played, leads, _kept(table, played, count), weights)


@rule
def deal_of(table: Record, number: int) -> int:
    """Return the deal 1..3 of a trick of the game, the running one included; the first is number 0."""
    return table.deal_no if number == table.trick_count else table.tricks[number].deal_no


@rule
def _choice(table: Record, number: int, seat: int) -> tuple[int, int]:
    """Return the card a seat answered to (-1 for a lead) and the card it played."""
    if number == table.trick_count:
        return NO_CARD, table.lead
    trick = table.tricks[number]
    if trick.leader == seat:
        return NO_CARD, trick.lead
    return trick.lead, trick.answer


@rule
def _kept(table: Record, played: Any, count: int) -> Any:
    """Return for each choice the cards that were played from it on in the same deal."""
    kept = np.zeros(count, np.uint64)
    for at in range(count - 1, -1, -1):
        kept[at] = with_card(_EMPTY, played[at])
        if at + 1 < count and deal_of(table, at + 1) == deal_of(table, at):
            kept[at] |= kept[at + 1]
    return kept


@rule
def _begin_again(view: Record, past: Record) -> None:
    """Set `past` to what the partner knew before the first deal; the partner's hand stays empty."""
    table = past.table
    table.terms = view.table.terms
    table.ropes = table.terms.ropes
    for at in range(RIDGE):
        table.ridge[at] = NO_CARD
    table.ridge[CAMP] = view.table.ridge[CAMP]
    table.open_at = 1 << CAMP
    table.coin = CAMP
    past.seat = 1 - view.seat


@rule
def _go_to(view: Record, past: Record, number: int) -> None:
    """Take `past` from the trick before trick `number` to the moment before its lead."""
    table, now = past.table, view.table
    if number > 0:
        _add(table, now.tricks[number - 1])
    deal_no = deal_of(now, number)
    if deal_no != table.deal_no:
        table.out[:] = _EMPTY
        table.voids[:] = 0
        table.trick_no = 0
    table.deal_no = deal_no
    table.trick_no += 1
    table.dealer = now.dealer if (now.deal_no - deal_no) % 2 == 0 else 1 - now.dealer
    if number == now.trick_count:
        table.leader, table.trump = now.leader, now.trump
    else:
        table.leader, table.trump = now.tricks[number].leader, now.tricks[number].trump
    past.hand_counts[:] = HAND + 1 - table.trick_no


@rule
def _add(table: Record, trick: Record) -> None:
    """Add a finished trick to what the partner knew."""
    answerer = 1 - trick.leader
    table.out[trick.leader] = with_card(table.out[trick.leader], trick.lead)
    table.out[answerer] = with_card(table.out[answerer], trick.answer)
    if suit_of(trick.answer) != suit_of(trick.lead):
        table.voids[answerer] |= 1 << suit_of(trick.lead)
    table.coin = trick.coin_to
    table.ropes -= trick.rope_used
    if trick.opened != NO_CARD:
        table.ridge[trick.coin_to] = trick.opened
        table.open_at |= 1 << trick.coin_to


@rule
def _weigh(past: Record, plan: Record, weights: Any, at: int) -> None:
    """Write how readily each model would choose each of the 52 cards, were they in the hand.

    The hand is not known, so a lead is valued as if none of its own cards were in it.
    """
    table = past.table
    make_plan(chances_for(table.terms.with_trump), table, plan)
    worth = np.empty((SEATS, MOST_STEPS + 1))
    fill_worth(table, worth)
    likely, among = possible(past), unseen(past)
    for card in range(CARDS):
        tuned = tuned_value(past, card, likely, plan, KEEP)
        simple = simple_value(past, card, among, worth)
        weights[AS_TUNED, at, card] = exp(tuned / SHARPNESS[AS_TUNED])
        weights[AS_SIMPLE, at, card] = exp((simple + 1e-4 * card) / SHARPNESS[AS_SIMPLE])


@rule
def log_chance(reading: Reading, model: int, first: int, last: int, hand: CardSet) -> float:
    """Return the log of the chance of choices first..last-1 by a model, with `hand` left at the end."""
    total = 0.0
    for at in range(first, last):
        rest = playable(hand | reading.kept[at], reading.leads[at])
        among, count = 0.0, 0
        while rest != _EMPTY:
            among += reading.weights[model, at, lowest(rest)]
            rest &= rest - _ONE
            count += 1
        here = reading.weights[model, at, reading.played[at]]
        share = here / among if among > 0.0 else 0.0
        total += log((1.0 - SLIP) * share + SLIP / count)
    return total
