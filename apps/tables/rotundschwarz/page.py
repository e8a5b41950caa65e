"""Where the Rot und Schwarz table stands: on a page of its own, or in a notebook cell."""

from __future__ import annotations

from typing import Any

import panel as pn

from apps.tables.rotundschwarz.forecast import forecast
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.view import RotUndSchwarzView
from apps.tables.rotundschwarz.wishes import FIRST_PARTNER, ROOM, Wishes
from apps.tables.shared.later import beside, patiently
from apps.tables.shared.page import Visitor
from apps.tables.shared.saving import GuestGames, Store
from apps.tables.shared.table_page import table_page
from rulesengine import rotundschwarz
from rulesengine.rotundschwarz import HouseRules
from rulesengine.rotundschwarz.levels import BLACK, RED, level_named

_ANSWER_SECONDS = 0.8  #: a silent partner takes the same time for every turn (rules.md, Silence)


def rotundschwarz_page(store: Store | None = None) -> Any:
    """Return the page for this visit; the address may ask for `?deal=11982&level=hard&lang=en`.

    What else it may ask for stands in `wishes.ASKED`.
    """

    def seat(visitor: Visitor, games: GuestGames | None) -> RotUndSchwarzView:
        table = RotUndSchwarzTable(
            lang=visitor.lang,
            asked=visitor.wishes,
            later=beside,
            partner_later=patiently(_ANSWER_SECONDS),
            adviser=forecast,
            games=games,
        )
        return RotUndSchwarzView(table, theme=visitor.theme)

    return table_page("Rot und Schwarz", ROOM, rotundschwarz, seat, store)


def cell(
    *,
    level: str = "normal",
    partner: str | None = FIRST_PARTNER,
    black: bool = False,
    practice: bool = False,
    mixed_suits: bool = False,
    signal_coins: bool = False,
    lang: str = "de",
    seed: int | None = None,
) -> Any:
    """Return a table for a notebook cell; a seed makes its games repeatable, a deal's number gives it.

    `level` is easy, normal, hard, pro, or cells and tokens like "3/7"; `partner` a computer player,
    None for two people at one device, and the person plays red unless `black`. Raises KeyError naming
    the levels there are.
    """
    pn.extension(inline=True)  # otherwise the cell asks servers on the internet for Panel's scripts
    rules = HouseRules(level_named(level), mixed_suits, signal_coins)
    table = RotUndSchwarzTable(
        lang=lang,
        wishes=Wishes(rules, partner, BLACK if black else RED, practice),
        seed=seed,
        later=beside,
        partner_later=patiently(_ANSWER_SECONDS),
        adviser=forecast,
    )
    return RotUndSchwarzView(table, place="cell").component
