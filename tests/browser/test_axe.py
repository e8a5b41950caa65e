"""No serious finding of axe: in both languages and themes, in every state a table can be in."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from apps.tables.battleseil.model import BattleseilTable
from tests.apps.seats import leave, until
from tests.browser.battleseil_page import TablePage

VISITORS = {
    f"{locale[:2]}-{scheme}": {"locale": locale, "color_scheme": scheme, "reduced_motion": "reduce"}
    for locale, scheme in (("de-DE", "light"), ("en-GB", "dark"))
}
every_visitor = pytest.mark.parametrize("page", VISITORS.values(), ids=VISITORS, indirect=True)


def _blue(table: BattleseilTable) -> bool:
    view = table.observation
    return any(view.proof(rope, 1).proven and view.owner(rope) is None for rope in range(9))


#: I may take a rope, and Sepp has one that he could take
TENSE = until(lambda table: table.takeable and _blue(table), leave)


def _walk(table: TablePage) -> Iterator[str]:
    """Go through every state of a table, saying where we are."""
    press = table.page.keyboard.press
    yield "a rope can be taken"
    for rope in range(1, 10):
        seq = table.see().seq
        press(str(rope))
        table.changed(seq)
        if rope in (1, 5, 9):
            yield f"Am Seil shows rope {rope}"
    for tool in ("keys", "rules"):
        table.tool(tool).click()
        table.dialog.wait_for()
        yield f"the {tool} are open"
        press("Escape")
    for do in ("finish", "new_game", "give_up"):
        table.button(do).click()
        table.dialog.wait_for()
        yield f"{do} asks"
        if do != "give_up":
            press("Escape")
            table.dialog.wait_for(state="detached")
    table.answer("yes").click()
    table.page.locator(".box-over[open]").wait_for()
    yield "the round is over"
    press("Escape")
    yield "the table after the round"


@every_visitor
def test_axe_finds_nothing_serious_at_a_new_table(
    open_table: Callable[..., Page], axe_findings: Callable[..., list[str]]
) -> None:
    page = open_table()
    assert not axe_findings(page)
    TablePage(page).page.keyboard.press("ArrowRight")
    assert not axe_findings(page)


@every_visitor
def test_axe_finds_nothing_serious_in_any_state_of_a_game(
    sit: Callable[..., Page], axe_findings: Callable[..., list[str]]
) -> None:
    table = TablePage(sit(TENSE, figures=True))
    findings = [
        f"{moment}: {finding}" for moment in _walk(table) for finding in axe_findings(table.page)
    ]
    assert not findings, "\n".join(findings)


@every_visitor
def test_axe_finds_nothing_serious_at_the_front_door(
    open_table: Callable[..., Page], axe_findings: Callable[..., list[str]]
) -> None:
    assert not axe_findings(open_table("/"))


@pytest.mark.parametrize("page", [{"viewport": "phone", "locale": "de-DE"}], indirect=True)
def test_axe_finds_nothing_serious_on_a_phone(
    sit: Callable[..., Page], axe_findings: Callable[..., list[str]]
) -> None:
    table = TablePage(sit(TENSE, figures=True))
    assert not axe_findings(table.page)
    table.pennant(1).click()
    table.page.locator(".seil-full").wait_for()
    assert not axe_findings(table.page)


def test_axe_looks_into_the_table(
    sit: Callable[..., Page], axe_findings: Callable[..., list[str]]
) -> None:
    page = sit(BattleseilTable, figures=True)
    page.locator(".battleseil .bar").evaluate("bar => bar.append(document.createElement('button'))")
    assert [finding for finding in axe_findings(page) if finding.startswith("button-name")]
