"""Where the Seilschaft table stands: on a page of its own, or in a notebook cell."""

from __future__ import annotations

from typing import Any

import panel as pn

from apps.tables.seilschaft.chances import advise
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.view import SeilschaftView
from apps.tables.seilschaft.wishes import FIRST_PARTNER, ROOM, Wishes
from apps.tables.shared.later import beside, patiently
from apps.tables.shared.page import Visitor
from apps.tables.shared.saving import GuestGames, Store
from apps.tables.shared.table_page import table_page
from rulesengine import seilschaft
from rulesengine.seilschaft import HouseRules
from rulesengine.seilschaft.levels import level_named

_ANSWER_SECONDS = 0.8  #: a silent partner takes the same time for every card (rules.md, Silence)


def seilschaft_page(store: Store | None = None) -> Any:
    """Return the page for this visit; the address may ask for `?partner=person&lang=en`.

    What else it may ask for stands in `wishes.ASKED`."""

    def seat(visitor: Visitor, games: GuestGames | None) -> SeilschaftView:
        table = SeilschaftTable(
            lang=visitor.lang,
            asked=visitor.wishes,
            later=beside,
            partner_later=patiently(_ANSWER_SECONDS),
            adviser=advise,
            games=games,
        )
        return SeilschaftView(table, theme=visitor.theme)

    return table_page("Seilschaft", ROOM, seilschaft, seat, store)


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
