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

from rulesengine.common.cards import CardSet, with_card
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import CARDS, NO_CARD, lowest, suit_of
from rulesengine.seilschaft.levels import CAMP, MOST_TRICKS, RIDGE, SEATS
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

    count: int
    before: int  # choices made in earlier deals, the first ones
    played: Any  # [choice]: the card
    leads: Any  # [choice]: the card answered to, -1 for a lead
    kept: Any  # [choice]: the partner's cards of that deal from this choice on, as far as seen
    weights: Any  # [model, choice, card]


@rule
def read_partner(view: Record) -> Reading:
    """Return the partner's choices as the models see them; some microseconds for each."""
    seat = 1 - view.seat
    size = MOST_TRICKS + 1
    played, leads = np.empty(size, np.int64), np.empty(size, np.int64)
    kept, weights = np.zeros(size, np.uint64), np.empty((MODELS, size, CARDS))
    pasts, plans = np.zeros(1, VIEW), np.zeros(1, PLAN)
    past = pasts[0]
    begin_again(view, past, seat)
    table = view.table
    count, before = 0, 0
    for number in range(table.trick_count):
        trick = table.tricks[number]
        go_to(view, past, number)
        leads[count] = NO_CARD if trick.leader == seat else trick.lead
        played[count] = trick.lead if trick.leader == seat else trick.answer
        past.table.lead = leads[count]
        weigh(past, plans[0], weights, count)
        count += 1
        if trick.deal_no < table.deal_no:
            before = count
    if table.lead != NO_CARD and table.leader == seat:
        leads[count], played[count] = NO_CARD, table.lead
        go_to(view, past, table.trick_count)
        weigh(past, plans[0], weights, count)
        count += 1
    for at in range(count - 1, -1, -1):
        last = at == count - 1 or at == before - 1 or _new_deal(table, at + 1)
        kept[at] = with_card(_EMPTY if last else kept[at + 1], played[at])
    return Reading(count, before, played, leads, kept, weights)


@rule
def _new_deal(table: Record, number: int) -> bool:
    if number >= table.trick_count:
        return False
    return table.tricks[number].deal_no != table.tricks[number - 1].deal_no


@rule
def begin_again(view: Record, past: Record, seat: int) -> None:
    """Set `past` to what `seat` knew of the table before the first trick, without its hand."""
    table = past.table
    table.terms = view.table.terms
    table.ropes = table.terms.ropes
    for at in range(RIDGE):
        table.ridge[at] = NO_CARD
    table.ridge[CAMP] = view.table.ridge[CAMP]
    table.open_at = 1 << CAMP
    table.coin = CAMP
    past.seat = seat


@rule
def go_to(view: Record, past: Record, number: int) -> None:
    """Take `past` from the trick before `number` to the moment before its lead."""
    table, now = past.table, view.table
    if number > 0:
        _add(table, now.tricks[number - 1])
    running = number == now.trick_count
    deal_no = now.deal_no if running else now.tricks[number].deal_no
    if deal_no != table.deal_no:
        table.out[:] = _EMPTY
        table.voids[:] = 0
        table.trick_no = 0
    table.deal_no = deal_no
    table.trick_no += 1
    table.dealer = now.dealer if (now.deal_no - deal_no) % 2 == 0 else 1 - now.dealer
    table.leader = now.leader if running else now.tricks[number].leader
    if not running:
        table.trump = now.tricks[number].trump
    else:
        table.trump = now.trump
    table.lead = NO_CARD
    past.hand_counts[:] = 14 - table.trick_no


@rule
def _add(table: Record, trick: Record) -> None:
    """Add a finished trick to the table."""
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
def weigh(past: Record, plan: Record, weights: Any, at: int) -> None:
    """Write how much each model likes each of the 52 cards at a choice, were they in the hand."""
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
