"""A place that says what is going on while a room's rules compile, then holds its table."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import panel as pn

from apps.tables.shared.later import later
from apps.tables.shared.page import Visitor
from apps.tables.shared.words import Words

_log = logging.getLogger(__name__)


def waiting_room(visitor: Visitor, warm: Callable[[], None], table: Callable[[], Any]) -> Any:
    """Return a notice that gives way to `table()` as soon as `warm()` has run in a thread.

    When one of them fails the log says why, and the notice that there is no table.
    """
    t = Words(visitor.lang)
    notice = pn.pane.Str(t("The table is being laid; the first time this takes some seconds."))
    place = pn.Column(notice, sizing_mode="stretch_width", margin=0)

    def lay_table(warmed: Future[Any]) -> None:
        # the visitor may have left: Panel would then keep for ever what is told to its own state
        try:
            warmed.result()
            place[0] = table()
        except Exception:  # whatever it was, nobody shall wait for a table that never comes
            _log.exception("A table could not be laid.")
            notice.object = t("The table could not be laid. Load the page again in a while.")

    later(warm, lay_table)
    return place
