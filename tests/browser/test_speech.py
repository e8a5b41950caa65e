"""What somebody hears who does not see the table: names, landmarks, moves, focus."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from apps.tables.battleseil.component import component_words
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import card_name
from apps.tables.shared.words import LANGUAGES, Words
from apps.tables.shared.work import at_once
from rulesengine.battleseil import Card
from tests.apps.seats import leave, turns, until
from tests.browser.battleseil_page import TablePage

DE = Words("de")


def _listen(table: TablePage) -> Callable[[], list[str]]:
    """Record every sentence added to the polite live region from now on."""
    table.status.evaluate(
        "el => { const said = el.said = []; new MutationObserver((changes) => changes.forEach("
        "(change) => change.addedNodes.forEach((node) => said.push(node.textContent))))"
        ".observe(el, { childList: true, subtree: true }); }"
    )
    return lambda: table.status.evaluate("el => el.said")


def test_every_move_is_spoken_once(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=6)))
    said = _listen(table)
    wanted = []
    for rope in (1, 2, 3):
        card = table.see().hand[0]
        table.lay(card, rope)
        name = card_name(DE, Card.parse(card))
        wanted.append(DE("You lay {card} at rope {rope}.", card=name, rope=rope))
    spoken = " ".join(said())
    for sentence in wanted:
        assert spoken.count(sentence) == 1
    assert spoken.count("Sepp legt ") == 3
    assert spoken.count("Du ziehst eine Karte nach.") == 3
    assert spoken.count("Sepp zieht eine Karte nach.") == 3


def test_the_first_moves_of_the_next_game_are_spoken_too(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(lambda table: table.observation.over)))
    said = _listen(table)
    table.answer("new_game").click()
    table.deal()
    assert " ".join(said()).count("Sepp legt ") == 1


def test_looking_and_choosing_say_nothing_again(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(turns(5))))
    said = _listen(table)
    for key in ("3", "ArrowRight", "Escape", "Escape"):
        table.page.keyboard.press(key)
    table.tool("dark").click()
    table.page.locator(".ks-dark").wait_for()
    assert said() == []


def test_another_language_is_not_spoken_in_the_old_one(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(turns(5))))
    table.lay(table.see().hand[0], 9)
    expect(table.status).to_contain_text("Sepp legt")
    said = _listen(table)
    table.tool("en").click()
    expect(table.status).to_have_text("")
    assert said() == []


def test_the_end_is_spoken_by_its_dialog(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(lambda table: table.observation.over)))
    expect(table.dialog).to_have_attribute("aria-modal", "true")
    title = table.dialog.get_by_role("heading")
    assert table.dialog.get_attribute("aria-labelledby") == title.get_attribute("id")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_landmarks_and_headings_order_the_page(sit: Callable[..., Page], lang: str) -> None:
    table, t = TablePage(sit(until(turns(5), weigh_later=at_once), f"?lang={lang}")), Words(lang)
    page = table.page
    expect(page.get_by_role("banner")).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    words = component_words(t)["t"]
    for region in ("your_side", "seil_title", "analytics"):
        expect(page.get_by_role("region", name=words[region], exact=True)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_text("Battleseil")
    expect(page.get_by_role("heading", level=2)).to_have_count(5)
    expect(page.get_by_role("heading", level=2).filter(has_text=t("Your turn"))).to_have_count(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_in_the_hand_has_its_name(sit: Callable[..., Page], lang: str) -> None:
    table, t = TablePage(sit(until(turns(5), weigh_later=at_once), f"?lang={lang}")), Words(lang)
    hand = table.page.get_by_role("listbox", name=t("Your hand"))
    for card in table.see().hand:
        option = hand.get_by_role("option", name=card_name(t, Card.parse(card)), exact=True)
        expect(option).to_have_count(1)
        expect(option).to_have_attribute("aria-selected", "false")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_pennant_tells_its_rope(sit: Callable[..., Page], lang: str) -> None:
    make_table = until(lambda table: table.takeable, leave)
    view, t = make_table().observation, Words(lang)
    page = sit(make_table, f"?lang={lang}")
    for rope in range(9):
        pennant = page.locator(f'[data-pennant="{rope + 1}"]')
        label = pennant.get_attribute("aria-label") or ""
        assert label.startswith(t("Rope {n}", n=rope + 1))
        for card in view.cards_at(rope, 0) + view.cards_at(rope, 1):
            assert card_name(t, card) in label
        assert (t("proven for you") in label) == view.proof(rope, 0).proven


def test_the_newest_card_is_called_the_last_move(sit: Callable[..., Page]) -> None:
    make_table = until(turns(5))
    card, rope = make_table().observation.last_played(1) or (None, None)
    assert card is not None
    page = sit(make_table)
    newest = page.locator(f'.lane[data-rope="{rope + 1}"] .far .last')
    expect(newest).to_have_attribute("aria-label", f"{card_name(DE, card)}, letzter Zug")
    expect(page.locator(".lastmark")).to_have_count(1)


def test_a_lay_by_keyboard_leaves_the_focus_in_the_hand(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=6)))
    for rope in ("4", "4", "4", "5"):
        seq = table.see().seq
        table.page.keyboard.press("ArrowRight")
        table.page.keyboard.press(rope)
        table.after(seq)
        expect(table.hand.locator(":focus")).to_have_count(1)


def test_taking_from_am_seil_leaves_the_focus_on_the_table(sit: Callable[..., Page]) -> None:
    table = TablePage(sit(until(lambda table: table.takeable, leave)))
    before = table.see()
    table.pennant(before.takeable[0]).focus()
    table.page.keyboard.press("Enter")
    looking = table.changed(before.seq)
    table.seil.locator(".take").focus()
    table.page.keyboard.press("Enter")
    table.changed(looking.seq)
    assert table.root.evaluate("root => root.contains(root.getRootNode().activeElement)")
    assert table.page.evaluate("document.activeElement !== document.body")


def test_tab_goes_from_the_hand_to_the_ropes_and_then_to_the_actions(
    sit: Callable[..., Page],
) -> None:
    table = TablePage(sit(lambda: BattleseilTable(seed=6)))
    table.card(table.see().hand[0]).focus()
    visited = []
    for _ in range(11):
        table.page.keyboard.press("Tab")
        visited.append(
            table.root.evaluate(
                "root => { const el = root.getRootNode().activeElement;"
                " return el.dataset.pennant || el.dataset.do || el.className; }"
            )
        )
    assert visited == [*map(str, range(1, 10)), "new_game", "give_up"]
