"""Sampled worlds: whole positions that fit everything a seat has seen, each equally likely.

A card the seat has not seen is in the partner's hand, aside, or face down in the ridge. Two things
narrow that down: a card played in an earlier deal is no card of the ridge, and a partner who could
not follow has no card of that suit. If j of the partner's n cards come from the a cards never seen
before and n - j from the b seen in earlier deals, and h positions of the ridge are hidden, there are
C(a, j) C(b, n - j) (N - j)! / (N - j - h)! worlds, where N counts all cards never seen before, those
of void suits included.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from rulesengine.common.cards import CardSet, how_many, lowest, with_card
from rulesengine.common.compiled import rule
from rulesengine.common.luck import below, next_bits
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import CARDS, NO_CARD
from rulesengine.seilschaft.levels import HAND, RIDGE
from rulesengine.seilschaft.outlook import possible, unseen, ways

_EMPTY, _ONE = np.uint64(0), np.uint64(1)
_SHARES = 2.0**-53  #: the top 53 bits of a random number as a share of 1
_S11 = np.uint64(11)


class Hidden(NamedTuple):
    """What a seat cannot see, ready for drawing."""

    order: Any  # scratch for one draw
    pool: Any  # cards: known to be in the deck, then never seen and possible, then never seen and void
    known: int  # cards of the first kind
    fresh: int  # cards of the second kind
    never_seen: int  # cards of the second and third kind, the candidates for the ridge
    held: int  # cards in the partner's hand
    chances: Any  # [j]: chance that at most j cards of the hand are of the second kind


@rule
def hidden_from(view: Record) -> Hidden:
    """Return what the seat cannot see; some hundred nanoseconds."""
    table = view.table
    maybe = possible(view)
    fresh = maybe & ~table.seen
    known = maybe & table.seen
    away = unseen(view) & ~table.seen & ~fresh
    if table.terms.open_hands:
        away &= ~np.uint64(view.shown)
    pool = np.empty(CARDS, np.int64)
    count = _list(pool, 0, known)
    count = _list(pool, count, fresh)
    count = _list(pool, count, away)
    held = view.hand_counts[1 - view.seat]
    chances = _chances(
        how_many(fresh), how_many(known), how_many(fresh | away), held, _closed(table)
    )
    return Hidden(
        pool.copy(), pool, how_many(known), how_many(fresh), how_many(fresh | away), held, chances
    )


@rule
def _list(pool: Any, count: int, cards: CardSet) -> int:
    """Append the cards to the pool; returns how many it holds now."""
    rest = np.uint64(cards)
    while rest != _EMPTY:
        pool[count] = lowest(rest)
        rest &= rest - _ONE
        count += 1
    return count


@rule
def _closed(table: Record) -> int:
    """Return how many cards of the ridge lie face down."""
    return RIDGE - how_many(np.uint64(table.open_at))


@rule
def _chances(fresh: int, known: int, never_seen: int, held: int, closed: int) -> Any:
    """Return for j = 0..held the chance that at most j cards of the hand were never seen before."""
    chances = np.zeros(HAND + 1)
    total = 0.0
    for j in range(held + 1):
        if j <= fresh and held - j <= known and never_seen - j >= closed:
            # orders of the ridge cards are the same for every j and left out
            total += ways(fresh, j) * ways(known, held - j) * ways(never_seen - j, closed)
        chances[j] = total
    for j in range(HAND + 1):
        chances[j] = chances[j] / total if j <= held else 1.0
    return chances


@rule
def draw(hidden: Hidden, view: Record, luck: Record, position: Record) -> None:
    """Write a world into `position`: the table, both hands and the ridge, drawn by `luck`.

    The cards of later deals are left as they are; play on to the end of this one.
    """
    hidden.order[:] = hidden.pool
    fresh = _from_fresh(hidden, luck)
    hand = _pick(hidden.order, 0, hidden.known, hidden.held - fresh, luck)
    hand |= _pick(hidden.order, hidden.known, hidden.fresh, fresh, luck)
    position.table = view.table
    position.hands[view.seat] = view.hand
    position.hands[1 - view.seat] = hand
    _lay_ridge(hidden, view.table, hidden.known + fresh, hidden.never_seen - fresh, luck, position)


@rule
def share(luck: Record) -> float:
    """Return a random share, 0 <= share < 1."""
    return np.float64(next_bits(luck) >> _S11) * _SHARES


@rule
def _from_fresh(hidden: Hidden, luck: Record) -> int:
    """Return how many cards of the partner's hand are drawn from those never seen before."""
    drawn = share(luck)
    fresh = 0
    while hidden.chances[fresh] <= drawn:
        fresh += 1
    return fresh


@rule
def _pick(pool: Any, first: int, among: int, count: int, luck: Record) -> CardSet:
    """Return `count` of the `among` cards from `first` on, and leave them at the front of these."""
    cards: CardSet = _EMPTY
    for at in range(count):
        cards = with_card(cards, _swap_in(pool, first + at, among - at, luck))
    return cards


@rule
def _swap_in(pool: Any, at: int, among: int, luck: Record) -> int:
    """Return one of the `among` cards from `at` on, after bringing it to `at`."""
    other = at + np.int64(below(luck, among))
    card = pool[other]
    pool[other] = pool[at]
    pool[at] = card
    return card


@rule
def _lay_ridge(
    hidden: Hidden, table: Record, first: int, among: int, luck: Record, position: Record
) -> None:
    """Lay cards from the `among` ones from `first` on where the ridge is hidden."""
    laid = 0
    for at in range(RIDGE):
        if table.ridge[at] != NO_CARD:
            position.ridge_cards[at] = table.ridge[at]
        else:
            position.ridge_cards[at] = _swap_in(hidden.order, first + laid, among - laid, luck)
            laid += 1


@rule
def ridge_chances(view: Record, chances: Any) -> None:
    """Write each card's chance to lie at any one hidden position of the ridge into `chances[card]`.

    Exact over all worlds; all zero when nothing is hidden.
    """
    hidden = hidden_from(view)
    chances[:] = 0.0
    if _closed(view.table) == 0:
        return
    before, fresh_each, away_each = 0.0, 0.0, 0.0
    for held in range(hidden.held + 1):
        here = hidden.chances[held] - before
        before = hidden.chances[held]
        if here > 0.0:
            left = hidden.never_seen - held
            away_each += here / left
            if hidden.fresh > 0:
                fresh_each += here * (hidden.fresh - held) / hidden.fresh / left
    for at in range(hidden.known, hidden.known + hidden.never_seen):
        fresh = at < hidden.known + hidden.fresh
        chances[hidden.pool[at]] = fresh_each if fresh else away_each
