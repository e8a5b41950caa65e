"""The computer players, from the weakest to the strongest. A player gets a view, never a position.

- `random` makes any legal move.
"""

from __future__ import annotations

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.luck import below
from rulesengine.common.records import Record
from rulesengine.rotundschwarz.legality import MOST_MOVES, legal_moves
from rulesengine.rotundschwarz.moves import Move, unpack
from rulesengine.rotundschwarz.observation import Observation

RANDOM = 0
PLAYER_NAMES = {"random": RANDOM}


@rule
def choose(player: int, view: Record, luck: Record) -> int:
    """Return the packed move the player makes; the seat of the view must be to move."""
    return any_move(view, luck)


@rule
def any_move(view: Record, luck: Record) -> int:
    """Return any legal move, each equally likely."""
    moves = np.empty(MOST_MOVES, np.int64)
    count = legal_moves(view.table, moves)
    return moves[below(luck, count)]


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
