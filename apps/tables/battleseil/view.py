"""The Battleseil table on the screen: its component, its pictures, its own messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from apps.tables.battleseil.analytics import Pictures
from apps.tables.battleseil.component import BattleseilComponent, component_words
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import card_name
from apps.tables.battleseil.snapshot import snapshot
from apps.tables.shared.table_view import Message, Reads, TableView
from rulesengine.battleseil import Card
from rulesengine.battleseil.levels import ROPES


class BattleseilView(TableView):
    """Shows one Battleseil table."""

    table: BattleseilTable

    actions: ClassVar[Mapping[str, Reads]] = {
        "lay": lambda view, m: partial(view.table.lay, _card(m), _rope(m)),
        "take": lambda view, m: partial(view.table.take, _rope(m)),
        "finish": lambda view, m: view.table.finish,
        "pass": lambda view, m: view.table.pass_turn,
        "settle": lambda view, m: view.table.settle,
        "look": lambda view, m: partial(view.table.look, _rope(m)),
        "close_look": lambda view, m: partial(view.table.look, None),
    }
    places: ClassVar[tuple[str, ...]] = ("card", "rope")

    def __init__(
        self, table: BattleseilTable, *, place: str = "page", theme: str = "system"
    ) -> None:
        """Show `table` on a "page" of its own or in a notebook "cell", `theme` light, dark or system."""
        super().__init__(table, Pictures(), place=place, theme=theme)

    def make_component(self, handler: Callable[[Message], None], **params: Any) -> Any:
        """Return the component of the nine ropes."""
        return BattleseilComponent(handler, **params)

    def snapshot(self) -> dict[str, Any]:
        """Return what the browser draws now."""
        return snapshot(self.table)

    def component_words(self) -> dict[str, Any]:
        """Return the component's words in the language of the table."""
        return component_words(self.table.words)

    def said(self, facts: Mapping[str, str | int]) -> dict[str, str | int]:
        """Return a refusal's facts with its cards in words."""
        said, t = dict(facts), self.table.words
        if "card" in said:
            said["card"] = card_name(t, Card.parse(str(said["card"])))
        if "missing" in said:
            missing = str(said["missing"]).split()
            said["missing"] = t.listing([card_name(t, Card.parse(word)) for word in missing])
        return said


def _rope(message: Message) -> int:
    """Return the rope 0..8 a message names; raises ValueError for anything else."""
    rope = message["rope"]
    if type(rope) is not int or not 1 <= rope <= ROPES:  # True is an int, and no rope
        raise ValueError(f"{rope!r} is no rope")
    return rope - 1


def _card(message: Message) -> Card:
    """Return the club card a message names; raises ValueError or NotationError for anything else."""
    card = Card.parse(str(message["card"]))
    if not card.is_club:
        raise ValueError(f"{card} is no club card")
    return card
