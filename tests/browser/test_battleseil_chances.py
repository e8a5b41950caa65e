"""Chances, advice and taking back in the browser: by keys, by mouse, on a phone, and heard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.shared.later import beside, patiently
from apps.tables.shared.work import Later
from tests.apps.seats import turns, until
from tests.apps.waiting import Waiting
from tests.browser.battleseil_page import TablePage

Sit = Callable[..., Page]
PERCENT = re.compile(r"^\d{1,3} %$")
_PLAYED = until(turns(9))


def _table(weigh_later: Later = beside) -> BattleseilTable:
    """Return a table in my turn whose chances are weighed as on the page, or when it is said."""
    table = _PLAYED()
    table._weigh_later = weigh_later
    table._weigh()
    return table


def _busy(table: TablePage) -> list[int]:
    sight = table.see()
    return [n + 1 for n in range(9) if sight.mine[n] or sight.theirs[n]]


def test_a_chosen_card_shows_its_chance_at_every_rope_where_somebody_pulls(sit: Sit) -> None:
    table = TablePage(sit(_table, figures=True))
    card = table.see().hand[2]
    busy = [n for n in table.choose(card) if n in _busy(table)]
    shown = table.page.locator(".chance:visible b")
    expect(shown).to_have_count(len(busy))
    for rope in busy:
        expect(table.lane(rope).locator(".chance b")).to_have_text(PERCENT)
        slot = table.lane(rope).locator(".slot")
        expect(slot).to_have_attribute("aria-label", re.compile("Gewinnchance"))
    title = table.page.locator(".panel-chances h2")
    expect(title).to_contain_text("zieht am besten an Seil")
    expect(table.page.locator(".panels .bk-Figure")).to_have_count(3)
    table.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_figures_that_come_while_the_mouse_is_down_lose_no_click(sit: Sit) -> None:
    table = TablePage(sit(lambda: _table(patiently(1.0))))
    rope = next(n for n in table.choose(table.see().hand[0]) if n in _busy(table))
    seq, chance = table.see().seq, table.lane(rope).locator(".chance")
    table.lane(rope).locator(".slot").hover()
    table.page.mouse.down()
    expect(chance).to_be_hidden()
    expect(chance).to_be_visible()
    table.page.mouse.up()
    assert table.changed(seq).chosen is None


def test_advice_by_r_names_moves_and_a_press_chooses_the_card(
    sit: Sit, axe_findings: Callable[..., list[str]]
) -> None:
    table = TablePage(sit(_table))
    table.page.keyboard.press("r")
    rows = table.page.locator(".advised li")
    expect(rows).to_have_count(3)
    for row in rows.all():
        expect(row.locator(".chance-of")).to_have_text(PERCENT)
        expect(row.locator("p")).to_have_text(re.compile(r"\.$"))
    assert axe_findings(table.page) == []
    rows.first.locator("button").click()
    assert table.see().chosen in table.see().hand
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".advice")).to_be_hidden()


def test_advice_goes_with_the_move_and_z_takes_the_turn_back(sit: Sit) -> None:
    table = TablePage(sit(_table))
    before = table.see()
    table.page.keyboard.press("r")
    expect(table.page.locator(".advice")).to_be_visible()
    table.lay(before.hand[0], 8)
    expect(table.page.locator(".advice")).to_be_hidden()
    seq = table.see().seq
    table.page.keyboard.press("z")
    after = table.after(seq)
    assert (after.hand, after.mine, after.theirs) == (before.hand, before.mine, before.theirs)


@pytest.mark.parametrize("page", [{"viewport": "phone"}], indirect=True)
def test_on_a_phone_the_advice_comes_up_as_a_sheet(sit: Sit, page: Page) -> None:
    table = TablePage(sit(_table))
    table.page.locator("[data-do=advise]").click()
    sheet = table.page.locator(".advice")
    expect(sheet).to_be_in_viewport()
    expect(sheet.locator("li")).to_have_count(3)
    sheet.locator(".cross").click()
    expect(sheet).to_be_hidden()


def test_figures_that_arrive_leave_a_carried_card_in_the_air(sit: Sit) -> None:
    worker, tables = Waiting(), []

    def make() -> BattleseilTable:
        table = _PLAYED()
        table._weigh_later = worker
        tables.append(table)
        return table

    table = TablePage(sit(make))
    card = table.see().hand[1]
    mouse, box = table.page.mouse, table.card(card).bounding_box()
    assert box
    mouse.move(box["x"] + 12, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] + 60, box["y"] - 4, steps=6)
    expect(table.page.locator(".ks.dragging")).to_have_count(1)
    table.page.wait_for_timeout(100)
    while worker.jobs:
        worker.do()
    table.page.wait_for_timeout(300)
    expect(table.page.locator(".ks.dragging")).to_have_count(1)
    mouse.up()
    assert card in table.see().hand
