"""What a person wishes for a game: house rules, rounds and opponent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from apps.tables.battleseil.naming import HOUSE_RULES, opponents
from apps.tables.shared.dealing import Deal
from apps.tables.shared.wishing import wished_number, wished_player, wished_switch
from rulesengine.battleseil import HouseRules
from rulesengine.battleseil.levels import ROUNDS

ROOM = "battleseil"
FIRST_OPPONENT = "sepp"

#: what the address of the table may ask for
ASKED = ("opponent", "rounds", *HOUSE_RULES)


@dataclass(frozen=True)
class Wishes:
    """House rules and the computer player across; None means two people at one device."""

    house_rules: HouseRules = field(default_factory=HouseRules)
    opponent: str | None = FIRST_OPPONENT

    @classmethod
    def of(cls, deal: Deal) -> Wishes:
        """Return what was agreed for a game."""
        return cls(deal.house_rules, deal.opponent)

    @classmethod
    def asked(cls, words: Mapping[str, str], before: Wishes) -> Wishes | None:
        """Return `before` with what the words of an address ask for, None when they ask for nothing.

        >>> Wishes.asked({"specials": "1"}, Wishes()).house_rules.name
        'base specials'
        """
        if not any(name in words for name in ASKED):
            return None
        switches = {name: words[name] == "1" for name in HOUSE_RULES if name in words}
        return before.changed({**words, **switches})

    def changed(self, options: Mapping[str, Any]) -> Wishes:
        """Return these wishes with what a dialog's `options` say instead.

        Options are user input: what they do not say, or say wrongly, stays as it is.
        """
        old = self.house_rules
        switches = {name: wished_switch(options, name, getattr(old, name)) for name in HOUSE_RULES}
        rules = replace(old, rounds=_rounds(options.get("rounds"), old.rounds), **switches)
        return Wishes(rules, wished_player(options, "opponent", opponents(), self.opponent))

    def dealt(self, before: Deal | None, seed: int | None = None) -> Deal:
        """Return the deal of these wishes behind another one, or the first one, of `seed` if given."""
        if before is not None:
            return before.next(self.house_rules, self.opponent)
        return Deal.first(ROOM, self.house_rules, self.opponent, seed)


def _rounds(wished: Any, before: int) -> int:
    """Return how many rounds are wished, written in digits; as before for what no match has."""
    number = wished_number(wished, min(ROUNDS), max(ROUNDS))
    return number if number in ROUNDS else before
