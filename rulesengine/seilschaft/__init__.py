"""Seilschaft: two climbers on one rope cross a ridge of nine cards, trick by trick, without a word.

The doors of the room: `State` (a position that never changes), `Observation` (what one seat may
know of it), moves, `HouseRules`, and `record`/`replay` for whole games as text. The rules stand in
rules.md beside this file.
"""

from rulesengine.seilschaft.cards import Card
from rulesengine.seilschaft.game_record import record, replay
from rulesengine.seilschaft.levels import EASY, HARD, LEVELS, NORMAL, PRO, HouseRules, Level
from rulesengine.seilschaft.moves import GiveUp, Move, Play, parse_move
from rulesengine.seilschaft.observation import Observation, Trick
from rulesengine.seilschaft.state import State
from rulesengine.seilschaft.warm import is_warm, warm

__all__ = [
    "EASY",
    "HARD",
    "LEVELS",
    "NORMAL",
    "PRO",
    "Card",
    "GiveUp",
    "HouseRules",
    "Level",
    "Move",
    "Observation",
    "Play",
    "State",
    "Trick",
    "is_warm",
    "parse_move",
    "record",
    "replay",
    "warm",
]
