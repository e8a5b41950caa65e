"""Where the Battleseil table stands: on a page of its own, or in a notebook cell."""

from __future__ import annotations

from typing import Any

import panel as pn

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.view import BattleseilView
from apps.tables.shared.later import later
from apps.tables.shared.page import Visitor, page
from rulesengine.battleseil import HouseRules


def battleseil_page() -> Any:
    """Return the page for this visit; the address may ask for `?great_field=1` and `?lang=en`."""
    visitor = Visitor.now()
    house_rules = HouseRules(great_field=visitor.asked("great_field"))
    table = BattleseilTable(lang=visitor.lang, house_rules=house_rules, later=later)
    view = BattleseilView(table, theme=visitor.theme)
    pn.state.on_session_destroyed(lambda _: view.close())
    return page("Battleseil", view.component)


def cell(*, great_field: bool = False, lang: str = "de", seed: int | None = None) -> Any:
    """Return a table against Lausbub Sepp for a notebook cell; a seed makes its games repeatable."""
    pn.extension(inline=True)  # otherwise the cell asks servers on the internet for Panel's scripts
    table = BattleseilTable(
        lang=lang, house_rules=HouseRules(great_field=great_field), seed=seed, later=later
    )
    return BattleseilView(table, place="cell").component
