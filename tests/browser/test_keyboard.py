"""Every key does what the overlay says, and no more."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.rules_text import KEYS
from apps.tables.shared.table_words import keys_overlay
from apps.tables.shared.words import Words
from tests.apps.seats import leave, until
from tests.browser.battleseil_page import TablePage

DE = Words("de")
TAKEABLE = until(lambda table: table.takeable, leave)


def _new_table() -> BattleseilTable:
    return BattleseilTable(seed=8)


@pytest.fixture
def table(sit: Callable[..., Page]) -> TablePage:
    return TablePage(sit(_new_table))


def _focused(table: TablePage) -> str:
    """Return the id of the hand card that has the focus, else a short name of what has it."""
    return table.root.evaluate(
        "root => { const el = root.getRootNode().activeElement;"
        " return el ? el.dataset.card || el.className || el.tagName : ''; }"
    )


def test_a_question_mark_lists_the_keys(table: TablePage) -> None:
    table.page.keyboard.press("?")
    rows = table.dialog.locator(".key-row")
    wanted = keys_overlay(DE, KEYS)
    expect(rows).to_have_count(len(wanted))
    for row, line in zip(rows.all(), wanted, strict=True):
        assert row.locator("kbd").all_inner_texts() == line["keys"]
        assert row.locator("dd").inner_text() == line["text"]


def test_escape_closes_the_overlay_and_the_focus_goes_back(table: TablePage) -> None:
    press = table.page.keyboard.press
    press("ArrowRight")
    chosen = table.see().chosen
    press("?")
    table.dialog.wait_for()
    press("Escape")
    expect(table.dialog).to_have_count(0)
    assert _focused(table) == chosen
    # the Escape was the overlay's: the card is still chosen
    assert table.see().chosen == chosen


@pytest.mark.parametrize("tool", ["keys", "rules"])
def test_a_tool_gets_its_focus_back(table: TablePage, tool: str) -> None:
    table.tool(tool).focus()
    table.page.keyboard.press("Enter")
    table.dialog.wait_for()
    table.page.keyboard.press("Escape")
    expect(table.tool(tool)).to_be_focused()


def test_the_focus_stays_inside_a_dialog(table: TablePage) -> None:
    table.button("new_game").click()
    table.dialog.wait_for()
    for _ in range(7):
        table.page.keyboard.press("Tab")
        assert table.root.evaluate(
            "root => root.querySelector('dialog').contains(root.getRootNode().activeElement)"
        )


def test_keys_are_the_dialogs_own_while_it_is_open(table: TablePage) -> None:
    before = table.see()
    table.page.keyboard.press("?")
    table.dialog.wait_for()
    for key in ("ArrowRight", "3", "f", "n"):
        table.page.keyboard.press(key)
    assert table.see() == before


def test_arrows_go_round_the_hand(table: TablePage) -> None:
    hand = table.see().hand
    chosen = []
    for _ in range(len(hand) + 1):
        table.page.keyboard.press("ArrowRight")
        chosen.append(table.see().chosen)
        assert _focused(table) == chosen[-1]
    assert chosen == [*hand, hand[0]]
    table.page.keyboard.press("ArrowLeft")
    assert table.see().chosen == hand[-1]


def test_enter_chooses_the_card_with_the_focus_and_lets_it_go(table: TablePage) -> None:
    press = table.page.keyboard.press
    table.card(table.see().hand[0]).focus()
    press("End")
    press("Enter")
    assert table.see().chosen == table.see().hand[-1]
    press("Enter")
    assert table.see().chosen is None


def test_a_number_lays_the_chosen_card_and_the_focus_stays_in_the_hand(table: TablePage) -> None:
    before = table.see()
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("5")
    after = table.after(before.seq)
    assert after.mine[4] == [before.hand[0]]
    assert _focused(table) in after.hand
    assert after.chosen is None


def test_a_number_without_a_card_looks_at_the_rope(table: TablePage) -> None:
    seq = table.see().seq
    table.page.keyboard.press("4")
    table.changed(seq)
    expect(table.seil.locator("h2")).to_have_text("Am Seil · Seil 4")
    expect(table.pennant(4)).to_have_attribute("aria-pressed", "true")


def test_escape_puts_the_card_back_and_then_looks_away(table: TablePage) -> None:
    press = table.page.keyboard.press
    seq = table.see().seq
    press("4")
    seq = table.changed(seq).seq
    press("ArrowRight")
    press("Escape")
    assert table.see().chosen is None
    expect(table.pennant(4)).to_have_attribute("aria-pressed", "true")
    press("Escape")
    table.changed(seq)
    expect(table.pennant(4)).to_have_attribute("aria-pressed", "false")


def test_keys_with_control_or_alt_belong_to_the_browser(table: TablePage) -> None:
    table.page.keyboard.press("ArrowRight")
    before = table.see()
    for key in ("Control+3", "Alt+3", "Meta+3", "Control+ArrowRight", "Alt+n", "Control+Shift+F"):
        table.page.keyboard.press(key)
    table.page.wait_for_timeout(300)
    assert table.see() == before
    expect(table.refusal).to_have_count(0)


def test_n_without_anything_to_take_says_so(table: TablePage) -> None:
    table.page.keyboard.press("n")
    expect(table.refusal).to_have_text(DE("No rope can be taken now."))
    expect(table.refusal).to_have_attribute("role", "alert")


def test_f_before_a_card_is_laid_says_why_not(table: TablePage) -> None:
    table.page.keyboard.press("f")
    expect(table.refusal).to_contain_text(DE("A turn begins with laying a card."))


def test_n_takes_the_proven_rope(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(TAKEABLE))
    before = table.see()
    rope = before.takeable[0]
    table.page.keyboard.press("n")
    assert table.after(before.seq).states[rope - 1] == "mine"


def test_n_takes_the_rope_looked_at_before_another(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(lambda table: len(table.takeable) > 1, leave)))
    before = table.see()
    rope = before.takeable[-1]
    table.page.keyboard.press(str(rope))
    looking = table.changed(before.seq)
    table.page.keyboard.press("n")
    after = table.changed(looking.seq)
    assert after.states[rope - 1] == "mine"
    assert after.states[before.takeable[0] - 1] == "gold"


def test_f_asks_once_a_turn_before_a_proven_rope_is_left(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(TAKEABLE))
    press = table.page.keyboard.press
    before = table.see()
    press("f")
    expect(table.dialog.get_by_role("heading")).to_have_text(
        f"Seil {before.takeable[0]} liegen lassen?"
    )
    expect(table.answer("no")).to_be_focused()
    asked = table.see().seq
    press("Enter")
    back = table.changed(asked)
    assert back.takeable == before.takeable
    press("f")
    after = table.after(back.seq)
    assert after.laying
    assert after.states[before.takeable[0] - 1] == "gold"
    expect(table.dialog).to_have_count(0)


def test_f_passes_when_nothing_can_be_laid(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(_must_pass)))
    before = table.see()
    table.page.keyboard.press("f")
    after = table.after(before.seq)
    assert after.hand == before.hand
    assert after.mine == before.mine


def _must_pass(table: BattleseilTable) -> bool:
    return [str(move) for move in table.observation.legal_moves()] == ["pass"]
