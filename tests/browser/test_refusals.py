"""What the rules refuse is said in words, and a press is never two actions."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import panel as pn
import pytest
from playwright.sync_api import Locator, Page, expect

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.shared.words import Words
from apps.tables.shared.work import at_once
from rulesengine.battleseil import Lay
from tests.apps.seats import MakeTable, leave, until
from tests.browser.battleseil_page import TablePage

DE = Words("de")

#: what people play with and a refusal lies on, by its classes
_COVERED_BY_THE_REFUSAL = """root => {
  const box = (el) => el.getBoundingClientRect();
  const over = box(root.querySelector(".refusal"));
  return [...root.querySelectorAll(".hand .card, .lane")].filter((el) => {
    const { left, right, top, bottom } = box(el);
    return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  }).map((el) => el.className);
}"""


def _full_rope(table: BattleseilTable) -> int | None:
    """Return an open rope 1..9 that is full on my side while I am to lay a card."""
    view = table.observation
    if view.laying and view.hand and view.my_turn:
        for rope in range(9):
            if view.owner(rope) is None and len(view.cards_at(rope, 0)) == 3:
                return rope + 1
    return None


def _taken_rope(table: BattleseilTable) -> int | None:
    view = table.observation
    taken = [rope + 1 for rope in range(9) if view.owner(rope) is not None]
    return taken[0] if taken and view.laying and view.my_turn else None


FULL = until(_full_rope)
TAKEN = until(_taken_rope)


def _refused(table: TablePage, words: str) -> None:
    """Expect an alert near the table that says these words."""
    expect(table.refusal).to_have_attribute("role", "alert")
    expect(table.refusal).to_contain_text(words)


def _why(make_table: MakeTable, rope: int) -> str:
    """Return why and what instead, in German, when the first hand card is laid at a rope 1..9."""
    view = make_table().observation
    refusal = view.refusal(Lay(view.hand[0], rope - 1))
    assert refusal is not None
    return f"{DE(refusal.why, **refusal.facts)} {DE(refusal.remedy, **refusal.facts)}"


def test_a_full_side_is_refused_in_words(sit: Callable[..., Page]) -> None:
    rope = _full_rope(FULL())
    table = TablePage(sit(FULL))
    before = table.see()
    assert rope not in table.choose(before.hand[0])
    table.lane(rope).locator(".near").click(position={"x": 5, "y": 120})
    assert f"Seil {rope}" in _why(FULL, rope)
    _refused(table, _why(FULL, rope))
    after = table.see()
    assert (after.hand, after.mine, after.laying) == (before.hand, before.mine, True)


def test_a_taken_rope_is_refused_in_words(sit: Callable[..., Page]) -> None:
    rope = _taken_rope(TAKEN())
    table = TablePage(sit(TAKEN))
    before = table.see()
    table.choose(before.hand[0])
    table.page.keyboard.press(str(rope))
    _refused(table, _why(TAKEN, rope))
    assert table.see().mine == before.mine


def test_the_same_refusal_twice_is_said_twice(sit: Callable[..., Page]) -> None:
    rope = _taken_rope(TAKEN())
    table = TablePage(sit(TAKEN))
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press(str(rope))
    _refused(table, _why(TAKEN, rope))
    said = _watch_texts(table, ".refusal")
    table.page.keyboard.press(str(rope))
    table.page.wait_for_timeout(300)
    assert [text for text in said() if text].count(table.refusal.inner_text()) == 1


def _watch_texts(table: TablePage, selector: str) -> Callable[[], list[str]]:
    """Record every text the element takes from now on."""
    table.page.locator(selector).evaluate(
        "el => { const said = el.said = []; new MutationObserver(() => said.push(el.textContent))"
        ".observe(el, { childList: true, characterData: true, subtree: true }); }"
    )
    return lambda: table.page.locator(selector).evaluate("el => el.said")


def test_a_card_dragged_to_a_wrong_rope_returns_and_the_alert_says_why(
    sit: Callable[..., Page],
) -> None:
    rope = _taken_rope(TAKEN())
    table = TablePage(sit(TAKEN))
    before = table.see()
    card = table.card(before.hand[1])
    home = card.bounding_box()
    card.drag_to(table.lane(rope).locator(".mid"))
    _refused(table, _why(TAKEN, rope))
    expect(table.page.locator(".ghost-card")).to_have_count(0)
    expect(card).not_to_have_class(re.compile("away"))
    assert table.see().hand == before.hand
    table.page.mouse.move(5, 5)
    expect(card).to_have_css("transform", "none")
    assert card.bounding_box() == home


def test_a_card_let_go_beside_the_ropes_returns_without_a_word(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(TAKEN))
    before = table.see()
    table.card(before.hand[1]).drag_to(table.page.locator(".score"))
    expect(table.page.locator(".ghost-card")).to_have_count(0)
    assert table.see() == before
    expect(table.refusal).to_have_count(0)


@pytest.mark.parametrize("page", [{"alone": True}], indirect=True, ids=["alone"])
def test_a_refusal_goes_by_itself_but_not_under_the_pointer(
    page: Page, sit: Callable[..., Page]
) -> None:
    page.clock.install()
    table = TablePage(sit(lambda: BattleseilTable(seed=4)))
    table.page.keyboard.press("f")
    expect(table.refusal).to_be_visible()
    table.refusal.hover()
    table.page.clock.fast_forward("01:00")
    expect(table.refusal).to_be_visible()
    table.page.mouse.move(5, 5)
    table.page.clock.fast_forward("01:00")
    expect(table.refusal).to_have_count(0)


@pytest.mark.parametrize("viewport", ["desktop", "tablet", "phone"])
def test_a_refusal_covers_no_card_and_no_rope(
    sit: Callable[..., Page], new_page: Callable[..., Page], viewport: str
) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=4), page=new_page(viewport)))
    table.page.keyboard.press("f")
    expect(table.refusal).to_be_visible()
    assert table.root.evaluate(_COVERED_BY_THE_REFUSAL) == []


# --- one press, one action


@pytest.fixture
def sent(page: Page) -> list[str]:
    """Return the list that fills with the type of every action sent to the server."""
    types: list[str] = []

    def frame(payload: Any) -> None:
        found = re.search(r'\["type","(\w+)"\]', str(payload))
        if found and found.group(1) != "theme_seen":
            types.append(found.group(1))

    page.on("websocket", lambda socket: socket.on("framesent", frame))
    return types


def _double_click(table: TablePage, target: Locator) -> None:
    """Double-click as people do: the answer to the first click may be there before the second."""
    box = target.bounding_box()
    assert box is not None
    mouse = table.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for count in (1, 2):
        mouse.down(click_count=count)
        mouse.up(click_count=count)
        table.page.wait_for_timeout(150)


def test_a_double_click_on_a_rope_lays_one_card(sent: list[str], sit: Callable[..., Page]) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=4)))
    before = table.see()
    table.choose(before.hand[0])
    _double_click(table, table.lane(3).locator(".slot"))
    after = table.after(before.seq)
    table.page.wait_for_timeout(300)
    assert table.see() == after
    assert sent.count("lay") == 1
    assert sum(map(len, after.mine)) == 1


def test_a_double_click_on_a_question_does_not_answer_it(
    sent: list[str], sit: Callable[..., Page]
) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=4)))
    _double_click(table, table.button("new_game"))
    expect(table.dialog).to_have_count(1)
    table.page.wait_for_timeout(500)
    expect(table.dialog).to_have_count(1)
    assert sent == ["new_game"]


def test_a_double_click_on_draw_asks_and_waits_for_the_answer(
    sent: list[str], sit: Callable[..., Page]
) -> None:
    table = TablePage(sit(until(lambda table: table.takeable, leave)))
    _double_click(table, table.button("finish"))
    table.page.wait_for_timeout(500)
    expect(table.dialog).to_have_count(1)
    assert sent == ["finish"]


def test_a_double_tap_on_draw_presses_nothing_that_moves_under_the_finger(
    sent: list[str], sit: Callable[..., Page], page: Page
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    table = TablePage(sit(until(lambda table: table.takeable, leave)))
    asked = table.see().seq
    table.button("finish").click()
    asked = table.changed(asked).seq
    table.answer("no").click()
    back = table.changed(asked)
    _double_click(table, table.button("finish"))
    table.after(back.seq)
    table.page.wait_for_timeout(500)
    expect(table.dialog).to_have_count(0)
    assert sent.count("new_game") == 0


def test_a_double_click_on_take_takes_one_rope(sent: list[str], sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(lambda table: len(table.takeable) > 1, leave)))
    before = table.see()
    table.pennant(before.takeable[0]).click()
    looking = table.changed(before.seq)
    _double_click(table, table.seil.locator(".take"))
    after = table.changed(looking.seq)
    table.page.wait_for_timeout(300)
    assert table.see().states.count("mine") == before.states.count("mine") + 1
    assert after.takeable == before.takeable[1:]


# --- while the computer thinks


class Held:
    """Work that waits until the test lets it go on."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def __call__(self, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        page = pn.state.curdoc
        self.waiting.append(lambda: page.add_next_tick_callback(partial(at_once, work, then)))

    def go_on(self) -> None:
        """Let everything that waits go on."""
        while self.waiting:
            self.waiting.pop(0)()


def test_nothing_can_be_done_while_sepp_thinks_and_it_is_said(sit: Callable[..., Page]) -> None:
    thinking = Held()
    table = TablePage(sit(lambda: BattleseilTable(seed=4, later=thinking)))
    before = table.see()
    table.choose(before.hand[0])
    table.lane(3).locator(".slot").click()
    expect(table.page.locator(".turn h2")).to_have_text(DE("{name}'s turn", name="Sepp"))
    expect(table.page.locator(".dots")).to_be_visible()
    mine = table.see().mine

    card = table.see().hand[0]
    assert table.choose(card) == []
    table.page.keyboard.press("5")
    _refused(table, DE("It is the other side's turn."))
    table.page.keyboard.press("f")
    _refused(table, DE("It is the other side's turn."))
    assert table.see().mine == mine

    thinking.go_on()
    expect(table.page.locator(".turn h2")).to_have_text(DE("Your turn"))
    after = table.see()
    assert sum(map(len, after.theirs)) == 1
    # a card chosen meanwhile is still chosen, and may be laid now
    assert after.chosen == card
    assert after.legal


def test_a_rope_can_be_looked_at_while_sepp_thinks(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=4, later=Held())))
    before = table.see()
    table.choose(before.hand[0])
    table.lane(3).locator(".slot").click()
    expect(table.page.locator(".dots")).to_be_visible()
    table.pennant(3).click()
    expect(table.seil.locator("h2")).to_have_text("Am Seil · Seil 3")
