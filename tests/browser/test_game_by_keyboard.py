"""A complete game by keyboard alone, played on to the last pass."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from apps.tables.battleseil.model import BattleseilTable
from tests.browser.battleseil_page import Sight, TablePage


def _play_a_turn(table: TablePage, sight: Sight) -> Sight:
    """Make one step of the game with keys: N, F, or an arrow and a number."""
    press = table.page.keyboard.press
    if sight.takeable:
        press("n")
    elif "pass" in sight.buttons:
        press("f")
    else:
        press("ArrowRight")
        press(str(table.see().legal[-1]))
    return table.after(sight.seq)


def test_a_whole_game_and_the_start_of_the_next_need_only_a_keyboard(
    sit: Callable[..., Page],
) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=5)))
    sight = table.see()
    while not sight.over:
        sight = _play_a_turn(table, sight)

    # the round was played on although it was decided: nothing was left to lay anywhere
    open_ropes = [n for n, state in enumerate(sight.states) if state not in ("mine", "theirs")]
    assert not sight.hand or all(len(sight.mine[n]) == 3 for n in open_ropes)
    press = table.page.keyboard.press
    expect(table.dialog).to_have_class("box box-over")
    expect(table.answer("new_game")).to_be_focused()
    press("Enter")
    expect(table.answer("yes")).to_be_focused()
    seq = table.see().seq
    press("Enter")
    sight = table.after(seq)
    assert sight.laying
    assert len(sight.hand) == 6
    assert sum(map(len, sight.theirs)) == 1


def test_the_banner_can_be_sent_away_with_escape_and_the_table_stays(
    sit: Callable[..., Page],
) -> None:
    table = TablePage(sit(_given_up))
    expect(table.dialog).to_have_class("box box-over")
    table.page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)
    expect(table.lane(1)).to_be_visible()
    # looking at a rope does not bring the banner back
    sight = table.see()
    table.page.keyboard.press("1")
    table.changed(sight.seq)
    expect(table.dialog).to_have_count(0)


def _given_up() -> BattleseilTable:
    table = BattleseilTable(seed=5)
    table.ask_to_give_up()
    table.answer("give_up", "yes", {})
    return table
