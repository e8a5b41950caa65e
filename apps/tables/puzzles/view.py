"""The puzzles on the screen: their component, their map, their messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from apps.tables.puzzles.analytics import Pictures
from apps.tables.puzzles.component import PuzzleComponent, component_words
from apps.tables.puzzles.model import PuzzleTable
from apps.tables.puzzles.names import book_size, grades
from apps.tables.puzzles.snapshot import snapshot
from apps.tables.shared.table_view import Message, Reads, TableView
from rulesengine.battleseil.levels import ROPES

_OF_EVERY_TABLE = ("lang", "theme", "theme_seen")


class PuzzleView(TableView):
    """Shows one puzzle after another."""

    table: PuzzleTable

    pictures = Pictures
    actions: ClassVar[Mapping[str, Reads]] = {
        "mark": lambda view, m: partial(view.table.mark, _whole(m, "rope", ROPES) - 1),
        "check": lambda view, m: view.table.check,
        "again": lambda view, m: view.table.again,
        "next": lambda view, m: view.table.next,
        "number": lambda view, m: partial(view.table.open_number, _whole(m, "number", book_size())),
        "grade": lambda view, m: partial(view.table.open_new, _whole(m, "grade", len(grades()))),
        "share": lambda view, m: view._share,
    }
    places: ClassVar[tuple[str, ...]] = ("rope",)

    def __init__(self, table: PuzzleTable, *, theme: str = "system") -> None:
        """Show `table` on a page of its own, `theme` light, dark or system."""
        super().__init__(table, theme=theme)

    @classmethod
    def understood(cls) -> dict[str, Reads]:
        """Return what is understood here: a puzzle has no game to give up and no record."""
        every = super().understood()
        return {**{kind: every[kind] for kind in _OF_EVERY_TABLE}, **cls.actions}

    def make_component(self, handler: Callable[[Message], None], **params: Any) -> Any:
        """Return the component of the puzzles."""
        return PuzzleComponent(handler, **params)

    def snapshot(self) -> dict[str, Any]:
        """Return what the browser draws now."""
        return snapshot(self.table)

    def component_words(self) -> dict[str, Any]:
        """Return the component's words in the language of the table."""
        return component_words(self.table.words)

    def said(self, facts: Mapping[str, str | int]) -> dict[str, str | int]:
        """Return a refusal's facts as people read them."""
        return dict(facts)

    def _share(self) -> None:
        """Hand over the words of an address that asks for the same puzzle."""
        t = self.table.words
        self.component.tell(
            {
                "type": "address",
                "query": f"puzzle={self.table.which}",
                "copied": t("The address of this puzzle is on your clipboard:"),
                "failed": t("This is the address of the puzzle:"),
            }
        )


def _whole(message: Message, key: str, most: int) -> int:
    """Return the number 1..most of a message; raises ValueError for anything else."""
    number = message[key]
    if type(number) is not int or not 1 <= number <= most:  # True is an int, and no number
        raise ValueError(f"{number!r} is not between 1 and {most}")
    return number
