"""Every special by mouse: chosen, aimed, laid, carried; and what it shows on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.apps.fests import Sides, fest
from tests.apps.waiting import Waiting
from tests.browser.battleseil_page import Sight, TablePage

ROPES: dict[int, Sides] = {1: ("F4 F5", "B2"), 2: ("K1 K2 K4", "S8 Rascal"), 3: ("H1", "")}
HAND = "K7 Mayor Soap Innkeeper Transfer Wasps FreeBeer"
Sit = Callable[..., Page]


def _sit(sit: Sit, hand: str = HAND, **wished: object) -> TablePage:
    """Sit down to a table at which Sepp thinks for ever."""
    return TablePage(sit(fest(hand, ROPES, options={"later": Waiting()}, **wished)))


def _after(table: TablePage, press: Callable[[], object]) -> Sight:
    seq = table.see().seq
    press()
    return table.changed(seq)


def test_a_joker_is_laid_at_a_rope_that_glows(sit: Sit) -> None:
    table = _sit(sit)
    assert table.choose("Mayor") == [1, *range(3, 10)]
    after = _after(table, table.lane(3).locator(".near").click)
    assert after.mine[2] == ["H1", "Mayor"]
    expect(table.standing("Mayor")).to_have_attribute("aria-label", "Bürgermeister, letzter Zug")


def test_the_row_below_the_map_shows_a_special_that_was_laid_as_open(sit: Sit) -> None:
    table = _sit(sit)
    mayor = table.page.locator(".mark-row span").first
    expect(mayor).to_have_class("mark-mine")
    table.choose("Mayor")
    _after(table, table.lane(3).locator(".near").click)
    expect(mayor).to_have_class("mark-open")
    expect(mayor).to_have_attribute("aria-label", "Bürgermeister: an Seil 3")


def test_soap_is_put_on_the_rope_itself_even_where_my_side_is_full(sit: Sit) -> None:
    table = _sit(sit)
    table.choose("Soap")
    spots = table.page.locator(".spot")
    expect(spots).to_have_count(9)
    expect(spots.nth(1)).to_have_attribute("aria-label", "Kernseife an Seil 2 legen")
    _after(table, spots.nth(1).click)
    expect(table.lane(2).locator(".marks")).to_have_text("nur Summe")
    expect(table.status).to_contain_text("Kernseife auf Seil 2")


def test_mud_makes_room_for_four(sit: Sit) -> None:
    table = _sit(sit, "K7 Mud")
    table.choose("Mud")
    _after(table, table.lane(2).locator(".spot").click)
    expect(table.lane(2).locator(".marks")).to_have_text("je 4")
    table.pile("stock").click()


def test_wasps_show_whom_they_may_drive_away_and_do_it_at_a_click(sit: Sit) -> None:
    table = _sit(sit)
    table.choose("Wasps")
    assert set(table.see().aims) == {"B2", "S8", "Rascal"}
    after = _after(table, table.standing("Rascal").click)
    assert after.theirs[1] == ["S8"]
    assert after.discarded == 2
    expect(table.status).to_contain_text("Du schickst die Wespen: Lausbub fliegt in die Ablage.")


def test_a_transfer_is_aimed_at_a_card_and_then_at_a_rope(sit: Sit) -> None:
    table = _sit(sit)
    table.choose("Transfer")
    assert set(table.see().aims) == {"F4", "F5", "K1", "K2", "K4", "H1"}
    table.standing("F4").click(position={"x": 14, "y": 10})
    assert (table.see().aims, table.see().legal) == ([], [*range(3, 10)])
    expect(table.standing("F4")).to_have_attribute("aria-pressed", "true")
    assert _after(table, table.lane(3).locator(".near").click).mine[2] == ["H1", "F4"]


def test_a_transfer_may_end_in_the_discard(sit: Sit) -> None:
    table = _sit(sit)
    table.choose("Transfer")
    table.standing("H1").click()
    expect(table.pile("discard")).to_have_class("pile discard legal")
    assert _after(table, table.pile("discard").click).discarded == 2


def test_free_beer_fetches_a_card_to_my_side(sit: Sit) -> None:
    table = _sit(sit)
    table.choose("FreeBeer")
    assert set(table.see().aims) == {"B2", "S8"}
    table.standing("B2").click()
    after = _after(table, table.lane(1).locator(".near .slot").click)
    assert (after.mine[0], after.theirs[0]) == (["F4", "F5", "B2"], [])


def test_the_innkeeper_is_called_and_served_step_by_step(sit: Sit) -> None:
    table = _sit(sit)
    table.choose("Innkeeper")
    _after(table, table.button("use").click)
    expect(table.page.locator(".steps li.on")).to_have_text("3 ziehen")
    _after(table, table.pile("fest-stock").click)
    _after(table, table.button("draw").click)
    _after(table, table.pile("stock").click)
    expect(table.page.locator(".steps li.on")).to_have_text("2 zurücklegen")
    held = len(table.see().hand)
    table.choose("K7")
    expect(table.pile("stock")).to_have_class("pile stock legal")
    _after(table, table.pile("stock").click)
    table.choose("Wasps")
    after = _after(table, table.button("use").click)
    assert len(after.hand) == held - 2
    expect(table.status).to_contain_text("Du legst Wespennest unter den Stapel.")


def test_the_turn_ends_with_a_card_from_a_stock_of_choice(sit: Sit) -> None:
    table = _sit(sit, "K7 K8")
    table.choose("K7")
    _after(table, table.lane(9).locator(".near").click)
    expect(table.button("draw")).to_be_visible()
    after = _after(table, table.pile("fest-stock").click)
    assert len(after.hand) == 2
    expect(table.status).to_contain_text("Du ziehst eine Festkarte.")


@pytest.mark.parametrize(("card", "aim", "gone"), [("Wasps", "B2", "B2"), ("Mayor", ".near", None)])
def test_a_special_can_be_carried_to_its_aim(
    sit: Sit, card: str, aim: str, gone: str | None
) -> None:
    table = _sit(sit)
    end = table.standing(aim) if gone else table.lane(3).locator(aim)
    after = _after(table, lambda: table.pull(table.card(card), end))
    assert card not in after.hand
    assert gone is None or gone not in after.theirs[0]


def test_a_transfer_carried_to_a_card_goes_home_and_asks_where_to(sit: Sit) -> None:
    table = _sit(sit)
    table.pull(table.card("Transfer"), table.standing("F4"))
    expect(table.standing("F4")).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator(".hint")).to_contain_text("Wohin mit Feuerwehr 4?")


def test_the_innkeeper_carried_onto_the_brook_is_called(sit: Sit) -> None:
    table = _sit(sit)
    _after(table, lambda: table.pull(table.card("Innkeeper"), table.pennant(7)))
    expect(table.page.locator(".steps li.on")).to_have_text("3 ziehen")


def test_a_wrong_aim_is_refused_in_words(sit: Sit) -> None:
    table = _sit(sit)
    table.choose("Wasps")
    table.standing("F5").click()
    expect(table.refusal).to_contain_text("Feuerwehr 5 steht drüben an keinem offenen Seil.")
    table.lane(9).locator(".far").click()
    expect(table.refusal).to_contain_text("Wähle zuerst die Karte")


def test_a_grey_special_says_why_and_is_refused_in_words(sit: Sit) -> None:
    table = _sit(sit, played=(1, 0))
    table.choose("Mayor")
    expect(table.page.locator(".hint")).to_contain_text(
        "mehr Festkarten gespielt als drüben: 1 zu 0"
    )
    expect(table.card("Mayor")).to_have_class("card fest grey sel")
    table.lane(3).locator(".near").click()
    expect(table.refusal).to_contain_text("mehr Festkarten gespielt")


def test_the_discard_is_looked_through(sit: Sit) -> None:
    table = _sit(sit, discard="F9 H3 F1 Mud")
    table.pile("discard").click()
    expect(table.dialog.get_by_role("heading", level=3)).to_have_text(
        ["Feuerwehr", "Holzfäller", "Festkarten"]
    )
    expect(table.dialog.get_by_role("listitem").first).to_contain_text("Feuerwehr 1")


def test_what_the_table_took_is_said_beside_the_ropes(sit: Sit) -> None:
    ropes: dict[int, Sides] = {1: ("F7 F8", "S2"), 3: ("", "H9 H8 H7")}
    table = TablePage(sit(fest("F9 K5", ropes, theirs="S3 B4", rules="base automatic")))
    table.lay("F9", 1)
    notes = table.page.locator(".notes li")
    expect(notes).to_have_count(2)
    expect(notes.first).to_contain_text("Der Tisch nimmt Seil 1 für dich.")
    expect(table.status).to_contain_text("Der Tisch nimmt Seil 3 für Sepp.")
    assert table.see().states[:3] == ["mine", "open", "theirs"]


def test_house_rules_explain_themselves_and_stand_in_the_header(sit: Sit) -> None:
    table = _sit(sit)
    table.button("new_game").click()
    more = table.dialog.get_by_role("button", name="Was ist das: Durchbruch")
    told = table.dialog.get_by_text("gewinnt sofort")
    expect(told).to_be_hidden()
    more.click()
    expect(told).to_be_visible()
    expect(more).to_have_attribute("aria-expanded", "true")
    table.dialog.get_by_role("checkbox", name="Durchbruch").check()
    _after(table, table.answer("yes").click)
    expect(table.page.locator(".chips li")).to_have_text(["Festkarten", "Durchbruch"])


@pytest.mark.parametrize("card", ["Wasps", "Transfer"])
def test_cards_that_move_are_seen_flying(sit: Sit, card: str) -> None:
    table = _sit(sit)
    table.page.evaluate(
        "() => { window.flown = 0; const root = document.querySelector('.bk-Root') || document.body;"
        " const look = () => { window.flown = Math.max(window.flown, window.air.children.length);"
        " requestAnimationFrame(look); };"
        " const find = (node) => { if (node.classList?.contains('air')) return node;"
        " for (const child of [...(node.shadowRoot?.children || []), ...node.children]) {"
        " const found = find(child); if (found) return found; } return null; };"
        " window.air = find(document.body); look(); }"
    )
    table.choose(card)
    if card == "Wasps":
        _after(table, table.standing("B2").click)
    else:
        table.standing("H1").click()
        _after(table, table.lane(9).locator(".near").click)
    table.page.wait_for_timeout(100)
    assert table.page.evaluate("window.flown") >= 2  # the special, and the card it moved
