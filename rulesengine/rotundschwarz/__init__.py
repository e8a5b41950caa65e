"""Rot und Schwarz: two players clear one FreeCell layout, red and black by turns, without a word.

The doors of the room: `State` (a position that never changes), `Observation` (what one seat sees of
it), moves, `HouseRules`, `solve` and its sisters, and `record`/`replay` for whole games as text. The
rules stand in rules.md beside this file.
"""

from rulesengine.rotundschwarz.cards import Card
from rulesengine.rotundschwarz.deals import numbered_deal, table_deal
from rulesengine.rotundschwarz.game_record import record, replay, result_text
from rulesengine.rotundschwarz.levels import (
    EASY,
    HARD,
    LEVELS,
    NORMAL,
    PRO,
    REPEATED,
    HouseRules,
    Level,
    own_level,
)
from rulesengine.rotundschwarz.moves import (
    End,
    GiveUp,
    Home,
    Move,
    Pass,
    Signal,
    ToCell,
    ToColumn,
    parse_move,
)
from rulesengine.rotundschwarz.observation import Observation
from rulesengine.rotundschwarz.players import PLAYER_NAMES, best_move
from rulesengine.rotundschwarz.solver import (
    Answer,
    TokensNeeded,
    nothing_comes_home,
    solve,
    tokens_needed,
)
from rulesengine.rotundschwarz.state import State, dealt, times_stood
from rulesengine.rotundschwarz.warm import is_warm, warm

__all__ = [
    "EASY",
    "HARD",
    "LEVELS",
    "NORMAL",
    "PLAYER_NAMES",
    "PRO",
    "REPEATED",
    "Answer",
    "Card",
    "End",
    "GiveUp",
    "Home",
    "HouseRules",
    "Level",
    "Move",
    "Observation",
    "Pass",
    "Signal",
    "State",
    "ToCell",
    "ToColumn",
    "TokensNeeded",
    "best_move",
    "dealt",
    "is_warm",
    "nothing_comes_home",
    "numbered_deal",
    "own_level",
    "parse_move",
    "record",
    "replay",
    "result_text",
    "solve",
    "table_deal",
    "times_stood",
    "tokens_needed",
    "warm",
]
