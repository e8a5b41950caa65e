"""A card that was laid lies at its rope at once; the table's answer replaces it or sends it home."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import card_name
from apps.tables.shared.words import Words
from rulesengine.battleseil import Card
from rulesengine.common.errors import Refusal
from tests.apps.seats import turns, until
from tests.browser.battleseil_page import TablePage

DE = Words("de")

#: notes every card that comes into the hand from now on
_WATCH_RETURNS = """hand => {
  hand.came = [];
  const note = ({ addedNodes }) => hand.came.push(...[...addedNodes].map((card) => card.dataset.card));
  new MutationObserver((changes) => changes.forEach(note)).observe(hand, { childList: true });
}"""


class Line:
    """The line between page and server; the test may hold what comes from the server."""

    def __init__(self, page: Page) -> None:
        self._socket: WebSocketRoute | None = None
        self._held: list[str | bytes] | None = None
        page.route_web_socket(re.compile("/ws$"), self._connect)

    def hold(self) -> None:
        """Keep every answer from now on."""
        self._held = []

    def go_on(self) -> None:
        """Hand over what was kept, in its order, and keep nothing any more."""
        held, self._held = self._held, None
        for frame in held or ():
            self._pass(frame)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.connect_to_server().on_message(self._pass)

    def _pass(self, frame: str | bytes) -> None:
        if self._held is not None:
            self._held.append(frame)
        elif self._socket is not None:
            self._socket.send(frame)


@pytest.fixture
def line(page: Page) -> Line:
    """Return the line of the test's own page."""
    return Line(page)


@pytest.fixture
def table(line: Line, sit: Callable[..., Page]) -> TablePage:
    """Return a table in its first turn."""
    return TablePage(sit(lambda: BattleseilTable(seed=6)))


def _click(table: TablePage, card: str, rope: int) -> None:
    table.choose(card)
    table.lane(rope).locator(".slot").click()


def _press(table: TablePage, card: str, rope: int) -> None:
    table.choose(card)
    table.page.keyboard.press(str(rope))


def _drag(table: TablePage, card: str, rope: int) -> None:
    table.card(card).drag_to(table.lane(rope).locator(".near"))


def _expect_going(table: TablePage, card: str, rope: int) -> None:
    expect(table.lane(rope).locator(f'.near .going[data-card="{card}"]')).to_have_count(1)
    expect(table.card(card)).to_have_count(0)
    expect(table.page.locator(f'[data-card="{card}"]')).to_have_count(1)
    expect(table.page.locator(".ghost-card")).to_have_count(0)


@pytest.mark.parametrize("lay", [_click, _press, _drag])
def test_a_laid_card_lies_at_its_rope_before_the_table_has_answered(
    table: TablePage, line: Line, lay: Callable[[TablePage, str, int], None]
) -> None:
    before = table.see()
    card = before.hand[1]
    line.hold()
    lay(table, card, 3)
    _expect_going(table, card, 3)
    sight = table.see()
    # nothing else is guessed: no card drawn, no turn changed, no number of the server's
    assert sight.hand == [other for other in before.hand if other != card]
    assert (sight.seq, sight.laying, sight.chosen) == (before.seq, True, None)
    line.go_on()
    after = table.after(before.seq)
    assert after.mine[2] == [card]
    assert len(after.hand) == 6
    expect(table.page.locator(".going")).to_have_count(0)


def test_a_card_on_its_way_is_the_same_card_when_the_answer_comes(
    table: TablePage, line: Line
) -> None:
    before = table.see()
    line.hold()
    _press(table, before.hand[0], 3)
    lying = table.lane(3).locator(".near .card").element_handle()
    line.go_on()
    table.after(before.seq)
    assert lying.evaluate("card => card.closest('.lane').dataset.rope") == "3"


def test_a_card_on_its_way_is_spoken_of_once_and_by_the_answer(
    table: TablePage, line: Line
) -> None:
    before = table.see()
    name = card_name(DE, Card.parse(before.hand[0]))
    said = DE("You lay {card} at rope {rope}.", card=name, rope=3)
    line.hold()
    _press(table, before.hand[0], 3)
    _expect_going(table, before.hand[0], 3)
    expect(table.status).to_have_text("")
    line.go_on()
    table.after(before.seq)
    assert table.status.inner_text().count(said) == 1


def test_the_focus_is_in_the_hand_while_a_card_is_on_its_way(table: TablePage, line: Line) -> None:
    before = table.see()
    line.hold()
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("3")
    expect(table.hand.locator(":focus")).to_have_count(1)
    line.go_on()
    table.after(before.seq)
    expect(table.hand.locator(":focus")).to_have_count(1)


def test_a_second_card_waits_for_the_first(table: TablePage, line: Line) -> None:
    before = table.see()
    line.hold()
    _press(table, before.hand[0], 3)
    _press(table, before.hand[1], 4)
    _expect_going(table, before.hand[0], 3)
    assert table.see().mine[3] == []


def test_looking_at_a_rope_meanwhile_leaves_the_card_where_it_lies(
    table: TablePage, line: Line
) -> None:
    before = table.see()
    line.hold()
    table.pennant(5).click()
    _press(table, before.hand[0], 3)
    table.hand.evaluate(_WATCH_RETURNS)
    line.go_on()
    expect(table.lane(3).locator(".near .last-mine")).to_have_count(1)
    expect(table.seil.locator("h2")).to_have_text("Am Seil · Seil 5")
    assert before.hand[0] not in table.hand.evaluate("hand => hand.came")


def test_a_rope_that_does_not_welcome_the_card_is_left_to_the_table(
    line: Line, sit: Callable[..., Page]
) -> None:
    table = TablePage(sit(until(turns(25))))
    before = table.see()
    legal = table.choose(before.hand[0])
    rope = next(n for n in range(1, 10) if n not in legal)
    line.hold()
    table.page.keyboard.press(str(rope))
    assert table.see().hand == before.hand
    line.go_on()
    expect(table.refusal).to_be_visible()
    assert table.see().mine == before.mine


class Unwilling(BattleseilTable):
    """A table that lets nobody lay a card."""

    def lay(self, card: Card, rope: int) -> None:
        """Refuse in words."""
        self.refused = Refusal("over", "The round is over.", "Start another one.")


@pytest.mark.parametrize("lay", [_click, _drag])
def test_a_card_that_is_refused_goes_home_and_the_alert_says_why(
    line: Line, sit: Callable[..., Page], lay: Callable[[TablePage, str, int], None]
) -> None:
    table = TablePage(sit(lambda: Unwilling(seed=6)))
    before = table.see()
    line.hold()
    lay(table, before.hand[2], 3)
    _expect_going(table, before.hand[2], 3)
    line.go_on()
    expect(table.refusal).to_contain_text(DE("The round is over."))
    assert table.see() == before
    expect(table.page.locator(".flight, .ghost-card, .away")).to_have_count(0)


def test_a_card_that_nobody_answers_goes_home_and_may_be_laid_again(
    table: TablePage, line: Line
) -> None:
    before = table.see()
    line.hold()
    _press(table, before.hand[0], 3)
    _expect_going(table, before.hand[0], 3)
    expect(table.card(before.hand[0])).to_have_count(1)
    assert table.see() == before
    line.go_on()
    assert table.after(before.seq).mine[2] == [before.hand[0]]
