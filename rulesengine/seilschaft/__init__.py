"""Seilschaft: two climbers on one rope cross a ridge of nine cards, trick by trick, without a word.

The doors of the room: `State` (a position that never changes), `Observation` (what one seat may
know of it), moves, `HouseRules`, and `record`/`replay` for whole games as text. The rules stand in
rules.md beside this file.
"""

from rulesengine.seilschaft.cards import Card
from rulesengine.seilschaft.game_record import record, replay, result_text
from rulesengine.seilschaft.levels import EASY, HARD, LEVELS, NORMAL, PRO, HouseRules, Level
from rulesengine.seilschaft.moves import GiveUp, Move, Play, parse_move
from rulesengine.seilschaft.observation import Observation, Trick
from rulesengine.seilschaft.players import PLAYER_NAMES, best_move
from rulesengine.seilschaft.state import State, dealt
from rulesengine.seilschaft.warm import is_warm, warm

__all__ = [
    "EASY",
    "HARD",
    "LEVELS",
    "NORMAL",
    "PLAYER_NAMES",
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
    "best_move",
    "dealt",
    "is_warm",
    "parse_move",
    "record",
    "replay",
    "result_text",
    "warm",
]
