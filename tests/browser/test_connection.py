"""A connection that breaks is said in words, and what can be mended mends itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from apps.tables.shared.connection import _lost
from apps.tables.shared.words import Words
from tests.browser.battleseil_page import TablePage
from tests.browser.parlour import Parlour

pytestmark = pytest.mark.expects_errors(
    r"WebSocket", r"ERR_CONNECTION_REFUSED", r"ERR_FAILED", r"[Ll]ost|[Cc]onnection|\[bokeh"
)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_parlour_that_closed_is_missed_in_words(
    project: Path, new_page: Callable[..., Page], lang: str
) -> None:
    parlour = Parlour(project)
    try:
        page = new_page()
        page.goto(f"{parlour.url}/battleseil?lang={lang}")
        page.locator(".battleseil[data-seq]").wait_for()
        expect(page.get_by_role("alert").filter(has_text=_lost(Words(lang)))).to_have_count(0)
    finally:
        parlour.close()
    expect(page.get_by_role("alert").filter(has_text=_lost(Words(lang)))).to_be_visible()


def test_a_connection_that_breaks_mends_itself_and_the_game_goes_on(
    open_table: Callable[..., Page], page: Page
) -> None:
    sockets: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket(re.compile("/ws$"), between)
    table = TablePage(open_table())
    before = table.lay(table.see().hand[0], 4)
    alert = page.get_by_role("alert").filter(has_text=_lost(Words("de")))
    sockets[-1].close(code=1012)
    expect(alert).to_be_visible()
    expect(alert).to_have_count(0, timeout=40_000)
    assert len(sockets) > 1
    after = table.lay(before.hand[0], 4)
    assert after.mine[3] == [*before.mine[3], before.hand[0]]
