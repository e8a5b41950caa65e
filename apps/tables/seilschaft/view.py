"""The Seilschaft table on the screen: its component, its pictures, its own messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from apps.tables.seilschaft.analytics import Pictures
from apps.tables.seilschaft.cards_shown import refused_words
from apps.tables.seilschaft.component import SeilschaftComponent, component_words
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.snapshot import snapshot
from apps.tables.shared.table_view import Message, Reads, TableView
from rulesengine.seilschaft import Card


class SeilschaftView(TableView):
    """Shows one Seilschaft table."""

    table: SeilschaftTable

    actions: ClassVar[Mapping[str, Reads]] = {
        "play": lambda view, m: partial(view.table.play, Card.parse(str(m["card"]))),
        "curtain": lambda view, m: view.table.draw_curtain,
        "aids": lambda view, m: partial(view.table.show_aids, bool(m["on"])),
        "tip_seen": lambda view, m: partial(view.table.close_tip, str(m["id"])),
        "replay": lambda view, m: view.table.look_back,
        "demo": lambda view, m: view.table.demonstrate,
        "replay_to": lambda view, m: partial(view.table.look_at, _step(m)),
        "replay_end": lambda view, m: view.table.end_looking_back,
    }

    def __init__(
        self, table: SeilschaftTable, *, place: str = "page", theme: str = "system"
    ) -> None:
        """Show `table` on a "page" of its own or in a notebook "cell", `theme` light, dark or system."""
        super().__init__(table, Pictures(), place=place, theme=theme)

    def make_component(self, handler: Callable[[Message], None], **params: Any) -> Any:
        """Return the component of the ridge."""
        return SeilschaftComponent(handler, **params)

    def snapshot(self) -> dict[str, Any]:
        """Return what the browser draws now."""
        return snapshot(self.table)

    def component_words(self) -> dict[str, Any]:
        """Return the component's words in the language of the table."""
        return component_words(self.table.words)

    def said(self, facts: Mapping[str, str | int]) -> dict[str, str | int]:
        """Return a refusal's facts with its cards in words."""
        return refused_words(self.table.words, facts)


def _step(message: Message) -> int:
    step = message["at"]
    if type(step) is not int:  # True is an int, and no step
        raise ValueError(f"{step!r} is no step")
    return step
