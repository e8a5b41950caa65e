"""The nine ropes in the browser: their scripts, their styles, their words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from apps.tables.battleseil.naming import CLUB_NAMES, SOFT_HYPHEN, SPECIALS
from apps.tables.battleseil.rules_text import KEYS, RULES
from apps.tables.shared.bundle import CSS, JS, TABLE_MODULES, join_modules, join_styles
from apps.tables.shared.component import TableComponent
from apps.tables.shared.table_words import hand_words, table_words
from apps.tables.shared.words import Words
from rulesengine.battleseil.cards import CLUB_LIST

_HERE = Path(__file__).parent
_MODULES = (
    *("emblems", "specials", "cards", "scene", "rival", "lanes", "strip", "hand", "piles", "shelf"),
    *(
        "seil",
        "advice",
        "weighed",
        "parts",
        "end",
        "aiming",
        "deeds",
        "looking",
        "moves",
        "dropping",
        "discard",
    ),
    *("keyboard", "table"),
)
_SHARED_MODULES = ("flights", "curtain", "replay")
_SHARED_STYLES = ("base", "dialog", "curtain")
_STYLES = ("scene", "cards", "specials", "lanes", "shelf", "piles", "panels", "sizes")


class BattleseilComponent(TableComponent):
    """Draws a Battleseil table."""

    _esm = join_modules(
        [JS / f"{name}.js" for name in (*TABLE_MODULES, *_SHARED_MODULES)]
        + [_HERE / f"{name}.js" for name in _MODULES]
    )
    _stylesheets: ClassVar = [
        join_styles(
            [CSS / f"{name}.css" for name in _SHARED_STYLES]
            + [_HERE / f"{name}.css" for name in _STYLES]
        )
    ]


def component_words(t: Words) -> dict[str, Any]:
    """Return the component's `words` in one language."""
    clubs = [
        {"letter": club.letters, "key": club.key, "name": t(CLUB_NAMES[club.key])}
        for club in CLUB_LIST
    ]
    fixed = {**_fixed_words(t), **_words_of_specials(t), **hand_words(t)}
    words = table_words(t, fixed, RULES, KEYS)
    return {**words, "clubs": clubs, "specials": _specials(t)}


def _specials(t: Words) -> dict[str, dict[str, str]]:
    """Return what every special is called, where its ribbon may be broken, and what it does."""
    return {
        key: {"name": t(name).replace(SOFT_HYPHEN, ""), "ribbon": t(name), "text": t(text)}
        for key, (name, text) in SPECIALS.items()
    }


def _fixed_words(t: Words) -> dict[str, str]:
    return {
        "card_chosen": t("{card} is chosen: now choose a rope."),
        "free_rope": t("free rope"),
        "close_advice": t("Put the advice away"),
        "last_move": t("last move"),
        "lay_card_n": t("Lay {card} at rope {n}"),
        "lay_n": t("lay {n}"),
        "mud": t("4 each"),
        "nothing_to_take": t("No rope can be taken now."),
        "overview": t("The nine ropes at a glance"),
        "replay": t("Looking back"),
        "rope_n": t("Rope {n}"),
        "seil_empty": t("Tap a pennant to see whether the rope is proven, and why."),
        "seil_title": t("At the rope"),
        "show_rope_n": t("Show rope {n}"),
        "soap": t("sum only"),
        "step_back": t("One move back"),
        "step_on": t("One move on"),
        "steps": t("Steps of the turn"),
        "turn_n": t("turn {n}"),
        "would_have_to_come": t("{card}, would have to come"),
        "your_side": t("Your side"),
    }


def _words_of_specials(t: Words) -> dict[str, str]:
    return {
        "aim_first": t("Choose the card it is aimed at first."),
        "any_club": t("any"),
        "call_innkeeper": t("Call the innkeeper"),
        "choose_aim": t("Choose the card: tap it, or arrows up and down and Enter."),
        "choose_target": t("Where shall {aimed} go? Choose a rope."),
        "choose_target_or_discard": t(
            "Where shall {aimed} go? Choose a rope, or 0 for the discard."
        ),
        "discard": t("Discard"),
        "discard_empty": t("Nothing lies in the discard yet."),
        "draw_one": t("Draw a card from here"),
        "hint_innkeeper": t("Enter calls him."),
        "hint_under": t("Enter puts it under its stock."),
        "look_through": t("Look through it"),
        "may_be_aimed_at": t("may be aimed at"),
        "needs_no_rope": t("The innkeeper needs no rope: call him with Enter or the button."),
        "nothing_to_aim_at": t("No card stands there that it could be aimed at."),
        "put_under": t("Under the stock"),
        "specials": t("Specials"),
        "to_discard": t("Into the discard"),
    }
