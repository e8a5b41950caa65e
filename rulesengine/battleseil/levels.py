"""House rules of Battleseil as frozen data; every number a reading depends on has its name here."""

from __future__ import annotations

from dataclasses import dataclass

ROPES = 9
SEATS = 2
CLUBS = 6
PEOPLE = 3  #: people a side at a rope
PEOPLE_IN_MUD = 4  #: ... and where the Matschwiese (mud) lies
DECIDED = 5  #: ropes that decide the round: the other side can only reach four
LARGEST_HAND = 7  #: no house rule deals more
PASSES_TO_END = 2  #: passes in succession that end the round


@dataclass(frozen=True)
class HouseRules:
    """What was agreed before the deal (rules.md, Großes Feld). The default is the base game."""

    great_field: bool = False

    @property
    def strongest(self) -> int:
        """The highest strength of a club, 9 or 10."""
        return 10 if self.great_field else 9

    @property
    def hand_limit(self) -> int:
        """Cards in a full hand, 6 or 7."""
        return LARGEST_HAND if self.great_field else 6

    @property
    def pack_size(self) -> int:
        """Club cards in the pack, 54 or 60."""
        return CLUBS * self.strongest

    @property
    def name(self) -> str:
        """The name that records carry."""
        return "great_field" if self.great_field else "base"

    @classmethod
    def of_strongest(cls, strongest: int) -> HouseRules:
        """Return the house rules of a pack with that highest strength, 9 or 10."""
        return GREAT_FIELD if strongest == GREAT_FIELD.strongest else BASE

    @classmethod
    def named(cls, name: str) -> HouseRules:
        """Return the house rules of that name; raises KeyError naming the ones there are."""
        known = {rules.name: rules for rules in (BASE, GREAT_FIELD)}
        if name not in known:
            raise KeyError(f"There are no house rules {name!r}; there are: {', '.join(known)}.")
        return known[name]


BASE = HouseRules()
GREAT_FIELD = HouseRules(great_field=True)
