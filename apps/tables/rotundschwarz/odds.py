"""What is known of each level before it is chosen, and the guest's own results there.

The shares are measured with `kartenstube simulate rotundschwarz --level all` on the numbered deals 1 to
1,000 (`--team planner+clearer`) and 1 to 100 (`--team thoughtful+thoughtful`).
"""

from __future__ import annotations

from apps.tables.rotundschwarz.naming import PARTNERS
from apps.tables.shared.advice import advice as shared_advice
from apps.tables.shared.saving import LOST, WON, Results
from apps.tables.shared.words import Words
from rulesengine.common.errors import N_
from rulesengine.rotundschwarz import LEVELS, HouseRules, Level

LEVEL_NAMES = {"easy": N_("Easy"), "normal": N_("Normal"), "hard": N_("Hard"), "pro": N_("Pro")}
#: deals won of 100 by two that plan, each in a manner of its own, to the nearest whole
PLANNERS_ODDS = {"easy": 100, "normal": 99, "hard": 98, "pro": 90}
#: the same of two that look one turn ahead
THOUGHTFUL_ODDS = {"easy": 33, "normal": 18, "hard": 17, "pro": 3}


def level_name(t: Words, level: Level) -> str:
    """Return what a level is called; own settings have no name but their numbers."""
    return t(LEVEL_NAMES[level.name]) if level.name in LEVEL_NAMES else t("Own numbers")


def numbers(t: Words, level: Level) -> str:
    """Return "4 cells, 6 tokens"."""
    cells = t.count("{number} cell", "{number} cells", level.cells)
    tokens = t.count("{number} token", "{number} tokens", level.tokens)
    return f"{cells}, {tokens}"


def level_help(t: Words, level: Level, results: Results | None) -> str:
    """Return what a level is, how often it is won, and how often by the guest."""
    said = t(
        "{what}; of 100 deals two like {planner} clear {best}, two like {other} {share}",
        what=numbers(t, level),
        best=PLANNERS_ODDS[level.name],
        share=THOUGHTFUL_ODDS[level.name],
        planner=PARTNERS["planner"][1],
        other=PARTNERS["thoughtful"][1],
    )
    return ". ".join(filter(None, (said, so_far(t, results, level))))


def so_far(t: Words, results: Results | None, level: Level) -> str:
    """Return how the guest's finished games at a level went, nothing before the first."""
    won, lost = (_games(results, level, outcome) for outcome in (WON, LOST))
    if won + lost == 0:
        return ""
    return t.count(
        "You have won {won} of {number} game at this level",
        "You have won {won} of {number} games at this level",
        won + lost,
        won=won,
    )


def _games(results: Results | None, level: Level, outcome: str) -> int:
    counts = results.by_rules if results else {}
    return sum(
        games for (rules, how), games in counts.items() if how == outcome and _is_at(rules, level)
    )


def _is_at(rules: str, level: Level) -> bool:
    try:
        return HouseRules.named(rules).level == level
    except KeyError:
        return False


def chips(t: Words, house_rules: HouseRules, number: int, practice: bool) -> list[str]:
    """Return level, variants and deal as the header shows them."""
    level = house_rules.level
    said = [f"{level_name(t, level)}: {numbers(t, level)}", deal_words(t, number)]
    said += [t("mixed suits")] if house_rules.mixed_suits else []
    said += [t("signal coins")] if house_rules.signal_coins else []
    return said + ([t("practice")] if practice else [])


def deal_words(t: Words, number: int) -> str:
    """Return "Deal 11982"."""
    return t("Deal {number}", number=number)


def advice(t: Words, results: Results | None, level: Level) -> str:
    """Return the advice after a run of wins or losses at the level, else nothing."""
    return shared_advice(t, results, level, LEVELS, LEVEL_NAMES, HouseRules.named)
