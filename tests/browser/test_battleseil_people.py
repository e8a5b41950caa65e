"""Two people at one device, matches with their board, and looking back, in the browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.wishes import Wishes
from apps.tables.shared.later import beside
from apps.tables.shared.table_model import GIVE_UP
from rulesengine.battleseil import HouseRules
from tests.apps.seats import grab, turns, until
from tests.browser.battleseil_page import TablePage

Sit = Callable[..., Page]
TWO = Wishes(opponent=None)


def _two() -> BattleseilTable:
    return BattleseilTable(seed=4, wishes=TWO, weigh_later=beside)


def _finished(rounds: int = 1) -> BattleseilTable:
    table = BattleseilTable(seed=3, wishes=Wishes(HouseRules(rounds=rounds)))
    while not table.finished:
        grab(table)
    return table


def _pass_the_screen(table: TablePage) -> None:
    button = table.page.locator(".curtain button")
    expect(button).to_be_focused()
    seq = table.see().seq
    table.page.keyboard.press("Enter")
    table.changed(seq)


def test_the_curtain_hides_the_hand_and_the_figures_until_the_other_lifts_it(
    sit: Sit, axe_findings: Callable[..., list[str]]
) -> None:
    table = TablePage(sit(_two, figures=True))
    assert table.see().hand == []
    assert axe_findings(table.page) == []
    _pass_the_screen(table)
    hand = table.see().hand
    assert len(hand) == 6
    # the figures are drawn although their panels were not there when the page opened
    expect(table.page.locator(".panels .bk-Figure canvas").first).to_be_visible()
    seq = table.see().seq
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("3")
    table.changed(seq)
    expect(table.page.locator(".curtain")).to_be_visible()
    assert table.see().hand == []
    expect(table.page.locator(".panels .bk-Figure")).to_have_count(0)
    _pass_the_screen(table)
    other = table.see()
    assert len(other.hand) == 6
    assert not set(other.hand) & set(hand)
    assert len(other.theirs[2]) == 1


def test_between_two_rounds_the_board_stands_and_enter_goes_on(
    sit: Sit, axe_findings: Callable[..., list[str]]
) -> None:
    table = TablePage(sit(lambda: _finished(rounds=3)))
    board = table.dialog.locator("table.board")
    expect(board.locator("tbody tr")).to_have_count(1)
    expect(board.locator("tfoot th")).to_have_text("Punkte")
    assert axe_findings(table.page) == []
    expect(table.answer("next_round")).to_be_focused()
    seq = table.see().seq
    table.page.keyboard.press("Enter")
    table.changed(seq)
    expect(table.page.locator(".top .chips li").first).to_contain_text("Runde 2 von 3")
    assert len(table.see().hand) == 6


@pytest.mark.parametrize("page", [{"viewport": "phone"}], indirect=True)
def test_the_board_fits_a_phone(sit: Sit, page: Page) -> None:
    table = TablePage(sit(lambda: _finished(rounds=5)))
    box, board = table.dialog.bounding_box(), table.dialog.locator(".board").bounding_box()
    assert box
    assert board
    assert board["x"] >= box["x"]
    assert board["x"] + board["width"] <= box["x"] + box["width"]


def test_a_finished_round_is_stepped_through_with_arrows_and_slider(sit: Sit) -> None:
    table = TablePage(sit(_finished))
    end = [len(side) for side in table.see().mine]
    seq = table.see().seq
    table.answer("replay").click()
    table.changed(seq)
    assert sum(len(side) for side in table.see().mine + table.see().theirs) == 0
    label, slider = table.page.locator(".replay-label"), table.page.locator(".replay-slider")
    last = int(slider.get_attribute("max") or 0)
    for step in (1, 2, 3):
        table.page.keyboard.press("ArrowRight")
        expect(label).to_have_text(f"Nach Zug {step} von {last}")
    assert sum(len(side) for side in table.see().mine + table.see().theirs) == 3
    table.page.keyboard.press("ArrowLeft")
    expect(label).to_have_text(f"Nach Zug 2 von {last}")
    slider.fill(str(last))
    expect(label).to_have_text(f"Nach Zug {last} von {last}")
    assert [len(side) for side in table.see().mine] == end
    table.page.keyboard.press("Home")
    expect(label).to_have_text("Die Karten sind gegeben")
    seq = table.see().seq
    table.page.locator("[data-do=replay_end]").click()
    table.changed(seq)
    expect(table.page.locator(".replay")).to_be_hidden()
    assert [len(side) for side in table.see().mine] == end


def test_giving_up_between_two_people_names_the_winner(sit: Sit) -> None:
    def given_up() -> BattleseilTable:
        table = BattleseilTable(seed=4, wishes=TWO)
        table.draw_curtain()
        table.ask_to_give_up()
        table.answer(GIVE_UP, "yes", {})
        return table

    table = TablePage(sit(given_up))
    expect(table.dialog.locator("h2")).to_have_text("Ben gewinnt")


def test_the_opponent_and_the_length_are_chosen_with_the_new_game(sit: Sit) -> None:
    table = TablePage(sit(until(turns(3))))
    table.page.locator("[data-do=new_game]").click()
    table.dialog.locator("#ks-option-opponent-person").check()
    table.dialog.locator("#ks-option-rounds-3").check()
    seq = table.see().seq
    table.answer("yes").click()
    table.changed(seq)
    expect(table.page.locator(".curtain h2")).to_contain_text("ist dran")
    expect(table.page.locator(".top .chips li").first).to_have_text("Runde 1 von 3")
