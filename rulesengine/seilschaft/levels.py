"""Levels and variants of Seilschaft as frozen data; every number a reading depends on has its name here."""

from __future__ import annotations

from dataclasses import dataclass

SEATS = 2
RIDGE = 9  #: cards in the ridge, positions 0..8 from the end of seat A
CAMP = 4  #: the position whose card lies open from the start and makes no trump
HIDDEN = RIDGE - 1  #: cards to open
HAND = 13  #: cards in a hand, so tricks in a deal
DEALS = 3  #: most deals of a game
MOST_TRICKS = DEALS * HAND


@dataclass(frozen=True)
class Level:
    """How hard the crossing is (rules.md, Levels): safety ropes, and whether open cards make trump."""

    name: str
    ropes: int
    with_trump: bool = True
    talking: bool = False  # a switch for people; nothing in the engine depends on it


EASY = Level("easy", ropes=2, talking=True)
NORMAL = Level("normal", ropes=1)
HARD = Level("hard", ropes=0)
PRO = Level("pro", ropes=0, with_trump=False)
LEVELS = (EASY, NORMAL, HARD, PRO)

_OPEN_HANDS, _TWO_DEALS = "open_hands", "two_deals"


@dataclass(frozen=True)
class HouseRules:
    """What was agreed before the deal: the level and the variants, which go with every level."""

    level: Level = NORMAL
    deals: int = DEALS
    open_hands: bool = False

    def __post_init__(self) -> None:
        if self.deals not in (2, DEALS):
            raise ValueError(f"A game has 2 or 3 deals, not {self.deals}.")

    @property
    def name(self) -> str:
        """The name that records carry: `normal`, `hard open_hands two_deals`."""
        variants = (_OPEN_HANDS * self.open_hands, _TWO_DEALS * (self.deals == 2))
        return " ".join(filter(None, (self.level.name, *variants)))

    @classmethod
    def named(cls, name: str) -> HouseRules:
        """Return the house rules of that name; raises KeyError naming what there is."""
        level, *variants = name.split() or [""]
        if unknown := sorted(set(variants) - {_OPEN_HANDS, _TWO_DEALS}):
            raise KeyError(
                f"There is no variant {unknown[0]!r}; there are: {_OPEN_HANDS}, {_TWO_DEALS}."
            )
        deals = 2 if _TWO_DEALS in variants else DEALS
        return cls(level_named(level), deals, _OPEN_HANDS in variants)


def level_named(name: str) -> Level:
    """Return the level of that name; raises KeyError naming the ones there are."""
    known = {level.name: level for level in LEVELS}
    if name not in known:
        raise KeyError(f"There is no level {name!r}; there are: {', '.join(known)}.")
    return known[name]
