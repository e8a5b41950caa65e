"""A game at the felt is found again: after a reload, in a second window, after the server was killed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.felt_page import FeltPage
from tests.browser.parlour import Parlour

OpenTable = Callable[..., Page]
NO_SERVER = pytest.mark.expects_errors(
    "ERR_CONNECTION", "ERR_SOCKET_NOT_CONNECTED", "Lost websocket", "Failed to connect"
)
#: in deal 11 the 5 of diamonds uncovers the ace of hearts, so the turn is not over with it
MID_TURN = "/rotundschwarz?deal=11&partner=person&practice=1"


def _drawn(page: Page) -> FeltPage:
    page.locator(".rotundschwarz[data-seq]").wait_for(state="attached", timeout=30_000)
    table = FeltPage(page)
    table.mine()
    _searched(table)
    return table


def _searched(table: FeltPage) -> None:
    """Wait until the server has said all it has to say: a page that leaves before cuts it short."""
    expect(table.root.locator(".lamp .note")).not_to_be_empty()


def _move(table: FeltPage) -> None:
    """Lay the 5 of diamonds into a cell."""
    seq = table.see().seq
    table.page.keyboard.press("8")
    table.page.keyboard.press("c")
    assert table.after(seq).cells[0] == "5D"
    _searched(table)


def test_a_reload_finds_the_game_in_the_middle_of_a_turn(open_table: OpenTable) -> None:
    page = open_table(MID_TURN)
    table = _drawn(page)
    _move(table)
    page.get_by_role("switch", name="Sichere Karten gehen heim").check()
    expect(table.place("hH").locator(".card")).to_have_count(1)
    _searched(table)
    played = table.see().lies
    page.reload()
    table = _drawn(page)
    assert table.see().lies == played
    expect(page.locator(".top .chips")).to_contain_text("Auslage 11")
    expect(page.locator(".top .chips")).to_contain_text("Übung")
    expect(page.get_by_role("switch", name="Sichere Karten gehen heim")).to_be_checked()


def test_another_deal_in_the_address_is_asked_about_and_no_move_is_lost_by_it(
    open_table: OpenTable,
) -> None:
    page = open_table(MID_TURN)
    table = _drawn(page)
    _move(table)
    played = table.see().lies
    open_table("/rotundschwarz?deal=617&partner=person&practice=1")
    table = _drawn(page)
    expect(table.dialog.get_by_label("Nummer einer Auslage")).to_have_value("617")
    table.answer("no").click()
    assert table.see().lies == played


def test_a_second_window_follows_a_turn_that_is_taken_back(open_table: OpenTable) -> None:
    page = open_table(MID_TURN)
    first = _drawn(page)
    second = _drawn(open_table(MID_TURN, page=page.context.new_page()))
    before = first.see().lies
    _move(first)
    expect(second.place("c1").locator(".card")).to_have_count(1)
    assert second.see().lies == first.see().lies
    second.page.keyboard.press("z")
    expect(first.place("c1").locator(".card")).to_have_count(0)
    assert first.see().lies == second.see().lies == before


@NO_SERVER
def test_a_server_killed_in_the_middle_of_a_turn_loses_nothing(
    serving: Callable[..., Parlour], page: Page
) -> None:
    first = serving()
    page.goto(first.url + MID_TURN)
    table = _drawn(page)
    _move(table)
    played = table.see().lies
    first.kill()
    page.goto("about:blank")
    page.goto(serving().url + MID_TURN)
    table = _drawn(page)
    assert table.see().lies == played
    table.page.keyboard.press("z")
    expect(table.place("c1").locator(".card")).to_have_count(0)
