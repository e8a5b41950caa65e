"""Where the Battleseil table stands: on a page of its own, or in a notebook cell."""

from __future__ import annotations

from typing import Any

import panel as pn

from apps.tables.battleseil.model import ROOM, BattleseilTable
from apps.tables.battleseil.view import BattleseilView
from apps.tables.shared.later import later
from apps.tables.shared.notice import UNSAVED, under_notice
from apps.tables.shared.page import Visitor, guest_games, page
from apps.tables.shared.saving import Store
from apps.tables.shared.waiting import waiting_room
from rulesengine.battleseil import HouseRules, is_warm, warm


def battleseil_page(store: Store | None = None) -> Any:
    """Return the page for this visit; the address may ask for `?great_field=1` and `?lang=en`.

    The guest's running game is found again in `store`; without one nothing is kept, and the page
    says so.
    """
    visitor, document = Visitor.now(), pn.state.curdoc

    def table() -> Any:
        return _table(visitor, document, store)

    return page("Battleseil", table() if is_warm() else waiting_room(visitor, warm, table))


def _table(visitor: Visitor, document: Any, store: Store | None) -> Any:
    """Return a table for the visitor, cleared when the session of `document` ends."""
    games = guest_games(store, ROOM, document)
    house_rules = HouseRules(great_field=visitor.asked("great_field"))
    table = BattleseilTable(lang=visitor.lang, house_rules=house_rules, later=later, games=games)
    view = BattleseilView(table, theme=visitor.theme)
    document.on_session_destroyed(lambda _: view.close())
    return under_notice(visitor, table.news if games else UNSAVED, view.component)


def cell(*, great_field: bool = False, lang: str = "de", seed: int | None = None) -> Any:
    """Return a table against Lausbub Sepp for a notebook cell; a seed makes its games repeatable."""
    pn.extension(inline=True)  # otherwise the cell asks servers on the internet for Panel's scripts
    table = BattleseilTable(
        lang=lang, house_rules=HouseRules(great_field=great_field), seed=seed, later=later
    )
    return BattleseilView(table, place="cell").component
