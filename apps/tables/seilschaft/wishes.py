"""What a person wishes for a game: level, variants, partner."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from apps.tables.seilschaft.naming import PARTNERS
from apps.tables.shared.dealing import Deal
from apps.tables.shared.wishing import wished_player, wished_switch
from rulesengine.seilschaft import HouseRules
from rulesengine.seilschaft.levels import DEALS, level_named

ROOM = "seilschaft"
FIRST_PARTNER = "searcher"

_SWITCHES = ("open_hands", "two_deals")
#: what the address of the table may ask for
ASKED = ("level", "partner", *_SWITCHES)


@dataclass(frozen=True)
class Wishes:
    """House rules and partner; a partner None means two people at one device."""

    house_rules: HouseRules = field(default_factory=HouseRules)
    partner: str | None = FIRST_PARTNER

    @classmethod
    def of(cls, deal: Deal) -> Wishes:
        """Return what was agreed for a game."""
        return cls(deal.house_rules, deal.opponent)

    @classmethod
    def asked(cls, words: Mapping[str, str], before: Wishes) -> Wishes | None:
        """Return `before` with what the words of an address ask for, None when they ask for nothing.

        >>> Wishes.asked({"partner": "person"}, Wishes()).partner is None
        True
        """
        if not any(name in words for name in ASKED):
            return None
        switches = {name: words[name] == "1" for name in _SWITCHES if name in words}
        return before.changed({**words, **switches})

    def dealt(self, before: Deal | None, seed: int | None = None) -> Deal:
        """Return the deal of these wishes behind another one, or the first one, of `seed` if given."""
        if before is not None:
            return before.next(self.house_rules, self.partner)
        return Deal.first(ROOM, self.house_rules, self.partner, seed)

    def changed(self, options: Mapping[str, Any]) -> Wishes:
        """Return these wishes with what a dialog's `options` say instead.

        Options are user input: what they do not say, or say wrongly, stays as it is.
        """
        old = self.house_rules
        rules = HouseRules(
            _level(options.get("level"), old),
            2 if wished_switch(options, "two_deals", old.deals == 2) else DEALS,
            wished_switch(options, "open_hands", old.open_hands),
        )
        return Wishes(rules, wished_player(options, "partner", PARTNERS, self.partner))


def _level(name: Any, old: HouseRules) -> Any:
    try:
        return level_named(name)
    except (KeyError, TypeError):
        return old.level
