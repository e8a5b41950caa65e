"""House rules of Battleseil as frozen data; every number a reading depends on has its name here."""

from __future__ import annotations

from dataclasses import dataclass

ROPES = 9
SEATS = 2
CLUBS = 6
PEOPLE = 3  #: people a side at a rope
PEOPLE_IN_MUD = 4  #: ... and where the Matschwiese (mud) lies
DECIDED = 5  #: ropes that decide the round: the other side can only reach four
NEIGHBOURS = 3  #: neighbouring ropes that break through
LARGEST_HAND = 7  #: no house rule deals more
FETCHED = 3  #: cards the innkeeper draws
LARGEST_HELD = LARGEST_HAND - 1 + FETCHED  #: cards held while the innkeeper is at work
PASSES_TO_END = 2  #: passes in succession that end the round
ROUNDS = (1, 3, 5)  #: rounds a match may have

_FIELDS = {"base": False, "great_field": True}
_OPTIONS = ("specials", "claim_first", "automatic", "breakthrough")
_MATCHES = {f"rounds_{rounds}": rounds for rounds in ROUNDS[1:]}


@dataclass(frozen=True)
class HouseRules:
    """What was agreed before the deal (rules.md, House rules). The default is the base game."""

    great_field: bool = False
    specials: bool = False
    claim_first: bool = False
    automatic: bool = False
    breakthrough: bool = False
    rounds: int = 1

    def __post_init__(self) -> None:
        if self.rounds not in ROUNDS:
            raise ValueError(f"A match has 1, 3 or 5 rounds, not {self.rounds}.")

    @property
    def strongest(self) -> int:
        """The highest strength of a club, 9 or 10."""
        return 10 if self.great_field else 9

    @property
    def hand_limit(self) -> int:
        """Cards in a full hand, 6 or 7."""
        return LARGEST_HAND if self.great_field or self.specials else 6

    @property
    def pack_size(self) -> int:
        """Club cards in the pack, 54 or 60."""
        return CLUBS * self.strongest

    @property
    def name(self) -> str:
        """The name that records carry: `base`, `great_field specials rounds_3`."""
        options = (option for option in _OPTIONS if getattr(self, option))
        match = (name for name, rounds in _MATCHES.items() if rounds == self.rounds)
        return " ".join(("great_field" if self.great_field else "base", *options, *match))

    @classmethod
    def named(cls, name: str) -> HouseRules:
        """Return the house rules of that name; raises KeyError naming what there is."""
        field, *options = name.split() or [""]
        if field not in _FIELDS:
            raise KeyError(f"There are no house rules {field!r}; there are: {', '.join(_FIELDS)}.")
        if unknown := sorted(set(options) - {*_OPTIONS, *_MATCHES}):
            known = ", ".join((*_OPTIONS, *_MATCHES))
            raise KeyError(f"There is no house rule {unknown[0]!r}; there are: {known}.")
        rounds = max((_MATCHES.get(option, 1) for option in options), default=1)
        chosen = {option: option in options for option in _OPTIONS}
        return cls(_FIELDS[field], rounds=rounds, **chosen)


BASE = HouseRules()
GREAT_FIELD = HouseRules(great_field=True)
