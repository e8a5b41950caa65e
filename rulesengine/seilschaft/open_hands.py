"""The searcher with open hands: only the ridge is hidden, so it looks for a line that wins.

In a world with its ridge known nothing is left to chance in this deal. From the card tried on, the
line goes on with the card after which the tuned strategy reaches the best end, and the best end
seen on the way is what the card is worth in that world.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import CARDS
from rulesengine.seilschaft.levels import HAND
from rulesengine.seilschaft.position import PLAYING
from rulesengine.seilschaft.rules import apply, observe
from rulesengine.seilschaft.searcher import (
    WORLD,
    Bench,
    copy_world,
    different_cards,
    new_bench,
    play_out,
)
from rulesengine.seilschaft.worlds import draw, hidden_from

RIDGES = (
    4  #: worlds to try each card in; without trump the hidden ridge plays no part and one will do
)
_LINE, _TRIED = 1, 2  #: places in a bench's positions
_SURE = 0.9999  #: an end worth so much is won
_HABIT = 0.01  #: weight of the tuned strategy's own end, which decides between equal cards


@rule
def open_hands_card(view: Record, luck: Record) -> int:
    """Return the card that leads to the best end over some hidden ridges; both hands must be shown."""
    cards, kinds = np.empty(HAND, np.int64), np.empty(CARDS, np.int64)
    count = different_cards(view, cards, kinds)
    if count == 1:
        return cards[0]
    bench, hidden = new_bench(), hidden_from(view)
    values = np.zeros(count)
    for _ in range(RIDGES if view.table.terms.with_trump else 1):
        draw(hidden, view, luck, bench.positions[WORLD])
        for at in range(count):
            copy_world(bench.positions[WORLD], bench.positions[_LINE])
            apply(bench.positions[_LINE], cards[at])
            values[at] += best_end(bench)
    return cards[np.argmax(values)]


@rule
def best_end(bench: Bench) -> float:
    """Return the best end found from the line's position on, with a little for the tuned strategy's."""
    line = bench.positions[_LINE]
    deal_no = line.table.deal_no
    habit = _tuned_end(bench)
    best = habit
    cards, kinds = np.empty(HAND, np.int64), np.empty(CARDS, np.int64)
    while best < _SURE and line.table.status == PLAYING and line.table.deal_no == deal_no:
        best = max(best, _step(bench, cards, kinds))
    return best + _HABIT * habit


@rule
def _step(bench: Bench, cards: Any, kinds: Any) -> float:
    """Take the line one card on, the one with the best end; returns that end."""
    line, tried = bench.positions[_LINE], bench.positions[_TRIED]
    observe(line, line.table.mover, bench.views[0])
    count = different_cards(bench.views[0], cards, kinds)
    best, most = cards[0], -1.0
    for at in range(count if count > 1 else 0):
        copy_world(line, tried)
        apply(tried, cards[at])
        here = play_out(tried, bench.views[0], bench.plans[0], bench.models)
        if here > most:
            best, most = cards[at], here
    apply(line, best)
    return most


@rule
def _tuned_end(bench: Bench) -> float:
    """Return the end the tuned strategy reaches from the line's position."""
    copy_world(bench.positions[_LINE], bench.positions[_TRIED])
    return play_out(bench.positions[_TRIED], bench.views[0], bench.plans[0], bench.models)
