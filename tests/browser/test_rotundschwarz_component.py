"""The Rot und Schwarz table as a browser shows it, fed with snapshots written by hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import VIEWPORTS
from tests.browser.rotundschwarz_fingers import (
    card_of,
    drag,
    nothing_heard,
    place_of,
    press,
    targets,
)
from tests.browser.rotundschwarz_scenes import (
    SCENES,
    Scene,
    answered,
    ended,
    hinted,
    moving,
)

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
pytestmark = pytest.mark.parametrize("page", [ENGLISH], indirect=True, ids=["en"])

Show = Callable[..., Scene]


def test_every_card_says_its_name_and_whose_it_is(show_felt: Show, page: Page) -> None:
    show_felt(moving())
    expect(card_of(page, "9D")).to_have_accessible_name("9 of diamonds, Red")
    expect(card_of(page, "5S")).to_have_accessible_name("5 of spades, Black")
    expect(page.get_by_role("button", name="Column 5, empty")).to_be_visible()
    expect(page.get_by_role("group", name="Column 3")).to_be_visible()
    for text in ("2 of 4 empty", "10 of 52", "Anna", "Ben", "5 of spades to column 4"):
        expect(page.get_by_text(text, exact=True)).to_be_visible()
    expect(page.get_by_role("img", name="4 pass tokens")).to_be_visible()


def test_the_edge_shows_the_owner_with_mixed_suits_too(show_felt: Show, page: Page) -> None:
    mixed = moving()
    mixed["columns"][7]["cards"][-1]["owner"] = "black"
    show_felt(mixed)
    paint = "el => getComputedStyle(el).backgroundImage.split('(')[0]"
    edges = [card_of(page, card).locator(".own").evaluate(paint) for card in ("6D", "5S", "9D")]
    assert edges == ["repeating-linear-gradient", "radial-gradient", "radial-gradient"]


def test_targets_of_the_chosen_card_glow_and_are_told(show_felt: Show, page: Page) -> None:
    show_felt(moving())
    assert targets(page) == []
    press(page, "9D")
    assert targets(page) == ["2", "5", "c3", "c4"]
    expect(page.locator(".drop:visible")).to_have_count(4)
    line = "9 of diamonds chosen. It may go to the 10 of spades, the empty column or a free cell."
    expect(page.locator(".say")).to_have_text(line)
    press(page, "QD")
    assert targets(page) == ["5", "c3", "c4"]


def test_what_may_not_move_says_why(show_felt: Show, page: Page) -> None:
    scene = show_felt(moving())
    for held, why in (("5S", "Only Black moves it."), ("KD", "Another card covers it.")):
        press(page, held)
        expect(page.locator(".say")).to_contain_text(why)
        assert targets(page) == []
        assert why in (card_of(page, held).get_attribute("aria-description") or "")
    drag(page, "5S", "5")
    assert nothing_heard(scene, page, "move", "home")


def test_a_coin_lies_on_its_column_with_words(show_felt: Show, page: Page) -> None:
    show_felt(moving())
    expect(place_of(page, "6").locator(".coin-tag")).to_have_text("Ben: please keep free")


def test_the_run_one_points_at_has_a_frame_and_a_bubble(show_felt: Show, page: Page) -> None:
    show_felt(moving())
    expect(page.locator(".run")).to_have_count(0)
    card_of(page, "7S").hover(position={"x": 30, "y": 10})
    expect(page.locator(".bubble")).to_have_text("run of 3: 5 moves, starts with Red")
    frame, first = page.locator(".run").bounding_box(), card_of(page, "8H").bounding_box()
    assert frame
    assert first
    assert abs(frame["y"] + 5 - first["y"]) < 3
    page.mouse.move(700, 860)
    expect(page.locator(".run")).to_have_count(0)
    page.keyboard.press("6")
    expect(page.locator(".bubble")).to_have_text("run of 2: 3 moves, starts with Black")
    assert "run of 2" in (card_of(page, "9C").get_attribute("aria-description") or "")


def test_the_last_move_and_where_it_came_from_are_marked(show_felt: Show, page: Page) -> None:
    show_felt(moving())
    expect(page.locator(".moved-tag:visible")).to_have_text("last move")
    expect(place_of(page, "5").locator(".trace .rk").first).to_have_text("5")


def test_a_hint_marks_card_and_place(show_felt: Show, page: Page) -> None:
    show_felt(hinted())
    expect(page.locator(".hinted")).to_have_attribute("data-card", "9D")
    expect(page.locator(".is-hinted")).to_have_attribute("data-at", "2")
    expect(page.locator(".say")).to_have_text("Hint: 9 of diamonds to column 2.")


def test_each_move_is_spoken_once(show_felt: Show, page: Page) -> None:
    show_felt(moving(), answered)
    page.keyboard.press("8")
    page.keyboard.press("2")
    spoken = page.get_by_role("status").filter(has_text="You move")
    expect(spoken).to_have_text("You move the 9 of diamonds to column 2.")
    expect(page.get_by_role("status")).to_have_count(1)


def test_the_end_is_shown_and_leaves_the_table_to_be_looked_at(show_felt: Show, page: Page) -> None:
    scene = show_felt(ended("won"))
    box = page.get_by_role("dialog", name="All 52 are home")
    expect(box.locator(".end-card")).to_have_count(4)
    box.locator(".btn", has_text="Look at the table").click()
    expect(box).to_be_hidden()
    assert nothing_heard(scene, page, "new_game")


def test_cards_carry_the_letters_of_the_language_and_four_colours(
    show_felt: Show, page: Page, new_page: Callable[..., Page]
) -> None:
    show_felt(moving())
    queen = page.locator('.board [data-card="QC"]')
    expect(queen.locator(".rk").first).to_have_text("Q")
    black = queen.locator("svg").evaluate("el => getComputedStyle(el).fill")
    page.get_by_role("switch", name="Four colours").check()
    assert queen.locator("svg").evaluate("el => getComputedStyle(el).fill") != black
    german = new_page(locale="de-DE")
    show_felt(moving(), page=german)
    expect(german.locator('.board [data-card="QC"] .rk').first).to_have_text("D")


_FLYING = """root => {
  const seen = () => root.querySelectorAll(".flight").length;
  window.flights = seen();
  new MutationObserver(() => { window.flights = Math.max(window.flights, seen()); })
    .observe(root, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize(("motion", "flies"), [("no-preference", 1), ("reduce", 0)])
def test_a_card_flies_unless_less_motion_is_wished(
    show_felt: Show, new_page: Callable[..., Page], motion: str, flies: int
) -> None:
    visitor = new_page(locale="en-GB", reduced_motion=motion)
    show_felt(moving(), answered, page=visitor)
    visitor.locator(".rotundschwarz").evaluate(_FLYING)
    visitor.keyboard.press("8")
    visitor.keyboard.press("2")
    expect(place_of(visitor, "2").locator('[data-card="9D"]')).to_be_visible()
    expect(visitor.locator(".flight")).to_have_count(0)
    assert visitor.evaluate("window.flights") == flies


_MEASURE = """root => {
  const box = (el) => el.getBoundingClientRect();
  const felt = box(root.querySelector(".felt"));
  const cards = [...root.querySelectorAll(".board .card, .board .slot:not([hidden])")].map(box);
  const cut = [...root.querySelectorAll(".btn, .top button, h1, h2, .count-of, .who b, .moved-tag")]
    .filter((el) => el.offsetParent && el.scrollWidth > el.clientWidth + 1).map((el) => el.textContent);
  return {
    width: document.documentElement.scrollWidth,
    rim: box(root.querySelector(".rim")).bottom,
    plates: box(root.querySelector(".plates")).bottom,
    inside: cards.every((c) => c.left >= felt.left && c.right <= felt.right && c.bottom <= felt.bottom),
    steps: [...root.querySelectorAll(".stack")].flatMap((stack) => {
      const tops = [...stack.querySelectorAll(".card")].map((card) => box(card).top);
      return tops.slice(1).map((top, i) => top - tops[i]);
    }).reduce((least, step) => Math.min(least, step), 999),
    tools: box(root.querySelector(".tools")).right,
    cut,
  };
}"""


@pytest.mark.parametrize(
    ("scene", "screen", "lang"),
    [("moving", "desktop", "de-DE"), *product(("crowded",), VIEWPORTS, ("de-DE", "en-GB"))],
)
def test_the_table_fits_its_screen(
    show_felt: Show, new_page: Callable[..., Page], scene: str, screen: str, lang: str
) -> None:
    visitor = new_page(viewport=screen, locale=lang)
    show_felt(SCENES[scene](), page=visitor)
    seen: dict[str, Any] = visitor.locator(".rotundschwarz").evaluate(_MEASURE)
    size = VIEWPORTS[screen]
    assert seen["width"] <= size["width"]
    assert seen["tools"] <= size["width"]
    # on a phone tips and buttons may follow below, but never who plays, the tokens and the pass
    assert seen["plates" if screen == "phone" else "rim"] <= size["height"]
    assert seen["inside"]
    assert seen["steps"] >= 12
    assert not seen["cut"]


# the scenes share their colours: each is looked at in one light, by turns
LIGHTS = [(scene, ("light", "dark")[at % 2]) for at, scene in enumerate(SCENES)]


@pytest.mark.parametrize(("scene", "scheme"), LIGHTS)
def test_axe_finds_nothing_serious(
    show_felt: Show,
    axe_findings: Callable[..., list[str]],
    new_page: Callable[..., Page],
    scene: str,
    scheme: str,
) -> None:
    visitor = new_page(locale="en-GB", reduced_motion="reduce", color_scheme=scheme)
    show_felt(SCENES[scene](), page=visitor)
    if scene == "moving":
        visitor.keyboard.press("3")
    if scene == "after":
        visitor.keyboard.press("s")
    assert not axe_findings(visitor)
