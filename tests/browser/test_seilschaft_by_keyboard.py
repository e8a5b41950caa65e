"""A complete game at the ridge by keyboard alone, and its end looked back at with the arrows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from apps.tables.seilschaft.model import SeilschaftTable
from tests.apps.climbs import answering, until, wander, wishing
from tests.browser.seilschaft_page import RidgePage, Sight

ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
pytestmark = pytest.mark.parametrize("page", [ENGLISH], indirect=True, ids=["en"])
over = until(lambda table: table.finished and len(table.played) > 5, wander, wishes=wishing("easy"))


def _play_with_keys(table: RidgePage, sight: Sight) -> Sight:
    """Walk to the first card that may be played, and play it with Enter."""
    press = table.page.keyboard.press
    for _ in range(14):
        press("ArrowRight")
        if table.see().chosen in sight.legal:
            break
    press("Enter")
    return table.after(sight.seq)


def test_a_whole_game_and_the_start_of_the_next_need_only_a_keyboard(
    rope_up: Callable[..., Page],
) -> None:
    table = RidgePage(rope_up(lambda: SeilschaftTable(seed=3, wishes=wishing("easy"))))
    sight = table.ready()
    while not sight.over:
        sight = _play_with_keys(table, sight)

    press = table.page.keyboard.press
    expect(table.answer("new_game")).to_be_focused()
    press("Enter")
    expect(table.answer("yes")).to_be_focused()
    seq = table.see().seq
    press("Enter")
    sight = table.after(seq)
    assert len(sight.hand) in (12, 13)
    assert len(_play_with_keys(table, sight).hand) < len(sight.hand)


def test_the_curtain_is_lifted_by_enter_and_the_hand_is_next(rope_up: Callable[..., Page]) -> None:
    table = RidgePage(rope_up(lambda: SeilschaftTable(seed=5, wishes=wishing(partner=None))))
    sight = table.ready()
    expect(table.page.get_by_role("button", name="show my cards")).to_be_focused()
    for key in ("ArrowRight", "l", "5"):
        table.page.keyboard.press(key)
    table.page.keyboard.press("Enter")
    sight = table.after(sight.seq)
    expect(table.hand.locator(":focus")).to_have_count(1)
    _play_with_keys(table, sight)


def test_the_end_is_looked_back_at_with_arrows_home_end_and_the_slider(
    rope_up: Callable[..., Page],
) -> None:
    table = RidgePage(rope_up(over))
    last = len(over().played)
    table.answer("replay").click()
    label = table.page.locator(".replay-label")
    expect(label).to_have_text("The deal")
    press = table.page.keyboard.press
    for key, shown in (
        ("ArrowRight", f"After card 1 of {last}"),
        ("ArrowRight", f"After card 2 of {last}"),
        ("ArrowLeft", f"After card 1 of {last}"),
        ("End", f"After card {last} of {last}"),
        ("Home", "The deal"),
    ):
        press(key)
        expect(label).to_have_text(shown)
    slider = table.page.get_by_role("slider", name="Looking back")
    slider.focus()
    for _ in range(3):
        press("ArrowRight")
    expect(label).to_have_text(f"After card 3 of {last}")
    slider.fill(str(last - 1))
    expect(label).to_have_text(f"After card {last - 1} of {last}")
    expect(slider).to_have_attribute("aria-valuetext", f"After card {last - 1} of {last}")
    assert len(table.see().legal) == 0 or not table.see().my_turn
    table.button("replay_end").click()
    expect(table.page.locator(".replay")).to_be_hidden()
    assert table.see().buttons == ["new_game", "replay", "record"]


def test_an_example_is_stepped_through_and_the_game_is_as_it_was(
    rope_up: Callable[..., Page],
) -> None:
    table = RidgePage(rope_up(until(answering)))
    before = table.see()
    table.button("demo").click()
    told = table.page.locator(".told")
    expect(told).to_contain_text("Nothing can happen yet")
    heads = []
    for step in range(6):
        table.page.keyboard.press("ArrowRight")
        expect(table.page.locator(".replay-label")).to_have_text(f"After card {step + 1} of 6")
        heads.append(told.inner_text())
    assert len(set(heads)) == 6
    expect(table.page.get_by_role("button", name="One card on")).to_be_disabled()
    table.button("replay_end").click()
    expect(told).to_be_hidden()
    assert table.see().lies == before.lies


def test_a_new_game_is_chosen_by_keyboard_with_its_odds(rope_up: Callable[..., Page]) -> None:
    tables: list[SeilschaftTable] = []

    def make_table() -> SeilschaftTable:
        tables.append(until(answering)())
        return tables[-1]

    table = RidgePage(rope_up(make_table))
    table.button("new_game").focus()
    press = table.page.keyboard.press
    press("Enter")
    expect(table.dialog).to_contain_text("The running game is put away without a result.")
    normal = table.dialog.get_by_role("radio", name="Normal")
    expect(normal).to_be_checked()
    expect(table.dialog).to_contain_text("no safety rope; two simple players win 53 of 100 games")
    normal.focus()
    press("ArrowDown")
    expect(table.dialog.get_by_role("radio", name="Hard")).to_be_checked()
    table.dialog.get_by_role("checkbox", name="Two rounds").focus()
    press("Space")
    table.answer("yes").focus()
    press("Enter")
    expect(table.dialog).to_have_count(0)
    expect(table.page.locator(".top .chips")).to_contain_text("Hard")
    expect(table.page.locator(".top .chips")).to_contain_text("two rounds")
    assert tables[0].wishes.house_rules.name == "hard two_deals"


def test_a_question_is_closed_by_escape_and_nothing_has_happened(
    rope_up: Callable[..., Page],
) -> None:
    table = RidgePage(rope_up(until(answering)))
    before = table.see()
    for do in ("new_game", "give_up"):
        table.button(do).click()
        table.dialog.wait_for()
        table.page.keyboard.press("Escape")
        expect(table.dialog).to_have_count(0)
    assert table.see().lies == before.lies


def test_giving_up_ends_the_game_after_a_yes(rope_up: Callable[..., Page]) -> None:
    table = RidgePage(rope_up(until(answering)))
    table.button("give_up").click()
    expect(table.answer("no")).to_be_focused()
    table.answer("yes").click()
    expect(table.dialog.get_by_role("heading")).to_have_text("You turned back")
    table.page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)
    assert "give_up" not in table.see().buttons


def test_aids_are_switched_off_and_on(rope_up: Callable[..., Page]) -> None:
    table = RidgePage(rope_up(until(answering)))
    switch = table.page.get_by_role("switch", name="Aids")
    figures = table.page.locator(".panel:not([hidden]) .figure")
    expect(switch).to_be_checked()
    expect(figures).to_have_count(3)
    switch.focus()
    table.page.keyboard.press("Space")
    expect(figures).to_have_count(0)
    expect(switch).not_to_be_checked()
    table.page.keyboard.press("Space")
    expect(figures).to_have_count(3)
