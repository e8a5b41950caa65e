"""What is known of each level before it is chosen, and the advice after a run of games.

The shares are measured with `kartenstube simulate seilschaft`: 1,000,000 games a level of two simple
players (seed 1), 1,000 of two searchers (seed 2027).
"""

from __future__ import annotations

from apps.tables.seilschaft.naming import PARTNERS
from apps.tables.shared.advice import advice as shared_advice
from apps.tables.shared.saving import Results
from apps.tables.shared.words import Words
from rulesengine.common.errors import N_
from rulesengine.seilschaft import LEVELS, HouseRules, Level

LEVEL_NAMES = {"easy": N_("Easy"), "normal": N_("Normal"), "hard": N_("Hard"), "pro": N_("Pro")}
_LEVEL_HELP = {
    "easy": N_("two safety ropes, and talking is allowed"),
    "normal": N_("one safety rope"),
    "hard": N_("no safety rope"),
    "pro": N_("no safety rope and no trump"),
}
#: games won of 100 by two players of the simple strategy, to the nearest whole
SIMPLE_ODDS = {"easy": 87, "normal": 79, "hard": 53, "pro": 44}
#: the same of two searchers
SEARCHER_ODDS = {"easy": 99, "normal": 98, "hard": 94, "pro": 91}


def level_help(t: Words, level: Level) -> str:
    """Return what a level is and how often it is won."""
    return t(
        "{what}; two simple players win {share} of 100 games, two like {name} {best}",
        what=t(_LEVEL_HELP[level.name]),
        share=SIMPLE_ODDS[level.name],
        name=PARTNERS["searcher"][1],
        best=SEARCHER_ODDS[level.name],
    )


def chips(t: Words, house_rules: HouseRules) -> list[str]:
    """Return level and variants as the header shows them."""
    said = [t(LEVEL_NAMES[house_rules.level.name])]
    said += [t("open hands")] if house_rules.open_hands else []
    said += [t("two rounds")] if house_rules.deals == 2 else []
    said += [t("talking allowed") if house_rules.level.talking else t("silent")]
    return said


def advice(t: Words, results: Results | None, level: Level) -> str:
    """Return the advice after a run of wins or losses at the level, else nothing."""
    return shared_advice(t, results, level, LEVELS, LEVEL_NAMES, HouseRules.named)
