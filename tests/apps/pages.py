"""Apps that seat every visitor at a table of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apps.tables.shared.page import Visitor, page
from apps.tables.shared.table_view import TableView


class NoPictures:
    """No figures: a page is there in less than half the time, and most tests look at the table alone."""

    all = ()

    def draw(self, *_: Any) -> None:
        """Draw nothing."""


def seating(
    title: str, view: type[TableView], make_table: Callable[[], Any], figures: bool = False
) -> Callable[[], Any]:
    """Return the app of tables that `make_table` makes, with `figures` beside them or without."""
    shown = view if figures else type(view.__name__, (view,), {"pictures": NoPictures})

    def app() -> Any:
        visitor = Visitor.now()
        table = make_table()
        table.lang = visitor.lang
        return page(title, shown(table, theme=visitor.theme).component)

    return app
