"""Where the Seilschaft table stands: on a page of its own, or in a notebook cell."""

from __future__ import annotations

from typing import Any

import panel as pn

from apps.tables.seilschaft.chances import advise
from apps.tables.seilschaft.model import ROOM, SeilschaftTable
from apps.tables.seilschaft.view import SeilschaftView
from apps.tables.seilschaft.wishes import FIRST_PARTNER, Wishes
from apps.tables.shared.later import beside, patiently
from apps.tables.shared.notice import UNSAVED, under_notice
from apps.tables.shared.page import Visitor, guest_games, page
from apps.tables.shared.saving import Store
from apps.tables.shared.waiting import waiting_room
from rulesengine.seilschaft import HouseRules, is_warm, warm
from rulesengine.seilschaft.levels import level_named

_ANSWER_SECONDS = 0.8  #: a silent partner takes the same time for every card (rules.md, Silence)


def seilschaft_page(store: Store | None = None) -> Any:
    """Return the page for this visit; the address may ask for `?lang=en`.

    The guest's running game is found again in `store`; without one nothing is kept, and the page
    says so.
    """
    visitor, document = Visitor.now(), pn.state.curdoc

    def table() -> Any:
        return _table(visitor, document, store)

    return page("Seilschaft", table() if is_warm() else waiting_room(visitor, warm, table))


def _table(visitor: Visitor, document: Any, store: Store | None) -> Any:
    """Return a table for the visitor, cleared when the session of `document` ends."""
    games = guest_games(store, ROOM, document)
    table = SeilschaftTable(
        lang=visitor.lang,
        later=beside,
        partner_later=patiently(_ANSWER_SECONDS),
        adviser=advise,
        games=games,
    )
    view = SeilschaftView(table, theme=visitor.theme)
    document.on_session_destroyed(lambda _: view.close())
    return under_notice(visitor, table.news if games else UNSAVED, view.component)


def cell(
    *,
    level: str = "normal",
    partner: str | None = FIRST_PARTNER,
    open_hands: bool = False,
    lang: str = "de",
    seed: int | None = None,
) -> Any:
    """Return a table for a notebook cell; a seed makes its games repeatable.

    `level` is easy, normal, hard or pro; `partner` a computer player, None for two people at one
    device. Raises KeyError naming the levels there are.
    """
    pn.extension(inline=True)  # otherwise the cell asks servers on the internet for Panel's scripts
    wishes = Wishes(HouseRules(level_named(level), open_hands=open_hands), partner)
    table = SeilschaftTable(
        lang=lang,
        wishes=wishes,
        seed=seed,
        later=beside,
        partner_later=patiently(_ANSWER_SECONDS),
        adviser=advise,
    )
    return SeilschaftView(table, place="cell").component
