"""The proof puzzles in a real browser: all of the six, by mouse, keys and finger; what is said; the wire."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from apps.tables.puzzles.model import PuzzleTable
from tests.apps.puzzlers import SIX, answer, puzzle_app
from tests.browser.conftest import VIEWPORTS
from tests.browser.puzzle_page import PuzzlePage
from tests.browser.test_secrets import Heard

#: what is said of an answer, and never before it is checked
ANSWERS = ('"gold"', '["verdict", "right"]', '"ghost"', "Gleichstand kann")
PICKED = re.compile(r"\bpicked\b")
_FAULTS = """root => [
  ...[...root.querySelectorAll(".btn, .top button, h1, h2, h3, .grade span, .pill, .why")]
    .filter((el) => el.offsetParent && el.scrollWidth > el.clientWidth + 1)
    .map((el) => `cut: ${el.textContent}`),
  ...(document.documentElement.scrollWidth > innerWidth ? ["the page is too wide"] : []),
]"""


@pytest.fixture
def puzzle(serve: Callable[..., str], page: Page, warm_rules: None) -> Callable[..., PuzzlePage]:
    """Return `puzzle(name="1", page=page)`: that puzzle, drawn in the page."""

    def visit(name: str = "1", page: Page = page) -> PuzzlePage:
        make = puzzle_app(lambda: PuzzleTable(asked=name, seeds=lambda: 7))
        page.goto(f"{serve({'puzzles': make})}/puzzles")
        page.locator("[data-seq]").first.wait_for(state="attached", timeout=30_000)
        return PuzzlePage(page)

    return visit


def test_the_door_leads_to_six_puzzles_solved_by_mouse_and_by_keys_and_a_reload_knows_it(
    open_table: Callable[..., Page],
) -> None:
    at = PuzzlePage(open_table("/"))
    at.page.get_by_role("link", name="Beweisrätsel").click()
    at.page.locator(".puzzles[data-seq]").wait_for()
    press = at.page.keyboard.press
    expect(at.page).to_have_title("Beweisrätsel – Kartenstube")
    for number in SIX:
        expect(at.heading).to_have_text(f"Rätsel {number} von 6")
        for rope in answer(number):
            if number % 2:
                place = at.pennant(rope) if rope % 2 else at.lane(rope).locator(".near")
                place.click()
            else:
                press(str(rope))
            expect(at.lane(rope)).to_have_class(PICKED)
        if number % 2:
            at.button("check").click()
        else:
            press("Enter")
        expect(at.outcome).to_contain_text("Gelöst!")
        expect(at.rows).to_have_count(9)
        expect(at.number(number)).to_have_class("pz solved")
        if number == 6:
            break
        if number % 2:
            press("n")
        else:
            at.button("next").click()
    at.page.reload()
    at.page.locator(".puzzles[data-seq]").wait_for()
    expect(at.heading).to_have_text("Rätsel 6 von 6")
    expect(at.page.locator(".pz.solved")).to_have_count(6)
    press("n")
    expect(at.heading).to_contain_text("Leicht, Nr. ")
    expect(at.page.get_by_role("link", name="Zum Battleseil-Tisch")).to_have_attribute(
        "href", "battleseil"
    )


def test_a_wrong_answer_is_told_once_with_its_proof_and_may_be_tried_again(
    puzzle: Callable[..., PuzzlePage],
) -> None:
    at = puzzle("4")
    press = at.page.keyboard.press
    press("Enter")
    expect(at.refusal).to_contain_text("Noch ist kein Seil markiert.")
    press("1")
    press("9")
    expect(at.pennant(9)).to_have_attribute("aria-pressed", "true")
    press("9")
    expect(at.status.locator("p")).to_have_text(
        ["Seil 1 ist markiert.", "Seil 9 ist markiert.", "Seil 9 ist nicht mehr markiert."]
    )
    assert at.marked() == [1]
    press("Enter")
    expect(at.outcome.get_by_role("heading")).to_have_text("2 Seile stimmen noch nicht")
    expect(at.status.locator("p").last).to_contain_text("2 Seile stimmen noch nicht")
    assert at.status.locator("p", has_text="stimmen").count() == 1
    for rope, verdict, word in ((1, "wrong", "falsch"), (2, "missed", "übersehen")):
        expect(at.lane(rope).locator(f".v-{verdict}")).to_have_text(word)
        expect(at.row(rope).locator(f".v-{verdict}")).to_have_text(word)
    ghost = at.row(1).locator(".ghost")
    expect(ghost).to_have_attribute("aria-label", "Schützen 7, müsste noch kommen")
    expect(at.row(1).locator(".why")).to_contain_text("kennt nur, was offen liegt")
    press("2")
    expect(at.row(2)).to_be_focused()
    expect(at.row(2)).to_be_in_viewport()
    at.button("again").click()
    expect(at.rows).to_have_count(0)
    assert at.marked() == []
    press("2")
    press("Enter")
    expect(at.outcome).to_contain_text("Deine eigene Hand zählt nicht")
    press("t")
    expect(at.outcome).to_be_hidden()


def test_the_focus_follows_and_enter_on_a_pennant_marks_it(
    puzzle: Callable[..., PuzzlePage],
) -> None:
    at = puzzle("1")
    press = at.page.keyboard.press
    at.pennant(1).focus()
    press("Enter")
    expect(at.pennant(1)).to_have_attribute("aria-pressed", "true")
    press("Tab")
    expect(at.pennant(2)).to_be_focused()
    press("Tab")
    press(" ")
    expect(at.pennant(3)).to_have_attribute("aria-pressed", "true")
    at.button("check").focus()
    press("Enter")
    expect(at.outcome).to_contain_text("Gelöst!")
    expect(at.button("next")).to_be_focused()
    press("?")
    expect(at.dialog).to_contain_text("nächstes Rätsel")
    press("Escape")
    expect(at.button("next")).to_be_focused()
    press("Enter")
    expect(at.heading).to_have_text("Rätsel 2 von 6")


@pytest.mark.parametrize(
    "page", [{"viewport": "phone", "has_touch": True, "reduced_motion": "reduce"}], indirect=True
)
def test_on_a_phone_a_puzzle_is_solved_by_finger(puzzle: Callable[..., PuzzlePage]) -> None:
    at = puzzle("5")
    expect(at.button("check")).to_be_in_viewport()
    at.page.locator(".discard").tap()
    expect(at.dialog.locator(".heap li")).to_have_count(5)
    at.dialog.locator(".cross").tap()
    at.pennant(1).tap()
    expect(at.refusal).to_contain_text("Seil 1 ist schon vergeben.")
    for rope in answer(5):
        at.pennant(rope).tap()
    at.button("check").tap()
    expect(at.outcome).to_contain_text("Gelöst!")
    at.grade(4).tap()
    expect(at.heading).to_have_text("Meisterlich, Nr. 7")
    expect(at.heading).to_be_in_viewport()
    assert not at.root.evaluate(_FAULTS)


@pytest.mark.parametrize("page", [{"viewport": name} for name in VIEWPORTS], indirect=True)
def test_nothing_is_cut_on_any_screen(puzzle: Callable[..., PuzzlePage]) -> None:
    at = puzzle("6")
    for lang in ("en", "de"):
        at.tool(lang).click()
        at.page.locator(f'.puzzles[lang="{lang}"]').wait_for()
        assert not at.root.evaluate(_FAULTS)
    at.page.keyboard.press("1")
    at.page.keyboard.press("Enter")
    at.rows.first.wait_for()
    assert not at.root.evaluate(_FAULTS)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_before_and_after_checking(
    puzzle: Callable[..., PuzzlePage],
    new_page: Callable[..., Page],
    axe_findings: Callable[..., list[str]],
    scheme: str,
) -> None:
    locale = {"light": "de-DE", "dark": "en-GB"}[scheme]
    at = puzzle("6", new_page(locale=locale, color_scheme=scheme, reduced_motion="reduce"))
    findings = []
    for rope in (1, 2):
        at.pennant(rope).click()
    at.page.locator(".picked .pen").nth(1).wait_for()
    findings += axe_findings(at.page)
    at.button("check").click()
    at.rows.first.wait_for()
    findings += axe_findings(at.page)
    at.page.keyboard.press("?")
    at.dialog.wait_for()
    findings += axe_findings(at.page)
    at.page.keyboard.press("Escape")
    assert not findings, "\n".join(findings)


def test_an_address_that_names_no_puzzle_is_told_and_one_that_does_is_forgotten(
    open_table: Callable[..., Page],
) -> None:
    page = open_table("/puzzles?puzzle=9-999")
    expect(page.get_by_text("Ein Rätsel mit diesem Namen gibt es nicht.")).to_be_visible()
    at = PuzzlePage(open_table("/puzzles?puzzle=3-417"))
    expect(at.heading).to_have_text("Schwer, Nr. 417")
    expect(page).not_to_have_url(re.compile("puzzle="))
    expect(page.locator(".lane")).to_have_count(9)
    at.button("share").click()
    expect(at.refusal).to_contain_text("/puzzles?puzzle=3-417")


def test_the_wire_carries_no_answer_before_it_is_checked(
    puzzle: Callable[..., PuzzlePage], page: Page
) -> None:
    heard = Heard(page)
    at = puzzle("2")
    for rope in answer(2):
        at.page.keyboard.press(str(rope))
        expect(at.pennant(rope)).to_have_attribute("aria-pressed", "true")
    before = "".join((*heard.document(), *heard.table()))
    for sign in (*ANSWERS, "tie_is_enough"):
        assert sign not in before
    at.page.keyboard.press("Enter")
    expect(at.rows).to_have_count(9)
    after = "".join(heard.table())
    for sign in ANSWERS:
        assert sign in after
