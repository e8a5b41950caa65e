"""The silent searcher: tries its cards in sampled worlds and keeps the one that wins most often.

Every world fits all the seat has seen, and worlds in which the partner's play makes sense come more
often. In each, both seats play on to the end of the deal, each from its own view: the own seat by
the tuned strategy, the partner by the strategy that its play gives away. What the deal leaves behind
is worth its prospect. Half of the cards drop out after each round, the rest share the next worlds.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, NamedTuple

import numpy as np

from rulesengine.common.cards import CardSet, lowest, with_card
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import CARDS, NO_CARD, steps_of, suit_of
from rulesengine.seilschaft.levels import HAND, SEATS
from rulesengine.seilschaft.outlook import possible
from rulesengine.seilschaft.position import PLAYING, POSITION, VIEW, WON
from rulesengine.seilschaft.prospects import chances_for, prospect
from rulesengine.seilschaft.reading import AS_SIMPLE, AS_TUNED, Reading, log_chance, read_partner
from rulesengine.seilschaft.rules import apply, legal_cards, observe
from rulesengine.seilschaft.simple import simple_card
from rulesengine.seilschaft.tuned import KEEP, PLAN, make_plan, tuned_with
from rulesengine.seilschaft.worlds import Hidden, draw, hidden_from, share

_EMPTY, _ONE = np.uint64(0), np.uint64(1)
_OVERHEAD = 2  #: what a world costs beside playing it out, in tricks
SIMPLE_AT_FIRST = 0.3  #: chance that an unknown partner plays the simple strategy
WORLDS_TO_JUDGE = 40  #: worlds to judge the partner by
_CERTAIN = 50.0  #: log odds beyond which nothing changes
CHOICE_OF_WORLDS = 6  #: worlds from which the one that fits the partner's play best is likely taken
WORLD, PLAYED, MAYBE = 0, 1, 2  #: places in a bench's positions


@rule
def searcher_card(view: Record, luck: Record, work: int) -> int:
    """Return the card the searcher plays; the seat of the view must be to play.

    It plays out about `work` tricks, so it takes about the same time for every card of a deal.
    """
    cards = np.empty(HAND, np.int64)
    count = different_cards(view, cards, np.empty(CARDS, np.int64))
    if count == 1:
        return cards[0]
    values = np.zeros(HAND)
    tricks = HAND - view.table.trick_no + 1
    halve(view, luck, cards, count, work // (tricks + _OVERHEAD), values)
    return cards[0]


@rule
def different_cards(view: Record, cards: Any, kind_of: Any) -> int:
    """Write the legal cards that differ into `cards`, the lowest of each kind; returns how many.

    Two cards of a suit do the same when they pull alike and no card that may still turn up lies
    between them. `kind_of[card]` becomes the place in `cards` for every legal card.
    """
    live = possible(view)
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

    positions: Any  # [world, play-out, a world that may become the world]
    models: Any  # [seat]: which model the seat is played by
    views: Any  # one
    plans: Any  # one


@rule
def new_bench() -> Bench:
    """Return scratch for `try_cards`."""
    return Bench(
        np.zeros(3, POSITION), np.zeros(SEATS, np.int64), np.zeros(1, VIEW), np.zeros(1, PLAN)
    )


@rule
def copy_world(world: Record, position: Record) -> None:
    """Make `position` the same as a world, but for the cards of later deals."""
    position.table = world.table
    position.hands[:] = world.hands
    position.ridge_cards[:] = world.ridge_cards


class Guess(NamedTuple):
    """What the seat makes of all it cannot see."""

    hidden: Hidden
    reading: Reading
    simple: float  # chance that the partner plays the simple strategy


@rule
def halve(view: Record, luck: Record, cards: Any, count: int, budget: int, values: Any) -> None:
    """Try cards in sampled worlds, dropping the worse half round by round; the best one comes first.

    There are about `budget` play-outs. Adds to `values` what each card was worth, world by world.
    """
    bench, hidden, reading = new_bench(), hidden_from(view), read_partner(view)
    simple = chance_of_simple(bench, hidden, reading, view, luck)
    guess = Guess(hidden, reading, simple)
    rounds = 0
    while 1 << rounds < count:
        rounds += 1
    left = count
    for _ in range(rounds):
        for _ in range(max(1, budget // (rounds * left))):
            draw_read(bench, guess, view, luck)
            for at in range(left):
                values[at] += try_card(bench, cards[at])
        _sort(cards, values, left)
        left = (left + 1) // 2


@rule
def chance_of_simple(
    bench: Bench, hidden: Hidden, reading: Reading, view: Record, luck: Record
) -> float:
    """Return how likely it is that the partner plays the simple strategy, by all choices so far."""
    lead = log(SIMPLE_AT_FIRST / (1.0 - SIMPLE_AT_FIRST))
    lead += log_chance(reading, AS_SIMPLE, 0, reading.before, _EMPTY)
    lead -= log_chance(reading, AS_TUNED, 0, reading.before, _EMPTY)
    if reading.choices > reading.before:
        simple, tuned = 0.0, 0.0
        for _ in range(WORLDS_TO_JUDGE):
            draw(hidden, view, luck, bench.positions[MAYBE])
            hand = bench.positions[MAYBE].hands[1 - view.seat]
            simple += _fit(reading, AS_SIMPLE, hand)
            tuned += _fit(reading, AS_TUNED, hand)
        lead += log(simple) - log(tuned)
    return 1.0 / (1.0 + exp(min(max(-lead, -_CERTAIN), _CERTAIN)))


@rule
def _fit(reading: Reading, model: int, hand: CardSet) -> float:
    """Return how likely the partner's choices of this deal were with `hand` left now."""
    return exp(log_chance(reading, model, reading.before, reading.choices, hand))


@rule
def draw_read(bench: Bench, guess: Guess, view: Record, luck: Record) -> None:
    """Draw the bench's world: of some that fit the view, likely one in which the partner's play fits."""
    model = AS_SIMPLE if share(luck) < guess.simple else AS_TUNED
    bench.models[1 - view.seat] = model
    world, maybe = bench.positions[WORLD], bench.positions[MAYBE]
    if guess.reading.choices == guess.reading.before:
        draw(guess.hidden, view, luck, world)
        return
    total = 0.0
    for _ in range(CHOICE_OF_WORLDS):
        draw(guess.hidden, view, luck, maybe)
        fit = _fit(guess.reading, model, maybe.hands[1 - view.seat])
        total += fit
        if share(luck) * total < fit:
            copy_world(maybe, world)


@rule
def try_card(bench: Bench, card: int) -> float:
    """Play a card in the bench's world and the deal to its end; returns the win chance 0..1 after it."""
    world, position = bench.positions[WORLD], bench.positions[PLAYED]
    copy_world(world, position)
    apply(position, card)
    return play_out(position, bench.views[0], bench.plans[0], bench.models)


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
def play_out(position: Record, seen: Record, plan: Record, models: Any) -> float:
    """Play the deal to its end, each seat by its model; returns the team's win chance after it."""
    table = position.table
    deal_no = table.deal_no
    chances = chances_for(table.terms.with_trump)
    if table.lead != NO_CARD:
        make_plan(chances, table, plan)
    while table.status == PLAYING and table.deal_no == deal_no:
        if table.lead == NO_CARD:
            make_plan(chances, table, plan)
        observe(position, table.mover, seen)
        simple = models[seen.seat] == AS_SIMPLE
        apply(position, simple_card(seen) if simple else tuned_with(seen, plan, KEEP))
    if table.status == PLAYING:
        deals = table.terms.deals - table.deal_no
        return prospect(chances, deals, HAND, table.ropes, table.open_at, table.coin, table.leader)
    return 1.0 if table.status == WON else 0.0
