"""House rules as the record that positions carry, and back."""

from __future__ import annotations

from rulesengine.common.records import Record, blank
from rulesengine.rotundschwarz.levels import HouseRules, own_level
from rulesengine.rotundschwarz.position import TERMS


def terms_of(house_rules: HouseRules) -> Record:
    """Return a new terms record of the house rules."""
    terms = blank(TERMS)
    terms.cells = house_rules.level.cells
    terms.tokens = house_rules.level.tokens
    terms.mixed = house_rules.mixed_suits
    terms.signals = house_rules.signal_coins
    return terms


def rules_of(terms: Record) -> HouseRules:
    """Return the house rules of a terms record."""
    level = own_level(int(terms.cells), int(terms.tokens))
    return HouseRules(level, bool(terms.mixed), bool(terms.signals))
