"""Where the Battleseil table stands: on a page of its own, or in a notebook cell."""

from __future__ import annotations

from typing import Any

import panel as pn

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.view import BattleseilView
from apps.tables.shared.later import later
from apps.tables.shared.notice import UNSAVED, under_notice
from apps.tables.shared.page import Visitor, guest_games, page
from apps.tables.shared.saving import Store
from apps.tables.shared.words import Words
from rulesengine.battleseil import HouseRules, is_warm, warm


def battleseil_page(store: Store | None = None) -> Any:
    """Return the page for this visit; the address may ask for `?great_field=1` and `?lang=en`.

    The guest's running game is found again in `store`; without one nothing is kept, and the page
    says so.
    """
    seat = _table if is_warm() else _waiting_room
    return page("Battleseil", seat(Visitor.now(), pn.state.curdoc, store))


def _table(visitor: Visitor, document: Any, store: Store | None) -> Any:
    """Return a table for the visitor, cleared when the session of `document` ends."""
    games = guest_games(store, "battleseil", document)
    house_rules = HouseRules(great_field=visitor.asked("great_field"))
    table = BattleseilTable(lang=visitor.lang, house_rules=house_rules, later=later, games=games)
    view = BattleseilView(table, theme=visitor.theme)
    document.on_session_destroyed(lambda _: view.close())
    return under_notice(visitor, table.news if games else UNSAVED, view.component)


def _waiting_room(visitor: Visitor, document: Any, store: Store | None) -> Any:
    """Return a place that says what is going on while the rules compile, then holds the table."""
    t = Words(visitor.lang)
    notice = pn.pane.Str(t("The table is being laid; the first time this takes some seconds."))
    place = pn.Column(notice, sizing_mode="stretch_width", margin=0)

    def lay_table(_: Any) -> None:
        # the visitor may have left: Panel would then keep for ever what is told to its own state
        place[0] = _table(visitor, document, store)

    later(warm, lay_table)
    return place


def cell(*, great_field: bool = False, lang: str = "de", seed: int | None = None) -> Any:
    """Return a table against Lausbub Sepp for a notebook cell; a seed makes its games repeatable."""
    pn.extension(inline=True)  # otherwise the cell asks servers on the internet for Panel's scripts
    table = BattleseilTable(
        lang=lang, house_rules=HouseRules(great_field=great_field), seed=seed, later=later
    )
    return BattleseilView(table, place="cell").component
