"""The card table in the browser: one component, one snapshot in, messages out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import param
from panel.custom import Children, JSComponent

from apps.tables.seilschaft.naming import card_name
from apps.tables.seilschaft.rules_text import keys_overlay, rules_drawer
from apps.tables.shared.bundle import CSS, JS, TABLE_MODULES, join_modules, join_styles
from apps.tables.shared.header_words import header_words
from apps.tables.shared.words import Words
from rulesengine.common.errors import N_
from rulesengine.seilschaft import Card
from rulesengine.seilschaft.cards import CARDS

_HERE = Path(__file__).parent
_MODULES = (
    *("geometry", "scenery", "faces", "ridge", "partner", "signs", "trick", "hand", "rail"),
    *("asides", "switches", "end", "parts", "deeds", "film", "moves", "keyboard", "table"),
)
_SHARED_STYLES = ("base", "dialog", "playing_cards")
_STYLES = ("scene", "ridge", "middle", "hand", "rail", "panels", "figures", "sizes")

#: what stands in the corner of a card by rank, where it is not the rank itself
LETTERS = {"T": "10", "J": N_("J"), "Q": N_("Q"), "K": N_("K"), "A": N_("A")}

Handler = Callable[[dict[str, Any]], None]


class SeilschaftComponent(JSComponent):
    """Draws `view` (see snapshot.py) with `words`; hands every message to the handler it was given."""

    view = param.Dict(default={}, doc="What this seat may see now: the snapshot.")
    words = param.Dict(default={}, doc="The words of the table in its language.")
    figures = Children(default=[], doc="The figures beside the table, in the order of the panels.")

    _esm = join_modules(
        [JS / f"{name}.js" for name in (*TABLE_MODULES, "playing_cards")]
        + [_HERE / f"{name}.js" for name in _MODULES]
    )
    _stylesheets: ClassVar = [
        join_styles(
            [CSS / f"{name}.css" for name in _SHARED_STYLES]
            + [_HERE / f"{name}.css" for name in _STYLES]
        )
    ]

    def __init__(self, handler: Handler, **params: Any) -> None:
        """Create the component; `handler` is called with every message, which is user input."""
        self._handler = handler
        super().__init__(**params)

    @classmethod
    def _patch_datamodel_ref(cls, props: Any, ref: str) -> None:
        """Tag the models below with their root once, not at every change (see Battleseil's)."""
        if f"__ref:{ref}" not in props.tags:
            super()._patch_datamodel_ref(props, ref)

    def _handle_msg(self, message: Any) -> None:
        if isinstance(message, dict):
            self._handler(message)

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message that is no state, for example a refusal."""
        self._send_msg(message)


def component_words(t: Words) -> dict[str, Any]:
    """Return the component's `words` in one language."""
    return {
        "lang": t.code,
        "cards": {
            "letters": {rank: t(letter) for rank, letter in LETTERS.items()},
            "cards": _cards(t),
        },
        "t": {**header_words(t), **_fixed_words(t)},
        "rules": rules_drawer(t),
        "keys": keys_overlay(t),
    }


def _cards(t: Words) -> dict[str, dict[str, Any]]:
    """Return what is said of each card, and the steps marked on it."""
    cards = [Card(number) for number in range(CARDS)]
    return {str(card): {"name": card_name(t, card), "steps": card.steps} for card in cards}


def _fixed_words(t: Words) -> dict[str, str]:
    return {
        "abyss": t("abyss"),
        "actions": t("Actions"),
        "camp": t("Camp"),
        "card_chosen": t("Chosen: {card}. A second tap or Enter plays it."),
        "card_waits": t("Chosen: {card}. It is not your turn."),
        "choose_card": t("choose this card"),
        "close": t("Close"),
        "four_colours": t("Four colours"),
        "key_choose": t("choose"),
        "key_play": t("play"),
        "look_at_table": t("Look at the table"),
        "play_card": t("Play {card}"),
        "reached_me": t("the coin stops here if you win with a sum of {n}"),
        "reached_them": t("the coin stops here if {name} wins with a sum of {n}"),
        "replay": t("Looking back"),
        "ridge": t("Ridge, nine cards from your end"),
        "ropes": t("Safety ropes"),
        "step_back": t("One card back"),
        "step_on": t("One card on"),
        "thinking": t("thinking"),
        "trick": t("Trick"),
        "trump": t("Trump"),
        "your_card": t("Your card"),
        "your_hand": t("Your hand"),
    }
