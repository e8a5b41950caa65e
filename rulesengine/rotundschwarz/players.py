"""The computer players, from the weakest to the strongest. A player gets a view, never a position.

- `random` makes any legal move.
- `eager` looks at its own turn alone and does what makes the table look best.
- `thoughtful` looks at its partner's best answer as well.
- `planner` and `clearer` plan for both and read their partner (planner.py). They look for ways in
  different manners, so two of them have to understand each other.

Games won by teams at the levels easy, normal, hard and pro (the numbered deals 1 to 100, Python 3.11.7,
one core of an AMD EPYC; 95 % intervals are at most 10 points wide to each side):

- eager and eager 16, 4, 4, 0 %; thoughtful and thoughtful 33, 18, 17, 3 %.
- planner and eager 41, 20, 18, 12 %: so much a planner saves beside a partner who does not plan;
  planner and thoughtful 69, 35, 35 % at the first three.
- planner and clearer 100, 99, 99, 94 %, the other way round 98, 99, 99, 90 %; none of these games went
  in circles, and no decision took more than 0.1 s of CPU time.
- planner and clearer on the deals 1 to 1,000: 99.6 (99.0 to 99.8), 98.7 (97.8 to 99.2), 97.8 (96.7 to
  98.5), 89.6 % (87.6 to 91.3), where 100, 100, 99.9, 97.4 % are known to be winnable; repeat it with
  `kartenstube simulate rotundschwarz --level all --team planner+clearer --deals 1-1000`.
"""

from __future__ import annotations

import numpy as np

from rulesengine.common.compiled import rule
from rulesengine.common.luck import below
from rulesengine.common.records import Record, blank
from rulesengine.rotundschwarz.glance import glance_move
from rulesengine.rotundschwarz.legality import MOST_MOVES, legal_moves
from rulesengine.rotundschwarz.moves import Move, unpack
from rulesengine.rotundschwarz.observation import Observation
from rulesengine.rotundschwarz.planner import BUILDER, CLEARER, planned_move
from rulesengine.rotundschwarz.plans import PLAN, QUICK
from rulesengine.rotundschwarz.solver import STEADY
from rulesengine.rotundschwarz.state import State

RANDOM, EAGER, THOUGHTFUL, PLANNER, OTHER_PLANNER = range(5)
PLAYER_NAMES = {
    "random": RANDOM,
    "eager": EAGER,
    "thoughtful": THOUGHTFUL,
    "planner": PLANNER,
    "clearer": OTHER_PLANNER,
}
_STYLES = {PLANNER: BUILDER, OTHER_PLANNER: CLEARER}


@rule
def choose(player: int, view: Record, taste: Record, luck: Record) -> int:
    """Return the packed move of a player that does not plan; the seat of the view must be to move.

    `taste` is the plan that says what looks good (plans.py).
    """
    if player == RANDOM:
        return any_move(view, luck)
    return glance_move(view, taste, luck, player == THOUGHTFUL)


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

    The luck stream advances. A planner that sees no way to win goes on like the thoughtful one.
    """
    number = player_number(player)
    if number in _STYLES:
        planned = planned_move(State.seen(observation), _STYLES[number])
        if planned is not None:
            return planned
        number = THOUGHTFUL
    return unpack(int(choose(number, observation.record, _taste(), luck)))


def _taste() -> Record:
    taste = blank(PLAN)
    taste.kind, taste.eager = QUICK, 2
    taste.weights[:] = STEADY
    return taste
