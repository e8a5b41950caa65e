"""Language, theme and house rules: what decides them, and that a game goes on whatever is chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.wishes import Wishes
from rulesengine.battleseil import GREAT_FIELD
from tests.apps.seats import turns, until
from tests.browser.battleseil_page import TablePage

OpenTable = Callable[..., Page]
NewPage = Callable[..., Page]
OVERVIEW = {"de": "Regeln", "en": "Rules"}


def _speaks(page: Page, lang: str) -> None:
    """Expect the whole page in a language."""
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator(f'[data-lang="{lang}"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".t-rules")).to_have_text(OVERVIEW[lang])


def _is_dark(page: Page, dark: bool = True) -> None:
    expect(page.locator(".ks")).to_have_class(re.compile("ks-dark" if dark else "ks-light"))
    scheme = "dark" if dark else "light"
    expect(page.locator("html")).to_have_css("color-scheme", scheme)


@pytest.mark.parametrize(("locale", "lang"), [("en-GB", "en"), ("de-AT", "de"), ("fr-FR", "de")])
def test_the_browsers_language_decides_first(
    open_table: OpenTable, new_page: NewPage, locale: str, lang: str
) -> None:
    _speaks(open_table(page=new_page(locale=locale)), lang)


def test_the_address_decides_before_the_browser(open_table: OpenTable) -> None:
    _speaks(open_table("/battleseil?lang=en"), "en")


def test_an_unknown_language_in_the_address_is_no_language(open_table: OpenTable) -> None:
    _speaks(open_table("/battleseil?lang=xx"), "de")


def test_the_next_page_opens_as_the_last_one_was_left(open_table: OpenTable) -> None:
    table = TablePage(open_table())
    _speaks(table.page, "de")
    _is_dark(table.page, False)
    table.tool("en").click()
    table.tool("dark").click()
    _speaks(table.page, "en")
    _is_dark(table.page)
    assert (table.cookie("ks_lang"), table.cookie("ks_theme")) == ("en", "dark")
    again = open_table(page=table.page.context.new_page())
    _speaks(again, "en")
    _is_dark(again)
    # the front door is the same house
    door = open_table("/", page=table.page.context.new_page())
    expect(door.locator("html")).to_have_attribute("lang", "en")
    _is_dark(door)


def test_the_address_decides_before_the_choice_of_last_time(open_table: OpenTable) -> None:
    table = TablePage(open_table())
    table.tool("en").click()
    _speaks(table.page, "en")
    _speaks(open_table("/battleseil?lang=de"), "de")


def test_without_a_choice_the_theme_is_the_devices_and_follows_it(
    open_table: OpenTable, new_page: NewPage
) -> None:
    page = open_table(page=new_page(color_scheme="dark"))
    _is_dark(page)
    page.emulate_media(color_scheme="light")
    _is_dark(page, False)
    TablePage(page).tool("dark").click()
    _is_dark(page)
    page.emulate_media(color_scheme="light")
    _is_dark(page)


def test_changing_language_and_theme_in_mid_game_keeps_the_game(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(turns(15))))
    table.page.keyboard.press("ArrowRight")
    before = table.see()
    for lang, dark in (("en", True), ("de", False), ("en", True)):
        table.tool(lang).click()
        table.tool("dark").click()
        _speaks(table.page, lang)
        _is_dark(table.page, dark)
    after = table.see()
    assert replace(after, seq=before.seq) == before
    table.page.keyboard.press(str(after.legal[0]))
    assert len(table.after(after.seq).mine[after.legal[0] - 1]) > 0


def test_names_follow_the_language_everywhere(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(turns(15))))
    names = table.hand.locator(".card").first.get_attribute("aria-label")
    table.tool("en").click()
    _speaks(table.page, "en")
    assert table.hand.locator(".card").first.get_attribute("aria-label") != names
    german = re.compile("Feuerwehr|Fischerverein|Schützen|Blaskapelle|Kirchenchor|Holzfäller|Seil ")
    marked = table.root.evaluate(
        "root => [...root.querySelectorAll('*')].flatMap((el) =>"
        " ['aria-label', 'title', 'aria-description'].map((name) => el.getAttribute(name) || ''))"
    )
    assert not [text for text in marked if german.search(text)]
    assert not german.search(table.root.inner_text())


def test_the_address_asks_for_the_great_field(open_table: OpenTable) -> None:
    table = TablePage(open_table("/battleseil?great_field=1"))
    assert len(table.see().hand) == 7
    expect(table.page.locator(".chips")).to_have_text("Großes Feld")


def test_a_new_game_takes_the_house_rules_that_were_ticked(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=1)))
    expect(table.page.locator(".chips")).to_be_hidden()
    table.button("new_game").click()
    table.dialog.get_by_role("checkbox", name="Großes Feld").check()
    assert len(table.deal().hand) == 7
    expect(table.page.locator(".chips")).to_have_text("Großes Feld")
    # the box remembers
    table.button("new_game").click()
    expect(table.dialog.get_by_role("checkbox", name="Großes Feld")).to_be_checked()
    table.dialog.get_by_role("checkbox", name="Großes Feld").uncheck()
    assert len(table.deal().hand) == 6


def test_saying_no_to_a_new_game_keeps_the_old_one(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(turns(9), wishes=Wishes(GREAT_FIELD))))
    before = table.see()
    table.button("new_game").click()
    expect(table.dialog).to_contain_text("ohne Ergebnis")
    table.answer("no").click()
    expect(table.dialog).to_have_count(0)
    assert replace(table.see(), seq=before.seq) == before


def test_giving_up_asks_first_and_then_ends_the_round(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(turns(9))))
    before = table.see()
    table.button("give_up").click()
    expect(table.dialog.get_by_role("heading")).to_have_text("Aufgeben?")
    table.answer("no").click()
    expect(table.dialog).to_have_count(0)
    assert replace(table.see(), seq=before.seq) == before
    table.button("give_up").click()
    table.answer("yes").click()
    expect(table.dialog.get_by_role("heading")).to_have_text("Sepp gewinnt")
    expect(table.dialog).to_contain_text("Du hast aufgegeben.")
    assert "give_up" not in table.see().buttons
