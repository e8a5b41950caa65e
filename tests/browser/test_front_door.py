"""The front door shows what exists, and every way through it leads to a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from apps.frontdoor import page as frontdoor
from apps.tables import OPEN_ROOMS
from apps.tables.shared.words import Words
from tests.browser.battleseil_page import TablePage
from tests.browser.conftest import VIEWPORTS

#: what of the tiles stands where
_TILES = """wall => [...wall.querySelectorAll(".room")].map((room) => ({
  top: room.getBoundingClientRect().top,
  way: room.querySelector(".btn.primary").getBoundingClientRect().top,
  bottom: room.querySelector(".ways").lastElementChild.getBoundingClientRect().bottom,
  cut: [...room.querySelectorAll("h2, .what, .facts li, .btn")]
    .filter((el) => el.scrollWidth > el.clientWidth + 1).map((el) => el.textContent) }))"""
#: how often each card of a run is lifted
_LIFTED = """wall => wall.getRootNode().getAnimations({ subtree: true })
  .filter((one) => one.effect.target.matches(".fd-lift"))
  .map((one) => one.effect.getComputedTiming().iterations)"""


@pytest.fixture
def full_house(serve: Callable[..., str], page: Page, monkeypatch: pytest.MonkeyPatch) -> Page:
    """Return the front door with all rooms that have a tile, open or not yet."""
    monkeypatch.setattr(frontdoor, "OPEN_ROOMS", tuple(frontdoor._TILES))
    page.goto(serve(frontdoor.front_door))
    page.locator(".ks-door[data-seq]").wait_for()
    return page


@pytest.mark.parametrize("path", ["/", "/kartenstube"])
def test_the_door_shows_just_the_rooms_there_are(
    open_table: Callable[..., Page], path: str
) -> None:
    door = open_table(path)
    rooms = door.get_by_role("article")
    expect(rooms).to_have_count(len(OPEN_ROOMS))
    for room, tile in zip(rooms.all(), frontdoor.door_view(Words("de"))["rooms"], strict=True):
        expect(room.get_by_role("heading")).to_have_text(tile["name"])
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


def test_the_second_way_leads_to_the_specials_and_the_brand_back(
    open_table: Callable[..., Page],
) -> None:
    door = open_table("/")
    door.get_by_role("link", name="Festkarten").click()
    door.locator(".battleseil[data-seq]").wait_for()
    assert len(TablePage(door).see().hand) == 7
    expect(TablePage(door).pile("fest-stock")).to_be_visible()
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


@pytest.mark.parametrize("page", [{"viewport": name} for name in VIEWPORTS], indirect=True)
def test_three_tables_hang_level_and_their_ways_are_seen_at_once(full_house: Page) -> None:
    wall = full_house.locator(".wall")
    for lang in ("en", "de"):
        full_house.locator(f'[data-lang="{lang}"]').click()
        expect(full_house.locator("html")).to_have_attribute("lang", lang)
        tiles = wall.evaluate(_TILES)
        assert len(tiles) == 3
        assert not [text for tile in tiles for text in tile["cut"]]
        assert full_house.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if full_house.evaluate("innerWidth") > 1000:
            assert len({tile["top"] for tile in tiles}) == 1
            assert len({tile["way"] for tile in tiles}) == 1
            assert max(tile["bottom"] for tile in tiles) < full_house.evaluate("innerHeight")
            assert full_house.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_three_tables_fit_a_very_narrow_and_a_middle_window(full_house: Page) -> None:
    wall = full_house.locator(".wall")
    for width, height in ((320, 640), (700, 900), (980, 700)):
        full_house.set_viewport_size({"width": width, "height": height})
        assert full_house.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        tiles = wall.evaluate(_TILES)
        assert not [text for tile in tiles for text in tile["cut"]], width
        assert len({tile["top"] for tile in tiles}) == (3 if width < 660 else 2)


def test_the_pictures_know_no_letter_of_one_language(full_house: Page) -> None:
    ranks = full_house.locator(".art .rk").all_text_contents()
    assert {"10", "9", "8", "7", "6", "5"} <= set(ranks)
    # queen and jack, in either language
    assert not {"Q", "D", "J", "B"} & set(ranks)


def test_a_run_moves_for_a_moment_and_as_long_as_somebody_points_at_it(full_house: Page) -> None:
    wall = full_house.locator(".wall")
    assert wall.evaluate(_LIFTED) == [1] * 6
    full_house.get_by_role("article").last.hover()
    assert wall.evaluate(_LIFTED) == [float("inf")] * 6


@pytest.mark.parametrize("page", [{"reduced_motion": "reduce"}], indirect=True)
def test_a_run_lies_still_for_those_who_wish_less_motion(full_house: Page) -> None:
    full_house.get_by_role("article").last.hover()
    assert full_house.locator(".wall").evaluate(_LIFTED) == []
