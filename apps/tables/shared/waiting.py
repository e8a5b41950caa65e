"""A place that says what is going on while a room's rules compile, then holds its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import panel as pn

from apps.tables.shared.later import later
from apps.tables.shared.page import Visitor
from apps.tables.shared.words import Words


def waiting_room(visitor: Visitor, warm: Callable[[], None], table: Callable[[], Any]) -> Any:
    """Return a notice that gives way to `table()` as soon as `warm()` has run in a thread."""
    t = Words(visitor.lang)
    notice = pn.pane.Str(t("The table is being laid; the first time this takes some seconds."))
    place = pn.Column(notice, sizing_mode="stretch_width", margin=0)

    def lay_table(_: Any) -> None:
        # the visitor may have left: Panel would then keep for ever what is told to its own state
        place[0] = table()

    later(warm, lay_table)
    return place
