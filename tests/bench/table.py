"""The table in a headless Chromium, 1440x900, loopback.

A click is timed in the browser itself, from the pointer event to the frame that shows the change.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Locator, Page, sync_playwright

PROJECT = Path(__file__).resolve().parents[2]
LAYS = 60
GOAL = 50  #: milliseconds, p95: a click changes the picture
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# A frame is over when the message sent from its callback comes: then it has been laid out and painted.
_TIME_CLICKS = """
root => {
  window.clicks = [];
  let click = {};
  root.addEventListener("click", (event) => {
    click = {at: event.timeStamp};
    window.clicks.push(click);
  }, true);
  const shown = (name) => {
    const mine = click, frame = new MessageChannel();
    if (name in mine) return;
    mine[name] = null;
    frame.port1.onmessage = () => { mine[name] = performance.now() - mine.at; };
    requestAnimationFrame(() => frame.port2.postMessage(null));
  };
  const watch = (name, el, what, tells = () => true) =>
    new MutationObserver((changes) => { if (changes.some(tells)) shown(name); }).observe(el, what);
  const arrives = (change) => change.target.matches(".near")
    && [...change.addedNodes].some((node) => node.matches(".card"));
  watch("choice", root.querySelector(".hand"), {subtree: true, attributeFilter: ["class"]},
    ({target}) => target.matches(".sel"));
  watch("lay", root.querySelector(".lanes"), {subtree: true, childList: true}, arrives);
  watch("answer", root, {attributeFilter: ["data-seq"]});
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
    folder = tempfile.TemporaryDirectory(prefix="kartenstube-bench-", ignore_cleanup_errors=True)
    kept = {"KARTENSTUBE_DATABASE": f"sqlite:///{folder.name}/kept.sqlite3"}
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=PROJECT, env=os.environ | kept
    )
    try:
        assert server.stdout is not None  # it was asked for
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None, "the parlour did not say its address"
        yield f"from the command to the address: {time.perf_counter() - started:.1f} s"
        yield from _in_browser(address.group(), started)
    finally:
        server.terminate()
        server.wait()
        folder.cleanup()


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
        yield _figures("click to the chosen card", clicks["choice"], GOAL)
        yield _figures("click to the card at the rope", clicks["lay"], GOAL)
        yield _figures("click to the table's answer", clicks["answer"])
        browser.close()


def _figures(what: str, times: list[float], goal: float | None = None) -> str:
    """Return one line; `goal` is the wished p95 in milliseconds."""
    p95 = quantiles(times, n=20)[18]
    line = f"{len(times)} times {what}: median {median(times):.0f} ms, p95 {p95:.0f} ms"
    return (
        line if goal is None else f"{line} (goal {goal} ms: {'met' if p95 <= goal else 'not met'})"
    )


def _open(page: Page, url: str) -> None:
    page.goto(f"{url}battleseil")
    page.locator("[data-seq]").first.wait_for()
    page.locator("[role=option]").first.wait_for()


def _clicks(page: Page, url: str) -> dict[str, list[float]]:
    """Return the milliseconds of LAYS lays, over as many games as that takes."""
    times: dict[str, list[float]] = {"choice": [], "lay": [], "answer": []}
    while len(times["lay"]) < LAYS:
        page.context.clear_cookies()  # to a guest nobody knows a new game is dealt
        _open(page, url)
        page.locator("[data-seq]").first.evaluate(_TIME_CLICKS)
        for _ in range(15):
            if not _lay(page):
                break
        for click in page.evaluate("window.clicks"):
            for name in times.keys() & click.keys():
                times[name].append(click[name])
    return {name: seen[:LAYS] for name, seen in times.items()}


def _lay(page: Page) -> bool:
    """Choose the first hand card and lay it; False when the game asks for something else."""
    seq = page.locator("[data-seq]").first.get_attribute("data-seq")
    _press(page, page.locator("[role=option]").first)
    slots = page.locator(".lane.legal .slot")
    if slots.count() == 0:
        return False
    _press(page, slots.first)
    page.wait_for_function(
        "seq => { const find = n => n.querySelector('[data-seq]') || "
        "[...n.querySelectorAll('*')].map(e => e.shadowRoot && find(e.shadowRoot)).find(Boolean);"
        " return find(document).dataset.seq !== seq }",
        arg=seq,
    )
    time.sleep(0.4)  # the other side's turn
    return True


def _press(page: Page, target: Locator) -> None:
    """Click as people do: there first, and a moment between down and up."""
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.click(x, y, delay=60)


def _found_browser() -> str:
    search = [PROJECT / ".ci" / "chromium", "--find", sys.executable]
    return subprocess.run(search, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
