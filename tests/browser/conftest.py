"""A real browser at a real server: nothing here is skipped, and no page may ask anybody but us.

Tests that visit the parlour take `open_table`; tests that must look inside the server (what is
alive, what is watched) take `serve`, which runs an app in this process.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from panel.io.server import get_server
from playwright.sync_api import Browser, Page, expect, sync_playwright

from apps.server.guests import know_guests
from apps.server.leaving import let_visitors_leave
from rulesengine import battleseil, rotundschwarz, seilschaft
from tests.apps.climbs import climb_app
from tests.apps.felts import felt_app
from tests.apps.seats import table_app
from tests.browser.parlour import Parlour
from tests.browser.rotundschwarz_scenes import Scene
from tests.browser.scenes import shows

VIEWPORTS = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}
BROWSER_FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # nothing is looked at by eye: without the process that draws for a screen a page costs a tenth less
    "--disable-gpu",
    # one renderer for all pages of a visitor, see `visitors`
    "--process-per-site",
    # the network is cut: a page that needs anybody else fails here
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
LOOPBACK = re.compile(r"(http|ws)://127\.0\.0\.1[:/]|(data|blob|about):")
ORIGIN = re.compile(r"http://127\.0\.0\.1:\d+")

# two cores that also compile rules may keep a page waiting
expect.set_options(timeout=15_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test below this folder as a browser test."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def parlour(project: Path) -> Iterator[Parlour]:
    """Yield the running parlour; one server for all tests of a process."""
    server = Parlour(project)
    yield server
    server.close()


@pytest.fixture
def serving(project: Path, tmp_path: Path) -> Iterator[Callable[..., Parlour]]:
    """Yield `serving(*words)`: a parlour of its own, its games in this test's folder."""
    running: list[Parlour] = []
    address = f"sqlite:///{tmp_path}/games/kept.sqlite3"

    def start(*words: str, database: str = address) -> Parlour:
        parlour = Parlour(project, database=database, words=words)
        running.append(parlour)
        return parlour

    yield start
    for parlour in running:
        parlour.close()
        print("A parlour said:", *parlour.lines, sep="\n  ")  # seen when the test fails


@pytest.fixture(scope="session")
def browser_path(project: Path) -> str:
    """Return the browser that `make` chose, or the one found here."""
    named = os.environ.get("KARTENSTUBE_CHROMIUM")
    if named:
        return named
    search = [project / ".ci" / "chromium", "--find", sys.executable]
    return subprocess.run(search, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


# A browser a file, not a session: while Playwright runs, this thread cannot run another event loop,
# and tests that speak to a server without a browser need one.
@pytest.fixture(scope="module")
def browser(browser_path: str) -> Iterator[Browser]:
    """Yield a headless Chromium whose network ends at this machine."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser_path, args=BROWSER_FLAGS)
        yield chromium
        chromium.close()


class _Visitor:
    """A browser context that visits test after test, and comes to each as if it had never been here.

    Reading the scripts of a page takes a browser longer than all a test does with it, unless the
    same renderer has read them before. So one page without a script stays open in between, and with
    it the renderer.
    """

    def __init__(self, browser: Browser, options: dict[str, Any]) -> None:
        self.options = options
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(15_000)
        self._blank = self.context.new_page()
        self._blank.route("**", lambda route: route.fulfill(body="", content_type="text/html"))
        self._blank.goto("http://127.0.0.1/")
        self._storage = self.context.new_cdp_session(self._blank)

    def come(self) -> None:
        """Begin to watch what the pages of a test ask for and complain about."""
        self.urls: list[str] = []
        self.errors: list[str] = []
        self._watched: list[tuple[str, Callable[[Any], None]]] = [
            ("request", lambda request: self.urls.append(request.url)),
            ("console", self._heard),
            ("weberror", lambda event: self.errors.append(str(event.error))),
            ("page", lambda page: page.on("websocket", lambda ws: self.urls.append(ws.url))),
        ]
        for event, note in self._watched:
            self.context.on(event, note)

    def go(self) -> None:
        """Close the pages of the test and forget all that they kept in the browser."""
        for page in self.context.pages:
            if page is not self._blank:
                page.close()
        for event, note in self._watched:
            self.context.remove_listener(event, note)
        self.context.clear_cookies()
        for origin in {match[0] for url in self.urls if (match := ORIGIN.match(url))}:
            wish = {"origin": origin, "storageTypes": "all"}
            self._storage.send("Storage.clearDataForOrigin", wish)

    def _heard(self, message: Any) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")


@pytest.fixture(scope="module")
def visitors(browser: Browser) -> Iterator[list[_Visitor]]:
    """Yield the visitors that are free to take part in the next test; `new_page` finds them here."""
    free: list[_Visitor] = []
    yield free
    for visitor in free:
        visitor.context.close()


def _expected(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """Return the patterns that the test's `expects_errors` marker names."""
    marker = request.node.get_closest_marker("expects_errors")
    return marker.args if marker else ()


@pytest.fixture
def new_page(
    browser: Browser, visitors: list[_Visitor], request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Yield `new_page(viewport="desktop", alone=False, **options)`: a page of a visitor of its own.

    `viewport` is desktop (1440x900), tablet (1024x768) or phone (390x844); `options` go to
    Playwright's new_context: locale (de-DE when not said), color_scheme, reduced_motion, ...
    Visitors come back in later tests and have forgotten all they kept: cookies and storage. A test
    that changes what cannot be forgotten (the clock, routes, scripts for every page) asks for a
    visitor that is `alone`.
    At the end the test fails when a page asked for anything outside this machine, or when a
    console error or an uncaught exception happened that `expects_errors` does not name.
    """
    here: list[_Visitor] = []
    leaving: list[_Visitor] = []

    def visit(viewport: str = "desktop", *, alone: bool = False, **options: Any) -> Page:
        options = {"locale": "de-DE", "viewport": VIEWPORTS[viewport], **options}
        known = None if alone else next((v for v in visitors if v.options == options), None)
        if known:
            visitors.remove(known)
        visitor = known or _Visitor(browser, options)
        (leaving if alone else here).append(visitor)
        visitor.come()
        return visitor.context.new_page()

    yield visit
    for visitor in here:
        visitor.go()
        visitors.append(visitor)
    for visitor in leaving:
        visitor.context.close()
    outside = [url for v in here + leaving for url in v.urls if not LOOPBACK.match(url)]
    errors = [error for v in here + leaving for error in v.errors]
    allowed = _expected(request)
    errors = [error for error in errors if not any(re.search(p, error) for p in allowed)]
    assert not outside, f"asked for pages of other machines: {outside}"
    assert not errors, "errors in the browser:\n" + "\n".join(errors)


@pytest.fixture
def page(new_page: Callable[..., Page], request: pytest.FixtureRequest) -> Page:
    """Return one watched page at 1440x900 in German.

    Other options of `new_page` come by
    `@pytest.mark.parametrize("page", [{"viewport": "phone", "locale": "en-GB"}], indirect=True)`.
    """
    return new_page(**getattr(request, "param", {}))


@pytest.fixture
def open_table(
    parlour: Parlour, page: Page, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Yield `open_table(path="/battleseil", page=None)`: the page with the table drawn on it.

    Without `page` the test's own `page` is taken; a second visitor brings one of `new_page`.
    At the end the test fails when the server printed an error meanwhile.
    """
    mark = parlour.said

    own_page = page

    def visit(path: str = "/battleseil", page: Page = own_page) -> Page:
        page.goto(parlour.url + path)
        page.locator("[data-seq]").first.wait_for(state="attached", timeout=30_000)
        return page

    yield visit
    trouble = parlour.trouble_since(mark, *_expected(request))
    assert not trouble, "the server said:\n" + "\n".join(trouble)


@pytest.fixture
def axe_findings() -> Callable[..., list[str]]:
    """Return `axe_findings(page, *exclude)`: the serious and critical axe findings, a line each.

    `exclude` are selectors of parts that are not ours; a test that names one says why.
    """

    def check(page: Page, *exclude: str) -> list[str]:
        scope = {"exclude": [[selector] for selector in exclude]} if exclude else None
        violations = Axe().run(page, context=scope).response["violations"]
        return [
            f"{violation['id']}: {violation['help']}: {node['html'][:200]}"
            for violation in violations
            if violation["impact"] in ("serious", "critical")
            for node in violation["nodes"]
        ]

    return check


@pytest.fixture
def serve(
    caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> Iterator[Callable[..., str]]:
    """Yield `serve(app, **options)`: an app (or {route: app}) served from a thread of this process.

    Returns the address without a slash at the end. `options` go to Panel's get_server, for example
    unused_session_lifetime_milliseconds=200. All servers stop at the end of the test, which fails
    when one of them logged an error that `expects_errors` does not name.
    """
    know_guests()
    let_visitors_leave()
    running: list[tuple[Any, threading.Thread]] = []

    def start(app: Any, **options: Any) -> str:
        started: Future[Any] = Future()
        thread = threading.Thread(target=_run_server, args=(app, options, started), daemon=True)
        thread.start()
        server = started.result(60)
        running.append((server, thread))
        return f"http://127.0.0.1:{server.port}"

    yield start
    for server, thread in running:
        server.io_loop.add_callback(_stop_server, server)
        thread.join(10)
    errors = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    allowed = _expected(request)
    errors = [error for error in errors if not any(re.search(p, error) for p in allowed)]
    assert not errors, "the server said:\n" + "\n".join(errors)


@pytest.fixture(scope="session")
def warm_rules() -> None:
    """Have the rules compiled in this process before a page waits for a move."""
    battleseil.warm()
    seilschaft.warm()
    rotundschwarz.warm()


@pytest.fixture
def sit(serve: Callable[..., str], page: Page, warm_rules: None) -> Callable[..., Page]:
    """Return `sit(make_table, query="", page=None, figures=False)`: a page with a model of `make_table`.

    `make_table` builds a BattleseilTable, in any position, for every visit; the page's language is
    the visitor's, and the page is drawn when this returns. Without `figures` there are none beside it.
    """
    return _visits(serve, page, "battleseil", table_app)


@pytest.fixture
def rope_up(serve: Callable[..., str], page: Page, warm_rules: None) -> Callable[..., Page]:
    """Return `rope_up(make_table, query="", page=None, figures=False)`: `sit` for a SeilschaftTable."""
    return _visits(serve, page, "seilschaft", climb_app)


@pytest.fixture
def show_felt(serve: Callable[..., str], page: Page) -> Callable[..., Scene]:
    """Return `show_felt(snapshot, reply=None, page=page)`: a scene of the felt, drawn in the page."""
    return shows(serve, page, Scene, "rotundschwarz")


@pytest.fixture
def felt(serve: Callable[..., str], page: Page, warm_rules: None) -> Callable[..., Page]:
    """Return `felt(make_table, query="", page=None, figures=False)`: `sit` for a RotUndSchwarzTable."""
    return _visits(serve, page, "rotundschwarz", felt_app)


def _visits(
    serve: Callable[..., str], own_page: Page, room: str, app: Callable[..., Any]
) -> Callable[..., Page]:
    def visit(
        make_table: Callable[[], Any],
        query: str = "",
        page: Page = own_page,
        figures: bool = False,
    ) -> Page:
        page.goto(f"{serve({room: app(make_table, figures)})}/{room}{query}")
        page.locator("[data-seq]").first.wait_for(state="attached", timeout=30_000)
        return page

    return visit


def _run_server(app: Any, options: dict[str, Any], started: Future[Any]) -> None:
    asyncio.set_event_loop(asyncio.new_event_loop())
    settings = {"port": 0, "address": "127.0.0.1", "websocket_origin": "*", **options}
    try:
        server = get_server(app, start=False, show=False, **settings)
        server.start()
    except Exception as problem:
        started.set_exception(problem)
        return
    started.set_result(server)
    server.io_loop.start()


def _stop_server(server: Any) -> None:
    server.stop()
    server.io_loop.stop()
