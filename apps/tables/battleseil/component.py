"""The card table in the browser: one component, one snapshot in, messages out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import param
from panel.custom import Children, JSComponent

from apps.tables.battleseil.naming import CLUB_NAMES
from apps.tables.battleseil.rules_text import keys_overlay, rules_drawer
from apps.tables.shared.bundle import CSS, JS, TABLE_MODULES, join_modules, join_styles
from apps.tables.shared.header_words import header_words
from apps.tables.shared.words import Words
from rulesengine.battleseil.cards import CLUB_LIST

_HERE = Path(__file__).parent
_MODULES = (
    *("emblems", "cards", "scene", "rival", "lanes", "strip", "hand", "shelf", "seil"),
    *("parts", "boxes", "deeds", "looking", "moves", "keyboard", "table"),
)
_STYLES = ("scene", "cards", "lanes", "shelf", "panels", "sizes")

Handler = Callable[[dict[str, Any]], None]


class BattleseilComponent(JSComponent):
    """Draws `view` (see snapshot.py) with `words`; hands every message to the handler it was given."""

    view = param.Dict(default={}, doc="What this seat may see now: the snapshot.")
    words = param.Dict(default={}, doc="The words of the table in its language.")
    figures = Children(default=[], doc="The figures beside the table, in the order of the panels.")

    _esm = join_modules(
        [JS / f"{name}.js" for name in (*TABLE_MODULES, "flights")]
        + [_HERE / f"{name}.js" for name in _MODULES]
    )
    _stylesheets: ClassVar = [
        join_styles(
            [CSS / "base.css", CSS / "dialog.css", *(_HERE / f"{name}.css" for name in _STYLES)]
        )
    ]

    def __init__(self, handler: Handler, **params: Any) -> None:
        """Create the component; `handler` is called with every message, which is user input."""
        self._handler = handler
        super().__init__(**params)

    @classmethod
    def _patch_datamodel_ref(cls, props: Any, ref: str) -> None:
        """Tag the models below with their root once, not at every change.

        Panel walks all of them each time, the figures with their hundreds of parts included: tens of
        milliseconds a move. Ours stay the same for the whole life of the table.
        """
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
    clubs = [
        {"letter": club.letters, "key": club.key, "name": t(CLUB_NAMES[club.key])}
        for club in CLUB_LIST
    ]
    return {
        "lang": t.code,
        "clubs": clubs,
        "t": {**header_words(t), **_fixed_words(t)},
        "rules": rules_drawer(t),
        "keys": keys_overlay(t),
    }


def _fixed_words(t: Words) -> dict[str, str]:
    return {
        "actions": t("Actions"),
        "card_chosen": t("{card} is chosen: now choose a rope."),
        "choose_card": t("choose this card"),
        "close": t("Close"),
        "free_rope": t("free rope"),
        "last_move": t("last move"),
        "lay_card_n": t("Lay {card} at rope {n}"),
        "lay_n": t("lay {n}"),
        "look_at_table": t("Look at the table"),
        "mud": t("4 each"),
        "nothing_to_take": t("No rope can be taken now."),
        "overview": t("The nine ropes at a glance"),
        "rope_n": t("Rope {n}"),
        "seil_empty": t("Tap a pennant to see whether the rope is proven, and why."),
        "seil_title": t("At the rope"),
        "show_rope_n": t("Show rope {n}"),
        "soap": t("sum only"),
        "steps": t("Steps of the turn"),
        "thinking": t("thinking"),
        "turn_n": t("turn {n}"),
        "would_have_to_come": t("{card}, would have to come"),
        "your_hand": t("Your hand"),
        "your_side": t("Your side"),
    }
