"""Where the Battleseil table stands: on a page of its own, or in a notebook cell."""

from __future__ import annotations

from typing import Any

import panel as pn

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import opponent_named
from apps.tables.battleseil.view import BattleseilView
from apps.tables.battleseil.wishes import FIRST_OPPONENT, ROOM, Wishes
from apps.tables.shared.later import beside, later
from apps.tables.shared.page import Visitor
from apps.tables.shared.saving import GuestGames, Store
from apps.tables.shared.table_page import table_page
from rulesengine import battleseil
from rulesengine.battleseil import HouseRules


def battleseil_page(store: Store | None = None) -> Any:
    """Return the page for this visit; the address may ask for `?specials=1&claim_first=1&lang=en`.

    What else it may ask for stands in `wishes.ASKED`.
    """

    def seat(visitor: Visitor, games: GuestGames | None) -> BattleseilView:
        table = BattleseilTable(
            lang=visitor.lang,
            asked=visitor.wishes,
            later=later,
            weigh_later=beside,
            games=games,
        )
        return BattleseilView(table, theme=visitor.theme)

    return table_page("Battleseil", ROOM, battleseil, seat, store)


def cell(
    *,
    opponent: str | None = FIRST_OPPONENT,
    rounds: int = 1,
    great_field: bool = False,
    specials: bool = False,
    claim_first: bool = False,
    automatic: bool = False,
    breakthrough: bool = False,
    lang: str = "de",
    seed: int | None = None,
) -> Any:
    """Return a table for a notebook cell, its house rules by name; a seed makes its games repeatable.

    Without an opponent (None) two people sit at it. Raises KeyError naming the opponents there are,
    ValueError for a number of rounds no match has.
    """
    pn.extension(inline=True)  # otherwise the cell asks servers on the internet for Panel's scripts
    rules = HouseRules(great_field, specials, claim_first, automatic, breakthrough, rounds)
    wishes = Wishes(rules, None if opponent is None else opponent_named(opponent))
    table = BattleseilTable(lang=lang, wishes=wishes, seed=seed, later=later, weigh_later=beside)
    return BattleseilView(table, place="cell").component
