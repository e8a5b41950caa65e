"""What else is done at the Rot und Schwarz table: hints, ways, coins, questions, taking back, sharing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from apps.tables.rotundschwarz.forecast import forecast
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.wishes import Wishes
from rulesengine.rotundschwarz import HouseRules
from rulesengine.rotundschwarz.levels import EASY
from tests.browser.felt_page import FeltPage

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
pytestmark = pytest.mark.parametrize("page", [ENGLISH], indirect=True, ids=["en"])
LivingFelt = Callable[..., Page]

PRACTICE = Wishes(partner="planner", practice=True)


def _practice() -> RotUndSchwarzTable:
    return RotUndSchwarzTable(seed=11, wishes=PRACTICE, adviser=forecast)


def test_a_hint_is_shown_at_the_card_and_its_place_and_counted_at_the_end(felt: LivingFelt) -> None:
    table = FeltPage(felt(_practice))
    table.page.keyboard.press("r")
    expect(table.root.locator(".card.hinted")).to_have_count(1)
    expect(table.root.locator(".place.is-hinted")).not_to_have_count(0)
    expect(table.root.locator(".say")).to_contain_text("Hint:")
    table.button("give_up").click()
    table.answer("yes").click()
    expect(table.dialog.locator(".end-text")).to_contain_text("Practice, 1 hint.")


def test_without_practice_there_is_no_hint_and_the_table_says_why(felt: LivingFelt) -> None:
    table = FeltPage(felt(lambda: RotUndSchwarzTable(seed=11, adviser=forecast)))
    assert "hint" not in table.see().buttons
    table.page.keyboard.press("r")
    expect(table.root.locator(".card.hinted")).to_have_count(0)


def test_a_way_to_win_is_stepped_through_and_the_game_is_as_it_was(felt: LivingFelt) -> None:
    table = FeltPage(felt(_practice))
    before = table.see().lies
    table.button("way").click()
    label = table.root.locator(".replay-label")
    expect(label).to_have_text("The start")
    table.page.keyboard.press("ArrowRight")
    expect(label).to_contain_text("After step 1 of")
    table.page.keyboard.press("End")
    expect(table.root.locator(".homes .count-of")).to_have_text("52 of 52")
    table.button("replay_end").click()
    expect(table.root.locator(".replay")).to_be_hidden()
    assert table.see().lies == before


def test_the_example_of_the_rules_tells_a_word_to_every_step(felt: LivingFelt) -> None:
    table = FeltPage(felt(lambda: RotUndSchwarzTable(seed=1)))
    table.button("demo").click()
    told = table.root.locator(".told")
    expect(told).to_contain_text("A run of three")
    for _ in range(6):
        table.page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("Five moves, no word")
    assert table.see().columns[5][-3:] == ["8H", "7S", "6D"]


def test_z_takes_the_turn_back_with_the_partners_answer(felt: LivingFelt) -> None:
    table = FeltPage(felt(lambda: RotUndSchwarzTable(seed=11)))
    before = table.mine()
    table.page.keyboard.press("2")
    table.page.keyboard.press("1")
    table.after(before.seq)
    played = table.mine()
    assert played.lies != before.lies
    table.page.keyboard.press("z")
    assert table.after(played.seq).lies == before.lies


def test_between_two_people_a_turn_is_taken_back_only_when_both_agree(felt: LivingFelt) -> None:
    table = FeltPage(felt(lambda: RotUndSchwarzTable(seed=11, wishes=Wishes(partner=None))))
    before = table.see()
    table.page.keyboard.press("2")
    table.page.keyboard.press("1")
    played = table.after(before.seq)
    table.page.keyboard.press("z")
    expect(table.dialog).to_contain_text("both agree")
    assert table.see().lies == played.lies
    seq = table.see().seq
    table.answer("yes").click()
    assert table.after(seq).lies == before.lies


def test_my_coin_is_laid_at_the_end_of_the_turn_and_seen_on_its_column(felt: LivingFelt) -> None:
    wishes = Wishes(HouseRules(EASY, signal_coins=True), partner=None)
    table = FeltPage(felt(lambda: RotUndSchwarzTable(seed=11, wishes=wishes)))
    expect(table.root.locator(".coin-button")).to_be_hidden()
    table.page.keyboard.press("8")
    table.page.keyboard.press("c")
    table.root.locator(".coin-button").click()
    seq = table.see().seq
    table.place("1").locator(".card").last.click()
    table.after(seq)
    expect(table.place("1").locator(".coin-tag")).to_contain_text("Anna: please keep free")
    expect(table.root.locator(".say")).to_contain_text("Ben plays.")


def test_cards_home_that_take_the_last_move_are_asked_about_first(felt: LivingFelt) -> None:
    table = FeltPage(felt(_before_the_end))
    before = table.see()
    table.page.keyboard.press("p")
    expect(table.dialog).to_contain_text("That takes the last move")
    table.answer("no").click()
    expect(table.dialog).to_have_count(0)
    assert table.see().lies == before.lies


def _before_the_end() -> RotUndSchwarzTable:
    """Return a table where the last pass would lose: no cell, and no move for Black."""
    for number in range(1, 400):
        table = RotUndSchwarzTable(
            seed=number, wishes=Wishes(HouseRules.named("0/1"), partner=None)
        )
        view = table.observation
        losing = [move for move in view.legal_moves() if view.loses(move)]
        if any(str(move) == "pass" for move in losing):
            return table
    raise LookupError("no deal has a first pass that loses")


def test_a_number_that_no_deal_has_keeps_the_question_open(felt: LivingFelt) -> None:
    table = FeltPage(felt(lambda: RotUndSchwarzTable(seed=1, wishes=Wishes(partner="eager"))))
    table.button("new_game").click()
    number = table.dialog.get_by_label("Number of a deal")
    number.fill("0")
    table.answer("yes").click()
    expect(table.dialog).to_contain_text("A new game")
    number.fill("617")
    seq = table.see().seq
    table.answer("yes").click()
    assert table.after(seq).columns[0][0] == "7D"
    expect(table.root.locator(".chips")).to_contain_text("Deal 617")


def test_the_address_of_a_deal_leads_to_the_same_cards(
    felt: LivingFelt, open_table: Callable[..., Page], new_page: Callable[..., Page]
) -> None:
    table = FeltPage(felt(lambda: RotUndSchwarzTable(seed=617)))
    table.button("share").click()
    expect(table.refusal).to_contain_text("deal=617&level=normal")
    query = re.search(r"\?(\S+)", table.refusal.text_content() or "")
    assert query is not None
    mine = table.see()
    other = FeltPage(open_table(f"/rotundschwarz?{query.group(1)}", page=new_page()))
    assert other.see().columns == mine.columns


def test_safe_cards_go_home_only_when_the_switch_is_on(felt: LivingFelt) -> None:
    table = FeltPage(felt(_with_a_safe_ace))
    switch = table.page.get_by_role("switch", name="Safe cards go home")
    expect(switch).not_to_be_checked()
    assert not any(table.see().home)
    switch.check()
    expect(table.root.locator(".homes .card")).not_to_have_count(0)


def _with_a_safe_ace() -> RotUndSchwarzTable:
    for number in range(1, 400):
        table = RotUndSchwarzTable(seed=number, wishes=Wishes(partner=None))
        if table.observation.safe_home() is not None:
            return table
    raise LookupError("no deal begins with an ace to move")
