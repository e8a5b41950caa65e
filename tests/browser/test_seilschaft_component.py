"""The Seilschaft table as a browser shows it, fed with snapshots written by hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import VIEWPORTS
from tests.browser.scenes import Message, Snapshot, shows, until_heard
from tests.browser.seilschaft_scenes import (
    SCENES,
    Scene,
    answered,
    answering,
    asking,
    curtained,
    fallen,
    looking_back,
    open_hands,
)

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
pytestmark = pytest.mark.parametrize("page", [ENGLISH], indirect=True, ids=["en"])

Show = Callable[..., Scene]


@pytest.fixture
def show(serve: Callable[..., str], page: Page) -> Show:
    """Return `show(snapshot, reply=None, page=page)`: the scene, drawn in the page."""
    return shows(serve, page, Scene, "seilschaft")


def _answer(view: Snapshot, message: Message) -> Snapshot | None:
    return answered() if message["type"] == "play" else None


def _refuse(view: Snapshot, message: Message) -> Message | None:
    if message["type"] != "play":
        return None
    return {"type": "refused", "text": "Hearts were led.", "card": message["card"]}


def _in_hand(page: Page, card: str) -> Locator:
    return page.locator(f'.hand [data-card="{card}"]')


def _mine(page: Page) -> Locator:
    return page.locator(".slot.mine .card")


def _choose(page: Page, card: str) -> None:
    # the rest of a card may lie below its neighbour
    _in_hand(page, card).click(position={"x": 12, "y": 24})


def test_the_ridge_says_each_card_and_where_the_sums_lead(show: Show, page: Page) -> None:
    show(answering())
    group = page.get_by_role("group", name="Ridge, nine cards from your end")
    cards = group.get_by_role("img").evaluate_all("all => all.map((el) => el.ariaLabel)")
    assert [card.split(";")[0] for card in cards] == [c["label"] for c in answering()["ridge"]]
    assert "if you win with a sum of 2" in cards[0]
    assert "if Vroni wins with a sum of 1" in cards[3]
    discs = page.locator(".chip").evaluate_all(
        "all => all.map((el) => [el.getAttribute('class'), el.textContent])"
    )
    assert sorted(discs) == sorted(
        [["chip chip-me", "1"], ["chip chip-me", "2"]]
        + [["chip chip-them", str(steps)] for steps in (1, 2, 3, 4)]
    )


def test_trump_ropes_ends_and_round_are_told(show: Show, page: Page) -> None:
    show(answering())
    for text in ("Spades", "1 of 2", "Your end: 2 steps", "Vroni's end: 6 steps", "Round 2 of 3"):
        expect(page.get_by_text(text, exact=True)).to_be_visible()
    expect(page.get_by_role("img", name="Trump: Spades")).to_be_visible()
    expect(page.locator(".backs > svg")).to_have_count(8)
    expect(page.get_by_role("img", name="Vroni holds 8 cards")).to_be_visible()


def test_a_grey_card_says_why_it_must_wait(show: Show, page: Page) -> None:
    show(answering())
    grey = _in_hand(page, "KS")
    assert grey.get_attribute("aria-description") == "Hearts were led: follow suit."
    _choose(page, "KS")
    expect(page.locator(".rail .hint")).to_have_text(
        "king of spades: Hearts were led: follow suit."
    )
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_chosen_card_shows_what_it_would_do(show: Show, page: Page) -> None:
    show(answering())
    _choose(page, "4H")
    expect(page.get_by_role("button", name="Play 4 of hearts")).to_be_visible()
    expect(page.locator(".sum")).to_contain_text("Vroni wins, a card opens")
    expect(page.locator(".ridge-card.target")).to_have_attribute("data-at", "4")
    expect(page.locator(".arrow path")).to_have_count(2)


def test_choice_and_hover_stay_in_the_browser(show: Show, page: Page) -> None:
    scene = show(answering())
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    _in_hand(page, "AH").hover(position={"x": 12, "y": 24})
    expect(page.locator(".sum")).to_contain_text("the rope holds")
    page.keyboard.press("l")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .sel")).to_have_count(0)
    assert {message["type"] for message in scene.heard} <= {"theme_seen"}


def test_arrows_choose_a_card_and_enter_plays_it(show: Show, page: Page) -> None:
    scene = show(answering(), _answer)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    chosen = _in_hand(page, "4H")
    expect(chosen).to_be_focused()
    expect(chosen).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".slot.theirs .card")).to_have_attribute("data-card", "2S")
    assert scene.said("play") == [{"card": "4H"}]
    focused = page.locator(".hand .card:focus")
    expect(focused).to_have_count(1)


def test_the_list_of_the_hand_is_one_stop_for_tab(show: Show, page: Page) -> None:
    show(answering())
    stops = page.locator(".hand .card").evaluate_all("all => all.map((el) => el.tabIndex)")
    assert sorted(stops) == [-1] * 6 + [0]
    expect(page.get_by_role("listbox", name="Your hand").get_by_role("option")).to_have_count(7)


def test_my_card_lies_in_the_trick_before_the_table_answers(show: Show, page: Page) -> None:
    show(answering())
    _choose(page, "4H")
    page.keyboard.press("Enter")
    expect(_mine(page)).to_have_attribute("data-card", "4H")
    expect(page.locator(".hand .card")).to_have_count(6)


def test_a_card_i_lead_lies_there_at_once_too(show: Show, page: Page) -> None:
    leading = {
        **answering(),
        "trick": {"lead": None, "cards_label": "", "mine": None, "theirs": None},
    }
    show(leading)
    _choose(page, "JH")
    page.keyboard.press("Enter")
    expect(_mine(page)).to_have_attribute("data-card", "JH")


def test_a_refused_card_stays_in_the_hand_and_words_say_why(show: Show, page: Page) -> None:
    show(answering(), _refuse)
    _choose(page, "KS")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Hearts were led.")
    expect(_in_hand(page, "KS")).to_be_visible()
    expect(_mine(page)).to_have_count(0)


def test_a_card_refused_after_all_goes_home(show: Show, page: Page) -> None:
    show(answering(), _refuse)
    _choose(page, "4H")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Hearts were led.")
    expect(_in_hand(page, "4H")).to_be_visible()


def test_a_second_tap_plays_the_card(show: Show, page: Page) -> None:
    scene = show(answering(), _answer)
    _choose(page, "4H")
    expect(_in_hand(page, "4H")).to_have_class("card legal sel")
    page.wait_for_timeout(600)  # a slow second tap is no double click
    _choose(page, "4H")
    assert until_heard(scene, page, "play") == [{"card": "4H"}]


def test_a_double_click_plays_the_card_once(show: Show, page: Page) -> None:
    scene = show(answering(), _answer)
    _in_hand(page, "4H").dblclick(position={"x": 12, "y": 24})
    expect(page.locator(".slot.theirs .card")).to_have_attribute("data-card", "2S")
    assert scene.said("play") == [{"card": "4H"}]


def test_the_ghost_in_my_place_plays_its_card(show: Show, page: Page) -> None:
    scene = show(answering(), _answer)
    _choose(page, "4H")
    page.get_by_role("button", name="Play 4 of hearts").click()
    assert until_heard(scene, page, "play") == [{"card": "4H"}]


def _drag(page: Page, card: str, target: Locator) -> None:
    from_box, to_box = _in_hand(page, card).bounding_box(), target.bounding_box()
    assert from_box
    assert to_box
    page.mouse.move(from_box["x"] + 12, from_box["y"] + 24)
    page.mouse.down()
    page.mouse.move(from_box["x"] + 12, from_box["y"] - 40, steps=4)
    page.mouse.move(to_box["x"] + to_box["width"] / 2, to_box["y"] + to_box["height"] / 2, steps=4)
    page.mouse.up()


def test_a_card_carried_into_the_trick_is_played(show: Show, page: Page) -> None:
    scene = show(answering(), _answer)
    _drag(page, "4H", page.locator(".slot.mine .place"))
    assert until_heard(scene, page, "play") == [{"card": "4H"}]
    expect(page.locator(".ghost-card")).to_have_count(0)


def test_a_card_dropped_elsewhere_returns(show: Show, page: Page) -> None:
    scene = show(answering(), _answer)
    _drag(page, "4H", page.locator(".rail"))
    expect(page.locator(".ghost-card")).to_have_count(0)
    expect(_in_hand(page, "4H")).to_be_visible()
    assert not scene.said("play")


def test_a_wrong_card_carried_into_the_trick_comes_back_with_words(show: Show, page: Page) -> None:
    show(answering(), _refuse)
    _drag(page, "KS", page.locator(".slot.mine .place"))
    expect(page.get_by_role("alert")).to_have_text("Hearts were led.")
    expect(page.locator(".ghost-card")).to_have_count(0)
    expect(_in_hand(page, "KS")).to_be_visible()


def test_the_last_trick_opens_on_demand(show: Show, page: Page) -> None:
    show(answering())
    told = page.get_by_text("0 steps, Vroni won")
    expect(told).to_be_hidden()
    page.keyboard.press("l")
    expect(told).to_be_visible()
    expect(page.get_by_role("img", name="3 of clubs")).to_be_visible()


def test_the_curtain_hides_the_hands_and_waits_for_its_button(show: Show, page: Page) -> None:
    scene = show(
        curtained(), lambda view, message: answering() if message["type"] == "curtain" else None
    )
    expect(page.locator("[data-card]")).to_have_count(0)
    expect(page.locator(".partner")).to_be_hidden()
    button = page.get_by_role("button", name="I am Ben")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card")).to_have_count(7)
    expect(button).to_be_hidden()
    assert scene.said("curtain") == [{}]
    expect(page.locator(".hand .card:focus")).to_have_count(1)


def _turn_back(view: Snapshot, message: Message) -> Snapshot | None:
    if message["type"] != "replay_to":
        return None
    return {"replay": {"at": message["at"], "last": 52, "label": f"After card {message['at']}"}}


def test_a_game_is_looked_back_at_by_arrows_and_slider(show: Show, page: Page) -> None:
    scene = show(looking_back(), _turn_back)
    expect(page.get_by_role("note")).to_contain_text("Anna leads the 9 of clubs.")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("After card 13")).to_be_visible()
    page.get_by_role("button", name="One card back").click()
    expect(page.get_by_text("After card 12")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text("After card 0")).to_be_visible()
    slider = page.get_by_role("slider", name="Looking back")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("After card 1", exact=True)).to_be_visible()
    assert [message["at"] for message in scene.said("replay_to")] == [13, 12, 0, 1]


def test_no_quick_step_is_lost_though_the_table_is_slow(show: Show, page: Page) -> None:
    scene = show(looking_back())  # it never answers
    expect(page.get_by_role("note")).to_be_visible()
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    heard = until_heard(scene, page, "replay_to", 4)
    assert [message["at"] for message in heard] == [13, 14, 13, 14]


_LINES = [f"Card number {number}." for number in range(1, 9)]
_CARDS = [{"no": no, "by": "them", "card": "9H", "trick": None} for no in range(1, 9)]
_EXAMPLE = {
    "replay": {"at": 0, "last": 6, "label": "The deal"},
    "say": {"of": "example", "no": 0, "lines": []},
    "moves": [],
}
_SAID = """el => { const said = el.said = []; new MutationObserver((changes) => changes.forEach((change) =>
  change.addedNodes.forEach((node) => said.push(node.textContent)))).observe(el, { childList: true }); }"""


def test_leaving_an_example_tells_and_films_no_card_of_the_game_that_waited(
    show: Show, page: Page, new_page: Callable[..., Page]
) -> None:
    moving = new_page(locale="en-GB", reduced_motion="no-preference")
    say = {"of": "game 0", "no": 8, "lines": _LINES}
    example = {"do": "demo", "label": "Show an example", "key": "", "kind": "quiet"}
    back = {"do": "replay_end", "label": "Back to the table", "key": "", "kind": "primary"}
    waiting = {**answering(), "say": say, "actions": [example], "moves": _CARDS}
    shows = {"demo": {**_EXAMPLE, "actions": [back]}, "replay_end": waiting}
    show(waiting, lambda view, message: shows.get(message["type"]), page=moving)
    status, air = moving.locator(".seilschaft > [role=status]"), moving.locator(".air")
    for watched in (status, air):
        watched.evaluate(_SAID)
    for button in ("Show an example", "Back to the table", "Show an example", "Back to the table"):
        moving.get_by_role("button", name=button).click()
        expect(moving.get_by_role("button", name=button)).to_have_count(0)
    assert status.evaluate("el => el.said") == []
    assert air.evaluate("el => el.said") == []


def test_the_first_card_of_the_next_game_is_told(show: Show, page: Page) -> None:
    say = {"of": "game 1", "no": 1, "lines": ["Vroni leads the 9 of hearts."]}
    news = {"say": say, "moves": [{"no": 1, "by": "them", "card": "9H", "trick": None}]}
    show(answering(), lambda view, message: news if message["type"] == "new_game" else None)
    page.get_by_role("button", name="New game").click()
    expect(page.locator(".seilschaft > [role=status]")).to_have_text(say["lines"][0])


def test_the_end_is_not_shown_again_after_looking_back(show: Show, page: Page) -> None:
    def reply(view: Snapshot, message: Message) -> Snapshot | None:
        replay = {"at": 0, "last": 9, "label": "The deal"}
        shows = {"replay": {"over": None, "replay": replay, "actions": [back]}, "replay_end": end}
        return shows.get(message["type"])

    look = {"do": "replay", "label": "Look back", "key": "", "kind": "plain"}
    back = {"do": "replay_end", "label": "Back to the table", "key": "", "kind": "primary"}
    end = {**fallen(), "actions": [look]}
    show(end, reply)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Look back").click()
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("button", name="Look back")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_choices_in_a_question_outlive_a_card_that_falls_meanwhile(show: Show, page: Page) -> None:
    question = asking()["ask"]
    scene = show(
        asking(),
        lambda view, message: (
            {"ask": {**question, "text": "A card fell."}} if message["type"] == "theme" else None
        ),
    )
    page.get_by_role("radio", name="hard").check()
    page.get_by_role("checkbox", name="Open hands").check()
    # the light is switched behind the dialog: any news of the table will do
    page.locator(".t-dark").evaluate("el => el.click()")
    expect(page.get_by_role("dialog")).to_contain_text("A card fell.")
    expect(page.get_by_role("radio", name="hard")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Open hands")).to_be_focused()
    page.get_by_role("button", name="Deal").click()
    chosen = until_heard(scene, page, "answer")[0]["options"]
    assert chosen == {"level": "hard", "open": True}


def test_a_question_sends_the_choices_with_the_answer(show: Show, page: Page) -> None:
    scene = show(asking())
    page.get_by_role("radio", name="hard").check()
    page.get_by_role("checkbox", name="Open hands").check()
    page.get_by_role("button", name="Deal").click()
    options = {"level": "hard", "open": True}
    assert until_heard(scene, page, "answer") == [
        {"id": "new_game", "do": "yes", "options": options}
    ]


def test_the_fall_is_told_and_seen(show: Show, page: Page) -> None:
    show(fallen())
    expect(page.get_by_role("dialog", name="You fell")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".scene.fallen")).to_be_visible()
    expect(page.locator(".chip")).to_have_count(0)


def test_open_hands_show_the_partners_cards(show: Show, page: Page) -> None:
    show(open_hands())
    theirs = page.get_by_role("group", name="Vroni holds 8 cards")
    expect(theirs.get_by_role("img")).to_have_count(3)
    expect(theirs.get_by_role("img", name="ace of spades")).to_be_visible()


def test_a_tip_is_closed_for_good(show: Show, page: Page) -> None:
    scene = show(
        open_hands(), lambda view, message: {"tip": None} if message["type"] == "tip_seen" else None
    )
    page.get_by_role("note").get_by_role("button").click()
    expect(page.get_by_text("Small cards are your brake.")).to_be_hidden()
    assert scene.said("tip_seen") == [{"id": "brake"}]


def test_four_colours_are_a_wish_of_this_browser(show: Show, page: Page) -> None:
    scene = show(answering())
    club = page.locator('.hand [data-card="QC"] svg')
    black = club.evaluate("el => getComputedStyle(el).fill")
    page.get_by_role("switch", name="Four colours").check()
    assert club.evaluate("el => getComputedStyle(el).fill") != black
    page.reload()
    expect(page.get_by_role("switch", name="Four colours")).to_be_checked()
    assert {message["type"] for message in scene.heard} <= {"theme_seen"}


def test_cards_carry_the_letters_of_the_language(
    show: Show, page: Page, new_page: Callable[..., Page]
) -> None:
    show(answering())
    queen = '.hand [data-card="QC"] .rk >> nth=0'
    expect(page.locator(queen)).to_have_text("Q")
    german = new_page(locale="de-DE")
    show(answering(), page=german)
    expect(german.locator(queen)).to_have_text("D")


def _running(page: Page) -> int:
    count: int = page.locator(".seilschaft").evaluate(
        "el => el.getAnimations({ subtree: true }).filter((a) => !(a instanceof CSSTransition)).length"
    )
    return count


def test_without_motion_a_trick_is_over_at_once(show: Show, page: Page) -> None:
    show(answering(), _answer)
    _choose(page, "4H")
    page.keyboard.press("Enter")
    expect(page.locator(".slot.theirs .card")).to_have_attribute("data-card", "2S")
    assert _running(page) == 0


def test_with_motion_the_coin_hops_and_input_does_not_wait(
    show: Show, page: Page, new_page: Callable[..., Page]
) -> None:
    moving = new_page(locale="en-GB", reduced_motion="no-preference")
    scene = show(answering(), _answer, page=moving)
    _choose(moving, "4H")
    moving.keyboard.press("Enter")
    moving.locator(".count").wait_for()  # the steps are counted
    moving.keyboard.press("ArrowRight")
    expect(moving.locator(".hand .sel")).to_have_count(1)
    expect(moving.locator(".flight")).to_have_count(0)
    assert until_heard(scene, moving, "play") == [{"card": "4H"}]


_MEASURE = """root => {
  const box = (selector) => root.querySelector(selector).getBoundingClientRect().toJSON();
  const wide = document.documentElement;
  const cut = [...root.querySelectorAll(".btn, .top button, h1, h2, .stats li, .ends span, .slot small")]
    .filter((el) => el.offsetParent && el.scrollWidth > el.clientWidth + 1).map((el) => el.textContent);
  const places = { hand: box(".hand .card"), rail: box(".rail") };
  return { width: wide.scrollWidth, height: wide.scrollHeight, ...places, cut };
}"""


@pytest.mark.parametrize(("screen", "lang"), list(product(VIEWPORTS, ("de-DE", "en-GB"))))
def test_the_table_fits_its_screen(
    show: Show, page: Page, new_page: Callable[..., Page], screen: str, lang: str
) -> None:
    visitor = new_page(viewport=screen, locale=lang)
    show(answering(), page=visitor)
    seen: dict[str, Any] = visitor.locator(".seilschaft").evaluate(_MEASURE)
    size = VIEWPORTS[screen]
    assert seen["width"] <= size["width"]
    assert seen["hand"]["top"] + 40 < seen["rail"]["top"] < size["height"]
    assert not seen["cut"]
    if screen == "desktop":
        assert seen["height"] <= size["height"]


@pytest.mark.parametrize(("scene", "scheme"), list(product(SCENES, ("light", "dark"))))
def test_axe_finds_nothing_serious(
    show: Show,
    page: Page,
    axe_findings: Callable[..., list[str]],
    new_page: Callable[..., Page],
    scene: str,
    scheme: str,
) -> None:
    visitor = new_page(locale="en-GB", reduced_motion="reduce", color_scheme=scheme)
    show(SCENES[scene](), page=visitor)
    if scene == "answering":
        _choose(visitor, "4H")
        visitor.keyboard.press("l")
    assert not axe_findings(visitor)
