"""What hands do at the Rot und Schwarz table, by mouse, finger and keys: which messages go out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.rotundschwarz_fingers import (
    card_of,
    drag,
    lie,
    nothing_heard,
    place_of,
    press,
    targets,
)
from tests.browser.rotundschwarz_scenes import (
    Scene,
    after,
    answered,
    crowded,
    homeward,
    looking_back,
    moving,
)
from tests.browser.scenes import Message, Snapshot, until_heard

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
pytestmark = pytest.mark.parametrize("page", [ENGLISH], indirect=True, ids=["en"])

Show = Callable[..., Scene]


def _refuse(view: Snapshot, message: Message) -> Message | None:
    if message["type"] != "move":
        return None
    return {"type": "refused", "text": "A 9 goes onto a black 10.", "card": message["card"]}


@pytest.mark.parametrize(
    ("at", "aim"), [("2", "2"), ("5", "5"), ("c4", "c")], ids=["column", "empty column", "cell"]
)
def test_click_and_click_moves(show_felt: Show, page: Page, at: str, aim: str) -> None:
    scene = show_felt(moving(), answered)
    press(page, "9D")
    place_of(page, at).click(position={"x": 40, "y": 60})
    assert until_heard(scene, page, "move") == [{"card": "9D", "to": aim}]


def test_a_move_is_there_before_the_answer(show_felt: Show, page: Page) -> None:
    show_felt(moving())
    press(page, "9D")
    card_of(page, "TS").click()
    assert lie(page, "2")[-1] == "9D"
    assert targets(page) == []
    page.wait_for_timeout(3200)  # no answer came: it goes back
    assert lie(page, "8")[-1] == "9D"


def test_a_drag_moves(show_felt: Show, page: Page) -> None:
    scene = show_felt(moving(), answered)
    drag(page, "9D", "2")
    assert until_heard(scene, page, "move") == [{"card": "9D", "to": "2"}]
    assert lie(page, "2")[-2:] == ["TS", "9D"]
    expect(page.locator(".ghost-card")).to_have_count(0)
    expect(page.locator(".away")).to_have_count(0)


def test_a_wrong_drop_returns_with_words(show_felt: Show, page: Page) -> None:
    scene = show_felt(moving(), _refuse)
    drag(page, "9D", "1")
    assert until_heard(scene, page, "move") == [{"card": "9D", "to": "1"}]
    expect(page.get_by_role("alert")).to_have_text("A 9 goes onto a black 10.")
    assert lie(page, "8")[-1] == "9D"
    expect(page.locator(".ghost-card")).to_have_count(0)


def test_a_double_click_plays_home_and_nowhere_else(show_felt: Show, page: Page) -> None:
    scene = show_felt(homeward())
    card_of(page, "9D").dblclick()
    assert nothing_heard(scene, page, "move", "home")
    card_of(page, "6D").dblclick()
    assert until_heard(scene, page, "home") == [{"card": "6D"}]
    assert lie(page, "hD") == ["6D"]
    assert not scene.said("move")


def test_a_second_tap_plays_home_or_lets_go(show_felt: Show, page: Page) -> None:
    scene = show_felt(homeward())
    press(page, "9D")
    page.wait_for_timeout(600)
    press(page, "9D")
    expect(page.locator(".sel")).to_have_count(0)
    press(page, "6D")
    page.wait_for_timeout(600)
    press(page, "6D")
    assert until_heard(scene, page, "home") == [{"card": "6D"}]
    assert not scene.said("move")


def test_a_finger_taps_and_taps(show_felt: Show, new_page: Callable[..., Page]) -> None:
    phone = new_page("phone", locale="en-GB", reduced_motion="reduce", has_touch=True)
    scene = show_felt(moving(), answered, page=phone)
    card_of(phone, "9D").tap()
    place_of(phone, "2").tap()
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
def test_keys_play(show_felt: Show, page: Page, keys: str, kind: str, message: Message) -> None:
    scene = show_felt(homeward())
    for key in keys.split():
        page.keyboard.press(key)
    assert until_heard(scene, page, kind) == [message]


def test_arrows_go_from_place_to_place_and_enter_lays(show_felt: Show, page: Page) -> None:
    scene = show_felt(moving(), answered)
    page.keyboard.press("8")
    expect(card_of(page, "9D")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(card_of(page, "8D")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(card_of(page, "JC")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(card_of(page, "TS")).to_be_focused()
    page.keyboard.press("Enter")
    assert until_heard(scene, page, "move") == [{"card": "9D", "to": "2"}]
    expect(card_of(page, "9D")).to_be_focused()  # the focus follows the card
    page.keyboard.press("Escape")
    for _ in range(8):
        page.keyboard.press("ArrowUp")
    expect(page.locator(".upper .spot:focus")).to_have_count(1)


def test_escape_lets_go(show_felt: Show, page: Page) -> None:
    show_felt(moving())
    page.keyboard.press("8")
    assert targets(page)
    page.keyboard.press("Escape")
    assert not targets(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_no_pass_without_a_token_says_why(show_felt: Show, page: Page) -> None:
    view = moving()
    view["tokens"] |= {"left": 0, "label": "no pass tokens"}
    view["tokens"]["pass"] = {"label": "Pass", "can": False, "why": "No pass token is left."}
    scene = show_felt(view)
    page.get_by_role("button", name="Pass").click(force=True)  # it looks disabled, and says why
    expect(page.get_by_role("alert")).to_have_text("No pass token is left.")
    expect(page.locator(".token.spent")).to_have_count(6)
    assert nothing_heard(scene, page, "pass")


def test_a_turn_with_a_choice_is_ended_by_hand(show_felt: Show, page: Page) -> None:
    scene = show_felt(after())
    expect(page.get_by_role("button", name="Pass")).to_be_hidden()
    page.get_by_role("button", name="End turn").click()
    assert until_heard(scene, page, "end_turn") == [{}]


def test_the_signal_coin_is_laid_at_the_end_of_a_turn(show_felt: Show, page: Page) -> None:
    scene = show_felt(after())
    page.keyboard.press("s")
    assert targets(page) == ["1", "2", "3", "4", "5", "7", "8"]
    expect(page.locator(".say")).to_contain_text("Choose the column that is to stay free.")
    place_of(page, "6").click(position={"x": 40, "y": 60})  # Ben's coin lies there
    page.keyboard.press("4")
    assert until_heard(scene, page, "coin") == [{"column": "4"}]
    assert not targets(page)
    page.get_by_role("button", name="Signal coin").click()
    place_of(page, "5").click(position={"x": 40, "y": 60})
    assert until_heard(scene, page, "coin", 2)[1:] == [{"column": "5"}]


def test_my_coin_is_taken_back_where_it_lies(show_felt: Show, page: Page) -> None:
    view = after()
    view["coin"] |= {"at": "4"}
    scene = show_felt(view)
    page.keyboard.press("s")
    page.keyboard.press("4")
    assert until_heard(scene, page, "coin") == [{"column": None}]


def test_switches_tips_and_buttons_are_messages(show_felt: Show, page: Page) -> None:
    scene = show_felt(crowded())
    page.get_by_role("switch", name="Safe cards go home by themselves").check()
    assert until_heard(scene, page, "safe_home") == [{"on": True}]
    page.get_by_role("note").get_by_role("button").click()
    assert until_heard(scene, page, "tip_seen") == [{"id": "pairs"}]
    page.get_by_role("button", name="Stop together").click()
    assert until_heard(scene, page, "stop") == [{}]


def test_a_game_looked_back_at_steps_by_arrows(show_felt: Show, page: Page) -> None:
    scene = show_felt(looking_back())
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    heard = until_heard(scene, page, "replay_to", 2)
    assert [message["at"] for message in heard] == [4, 0]
