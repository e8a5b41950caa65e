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
from apps.tables.shared.table_view import TEAM_ACTIONS, Message, Reads, TableView
from rulesengine.seilschaft import Card


class SeilschaftView(TableView):
    """Shows one Seilschaft table."""

    table: SeilschaftTable

    pictures = Pictures
    actions: ClassVar[Mapping[str, Reads]] = {
        **TEAM_ACTIONS,
        "play": lambda view, m: partial(view.table.play, Card.parse(str(m["card"]))),
        "curtain": lambda view, m: view.table.draw_curtain,
    }

    def __init__(
        self, table: SeilschaftTable, *, place: str = "page", theme: str = "system"
    ) -> None:
        """Show `table` on a "page" of its own or in a notebook "cell", `theme` light, dark or system."""
        super().__init__(table, place=place, theme=theme)

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
