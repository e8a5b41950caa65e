"""The front door shows what exists, and every way through it leads to a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from apps.tables import OPEN_ROOMS
from tests.browser.battleseil_page import TablePage
from tests.browser.conftest import VIEWPORTS


@pytest.mark.parametrize("path", ["/", "/kartenstube"])
def test_the_door_shows_just_the_rooms_there_are(
    open_table: Callable[..., Page], path: str
) -> None:
    door = open_table(path)
    rooms = door.get_by_role("article")
    expect(rooms).to_have_count(len(OPEN_ROOMS))
    for room, name in zip(rooms.all(), OPEN_ROOMS, strict=True):
        expect(room.get_by_role("heading")).to_have_text(name.capitalize())
    expect(door.get_by_role("main")).to_have_count(1)
    expect(door.get_by_role("heading", level=1)).to_have_text("Kartenstube")
    expect(door).to_have_title("Kartenstube")


@pytest.mark.parametrize(("path", "cards"), [("/", 6), ("/kartenstube", 6)])
def test_the_first_way_leads_to_a_table(
    open_table: Callable[..., Page], path: str, cards: int
) -> None:
    door = open_table(path)
    door.get_by_role("link", name="Gegen Lausbub Sepp spielen").click()
    door.locator(".battleseil[data-seq]").wait_for()
    assert len(TablePage(door).see().hand) == cards
    expect(door).to_have_title("Battleseil – Kartenstube")


def test_the_second_way_leads_to_the_great_field_and_the_brand_back(
    open_table: Callable[..., Page],
) -> None:
    door = open_table("/")
    door.get_by_role("link", name="Großes Feld").click()
    door.locator(".battleseil[data-seq]").wait_for()
    assert len(TablePage(door).see().hand) == 7
    door.get_by_role("link", name="Kartenstube").click()
    door.locator(".ks-door[data-seq]").wait_for()
    expect(door.get_by_role("article")).to_have_count(len(OPEN_ROOMS))


def test_every_link_leads_somewhere(open_table: Callable[..., Page]) -> None:
    door = open_table("/")
    links = door.get_by_role("link").evaluate_all("links => links.map((link) => link.href)")
    assert len(links) > 1
    for link in links:
        assert door.request.get(link).ok, link


def test_the_door_speaks_both_languages_and_dims_its_light(
    open_table: Callable[..., Page],
) -> None:
    door = open_table("/")
    expect(door.locator(".motto")).to_have_text("Setz dich her, es wird gespielt.")
    door.locator('[data-lang="en"]').click()
    expect(door.locator(".motto")).to_have_text("Pull up a chair.")
    expect(door.locator("html")).to_have_attribute("lang", "en")
    door.locator(".t-dark").click()
    expect(door.locator("html")).to_have_css("color-scheme", "dark")
    # the choice goes along to the table
    door.get_by_role("link", name="Play against Lausbub Sepp").click()
    door.locator('.battleseil.ks-dark[lang="en"]').wait_for()


@pytest.mark.parametrize("page", [{"viewport": name} for name in VIEWPORTS], indirect=True)
def test_the_door_fits_every_screen(open_table: Callable[..., Page]) -> None:
    door = open_table("/")
    for lang in ("en", "de"):
        door.locator(f'[data-lang="{lang}"]').click()
        expect(door.locator("html")).to_have_attribute("lang", lang)
        wide = door.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{lang}: {wide} pixels too wide"
        width = door.locator(".ks-door").evaluate("el => el.getBoundingClientRect().width")
        assert width == door.evaluate("innerWidth")
    first_way = door.get_by_role("article").first.locator(".btn.primary")
    expect(first_way).to_be_in_viewport()
