"""The computer players, from the weakest to the strongest. A player gets a view, never a position.

Games won by two of a kind at the levels easy, normal, hard and pro (`simulate`, three deals):

- `random` plays any legal card.
- `simple` sees its own hand and one trick ahead: 87.5, 78.9, 53.0, 43.9 %
  (1,000,000 games each, seed 1, within 0.1 %).
- `tuned` sees as far and knows what a resting place is good for: 94.2, 88.8, 76.1, 73.0 %
  (20,000 games each, seed 11, within 0.7 %).
- `searcher` tries its cards in worlds that fit all it has seen, and reads its partner: 99.2 %
  (98.4 to 99.6), 98.0 % (96.9 to 98.7), 93.8 % (92.1 to 95.1), 91.0 % (89.1 to 92.6), and beside
  `simple` at the level normal 94.8 % (93.2 to 96.0). With open hands, where nothing but the ridge
  is hidden: 99.9, 99.7, 99.1, 99.6 % (each at least 98.3; 1,000 games each, seed 2027).
  A decision took 4 ms in the mean and 10.1 ms at most (1,388 decisions of 48 games, one core of
  an AMD EPYC, Python 3.11.7).
"""

from __future__ import annotations

import numpy as np

from rulesengine.common.cards import holds, how_many
from rulesengine.common.compiled import rule
from rulesengine.common.luck import below
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import CARDS
from rulesengine.seilschaft.moves import Move, unpack
from rulesengine.seilschaft.observation import Observation
from rulesengine.seilschaft.open_hands import open_hands_card
from rulesengine.seilschaft.rules import legal_cards
from rulesengine.seilschaft.searcher import searcher_card
from rulesengine.seilschaft.simple import simple_card
from rulesengine.seilschaft.tuned import tuned_card

RANDOM, SIMPLE, TUNED, SEARCHER = 0, 1, 2, 3
PLAYER_NAMES = {"random": RANDOM, "simple": SIMPLE, "tuned": TUNED, "searcher": SEARCHER}
WORK = 16_000  #: tricks the searcher plays out for one card, about


@rule
def choose(player: int, view: Record, luck: Record) -> int:
    """Return the card the player plays; the seat of the view must be to play."""
    if player == SIMPLE:
        return simple_card(view)
    if player == TUNED:
        return tuned_card(view)
    if player == SEARCHER:
        if view.table.terms.open_hands:
            return open_hands_card(view, luck)
        return searcher_card(view, luck, WORK)
    return any_card(view, luck)


@rule
def any_card(view: Record, luck: Record) -> int:
    """Return any legal card, each equally likely."""
    cards = legal_cards(view)
    left = np.int64(below(luck, how_many(cards)))
    for card in range(CARDS):
        if holds(cards, card):
            if left == 0:
                return card
            left -= 1
    return -1


def player_number(name: str) -> int:
    """Return the number of the named computer player; raises KeyError naming the ones there are."""
    if name not in PLAYER_NAMES:
        raise KeyError(f"There is no player {name!r}; there is: {', '.join(PLAYER_NAMES)}.")
    return PLAYER_NAMES[name]


def best_move(player: str, observation: Observation, luck: Record) -> Move:
    """Return the move the named player makes from this view; raises KeyError for an unknown name.

    The luck stream advances.
    """
    return unpack(int(choose(player_number(player), observation.record, luck)))
