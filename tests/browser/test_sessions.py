"""Visitors come and go and leave nothing behind."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from bokeh.client import pull_session
from playwright.sync_api import Page

from apps.frontdoor.page import front_door
from apps.tables.battleseil import page as page_module
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.view import BattleseilView
from tests.browser.battleseil_page import TablePage

VISITORS = 20
SOON_GONE = {
    "unused_session_lifetime_milliseconds": 200,
    "check_unused_sessions_milliseconds": 100,
}


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[Any]]:
    """Return the list that fills with a reference to all that a visit to the table creates."""
    alive: list[weakref.ref[Any]] = []

    class Watched(BattleseilView):
        def __init__(self, table: BattleseilTable, **options: Any) -> None:
            super().__init__(table, **options)
            parts = (self, table, table.referee, self.component, *self.component.figures)
            alive.extend(map(weakref.ref, parts))

    monkeypatch.setattr(page_module, "BattleseilView", Watched)
    return alive


def _still_alive(references: list[weakref.ref[Any]], patience: float = 20) -> list[str]:
    """Return the types of what is still alive, after waiting for it to go."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline and any(ref() is not None for ref in references):
        time.sleep(0.2)
        gc.collect()
    return [type(ref()).__name__ for ref in references if ref() is not None]


def test_twenty_sessions_opened_and_closed_leave_nothing_alive(
    serve: Callable[..., str], seated: list[weakref.ref[Any]]
) -> None:
    url = serve({"battleseil": page_module.battleseil_page}, **SOON_GONE)
    for _ in range(VISITORS):
        pull_session(url=f"{url}/battleseil").close()
    assert len(seated) == VISITORS * 7
    assert not _still_alive(seated)


def test_visitors_who_leave_before_the_table_is_laid_leave_nothing_alive(
    serve: Callable[..., str], seated: list[weakref.ref[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_module, "is_warm", lambda: False)
    monkeypatch.setattr(page_module, "warm", lambda: time.sleep(0.3))
    url = serve({"battleseil": page_module.battleseil_page}, **SOON_GONE)
    for _ in range(5):
        pull_session(url=f"{url}/battleseil").close()
    time.sleep(2)
    assert not _still_alive(seated)


def test_visits_at_the_front_door_leave_no_document(serve: Callable[..., str]) -> None:
    doors: list[weakref.ref[Any]] = []

    def app() -> Any:
        door = front_door()
        doors.append(weakref.ref(door))
        return door

    url = serve({"kartenstube": app}, **SOON_GONE)
    for _ in range(5):
        pull_session(url=f"{url}/kartenstube").close()
    assert len(doors) == 5
    assert not _still_alive(doors)


# last, because no event loop can run in this thread once Playwright does
def test_a_game_in_the_browser_leaves_nothing_alive_either(
    serve: Callable[..., str],
    seated: list[weakref.ref[Any]],
    new_page: Callable[..., Page],
    warm_rules: None,
) -> None:
    url = serve({"battleseil": page_module.battleseil_page}, **SOON_GONE)
    page = new_page()
    page.goto(f"{url}/battleseil")
    page.locator("[data-seq]").first.wait_for(state="attached")
    table = TablePage(page)
    for rope in (1, 2):
        table.lay(table.see().hand[0], rope)
    table.tool("dark").click()
    table.button("new_game").click()
    table.deal()
    page.goto("about:blank")
    assert not _still_alive(seated)
