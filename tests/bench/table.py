"""The table in a headless Chromium, 1440x900, loopback.

A click is timed in the browser itself, from the pointer event to the frame that shows the change.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

PROJECT = Path(__file__).resolve().parents[2]
LAYS = 60
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

_TIME_CLICKS = """
root => {
  window.clicks = [];
  let pressed = null;
  root.addEventListener("click", () => { pressed = performance.now(); }, true);
  new MutationObserver(() => requestAnimationFrame(() => {
    if (pressed !== null) { window.clicks.push(performance.now() - pressed); pressed = null; }
  })).observe(root, {attributes: true, attributeFilter: ["data-seq"]});
}
"""
_WEIGHT = (
    "() => performance.getEntriesByType('resource').reduce((sum, e) => sum + e.decodedBodySize, 0)"
)


def measure() -> Iterator[str]:
    """Yield one line a figure."""
    started = time.perf_counter()
    command = [
        sys.executable,
        "-c",
        "from apps.server.cli import main; main()",
        "serve",
        "--port",
        "0",
    ]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=PROJECT)
    try:
        assert server.stdout is not None  # it was asked for
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None, "the parlour did not say its address"
        yield f"from the command to the address: {time.perf_counter() - started:.1f} s"
        yield from _in_browser(address.group(), started)
    finally:
        server.terminate()


def _in_browser(url: str, started: float) -> Iterator[str]:
    browser_path = os.environ.get("KARTENSTUBE_CHROMIUM") or _found_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        _open(page, url)
        yield f"from the command to a usable table: {time.perf_counter() - started:.1f} s"
        yield f"page weight, uncompressed: {page.evaluate(_WEIGHT) / 1e6:.2f} MB"
        again = time.perf_counter()
        _open(page, url)
        yield f"opening the table again: {time.perf_counter() - again:.2f} s"
        clicks = _clicks(page, url)
        p95 = quantiles(clicks, n=20)[18]
        yield f"{len(clicks)} lays, click to picture: median {median(clicks):.0f} ms, p95 {p95:.0f} ms"
        browser.close()


def _open(page: Page, url: str) -> None:
    page.goto(f"{url}battleseil")
    page.locator("[data-seq]").first.wait_for()
    page.locator("[role=option]").first.wait_for()


def _clicks(page: Page, url: str) -> list[float]:
    """Return the milliseconds of LAYS lays, over as many games as that takes."""
    times: list[float] = []
    while len(times) < LAYS:
        _open(page, url)
        page.locator("[data-seq]").first.evaluate(_TIME_CLICKS)
        for _ in range(15):
            if not _lay(page):
                break
        times += page.evaluate("window.clicks")
    return times[:LAYS]


def _lay(page: Page) -> bool:
    """Choose the first hand card and lay it; False when the game asks for something else."""
    seq = page.locator("[data-seq]").first.get_attribute("data-seq")
    page.locator("[role=option]").first.click()
    slots = page.locator(".lane.legal .slot")
    if slots.count() == 0:
        return False
    slots.first.click()
    page.wait_for_function(
        "seq => { const find = n => n.querySelector('[data-seq]') || "
        "[...n.querySelectorAll('*')].map(e => e.shadowRoot && find(e.shadowRoot)).find(Boolean);"
        " return find(document).dataset.seq !== seq }",
        arg=seq,
    )
    time.sleep(0.4)  # the other side's turn
    return True


def _found_browser() -> str:
    search = [PROJECT / ".ci" / "chromium", "--find", sys.executable]
    return subprocess.run(search, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
