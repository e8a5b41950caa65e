"""A complete game by mouse alone, at the parlour as its owner starts it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.battleseil_page import Sight, TablePage


def _play_a_turn(table: TablePage, sight: Sight) -> Sight:
    """Make one step of the game with the mouse: take, lay, or what the shelf offers."""
    if sight.takeable:
        rope = sight.takeable[0]
        table.pennant(rope).click()
        sight = table.changed(sight.seq)
        table.seil.locator(".take").click()
    elif "settle" in sight.buttons:
        table.button("settle").click()
    elif "pass" in sight.buttons:
        table.button("pass").click()
    else:
        legal = table.choose(sight.hand[0])
        table.lane(legal[0]).locator(".slot").click()
    return table.after(sight.seq)


@pytest.mark.newest
def test_a_whole_game_and_the_start_of_the_next_need_only_a_mouse(
    open_table: Callable[..., Page],
) -> None:
    table = TablePage(open_table())
    sight = table.see()
    assert len(sight.hand) == 6
    while not sight.over:
        sight = _play_a_turn(table, sight)

    banner = table.dialog
    expect(banner.get_by_role("heading")).to_have_text(
        # who won depends on the deal
        {"won": "Du gewinnst!", "lost": "Sepp gewinnt", "draw": "Unentschieden"}[_result(table)]
    )
    table.answer("dismiss").click()
    expect(table.dialog).to_have_count(0)

    table.button("new_game").click()
    sight = table.deal()
    # the sides take turns in starting, so Sepp has laid one card already
    assert sight.laying
    assert sum(map(len, sight.theirs)) == 1
    assert sum(map(len, sight.mine)) == 0
    assert len(sight.hand) == 6


def _result(table: TablePage) -> str:
    sign = table.dialog.locator(".end-sign").get_attribute("class") or ""
    return sign.rpartition("-")[2]
