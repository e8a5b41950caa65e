"""Battleseil: nine ropes over the brook, three cards a side, claims that must be proven.

The doors of the room: `State` (a position that never changes), `Observation` (what one seat may
know of it), moves, `HouseRules`, and `record`/`replay` for whole games as text. The rules stand in
rules.md beside this file.
"""

from rulesengine.battleseil.cards import Card
from rulesengine.battleseil.game_record import record, replay, result_text
from rulesengine.battleseil.levels import BASE, GREAT_FIELD, HouseRules
from rulesengine.battleseil.match import Match, RoundResult, dealt, match_before
from rulesengine.battleseil.moves import (
    Done,
    Draw,
    DrawSpecial,
    FreeBeer,
    GiveUp,
    Innkeeper,
    Lay,
    Move,
    Pass,
    Settle,
    Take,
    Transfer,
    Under,
    Wasps,
)
from rulesengine.battleseil.notation import parse_move
from rulesengine.battleseil.observation import Observation
from rulesengine.battleseil.players import PLAYER_NAMES, best_move
from rulesengine.battleseil.proof import Proof, Team
from rulesengine.battleseil.state import State
from rulesengine.battleseil.warm import is_warm, warm

__all__ = [
    "BASE",
    "GREAT_FIELD",
    "PLAYER_NAMES",
    "Card",
    "Done",
    "Draw",
    "DrawSpecial",
    "FreeBeer",
    "GiveUp",
    "HouseRules",
    "Innkeeper",
    "Lay",
    "Match",
    "Move",
    "Observation",
    "Pass",
    "Proof",
    "RoundResult",
    "Settle",
    "State",
    "Take",
    "Team",
    "Transfer",
    "Under",
    "Wasps",
    "best_move",
    "dealt",
    "is_warm",
    "match_before",
    "parse_move",
    "record",
    "replay",
    "result_text",
    "warm",
]
