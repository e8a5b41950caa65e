"""Both ways to open the parlour: `kartenstube serve`, and `panel serve` as everybody knows it."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from apps.server.cli import ROUTES
from apps.tables import OPEN_ROOMS
from apps.tables.battleseil.page import battleseil_page
from rulesengine import battleseil
from tests.browser.battleseil_page import TablePage
from tests.browser.parlour import Parlour


@pytest.fixture(scope="module")
def panel_served(project: Path) -> Iterator[Parlour]:
    """Yield `panel serve apps/*.py` as a running process."""
    apps = sorted(str(path.relative_to(project)) for path in project.glob("apps/*.py"))
    command = [sys.executable, "-m", "panel", "serve", *apps, "--port", "0"]
    server = Parlour(project, command)
    yield server
    server.close()


def test_kartenstube_serve_prints_one_line_with_its_address(
    project: Path, new_page: Callable[..., Page]
) -> None:
    server = Parlour(project)
    try:
        page = new_page()
        page.goto(f"{server.url}/battleseil")
        page.locator("[data-seq]").first.wait_for(state="attached")
        table = TablePage(page)
        table.lay(table.see().hand[0], 1)
        page.close()
        assert server.lines == [f"Kartenstube is open: {server.url}/"]
    finally:
        server.close()


def test_panel_serve_serves_every_file_of_apps(panel_served: Parlour, project: Path) -> None:
    routes = {path.stem for path in project.glob("apps/*.py")}
    assert routes == {"__init__", *ROUTES}
    for route in routes:
        with urlopen(f"{panel_served.url}/{route}") as answer:
            assert answer.status == 200


@pytest.mark.parametrize("route", ["kartenstube", "__init__"])
def test_panel_serve_shows_the_front_door(panel_served: Parlour, page: Page, route: str) -> None:
    page.goto(f"{panel_served.url}/{route}")
    page.locator(".ks-door[data-seq]").wait_for()
    expect(page.get_by_role("article")).to_have_count(len(OPEN_ROOMS))
    page.get_by_role("link", name="Gegen Lausbub Sepp spielen").click()
    page.locator(".battleseil[data-seq]").wait_for()


def test_a_turn_can_be_played_at_panel_serve(panel_served: Parlour, page: Page) -> None:
    mark = panel_served.said
    page.goto(f"{panel_served.url}/battleseil")
    page.locator("[data-seq]").first.wait_for(state="attached")
    table = TablePage(page)
    card = table.see().hand[0]
    assert table.lay(card, 2).mine[1] == [card]
    assert not panel_served.trouble_since(mark)


def test_a_cold_start_says_what_is_going_on_and_then_lays_the_table(
    serve: Callable[..., str], page: Page, warm_rules: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = threading.Event()
    monkeypatch.setattr(battleseil, "is_warm", lambda: False)
    monkeypatch.setattr(battleseil, "warm", compiled.wait)
    page.goto(serve({"battleseil": battleseil_page}) + "/battleseil")
    expect(page.get_by_text("Der Tisch")).to_be_visible()
    expect(page.locator(".battleseil")).to_have_count(0)
    compiled.set()
    page.locator(".battleseil[data-seq]").wait_for()
    table = TablePage(page)
    card = table.see().hand[0]
    assert table.lay(card, 2).mine[1] == [card]
