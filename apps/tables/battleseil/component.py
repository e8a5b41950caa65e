"""The nine ropes in the browser: their scripts, their styles, their words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from apps.tables.battleseil.naming import CLUB_NAMES
from apps.tables.battleseil.rules_text import KEYS, RULES
from apps.tables.shared.bundle import CSS, JS, TABLE_MODULES, join_modules, join_styles
from apps.tables.shared.component import TableComponent
from apps.tables.shared.table_words import hand_words, table_words
from apps.tables.shared.words import Words
from rulesengine.battleseil.cards import CLUB_LIST

_HERE = Path(__file__).parent
_MODULES = (
    *("emblems", "cards", "scene", "rival", "lanes", "strip", "hand", "shelf", "seil"),
    *("parts", "end", "deeds", "looking", "moves", "keyboard", "table"),
)
_STYLES = ("scene", "cards", "lanes", "shelf", "panels", "sizes")


class BattleseilComponent(TableComponent):
    """Draws a Battleseil table."""

    _esm = join_modules(
        [JS / f"{name}.js" for name in (*TABLE_MODULES, "flights")]
        + [_HERE / f"{name}.js" for name in _MODULES]
    )
    _stylesheets: ClassVar = [
        join_styles(
            [CSS / "base.css", CSS / "dialog.css", *(_HERE / f"{name}.css" for name in _STYLES)]
        )
    ]


def component_words(t: Words) -> dict[str, Any]:
    """Return the component's `words` in one language."""
    clubs = [
        {"letter": club.letters, "key": club.key, "name": t(CLUB_NAMES[club.key])}
        for club in CLUB_LIST
    ]
    return {**table_words(t, {**_fixed_words(t), **hand_words(t)}, RULES, KEYS), "clubs": clubs}


def _fixed_words(t: Words) -> dict[str, str]:
    return {
        "card_chosen": t("{card} is chosen: now choose a rope."),
        "free_rope": t("free rope"),
        "last_move": t("last move"),
        "lay_card_n": t("Lay {card} at rope {n}"),
        "lay_n": t("lay {n}"),
        "mud": t("4 each"),
        "nothing_to_take": t("No rope can be taken now."),
        "overview": t("The nine ropes at a glance"),
        "rope_n": t("Rope {n}"),
        "seil_empty": t("Tap a pennant to see whether the rope is proven, and why."),
        "seil_title": t("At the rope"),
        "show_rope_n": t("Show rope {n}"),
        "soap": t("sum only"),
        "steps": t("Steps of the turn"),
        "turn_n": t("turn {n}"),
        "would_have_to_come": t("{card}, would have to come"),
        "your_side": t("Your side"),
    }
