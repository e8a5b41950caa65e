"""What every living picture of the felt must satisfy: nothing cut or hidden, and no finding of axe."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from apps.tables.rotundschwarz.forecast import forecast
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.wishes import Wishes
from rulesengine.common.luck import stream
from rulesengine.rotundschwarz import HouseRules, best_move
from tests.browser.conftest import VIEWPORTS
from tests.browser.felt_page import FeltPage

LivingFelt = Callable[..., Page]
_TURNS = 30

_CUT = """root => ({
  wide: document.documentElement.scrollWidth - innerWidth,
  cut: [...root.querySelectorAll(".btn, .top button, h1, h2, .plate b, .plate-line, .say, .switch label")]
    .filter((el) => el.offsetParent && el.scrollWidth > el.clientWidth + 1).map((el) => el.textContent),
  hidden: [...root.querySelectorAll(".board .card")].filter((card) => {
    const box = card.getBoundingClientRect();
    return !box.width || box.left < 0 || box.right > innerWidth + 1;
  }).length,
})"""


def _mid_game() -> RotUndSchwarzTable:
    """Return a practice game with coins and mixed suits in which much has happened already."""
    rules = HouseRules(mixed_suits=True, signal_coins=True)
    table = RotUndSchwarzTable(seed=3, wishes=Wishes(rules, None, practice=True), adviser=forecast)
    while table.observation.turn < _TURNS:
        view = table.observation
        table.play(best_move("planner", view, stream(1, view.turn)))
    return table


def _ended() -> RotUndSchwarzTable:
    table = _mid_game()
    table.ask_to_give_up()
    table.answer("give_up", "yes", {})
    return table


@pytest.mark.parametrize(
    ("screen", "locale"), [*product(VIEWPORTS, ("de-DE", "en-GB"))], ids=lambda value: value
)
def test_nothing_is_cut_or_outside_the_window(
    felt: LivingFelt, new_page: Callable[..., Page], screen: str, locale: str
) -> None:
    page = felt(_mid_game, page=new_page(viewport=screen, locale=locale), figures=True)
    seen: dict[str, Any] = page.locator(".rotundschwarz").evaluate(_CUT)
    assert seen == {"wide": 0, "cut": [], "hidden": 0} or seen["wide"] < 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_while_playing_asking_and_at_the_end(
    felt: LivingFelt,
    new_page: Callable[..., Page],
    axe_findings: Callable[..., list[str]],
    scheme: str,
) -> None:
    visitor = new_page(locale="en-GB", color_scheme=scheme, reduced_motion="reduce")
    table = FeltPage(felt(_mid_game, page=visitor, figures=True))
    assert not axe_findings(visitor)
    table.button("new_game").click()
    expect(table.dialog).to_contain_text("A new game")
    assert not axe_findings(visitor)
    felt(_ended, page=visitor, figures=True)
    expect(table.dialog).to_contain_text("You stopped together")
    assert not axe_findings(visitor)


@pytest.mark.parametrize("page", [{"locale": "en-GB"}], indirect=True)
def test_the_figures_stand_beside_the_felt_and_go_with_the_aids(
    felt: LivingFelt, page: Page
) -> None:
    table = FeltPage(felt(_mid_game, figures=True))
    panels = table.root.locator(".panels .panel")
    expect(panels).to_have_count(3)
    expect(table.root.locator(".lamp")).to_contain_text("positions searched")
    expect(table.root.locator(".panels .bk-Figure")).to_have_count(3)
    page.get_by_role("switch", name="Aids").uncheck()
    expect(panels).to_have_count(0)
    expect(table.root.locator(".lamp")).to_be_hidden()
