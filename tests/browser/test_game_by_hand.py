"""Dragging cards with the mouse, and games on a phone's screen with a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from apps.tables.battleseil.model import BattleseilTable
from tests.apps.seats import leave, until
from tests.browser.battleseil_page import Sight, TablePage

PHONE = {"viewport": "phone", "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def _middle(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _drag(table: TablePage, card: str, rope: int) -> None:
    mouse = table.page.mouse
    mouse.move(*_middle(table.card(card)))
    mouse.down()
    mouse.move(*_middle(table.lane(rope).locator(".mid")), steps=4)
    mouse.move(*_middle(table.lane(rope).locator(".near")), steps=4)
    mouse.up()


def _drag_a_turn(table: TablePage, sight: Sight) -> Sight:
    if sight.takeable:
        table.page.keyboard.press("n")
    elif "settle" in sight.buttons:
        table.button("settle").click()
    elif "pass" in sight.buttons:
        table.button("pass").click()
    else:
        free = next(n for n, side in enumerate(sight.mine, 1) if _has_place(sight, n))
        _drag(table, sight.hand[-1], free)
    return table.after(sight.seq)


def _has_place(sight: Sight, rope: int) -> bool:
    taken = sight.states[rope - 1] in ("mine", "theirs")
    return not taken and len(sight.mine[rope - 1]) < 3


def test_a_whole_game_can_be_played_by_dragging(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=11)))
    sight = table.see()
    turns = 0
    while not sight.over:
        sight, turns = _drag_a_turn(table, sight), turns + 1
    assert turns > 9
    table.answer("new_game").click()
    assert table.deal().laying


def test_a_double_click_on_a_golden_pennant_takes_the_rope(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(lambda table: table.takeable, leave)))
    rope = table.see().takeable[0]
    table.pennant(rope).dblclick()
    table.page.locator(f'.lane.st-mine[data-rope="{rope}"]').wait_for()


def test_a_dragged_card_lies_where_it_was_let_go(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=3)))
    before = table.see()
    _drag(table, before.hand[2], 7)
    after = table.after(before.seq)
    assert after.mine[6] == [before.hand[2]]
    assert after.chosen is None


def test_a_press_that_does_not_travel_is_a_click(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=3)))
    before = table.see()
    x, y = _middle(table.card(before.hand[2]))
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x + 3, y + 2)
    table.page.mouse.up()
    assert table.see().chosen == before.hand[2]


def test_escape_ends_a_drag_and_the_card_goes_home(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=3)))
    before = table.see()
    table.page.mouse.move(*_middle(table.card(before.hand[0])))
    table.page.mouse.down()
    table.page.mouse.move(*_middle(table.lane(4).locator(".near")), steps=4)
    expect(table.page.locator(".ghost-card")).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".ghost-card")).to_have_count(0)
    table.page.mouse.up()
    assert table.see() == before


@pytest.mark.parametrize("page", [PHONE], indirect=True)
def test_a_whole_game_can_be_played_by_tapping(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(lambda table: table.observation.turn >= 31)))
    sight = table.see()
    while not sight.over:
        sight = _tap_a_turn(table, sight)
    table.answer("new_game").tap()
    _tap_a_turn(table, table.deal("tap"))


_AT_REST = """field => new Promise((done) => { let last = null; const look = () => {
  if (field.scrollLeft === last) return done(); last = field.scrollLeft; setTimeout(look, 150); };
  look(); })"""


def _bring(table: TablePage, rope: int) -> None:
    """Tap a rope in the strip and wait until the field has come to rest there."""
    table.page.locator(".strip .sp").nth(rope - 1).tap()
    table.page.locator(".field").evaluate(_AT_REST)


def _tap_a_turn(table: TablePage, sight: Sight) -> Sight:
    """Make one step with taps alone; the strip brings a rope into sight."""
    if sight.takeable:
        rope = sight.takeable[0]
        _bring(table, rope)
        table.pennant(rope).tap()
        sight = table.changed(sight.seq)
        table.seil.locator(".take").tap()
    elif "settle" in sight.buttons or "pass" in sight.buttons:
        # sooner it would be the second half of a double tap, which counts once
        table.page.wait_for_timeout(600)
        table.button("pass" if "pass" in sight.buttons else "settle").tap()
    else:
        table.card(sight.hand[0]).tap()
        rope = table.see().legal[0]
        _bring(table, rope)
        table.lane(rope).locator(".slot").tap()
    return table.after(sight.seq)


@pytest.mark.parametrize("page", [PHONE], indirect=True)
def test_a_tapped_pennant_opens_a_sheet_that_can_be_closed(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=3)))
    before = table.see()
    table.pennant(2).tap()
    sight = table.changed(before.seq)
    expect(table.seil).to_have_class("panel seil sheet")
    expect(table.seil).to_be_in_viewport()
    table.seil.locator(".cross").tap()
    table.changed(sight.seq)
    expect(table.seil).not_to_have_class("panel seil sheet")
