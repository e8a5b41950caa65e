"""The order in which the cards are dealt: shuffled by luck, or one of the numbered Microsoft deals.

The same number gives the same cards at every level and in every variant (rules.md, The deal).
"""

from __future__ import annotations

import numpy as np

from rulesengine.common.luck import below, shuffle, stream
from rulesengine.rotundschwarz.cards import CARDS, Card

FIRST_DEAL, LAST_DEAL = 1, 2**31 - 1  #: numbered deals
DRAWN_DEALS = 1_000_000  #: a table draws from the deals up to here, whose numbers are easily told

# The generator of Microsoft's C library; its products need more than 32 bits.
_FACTOR, _SUMMAND, _MODULUS, _DROPPED = 214_013, 2_531_011, 2**31, 16


def numbered_deal(number: int) -> tuple[Card, ...]:
    """Return the 52 cards of a numbered deal in dealing order: row by row, left to right.

    Raises ValueError for a number outside 1..2**31 - 1.

    >>> " ".join(map(str, numbered_deal(1)[:8]))
    'JD 2D 9H JC 5D 7H 7C 5H'
    """
    if not FIRST_DEAL <= number <= LAST_DEAL:
        raise ValueError(f"Deals are numbered {FIRST_DEAL} to {LAST_DEAL}, not {number}.")
    pack, dealt, state = list(range(CARDS)), [], number
    while pack:
        state = (_FACTOR * state + _SUMMAND) % _MODULUS
        at = (state >> _DROPPED) % len(pack)
        pack[at], pack[-1] = pack[-1], pack[at]
        dealt.append(Card(pack.pop()))
    return tuple(dealt)


def table_deal(seed: int, game: int = 0) -> int:
    """Return the number of the deal that a table lays out as game `game` of `seed` (both 0..2**64-1).

    A seed that is itself the number of a deal gives this deal as game 0, so that a deal can be wished
    for; every other game is drawn from the deals 1 to DRAWN_DEALS, each equally likely.

    >>> table_deal(11982), table_deal(11982) == table_deal(11982, 1)
    (11982, False)
    """
    if game == 0 and FIRST_DEAL <= seed <= LAST_DEAL:
        return seed
    return FIRST_DEAL + int(below(stream(seed, game), DRAWN_DEALS))


def shuffled_deal(seed: int, game: int = 0) -> tuple[Card, ...]:
    """Return the 52 cards of game number `game` of `seed` (both 0..2**64-1) in dealing order."""
    pack = np.arange(CARDS)
    shuffle(stream(seed, game), pack, CARDS)
    return tuple(map(Card, pack))
