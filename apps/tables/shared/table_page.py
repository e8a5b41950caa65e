"""A room's table on a page of its own: found again for the guest, cleared when the visit ends."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import panel as pn

from apps.tables.shared.notice import UNSAVED, under_notice
from apps.tables.shared.page import Visitor, guest_games, page
from apps.tables.shared.saving import GuestGames, Store
from apps.tables.shared.table_view import TableView
from apps.tables.shared.waiting import waiting_room

#: Seats a visitor, whose games are kept or not.
Seat = Callable[[Visitor, GuestGames | None], TableView]


def table_page(title: str, room: str, doors: ModuleType, seat: Seat, store: Store | None) -> Any:
    """Return the page for this visit.

    The guest's running game is found again in `store`; without one nothing is kept, and the page says
    so. `doors` is the room's package: while its rules compile the page says that too.
    """
    visitor, document = Visitor.now(), pn.state.curdoc

    def table() -> Any:
        games = guest_games(store, room, document)
        view = seat(visitor, games)
        document.on_session_destroyed(lambda _: view.close())
        return under_notice(visitor, view.table.news if games else UNSAVED, view.component)

    return page(title, table() if doors.is_warm() else waiting_room(visitor, doors.warm, table))
