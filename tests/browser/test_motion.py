"""Cards fly when they move, only then, and not for those who wish less motion."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from apps.tables.battleseil.model import BattleseilTable
from tests.apps.seats import turns, until
from tests.browser.battleseil_page import TablePage

#: counts every card that takes off from now on
_COUNT_FLIGHTS = """air => { air.started = 0; new MutationObserver((changes) => changes.forEach((change) =>
  change.addedNodes.forEach(() => { air.started += 1; }))).observe(air, { childList: true }); }"""


def _flights(table: TablePage) -> Callable[[], int]:
    air = table.page.locator(".air")
    air.evaluate(_COUNT_FLIGHTS)
    return lambda: air.evaluate("air => air.started")


def test_nothing_flies_when_nothing_was_moved(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(turns(9))))
    started = _flights(table)
    seq = table.see().seq
    for rope in (1, 2):
        table.pennant(rope).click()
        seq = table.changed(seq).seq
    table.tool("en").click()
    table.page.locator('.battleseil[lang="en"]').wait_for()
    assert started() == 0


def test_one_turn_of_each_side_is_four_flights(sit: Callable[..., Page]) -> None:
    # a card laid and a card drawn, here and across
    table = TablePage(sit(until(turns(9))))
    started = _flights(table)
    table.lay(table.see().hand[0], 9)
    assert started() == 4


def test_nothing_moves_for_those_who_wish_less_motion(
    sit: Callable[..., Page], new_page: Callable[..., Page]
) -> None:
    page = new_page(reduced_motion="reduce")
    table = TablePage(sit(lambda: BattleseilTable(seed=6), page=page))
    table.lay(table.see().hand[0], 2)
    moving = table.root.evaluate(
        "root => root.getRootNode().getAnimations({ subtree: true })"
        ".filter((a) => a.playState === 'running' && !a.effect.target.closest('.figure')).length"
    )
    assert moving == 0
    expect(page.locator(".flight")).to_have_count(0)


def test_a_laid_card_flies_and_lands(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=6)))
    before = table.see()
    table.choose(before.hand[0])
    table.lane(2).locator(".slot").click()
    expect(table.page.locator(".flight").first).to_be_attached()
    expect(table.page.locator(".flight")).to_have_count(0)
    expect(table.lane(2).locator(".card")).to_have_css("opacity", "1")
