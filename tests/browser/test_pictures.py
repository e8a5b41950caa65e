"""What a picture of the table must satisfy, in both themes and languages, on three screens."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.wishes import Wishes
from rulesengine.battleseil import GREAT_FIELD
from tests.apps.seats import turns, until
from tests.browser.battleseil_page import TablePage
from tests.browser.conftest import VIEWPORTS

_MEASURE = """root => {
  const boxes = (selector) => [...root.querySelectorAll(selector)].filter((el) => el.offsetParent)
    .map((el) => ({ name: el.dataset.card || el.dataset.do || el.className,
      ...el.getBoundingClientRect().toJSON() }));
  const page = document.documentElement;
  const cut = [...root.querySelectorAll(".btn, .top button, .pill, h1, h2, .steps li, .hint, .who b")]
    .filter((el) => el.offsetParent && el.scrollWidth > el.clientWidth + 1).map((el) => el.textContent);
  return { width: innerWidth, height: innerHeight, pageWidth: page.scrollWidth, pageHeight: page.scrollHeight,
    root: root.getBoundingClientRect().toJSON(), hand: boxes(".hand .card"), buttons: boxes(".btns .btn"),
    piles: boxes(".pile .stk"), lanes: boxes(".lane"), near: boxes(".near"), cut };
}"""


def _overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    apart = (
        one["right"] <= other["left"] + 1
        or other["right"] <= one["left"] + 1
        or one["bottom"] <= other["top"] + 1
        or other["bottom"] <= one["top"] + 1
    )
    return not apart


def _faults(seen: dict[str, Any]) -> list[str]:
    """Return what is wrong with a picture."""
    faults = []
    if seen["pageWidth"] > seen["width"]:
        faults.append(f"the page is {seen['pageWidth']} wide")
    if abs(seen["root"]["width"] - seen["width"]) > 1:
        faults.append(f"the table is {seen['root']['width']} wide")
    if len(seen["lanes"]) != 9:
        faults.append(f"{len(seen['lanes'])} ropes")
    faults += [f"{card['name']} is below the first screen" for card in _below(seen)]
    for card, other in product(seen["hand"], seen["buttons"] + seen["piles"] + seen["near"]):
        if _overlap(card, other):
            faults.append(f"{card['name']} lies on {other['name']}")
    faults += [f"cut: {text}" for text in seen["cut"]]
    if (seen["width"], seen["height"]) == (1440, 900) and seen["pageHeight"] > 900:
        faults.append(f"the page is {seen['pageHeight']} high")
    return faults


def _below(seen: dict[str, Any]) -> list[dict[str, Any]]:
    return [card for card in seen["hand"] if card["bottom"] > seen["height"]]


def _start() -> BattleseilTable:
    return BattleseilTable(seed=2)


MOMENTS = {"start": _start, "middle": until(turns(25)), "end": until(lambda t: t.observation.over)}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("page", [{"viewport": name} for name in VIEWPORTS], indirect=True)
def test_the_table_fits_its_screen(
    sit: Callable[..., Page], page: Page, moment: str, tmp_path: Path
) -> None:
    table = TablePage(sit(MOMENTS[moment], figures=True))
    if moment == "end":
        table.answer("dismiss").click()
    if moment == "middle":
        table.pennant(1).click()
        table.page.locator(".seil-full").wait_for()
    faults = []
    for lang, theme in product(("en", "de"), ("dark", "light")):
        table.tool(lang).click()
        table.page.locator(f'.battleseil[lang="{lang}"]').wait_for()
        table.tool("dark").click()
        table.page.locator(f".battleseil.ks-{theme}").wait_for()
        table.page.screenshot(path=tmp_path / f"{moment}-{lang}-{theme}.png")
        seen = table.root.evaluate(_MEASURE)
        faults += [f"{lang} {theme}: {fault}" for fault in _faults(seen)]
    assert not faults, f"{moment} (pictures in {tmp_path}):\n" + "\n".join(faults)


@pytest.mark.parametrize("page", [{"viewport": name} for name in VIEWPORTS], indirect=True)
def test_the_table_of_the_great_field_fits_too(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(turns(9), wishes=Wishes(GREAT_FIELD)), figures=True))
    seen = table.root.evaluate(_MEASURE)
    assert len(seen["hand"]) == 7
    assert not _faults(seen)


def test_a_wide_screen_is_filled(sit: Callable[..., Page], page: Page) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    table = TablePage(sit(MOMENTS["middle"], figures=True))
    seen = table.root.evaluate(_MEASURE)
    assert not _faults(seen)
    assert seen["pageHeight"] <= 1080
