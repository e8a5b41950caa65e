"""Levels and variants of Rot und Schwarz as frozen data; every number a reading depends on is here."""

from __future__ import annotations

import re
from dataclasses import dataclass

SEATS = 2
RED, BLACK = 0, 1  #: the seats: A plays red, B black, and A begins
COLUMNS = 8
MOST_CELLS = 8  #: free cells that own settings may ask for
MOST_TOKENS = 99  #: pass tokens that own settings may ask for
REPEATED = 3  #: how often a position has stood when the table tells (rules.md, No return)

_OWN = re.compile(r"(\d{1,2})/(\d{1,2})")


@dataclass(frozen=True)
class Level:
    """How hard the game is (rules.md, Levels): free cells 0..8 and pass tokens 0..99."""

    name: str
    cells: int
    tokens: int

    def __post_init__(self) -> None:
        if not 0 <= self.cells <= MOST_CELLS:
            raise ValueError(f"There are 0 to {MOST_CELLS} free cells, not {self.cells}.")
        if not 0 <= self.tokens <= MOST_TOKENS:
            raise ValueError(f"There are 0 to {MOST_TOKENS} pass tokens, not {self.tokens}.")


EASY = Level("easy", cells=5, tokens=10)
NORMAL = Level("normal", cells=4, tokens=6)
HARD = Level("hard", cells=4, tokens=3)
PRO = Level("pro", cells=3, tokens=3)
LEVELS = (EASY, NORMAL, HARD, PRO)

_MIXED, _SIGNALS = "mixed_suits", "signal_coins"


def own_level(cells: int, tokens: int) -> Level:
    """Return the level with these numbers: one of LEVELS where it is that, else named like `3/7`.

    Raises ValueError for numbers that no game has.
    """
    for level in LEVELS:
        if (level.cells, level.tokens) == (cells, tokens):
            return level
    return Level(f"{cells}/{tokens}", cells, tokens)


@dataclass(frozen=True)
class HouseRules:
    """What was agreed before the deal: the level and the variants, which go with every level."""

    level: Level = NORMAL
    mixed_suits: bool = False
    signal_coins: bool = False

    @property
    def name(self) -> str:
        """The name that records carry: `normal`, `hard mixed_suits`, `3/7 mixed_suits signal_coins`."""
        variants = (_MIXED * self.mixed_suits, _SIGNALS * self.signal_coins)
        return " ".join(filter(None, (self.level.name, *variants)))

    @classmethod
    def named(cls, name: str) -> HouseRules:
        """Return the house rules of that name; raises KeyError naming what there is."""
        level, *variants = name.split() or [""]
        if unknown := sorted(set(variants) - {_MIXED, _SIGNALS}):
            raise KeyError(f"There is no variant {unknown[0]!r}; there are: {_MIXED}, {_SIGNALS}.")
        return cls(level_named(level), _MIXED in variants, _SIGNALS in variants)


def level_named(name: str) -> Level:
    """Return the level of that name, `3/7` for own settings; raises KeyError naming what there is."""
    known = {level.name: level for level in LEVELS}
    if name in known:
        return known[name]
    own = _OWN.fullmatch(name)
    if own is None or int(own[1]) > MOST_CELLS:
        raise KeyError(
            f"There is no level {name!r}; there are: {', '.join(known)}, "
            f"and own ones like 3/7: 0 to {MOST_CELLS} cells, 0 to {MOST_TOKENS} tokens."
        )
    return own_level(int(own[1]), int(own[2]))
