"""Every special by keys alone, and the focus that follows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from apps.tables.battleseil.wishes import Wishes
from rulesengine.battleseil import HouseRules
from tests.apps.fests import Sides, fest
from tests.apps.seats import until
from tests.apps.waiting import Waiting
from tests.browser.battleseil_page import Sight, TablePage

ROPES: dict[int, Sides] = {1: ("F4 F5", "B2"), 2: ("K1 K2 K4", "S8 Rascal"), 3: ("H1", "")}
HAND = ("K7", "Mayor", "Soap", "Innkeeper", "Transfer", "Wasps", "FreeBeer")
Sit = Callable[..., Page]


def _sit(sit: Sit, hand: str = " ".join(HAND), **wished: object) -> TablePage:
    return TablePage(sit(fest(hand, ROPES, options={"later": Waiting()}, **wished)))


def _press(table: TablePage, *keys: str) -> Sight:
    """Press keys, the last of which is a move, and wait for what it changes."""
    seq = table.see().seq
    for key in keys:
        table.page.keyboard.press(key)
    return table.changed(seq)


def _to(card: str) -> list[str]:
    """Return the arrows that choose a card of HAND."""
    return ["ArrowRight"] * (HAND.index(card) + 1)


def test_a_joker_by_arrows_and_a_number(sit: Sit) -> None:
    assert _press(_sit(sit), *_to("Mayor"), "3").mine[2] == ["H1", "Mayor"]


def test_soap_by_arrows_and_a_number(sit: Sit) -> None:
    table = _sit(sit)
    _press(table, *_to("Soap"), "2")
    expect(table.lane(2).locator(".marks")).to_have_text("nur Summe")


def test_wasps_by_arrows_up_and_down_and_enter(sit: Sit) -> None:
    table = _sit(sit)
    for key in (*_to("Wasps"), "ArrowDown", "ArrowDown"):
        table.page.keyboard.press(key)
    expect(table.standing("S8")).to_be_focused()
    expect(table.standing("S8")).to_have_attribute("aria-label", "Schützen 8, mögliches Ziel")
    assert _press(table, "Enter").theirs[1] == ["Rascal"]


def test_a_number_goes_through_the_cards_of_its_rope(sit: Sit) -> None:
    table = _sit(sit)
    for key in (*_to("Wasps"), "2", "2"):
        table.page.keyboard.press(key)
    expect(table.standing("Rascal")).to_be_focused()
    table.page.keyboard.press("9")
    expect(table.refusal).to_contain_text("Dort steht keine Karte")


def test_a_transfer_to_a_rope_and_to_the_discard(sit: Sit) -> None:
    table = _sit(sit)
    assert _press(table, *_to("Transfer"), "1", "Enter", "9").mine[8] == ["F4"]
    table = _sit(sit)
    assert _press(table, *_to("Transfer"), "ArrowUp", "Enter", "0").discarded == 2
    assert table.see().mine[2] == []


def test_free_beer_by_keys(sit: Sit) -> None:
    after = _press(_sit(sit), *_to("FreeBeer"), "ArrowDown", "Enter", "3")
    assert after.mine[2] == ["H1", "B2"]


def test_escape_goes_back_step_by_step(sit: Sit) -> None:
    table = _sit(sit)
    for key in (*_to("Transfer"), "ArrowDown", "Enter"):
        table.page.keyboard.press(key)
    assert table.see().legal
    table.page.keyboard.press("Escape")
    assert (table.see().legal, table.see().chosen) == ([], "Transfer")
    assert table.see().aims
    table.page.keyboard.press("Escape")
    assert (table.see().chosen, table.see().aims) == (None, [])


def test_the_innkeeper_by_enter_v_and_b(sit: Sit) -> None:
    table = _sit(sit)
    _press(table, *_to("Innkeeper"), "Enter")
    for key in ("v", "b", "v"):
        _press(table, key)
    assert len(table.see().hand) == 9
    _press(table, "ArrowRight", "Enter")
    while table.see().chosen != "K7":
        table.page.keyboard.press("ArrowRight")
    assert len(_press(table, "v").hand) == 7
    expect(table.status).to_contain_text("Du legst Kirchenchor 7 unter den Stapel.")


def test_v_and_b_draw_at_the_end_of_a_turn_and_f_asks_which(sit: Sit) -> None:
    table = _sit(sit, "K7 K8")
    _press(table, "ArrowRight", "9")
    table.page.keyboard.press("f")
    expect(table.refusal).to_contain_text("Zieh eine Vereinskarte (V) oder eine Festkarte (B).")
    assert len(_press(table, "b").hand) == 2


def test_a_opens_the_discard_and_escape_closes_it(sit: Sit) -> None:
    table = _sit(sit)
    table.page.keyboard.press("a")
    expect(table.dialog).to_contain_text("In der Ablage liegt noch nichts.")
    table.page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)


def test_keys_that_mean_nothing_now_do_nothing(sit: Sit) -> None:
    table = _sit(sit)
    before = table.see()
    for key in ("ArrowDown", "ArrowUp", "0", "Enter"):
        table.page.keyboard.press(key)
    assert table.see() == before


@pytest.mark.slow
def test_a_whole_game_with_every_house_rule_needs_only_a_keyboard(sit: Sit) -> None:
    rules = HouseRules(specials=True, claim_first=True, breakthrough=True)
    late = until(lambda t: t.observation.turn > 24 and t.observation.laying, wishes=Wishes(rules))
    table = TablePage(sit(late))
    sight = table.see()
    while not sight.over:
        sight = _play_on(table, sight)
    expect(table.dialog).to_have_class("box box-over")


def _play_on(table: TablePage, sight: Sight) -> Sight:
    """Make one step by keys: take, draw, pass, or lay the first card that may be laid."""
    press = table.page.keyboard.press
    if sight.takeable:
        press("n")
    elif "draw" in sight.buttons:
        press("v")
    elif "pass" in sight.buttons:
        press("f")
    else:
        press("ArrowRight")
        while not table.see().legal:
            press("ArrowRight")
        press(str(table.see().legal[-1]))
    return table.after(sight.seq)
