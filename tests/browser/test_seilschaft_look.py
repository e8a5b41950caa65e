"""Pictures of the ridge on three screens, in both themes and languages: nothing cut or out of sight."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.apps.climbs import answering, until
from tests.browser.conftest import VIEWPORTS
from tests.browser.seilschaft_page import RidgePage

_MEASURE = """root => {
  const page = document.documentElement;
  const box = (el) => ({ name: el.dataset.card || el.className, top: el.getBoundingClientRect().top,
    bottom: el.getBoundingClientRect().bottom });
  const cut = [...root.querySelectorAll(".btn, .top button, h1, h2, .stats li, .ends span, .slot small")]
    .filter((el) => el.offsetParent && el.scrollWidth > el.clientWidth + 1).map((el) => el.textContent);
  return { width: innerWidth, height: innerHeight, pageWidth: page.scrollWidth, pageHeight: page.scrollHeight,
    hand: [...root.querySelectorAll(".hand .card")].map(box), rail: box(root.querySelector(".rail")),
    ridge: root.querySelectorAll(".ridge-card").length, cut };
}"""
MOMENTS = {
    "middle": until(answering),
    "end": until(lambda table: table.finished),
}


def _faults(seen: dict[str, Any]) -> list[str]:
    """Return what is wrong with a picture."""
    faults = [f"cut: {text}" for text in seen["cut"]]
    if seen["pageWidth"] > seen["width"]:
        faults.append(f"the page is {seen['pageWidth']} wide")
    if seen["ridge"] != 9:
        faults.append(f"{seen['ridge']} cards on the ridge")
    faults += [f"{c['name']} is below the first screen" for c in seen["hand"] if _below(seen, c)]
    if seen["rail"]["top"] > seen["height"] - 40:
        faults.append("the rail is below the first screen")
    if (seen["width"], seen["height"]) == (1440, 900) and seen["pageHeight"] > 900:
        faults.append(f"the page is {seen['pageHeight']} high")
    return faults


def _below(seen: dict[str, Any], card: dict[str, Any]) -> bool:
    # the lower half of a card may lie behind the rail
    return bool((card["top"] + card["bottom"]) / 2 > seen["height"])


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("page", [{"viewport": name} for name in VIEWPORTS], indirect=True)
def test_the_ridge_fits_its_screen(
    rope_up: Callable[..., Page], page: Page, moment: str, tmp_path: Path
) -> None:
    table = RidgePage(rope_up(MOMENTS[moment], figures=True))
    if moment == "end":
        table.answer("dismiss").click()
    faults = []
    for lang, theme in product(("en", "de"), ("dark", "light")):
        table.tool(lang).click()
        page.locator(f'.seilschaft[lang="{lang}"]').wait_for()
        table.tool("dark").click()
        page.locator(f".seilschaft.ks-{theme}").wait_for()
        page.screenshot(path=tmp_path / f"{moment}-{lang}-{theme}.png")
        faults += [f"{lang} {theme}: {fault}" for fault in _faults(table.root.evaluate(_MEASURE))]
    assert not faults, f"{moment} (pictures in {tmp_path}):\n" + "\n".join(faults)
