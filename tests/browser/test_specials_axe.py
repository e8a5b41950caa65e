"""No serious finding of axe while specials are chosen, aimed and played, in both languages and themes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.apps.fests import Sides, fest
from tests.apps.waiting import Waiting
from tests.browser.battleseil_page import TablePage
from tests.browser.test_axe import every_visitor

ROPES: dict[int, Sides] = {1: ("F4 F5", "B2"), 2: ("K1 K2 Rascal", "S8"), 3: ("H1", "")}
HAND = "K7 Mayor Soap Innkeeper Transfer Wasps FreeBeer"


def _table() -> TablePage:
    options = {"later": Waiting()}
    return fest(HAND, ROPES, theirs="K9 Mud", soap=(), mud=(3,), discard="F9", options=options)()


def _walk(table: TablePage) -> Iterator[str]:
    """Go through what can be done with specials, saying where we are."""
    press = table.page.keyboard.press
    for card in ("Mayor", "Soap", "Wasps", "Innkeeper"):
        table.choose(card)
        yield f"{card} is chosen"
    table.choose("Transfer")
    press("ArrowDown")
    press("Enter")
    yield "a transfer is aimed"
    press("Escape")
    press("Escape")
    press("a")
    table.dialog.wait_for()
    yield "the discard is open"
    press("Escape")
    press("2")
    table.page.locator(".seil-full").wait_for()
    yield "Am Seil shows a joker"
    table.button("new_game").click()
    table.dialog.locator(".unfold").nth(1).click()
    yield "house rules explain themselves"
    press("Escape")
    table.dialog.wait_for(state="detached")
    table.choose("Innkeeper")
    seq = table.see().seq
    press("Enter")
    table.changed(seq)
    yield "the innkeeper is at work"


@every_visitor
def test_axe_finds_nothing_serious_with_specials(
    sit: Callable[..., Page], axe_findings: Callable[..., list[str]]
) -> None:
    table = TablePage(sit(_table, figures=True))
    findings = [
        f"{moment}: {finding}" for moment in _walk(table) for finding in axe_findings(table.page)
    ]
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize("page", [{"viewport": "phone", "locale": "de-DE"}], indirect=True)
def test_axe_finds_nothing_serious_with_specials_on_a_phone(
    sit: Callable[..., Page], axe_findings: Callable[..., list[str]]
) -> None:
    table = TablePage(sit(_table, figures=True))
    table.choose("Transfer")
    assert not axe_findings(table.page)
