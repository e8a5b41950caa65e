"""What a person wishes for a game: level, variants, partner."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from apps.tables.seilschaft.naming import PARTNERS
from rulesengine.seilschaft import HouseRules
from rulesengine.seilschaft.levels import DEALS, level_named

TWO_AT_ONE_DEVICE = "person"
FIRST_PARTNER = "searcher"


@dataclass(frozen=True)
class Wishes:
    """House rules and partner; a partner None means two people at one device."""

    house_rules: HouseRules = field(default_factory=HouseRules)
    partner: str | None = FIRST_PARTNER

    def changed(self, options: Mapping[str, Any]) -> Wishes:
        """Return these wishes with what a dialog's `options` say instead.

        Options are user input: what they do not say, or say wrongly, stays as it is.
        """
        old = self.house_rules
        rules = HouseRules(
            _level(options.get("level"), old),
            2 if _switch(options, "two_deals", old.deals == 2) else DEALS,
            _switch(options, "open_hands", old.open_hands),
        )
        return Wishes(rules, _partner(options.get("partner"), self.partner))


def _level(name: Any, old: HouseRules) -> Any:
    try:
        return level_named(name)
    except (KeyError, TypeError):
        return old.level


def _switch(options: Mapping[str, Any], key: str, old: bool) -> bool:
    wanted = options.get(key)
    return wanted if isinstance(wanted, bool) else old


def _partner(name: Any, old: str | None) -> str | None:
    if name == TWO_AT_ONE_DEVICE:
        return None
    return name if isinstance(name, str) and name in PARTNERS else old
