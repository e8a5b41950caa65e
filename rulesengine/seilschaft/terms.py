"""House rules as the record that positions carry, and back."""

from __future__ import annotations

from rulesengine.common.records import Record, blank
from rulesengine.seilschaft.levels import LEVELS, HouseRules
from rulesengine.seilschaft.position import TERMS


def terms_of(house_rules: HouseRules) -> Record:
    """Return a new terms record of the house rules."""
    terms = blank(TERMS)
    terms.level = LEVELS.index(house_rules.level)
    terms.ropes = house_rules.level.ropes
    terms.with_trump = house_rules.level.with_trump
    terms.deals = house_rules.deals
    terms.open_hands = house_rules.open_hands
    return terms


def rules_of(terms: Record) -> HouseRules:
    """Return the house rules of a terms record."""
    return HouseRules(LEVELS[terms.level], int(terms.deals), bool(terms.open_hands))
