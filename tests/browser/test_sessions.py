"""Visitors come and go and leave nothing behind."""

from __future__ import annotations

import gc
import logging
import threading
import time
import weakref
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from bokeh.client import pull_session
from playwright.sync_api import Page

from apps.frontdoor.page import front_door
from apps.tables.battleseil import page as battleseil
from apps.tables.rotundschwarz import page as rotundschwarz
from apps.tables.seilschaft import page as seilschaft
from apps.tables.shared.table_view import TableView
from tests.browser.battleseil_page import TablePage
from tests.browser.seilschaft_page import RidgePage

VISITORS = 20
SOON_GONE = {
    "unused_session_lifetime_milliseconds": 200,
    "check_unused_sessions_milliseconds": 100,
}
#: a busy machine takes more than a moment from the page to its first word
SOON_AFTER = SOON_GONE | {"unused_session_lifetime_milliseconds": 3000}


#: each table's page module, and what its page is called
PAGES: dict[str, tuple[Any, str, str]] = {
    "battleseil": (battleseil, "battleseil_page", "BattleseilView"),
    "seilschaft": (seilschaft, "seilschaft_page", "SeilschaftView"),
    "rotundschwarz": (rotundschwarz, "rotundschwarz_page", "RotUndSchwarzView"),
}
every_room = pytest.mark.parametrize("room", PAGES)


@pytest.fixture
def seated(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> list[weakref.ref[Any]]:
    """Return the list that fills with a reference to all that a visit to a table creates."""
    # Panel 1.9 forgets a write that fails because the visitor left in the middle of it; the record
    # of that would keep the traceback alive, and the table with it
    caplog.set_level(logging.CRITICAL, logger="asyncio")
    alive: list[weakref.ref[Any]] = []
    for module, _, name in PAGES.values():
        monkeypatch.setattr(module, name, _watched(getattr(module, name), alive))
    return alive


def _watched(view: type[TableView], alive: list[weakref.ref[Any]]) -> type[TableView]:
    class Watched(view):  # type: ignore[valid-type, misc]
        def __init__(self, table: Any, **options: Any) -> None:
            super().__init__(table, **options)
            parts = (self, table, table.referee, self.component, *self.component.figures)
            alive.extend(map(weakref.ref, parts))

    return Watched


def _app(room: str) -> dict[str, Any]:
    module, page, _ = PAGES[room]
    return {room: getattr(module, page)}


def _still_alive(references: list[weakref.ref[Any]], patience: float = 20) -> list[str]:
    """Return the types of what is still alive, after waiting for it to go."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline and any(ref() is not None for ref in references):
        time.sleep(0.2)
        gc.collect()
    return [type(ref()).__name__ for ref in references if ref() is not None]


def _wait_until(there: Callable[[], bool], patience: float = 10) -> None:
    deadline = time.monotonic() + patience
    while not there():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.05)


@every_room
def test_twenty_sessions_opened_and_closed_leave_nothing_alive(
    serve: Callable[..., str], seated: list[weakref.ref[Any]], warm_rules: None, room: str
) -> None:
    url = serve(_app(room), **SOON_GONE)
    for _ in range(VISITORS):
        pull_session(url=f"{url}/{room}").close()
    parts, over = divmod(len(seated), VISITORS)
    assert over == 0
    assert parts > 4  # view, table, referee, component, and figures
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
@every_room
def test_a_visitor_who_leaves_before_the_table_is_laid_leaves_nothing_alive(
    serve: Callable[..., str],
    seated: list[weakref.ref[Any]],
    new_page: Callable[..., Page],
    monkeypatch: pytest.MonkeyPatch,
    room: str,
) -> None:
    doors, gone = import_module(f"rulesengine.{room}"), threading.Event()
    monkeypatch.setattr(doors, "is_warm", lambda: False)
    monkeypatch.setattr(doors, "warm", lambda: gone.wait(10))
    page = new_page()
    page.goto(f"{serve(_app(room), **SOON_AFTER)}/{room}")
    page.get_by_text("Der Tisch wird gerade gedeckt").wait_for()
    page.goto("about:blank")
    gone.set()
    _wait_until(lambda: bool(seated))
    assert not _still_alive(seated)


def test_a_game_in_the_browser_leaves_nothing_alive_either(
    serve: Callable[..., str],
    seated: list[weakref.ref[Any]],
    new_page: Callable[..., Page],
    warm_rules: None,
) -> None:
    url = serve(_app("battleseil"), **SOON_AFTER)
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


def test_a_game_at_the_ridge_leaves_nothing_alive_either(
    serve: Callable[..., str],
    seated: list[weakref.ref[Any]],
    new_page: Callable[..., Page],
    warm_rules: None,
) -> None:
    url = serve(_app("seilschaft"), **SOON_AFTER)
    page = new_page()
    page.goto(f"{url}/seilschaft")
    table = RidgePage(page)
    table.play(table.ready().legal[0])
    table.button("demo").click()
    table.button("replay_end").click()
    page.goto("about:blank")
    assert not _still_alive(seated)
