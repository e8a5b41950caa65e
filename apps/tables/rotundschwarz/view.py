"""The Rot und Schwarz table on the screen: its component, its pictures, its own messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from apps.tables.rotundschwarz.analytics import Pictures
from apps.tables.rotundschwarz.component import RotUndSchwarzComponent, component_words
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.naming import refused_words
from apps.tables.rotundschwarz.snapshot import snapshot
from apps.tables.shared.table_view import TEAM_ACTIONS, Action, Message, Reads, TableView
from rulesengine.rotundschwarz import Card, End, Home, Move, Pass, Signal, ToCell, ToColumn
from rulesengine.rotundschwarz.levels import COLUMNS


class RotUndSchwarzView(TableView):
    """Shows one Rot und Schwarz table."""

    table: RotUndSchwarzTable

    pictures = Pictures
    actions: ClassVar[Mapping[str, Reads]] = {
        **TEAM_ACTIONS,
        "move": lambda view, m: view._plays(_moved(m)),
        "home": lambda view, m: view._plays(Home(Card.parse(str(m["card"])))),
        "pass": lambda view, m: view._plays(Pass()),
        "end_turn": lambda view, m: view._plays(End()),
        "coin": lambda view, m: view._plays(Signal(_column_or_none(m["column"]))),
        "undo": lambda view, m: view.table.take_back,
        "hint": lambda view, m: view.table.ask_hint,
        "way": lambda view, m: view.table.show_way,
        "share": lambda view, m: view._share,
        "safe_home": lambda view, m: partial(view.table.send_safe_home, bool(m["on"])),
    }

    def __init__(
        self, table: RotUndSchwarzTable, *, place: str = "page", theme: str = "system"
    ) -> None:
        """Show `table` on a "page" of its own or in a notebook "cell", `theme` light, dark or system."""
        super().__init__(table, place=place, theme=theme)

    def make_component(self, handler: Callable[[Message], None], **params: Any) -> Any:
        """Return the component of the felt."""
        return RotUndSchwarzComponent(handler, **params)

    def snapshot(self) -> dict[str, Any]:
        """Return what the browser draws now; a notebook cell has no address to share."""
        drawn = snapshot(self.table)
        if self._place == "cell":
            drawn["actions"] = [one for one in drawn["actions"] if one["do"] != "share"]
        return drawn

    def component_words(self) -> dict[str, Any]:
        """Return the component's words in the language of the table."""
        return component_words(self.table.words)

    def said(self, facts: Mapping[str, str | int]) -> dict[str, str | int]:
        """Return a refusal's facts with its cards in words."""
        return refused_words(self.table.words, facts)

    def _plays(self, move: Move) -> Action:
        return partial(self.table.play, move)

    def _share(self) -> None:
        """Hand over the words of an address that asks for the same deal."""
        table = self.table
        self.component.tell(
            {
                "type": "address",
                "query": table.wishes.address(table.round.deal),
                "copied": table.words("The address of this deal is on your clipboard:"),
                "failed": table.words("This is the address of the deal:"),
            }
        )


def _moved(message: Message) -> Move:
    card, to = Card.parse(str(message["card"])), str(message["to"])
    return ToCell(card) if to == "c" else ToColumn(card, _column(to))


def _column_or_none(name: Any) -> int | None:
    return None if name is None else _column(str(name))


def _column(name: str) -> int:
    column = int(name) - 1
    if not 0 <= column < COLUMNS:
        raise ValueError(f"{name!r} is no column")
    return column
