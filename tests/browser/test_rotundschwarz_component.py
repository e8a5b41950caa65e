"""The Rot und Schwarz table as a browser shows it, fed with snapshots written by hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import VIEWPORTS
from tests.browser.rotundschwarz_scenes import (
    SCENES,
    Scene,
    after,
    answered,
    crowded,
    ended,
    hinted,
    homeward,
    looking_back,
    moving,
)
from tests.browser.scenes import Message, Snapshot, shows, until_heard

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
pytestmark = pytest.mark.parametrize("page", [ENGLISH], indirect=True, ids=["en"])

Show = Callable[..., Scene]


@pytest.fixture
def show(serve: Callable[..., str], page: Page) -> Show:
    """Return `show(snapshot, reply=None, page=page)`: the scene, drawn in the page."""
    return shows(serve, page, Scene, "rotundschwarz")


def _refuse(view: Snapshot, message: Message) -> Message | None:
    if message["type"] != "move":
        return None
    return {"type": "refused", "text": "A 9 goes onto a black 10.", "card": message["card"]}


def _card(page: Page, card: str) -> Locator:
    return page.locator(f'.board [data-card="{card}"]')


def _place(page: Page, at: str) -> Locator:
    return page.locator(f'[data-at="{at}"]')


def _press(page: Page, card: str) -> None:
    # the rest of a card lies below its neighbour
    _card(page, card).click(position={"x": 30, "y": 10})


def _targets(page: Page) -> list[str]:
    found: list[str] = page.locator(".is-target").evaluate_all(
        "all => all.map((el) => el.dataset.at)"
    )
    return sorted(found)


def _lie(page: Page, at: str) -> list[str]:
    found: list[str] = (
        _place(page, at).locator(".card").evaluate_all("all => all.map((el) => el.dataset.card)")
    )
    return found


def _nothing_heard(scene: Scene, page: Page, *kinds: str) -> bool:
    page.wait_for_timeout(150)
    return not any(scene.said(kind) for kind in kinds)


def _drag(page: Page, card: str, at: str) -> None:
    start, end = _card(page, card).bounding_box(), _place(page, at).bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 30, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 40, end["y"] + 60, steps=6)
    page.mouse.up()


def test_every_card_says_its_name_and_whose_it_is(show: Show, page: Page) -> None:
    show(moving())
    expect(_card(page, "9D")).to_have_accessible_name("9 of diamonds, Red")
    expect(_card(page, "5S")).to_have_accessible_name("5 of spades, Black")
    expect(page.get_by_role("button", name="Column 5, empty")).to_be_visible()
    expect(page.get_by_role("group", name="Column 3")).to_be_visible()
    for text in ("2 of 4 empty", "10 of 52", "Anna", "Ben", "5 of spades to column 4"):
        expect(page.get_by_text(text, exact=True)).to_be_visible()
    expect(page.get_by_role("img", name="4 pass tokens")).to_be_visible()


def test_the_edge_shows_the_owner_with_mixed_suits_too(show: Show, page: Page) -> None:
    mixed = moving()
    mixed["columns"][7]["cards"][-1]["owner"] = "black"
    show(mixed)
    paint = "el => getComputedStyle(el).backgroundImage.split('(')[0]"
    edges = [_card(page, card).locator(".own").evaluate(paint) for card in ("6D", "5S", "9D")]
    assert edges == ["repeating-linear-gradient", "radial-gradient", "radial-gradient"]


def test_targets_of_the_chosen_card_glow_and_are_told(show: Show, page: Page) -> None:
    show(moving())
    assert _targets(page) == []
    _press(page, "9D")
    assert _targets(page) == ["2", "5", "c3", "c4"]
    expect(page.locator(".drop:visible")).to_have_count(4)
    line = "9 of diamonds chosen. It may go to the 10 of spades, the empty column or a free cell."
    expect(page.locator(".say")).to_have_text(line)
    _press(page, "QD")
    assert _targets(page) == ["5", "c3", "c4"]


@pytest.mark.parametrize(
    ("at", "aim"), [("2", "2"), ("5", "5"), ("c4", "c")], ids=["column", "empty column", "cell"]
)
def test_click_and_click_moves(show: Show, page: Page, at: str, aim: str) -> None:
    scene = show(moving(), answered)
    _press(page, "9D")
    _place(page, at).click(position={"x": 40, "y": 60})
    assert until_heard(scene, page, "move") == [{"card": "9D", "to": aim}]


def test_a_move_is_there_before_the_answer(show: Show, page: Page) -> None:
    show(moving())
    _press(page, "9D")
    _card(page, "TS").click()
    assert _lie(page, "2")[-1] == "9D"
    assert _targets(page) == []
    page.wait_for_timeout(3200)  # no answer came: it goes back
    assert _lie(page, "8")[-1] == "9D"


def test_a_drag_moves(show: Show, page: Page) -> None:
    scene = show(moving(), answered)
    _drag(page, "9D", "2")
    assert until_heard(scene, page, "move") == [{"card": "9D", "to": "2"}]
    assert _lie(page, "2")[-2:] == ["TS", "9D"]
    expect(page.locator(".ghost-card")).to_have_count(0)
    expect(page.locator(".away")).to_have_count(0)


def test_a_wrong_drop_returns_with_words(show: Show, page: Page) -> None:
    scene = show(moving(), _refuse)
    _drag(page, "9D", "1")
    assert until_heard(scene, page, "move") == [{"card": "9D", "to": "1"}]
    expect(page.get_by_role("alert")).to_have_text("A 9 goes onto a black 10.")
    assert _lie(page, "8")[-1] == "9D"
    expect(page.locator(".ghost-card")).to_have_count(0)


def test_what_may_not_move_says_why(show: Show, page: Page) -> None:
    scene = show(moving())
    for card, why in (("5S", "Only Black moves it."), ("KD", "Another card covers it.")):
        _press(page, card)
        expect(page.locator(".say")).to_contain_text(why)
        assert _targets(page) == []
        assert why in (_card(page, card).get_attribute("aria-description") or "")
    _drag(page, "5S", "5")
    assert _nothing_heard(scene, page, "move", "home")


def test_a_double_click_plays_home_and_nowhere_else(show: Show, page: Page) -> None:
    scene = show(homeward())
    _card(page, "9D").dblclick()
    assert _nothing_heard(scene, page, "move", "home")
    _card(page, "6D").dblclick()
    assert until_heard(scene, page, "home") == [{"card": "6D"}]
    assert _lie(page, "hD") == ["6D"]
    assert not scene.said("move")


def test_a_second_tap_plays_home_or_lets_go(show: Show, page: Page) -> None:
    scene = show(homeward())
    _press(page, "9D")
    page.wait_for_timeout(600)
    _press(page, "9D")
    expect(page.locator(".sel")).to_have_count(0)
    _press(page, "6D")
    page.wait_for_timeout(600)
    _press(page, "6D")
    assert until_heard(scene, page, "home") == [{"card": "6D"}]
    assert not scene.said("move")


def test_a_finger_taps_and_taps(show: Show, new_page: Callable[..., Page]) -> None:
    phone = new_page("phone", locale="en-GB", reduced_motion="reduce", has_touch=True)
    scene = show(moving(), answered, page=phone)
    _card(phone, "9D").tap()
    _place(phone, "2").tap()
    assert until_heard(scene, phone, "move") == [{"card": "9D", "to": "2"}]


@pytest.mark.parametrize(
    ("keys", "kind", "message"),
    [
        ("8 2", "move", {"card": "9D", "to": "2"}),
        ("8 c", "move", {"card": "9D", "to": "c"}),
        ("c 1", "move", {"card": "TH", "to": "1"}),
        ("3 h", "home", {"card": "6D"}),
        ("h h", "home", {"card": "6D"}),
        ("p", "pass", {}),
        ("z", "undo", {}),
        ("r", "hint", {}),
    ],
)
def test_keys_play(show: Show, page: Page, keys: str, kind: str, message: Message) -> None:
    scene = show(homeward())
    for key in keys.split():
        page.keyboard.press(key)
    assert until_heard(scene, page, kind) == [message]


def test_arrows_go_from_place_to_place_and_enter_lays(show: Show, page: Page) -> None:
    scene = show(moving(), answered)
    page.keyboard.press("8")
    expect(_card(page, "9D")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(_card(page, "8D")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(_card(page, "JC")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(_card(page, "TS")).to_be_focused()
    page.keyboard.press("Enter")
    assert until_heard(scene, page, "move") == [{"card": "9D", "to": "2"}]
    expect(_card(page, "9D")).to_be_focused()  # the focus follows the card
    page.keyboard.press("Escape")
    for _ in range(8):
        page.keyboard.press("ArrowUp")
    expect(page.locator(".upper .spot:focus")).to_have_count(1)


def test_escape_lets_go(show: Show, page: Page) -> None:
    show(moving())
    page.keyboard.press("8")
    assert _targets(page)
    page.keyboard.press("Escape")
    assert not _targets(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_no_pass_without_a_token_says_why(show: Show, page: Page) -> None:
    view = moving()
    view["tokens"] |= {"left": 0, "label": "no pass tokens"}
    view["tokens"]["pass"] = {"label": "Pass", "can": False, "why": "No pass token is left."}
    scene = show(view)
    page.get_by_role("button", name="Pass").click(force=True)  # it looks disabled, and says why
    expect(page.get_by_role("alert")).to_have_text("No pass token is left.")
    expect(page.locator(".token.spent")).to_have_count(6)
    assert _nothing_heard(scene, page, "pass")


def test_a_turn_with_a_choice_is_ended_by_hand(show: Show, page: Page) -> None:
    scene = show(after())
    expect(page.get_by_role("button", name="Pass")).to_be_hidden()
    page.get_by_role("button", name="End turn").click()
    assert until_heard(scene, page, "end_turn") == [{}]


def test_the_signal_coin_is_laid_at_the_end_of_a_turn(show: Show, page: Page) -> None:
    scene = show(after())
    page.keyboard.press("s")
    assert _targets(page) == ["1", "2", "3", "4", "5", "7", "8"]
    expect(page.locator(".say")).to_contain_text("Choose the column that is to stay free.")
    _place(page, "6").click(position={"x": 40, "y": 60})  # Ben's coin lies there
    page.keyboard.press("4")
    assert until_heard(scene, page, "coin") == [{"column": "4"}]
    assert not _targets(page)
    page.get_by_role("button", name="Signal coin").click()
    _place(page, "5").click(position={"x": 40, "y": 60})
    assert until_heard(scene, page, "coin", 2)[1:] == [{"column": "5"}]


def test_my_coin_is_taken_back_where_it_lies(show: Show, page: Page) -> None:
    view = after()
    view["coin"] |= {"at": "4"}
    scene = show(view)
    page.keyboard.press("s")
    page.keyboard.press("4")
    assert until_heard(scene, page, "coin") == [{"column": None}]


def test_a_coin_lies_on_its_column_with_words(show: Show, page: Page) -> None:
    show(moving())
    expect(_place(page, "6").locator(".coin-tag")).to_have_text("Ben: please keep free")


def test_the_run_one_points_at_has_a_frame_and_a_bubble(show: Show, page: Page) -> None:
    show(moving())
    expect(page.locator(".run")).to_have_count(0)
    _card(page, "7S").hover(position={"x": 30, "y": 10})
    expect(page.locator(".bubble")).to_have_text("run of 3: 5 moves, starts with Red")
    frame, first = page.locator(".run").bounding_box(), _card(page, "8H").bounding_box()
    assert frame
    assert first
    assert abs(frame["y"] + 5 - first["y"]) < 3
    page.mouse.move(700, 860)
    expect(page.locator(".run")).to_have_count(0)
    page.keyboard.press("6")
    expect(page.locator(".bubble")).to_have_text("run of 2: 3 moves, starts with Black")
    assert "run of 2" in (_card(page, "9C").get_attribute("aria-description") or "")


def test_the_last_move_and_where_it_came_from_are_marked(show: Show, page: Page) -> None:
    show(moving())
    expect(page.locator(".moved-tag:visible")).to_have_text("last move")
    expect(_place(page, "5").locator(".trace .rk").first).to_have_text("5")


def test_a_hint_marks_card_and_place(show: Show, page: Page) -> None:
    show(hinted())
    expect(page.locator(".hinted")).to_have_attribute("data-card", "9D")
    expect(page.locator(".is-hinted")).to_have_attribute("data-at", "2")
    expect(page.locator(".say")).to_have_text("Hint: 9 of diamonds to column 2.")


def test_each_move_is_spoken_once(show: Show, page: Page) -> None:
    show(moving(), answered)
    page.keyboard.press("8")
    page.keyboard.press("2")
    spoken = page.get_by_role("status").filter(has_text="You move")
    expect(spoken).to_have_text("You move the 9 of diamonds to column 2.")
    expect(page.get_by_role("status")).to_have_count(1)


def test_switches_tips_and_buttons_are_messages(show: Show, page: Page) -> None:
    scene = show(crowded())
    page.get_by_role("switch", name="Safe cards go home by themselves").check()
    assert until_heard(scene, page, "safe_home") == [{"on": True}]
    page.get_by_role("note").get_by_role("button").click()
    assert until_heard(scene, page, "tip_seen") == [{"id": "pairs"}]
    page.get_by_role("button", name="Stop together").click()
    assert until_heard(scene, page, "stop") == [{}]


def test_a_game_looked_back_at_steps_by_arrows(show: Show, page: Page) -> None:
    scene = show(looking_back())
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    heard = until_heard(scene, page, "replay_to", 2)
    assert [message["at"] for message in heard] == [4, 0]


def test_the_end_is_shown_and_leaves_the_table_to_be_looked_at(show: Show, page: Page) -> None:
    scene = show(ended("won"))
    box = page.get_by_role("dialog", name="All 52 are home")
    expect(box.locator(".end-card")).to_have_count(4)
    box.locator(".btn", has_text="Look at the table").click()
    expect(box).to_be_hidden()
    assert _nothing_heard(scene, page, "new_game")


def test_cards_carry_the_letters_of_the_language_and_four_colours(
    show: Show, page: Page, new_page: Callable[..., Page]
) -> None:
    show(moving())
    queen = page.locator('.board [data-card="QC"]')
    expect(queen.locator(".rk").first).to_have_text("Q")
    black = queen.locator("svg").evaluate("el => getComputedStyle(el).fill")
    page.get_by_role("switch", name="Four colours").check()
    assert queen.locator("svg").evaluate("el => getComputedStyle(el).fill") != black
    german = new_page(locale="de-DE")
    show(moving(), page=german)
    expect(german.locator('.board [data-card="QC"] .rk').first).to_have_text("D")


_FLYING = """root => {
  const seen = () => root.querySelectorAll(".flight").length;
  window.flights = seen();
  new MutationObserver(() => { window.flights = Math.max(window.flights, seen()); })
    .observe(root, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize(("motion", "flies"), [("no-preference", 1), ("reduce", 0)])
def test_a_card_flies_unless_less_motion_is_wished(
    show: Show, new_page: Callable[..., Page], motion: str, flies: int
) -> None:
    visitor = new_page(locale="en-GB", reduced_motion=motion)
    show(moving(), answered, page=visitor)
    visitor.locator(".rotundschwarz").evaluate(_FLYING)
    visitor.keyboard.press("8")
    visitor.keyboard.press("2")
    expect(_place(visitor, "2").locator('[data-card="9D"]')).to_be_visible()
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
    show: Show, new_page: Callable[..., Page], scene: str, screen: str, lang: str
) -> None:
    visitor = new_page(viewport=screen, locale=lang)
    show(SCENES[scene](), page=visitor)
    seen: dict[str, Any] = visitor.locator(".rotundschwarz").evaluate(_MEASURE)
    size = VIEWPORTS[screen]
    assert seen["width"] <= size["width"]
    assert seen["tools"] <= size["width"]
    assert seen["rim"] <= size["height"]
    assert seen["inside"]
    assert seen["steps"] >= 12
    assert not seen["cut"]


# the scenes share their colours: each is looked at in one light, by turns
LIGHTS = [(scene, ("light", "dark")[at % 2]) for at, scene in enumerate(SCENES)]


@pytest.mark.parametrize(("scene", "scheme"), LIGHTS)
def test_axe_finds_nothing_serious(
    show: Show,
    axe_findings: Callable[..., list[str]],
    new_page: Callable[..., Page],
    scene: str,
    scheme: str,
) -> None:
    visitor = new_page(locale="en-GB", reduced_motion="reduce", color_scheme=scheme)
    show(SCENES[scene](), page=visitor)
    if scene == "moving":
        visitor.keyboard.press("3")
    if scene == "after":
        visitor.keyboard.press("s")
    assert not axe_findings(visitor)
