"""Estimated answers for the seat that looks: what each card may lead to, and which trump may come.

Everything is asked of the seat's view alone. Every world that fits it is equally likely, and both
seats are taken to play on by the tuned strategy; an estimate is never a proof.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.estimates import Estimate, share
from rulesengine.common.luck import stream
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import CARDS, RANKS, SUITS, Card
from rulesengine.seilschaft.levels import HAND, RIDGE
from rulesengine.seilschaft.observation import Observation
from rulesengine.seilschaft.rules import COSTS_ROPE, FALLS, OPENS, RESTS
from rulesengine.seilschaft.searcher import (
    PLAYED,
    WORLD,
    Bench,
    different_cards,
    new_bench,
    try_card,
)
from rulesengine.seilschaft.worlds import draw, hidden_from, ridge_chances

WORLDS = 200
_WHATS = (OPENS | COSTS_ROPE | FALLS) + 1
_FELL_AT = RIDGE  #: the place in the counts for a coin that went over an end


@dataclass(frozen=True)
class CardChance:
    """What a card may lead to, over worlds that fit the view; the counts are of worlds.

    `ends[p]` counts where the coin rests after this trick (0..8 from the end of seat A); with
    `falls` they make up all worlds.
    """

    card: Card
    won: Estimate  #: chance that the team wins the game
    rests: int  #: the trick opens nothing, costs nothing, and nobody falls
    opens: int  #: the trick opens a card, with or without a rope
    costs_rope: int
    falls: int
    ends: tuple[int, ...]


def card_chances(
    observation: Observation, seed: int = 0, worlds: int = WORLDS
) -> tuple[CardChance, ...]:
    """Return what each legal card may lead to, in the order of `legal_moves`; nothing off turn.

    Estimated over the same `worlds` for every card, drawn from `seed`; cards that do the same
    share their numbers. A world counts by its win chance, which spreads less than wins and losses
    do: the interval is rather too wide than too narrow. Some 100 microseconds a world at the start of
    a deal, without the GIL.
    """
    if not observation.my_turn:
        return ()
    cards = np.empty(HAND, np.int64)
    kind_of = np.full(CARDS, -1, np.int64)
    count = different_cards(observation.record, cards, kind_of)
    values = np.zeros(count)
    ends = np.zeros((count, _WHATS, RIDGE + 1), np.int64)
    _try_all(observation.record, stream(seed), cards[:count], worlds, values, ends)
    return tuple(
        _chance(Card(card), values[kind], ends[kind], worlds, seed)
        for card, kind in enumerate(kind_of)
        if kind >= 0
    )


@rule
def _try_all(view: Record, luck: Record, cards: Any, worlds: int, values: Any, ends: Any) -> None:
    """Add up the win chances and the ends of this trick for each card over sampled worlds."""
    bench, hidden = new_bench(), hidden_from(view)
    for _ in range(worlds):
        draw(hidden, view, luck, bench.positions[WORLD])
        for at in range(len(cards)):
            values[at] += try_card(bench, cards[at])
            _count_end(bench, view.table.trick_count, ends[at])


@rule
def _count_end(bench: Bench, number: int, ends: Any) -> None:
    """Count what trick `number` of the position did and where it left the coin."""
    trick = bench.positions[PLAYED].table.tricks[number]
    what = OPENS if trick.opened >= 0 else 0
    if trick.rope_used:
        what |= COSTS_ROPE
    if trick.fell:
        ends[FALLS, _FELL_AT] += 1
    else:
        ends[what, trick.coin_to] += 1


def _chance(card: Card, value: float, ends: Any, worlds: int, seed: int) -> CardChance:
    by_what = ends.sum(axis=1)
    both = by_what[OPENS | COSTS_ROPE]
    return CardChance(
        card=card,
        won=share(min(float(value), worlds), worlds, seed),
        rests=int(by_what[RESTS]),
        opens=int(by_what[OPENS] + both),
        costs_rope=int(by_what[COSTS_ROPE] + both),
        falls=int(by_what[FALLS]),
        ends=tuple(map(int, ends.sum(axis=0)[:RIDGE])),
    )


def next_trump(observation: Observation) -> tuple[float, ...]:
    """Return the chance of each suit 0..3 to be on the next card that opens; exact, over all worlds.

    Empty where no trump can come: at the level Pro, after the game, with the whole ridge open.
    """
    if observation.over or not observation.house_rules.level.with_trump:
        return ()
    chances = np.zeros(CARDS)
    ridge_chances(observation.record, chances)
    return tuple(map(float, chances.reshape(SUITS, RANKS).sum(axis=1)))
