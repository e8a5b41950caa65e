"""The ridge in the browser: its scripts, its styles, its words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from apps.tables.seilschaft.naming import card_name
from apps.tables.seilschaft.rules_text import KEYS, RULES
from apps.tables.shared.bundle import CSS, JS, TABLE_MODULES, join_modules, join_styles
from apps.tables.shared.component import TableComponent
from apps.tables.shared.table_words import hand_words, table_words
from apps.tables.shared.words import Words
from rulesengine.common.errors import N_
from rulesengine.seilschaft import Card
from rulesengine.seilschaft.cards import CARDS

_HERE = Path(__file__).parent
_MODULES = (
    *("geometry", "scenery", "faces", "ridge", "partner", "signs", "trick", "hand", "rail"),
    *(
        "asides",
        "switches",
        "end",
        "parts",
        "deeds",
        "film",
        "coin_film",
        "moves",
        "keyboard",
        "table",
    ),
)
_SHARED_MODULES = ("curtain", "replay", "switches", "tip")
_SHARED_STYLES = ("base", "dialog", "playing_cards", "panels", "curtain")
_STYLES = ("scene", "ridge", "middle", "hand", "rail", "panels", "figures", "sizes")

#: what stands in the corner of a card by rank, where it is not the rank itself
LETTERS = {"T": "10", "J": N_("J"), "Q": N_("Q"), "K": N_("K"), "A": N_("A")}


class SeilschaftComponent(TableComponent):
    """Draws a Seilschaft table."""

    _esm = join_modules(
        [JS / f"{name}.js" for name in (*TABLE_MODULES, "playing_cards", *_SHARED_MODULES)]
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
    letters = {rank: t(letter) for rank, letter in LETTERS.items()}
    return {
        **table_words(t, {**_fixed_words(t), **hand_words(t)}, RULES, KEYS),
        "cards": {"letters": letters, "cards": _cards(t)},
    }


def _cards(t: Words) -> dict[str, dict[str, Any]]:
    """Return what is said of each card, and the steps marked on it."""
    cards = [Card(number) for number in range(CARDS)]
    return {str(card): {"name": card_name(t, card), "steps": card.steps} for card in cards}


def _fixed_words(t: Words) -> dict[str, str]:
    return {
        "abyss": t("abyss"),
        "camp": t("Camp"),
        "card_chosen": t("Chosen: {card}. A second tap or Enter plays it."),
        "card_waits": t("Chosen: {card}. It is not your turn."),
        "four_colours": t("Four colours"),
        "key_choose": t("choose"),
        "key_play": t("play"),
        "play_card": t("Play {card}"),
        "reached_me": t("the coin stops here if you win with a sum of {n}"),
        "reached_them": t("the coin stops here if {name} wins with a sum of {n}"),
        "replay": t("Looking back"),
        "ridge": t("Ridge, nine cards from your end"),
        "ropes": t("Safety ropes"),
        "step_back": t("One card back"),
        "step_on": t("One card on"),
        "trick": t("Trick"),
        "trump": t("Trump"),
        "your_card": t("Your card"),
    }
