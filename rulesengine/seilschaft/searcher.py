"""The silent searcher: tries its cards in sampled worlds and keeps the one that wins most often.

Every world fits all the seat has seen. In each, both seats play on to the end of the deal by the
tuned strategy, each from its own view; what the deal leaves behind is worth its prospect. Half of
the cards drop out after each round, the rest share the next worlds.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from rulesengine.common.cards import CardSet, with_card
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import CARDS, NO_CARD, lowest, steps_of, suit_of
from rulesengine.seilschaft.levels import HAND
from rulesengine.seilschaft.outlook import unseen
from rulesengine.seilschaft.position import PLAYING, POSITION, VIEW, WON
from rulesengine.seilschaft.prospects import chances_for, prospect
from rulesengine.seilschaft.rules import apply, legal_cards, observe
from rulesengine.seilschaft.tuned import KEEP, Plan, make_plan, new_plan, tuned_with
from rulesengine.seilschaft.worlds import draw, hidden_from

_EMPTY, _ONE = np.uint64(0), np.uint64(1)
WORLD, PLAYED = 0, 1  #: places in a bench's positions


@rule
def searcher_card(view: Record, luck: Record, budget: int) -> int:
    """Return the card the searcher plays after about `budget` play-outs; the seat must be to play."""
    cards = np.empty(HAND, np.int64)
    count = different_cards(view, cards, np.empty(CARDS, np.int64))
    if count == 1:
        return cards[0]
    values = np.zeros(HAND)
    halve(view, luck, cards, count, budget, values)
    return cards[0]


@rule
def different_cards(view: Record, cards: Any, kind_of: Any) -> int:
    """Write the legal cards that differ into `cards`, the lowest of each kind; returns how many.

    Two cards of a suit do the same when they pull alike and no card that may still turn up lies
    between them. `kind_of[card]` becomes the place in `cards` for every legal card.
    """
    live = unseen(view)
    if view.table.lead != NO_CARD:
        live = with_card(live, view.table.lead)
    rest = legal_cards(view)
    count, last = 0, NO_CARD
    while rest != _EMPTY:
        card = lowest(rest)
        rest &= rest - _ONE
        if last == NO_CARD or not _alike(last, card, live):
            cards[count] = card
            count += 1
        kind_of[card] = count - 1
        last = card
    return count


@rule
def _alike(low: int, high: int, live: CardSet) -> bool:
    """Return whether two cards, the lower one first, do the same as long as only `live` cards come."""
    if suit_of(low) != suit_of(high) or steps_of(low) != steps_of(high):
        return False
    between = (_ONE << np.uint64(high)) - (_ONE << np.uint64(low + 1))
    return live & between == _EMPTY


class Bench(NamedTuple):
    """Scratch for trying cards; every thread needs its own."""

    positions: Any  # [world, play-out]
    views: Any  # one
    plan: Plan


@rule
def new_bench() -> Bench:
    """Return scratch for `try_cards`."""
    return Bench(np.zeros(2, POSITION), np.zeros(1, VIEW), new_plan())


@rule
def halve(view: Record, luck: Record, cards: Any, count: int, budget: int, values: Any) -> None:
    """Try cards in sampled worlds, dropping the worse half round by round; the best one comes first.

    Adds to `values` what each card was worth, world by world.
    """
    bench, hidden = new_bench(), hidden_from(view)
    rounds = 0
    while 1 << rounds < count:
        rounds += 1
    left = count
    for _ in range(rounds):
        for _ in range(max(1, budget // (rounds * left))):
            draw(hidden, view, luck, bench.positions[WORLD])
            for at in range(left):
                values[at] += try_card(bench, cards[at])
        _sort(cards, values, left)
        left = (left + 1) // 2


@rule
def try_card(bench: Bench, card: int) -> float:
    """Play a card in the bench's world and the deal to its end; returns the win chance 0..1 after it."""
    world, position = bench.positions[WORLD], bench.positions[PLAYED]
    position.table = world.table
    position.hands[:] = world.hands
    position.ridge_cards[:] = world.ridge_cards
    apply(position, card)
    return play_out(position, bench.views[0], bench.plan)


@rule
def _sort(cards: Any, values: Any, count: int) -> None:
    """Sort the first `count` cards by their values, best first; equals stay in order."""
    for at in range(1, count):
        card, value = cards[at], values[at]
        while at > 0 and values[at - 1] < value:
            cards[at], values[at] = cards[at - 1], values[at - 1]
            at -= 1
        cards[at], values[at] = card, value


@rule
def play_out(position: Record, seen: Record, plan: Plan) -> float:
    """Play the deal to its end by the tuned strategy; returns the team's win chance after it."""
    table = position.table
    deal_no = table.deal_no
    chances = chances_for(table.terms.with_trump)
    if table.lead != NO_CARD:
        make_plan(chances, table, plan)
    while table.status == PLAYING and table.deal_no == deal_no:
        if table.lead == NO_CARD:
            make_plan(chances, table, plan)
        observe(position, table.mover, seen)
        apply(position, tuned_with(seen, plan, KEEP))
    if table.status == PLAYING:
        deals = table.terms.deals - table.deal_no
        return prospect(chances, deals, HAND, table.ropes, table.open_at, table.coin, table.leader)
    return 1.0 if table.status == WON else 0.0
