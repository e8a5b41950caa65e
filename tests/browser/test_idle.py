"""A page that nobody touches costs nothing."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.battleseil_page import TablePage
from tests.browser.parlour import Parlour


def test_a_page_nobody_touches_sends_nothing_and_costs_nothing(
    open_table: Callable[..., Page], parlour: Parlour, page: Page
) -> None:
    frames: list[str] = []
    page.on(
        "websocket",
        lambda socket: [
            socket.on(event, lambda payload: frames.append(str(payload)))
            for event in ("framesent", "framereceived")
        ],
    )
    table = TablePage(open_table())
    table.lay(table.see().hand[0], 1)
    assert frames
    page.wait_for_timeout(1000)
    frames.clear()
    assert _calm(parlour), "the server keeps working"
    assert not frames


def _calm(parlour: Parlour, patience: float = 60) -> bool:
    """Return whether the server comes to use less than 2 % of a processor; it may be compiling yet."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        used, began = parlour.cpu_seconds(), time.monotonic()
        time.sleep(3)
        if (parlour.cpu_seconds() - used) / (time.monotonic() - began) < 0.02:
            return True
    return False


def test_nothing_moves_on_a_page_nobody_touches(open_table: Callable[..., Page]) -> None:
    table = TablePage(open_table())
    table.lay(table.see().hand[0], 1)
    table.page.wait_for_timeout(1500)
    changes = table.root.evaluate(
        "root => new Promise((done) => { let changes = 0; const watch = new MutationObserver("
        "(list) => { changes += list.length; }); watch.observe(root, { attributes: true,"
        " childList: true, characterData: true, subtree: true });"
        " setTimeout(() => done(changes), 1500); })"
    )
    assert changes == 0
