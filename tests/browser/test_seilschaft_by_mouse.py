"""Whole games at the ridge by mouse alone: with a silent partner, and by two with the curtain down."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from apps.tables.seilschaft.model import SeilschaftTable
from tests.apps.climbs import climb, until, wishing
from tests.browser.seilschaft_page import RidgePage, Sight


def test_toni_answers_card_by_card_until_a_new_game_is_asked_for(
    open_table: Callable[..., Page],
) -> None:
    table = RidgePage(open_table("/seilschaft"))
    expect(table.page.locator(".partner .who b")).to_have_text("Bergführer Toni")
    sight = table.ready()
    assert len(sight.hand) in (12, 13)  # Toni may have led
    for _ in range(4):
        before, sight = len(sight.hand), table.play(sight.legal[0])
        assert len(sight.hand) < before
    _start_anew(table)


def test_a_whole_game_won_and_the_start_of_the_next_need_only_a_mouse(
    rope_up: Callable[..., Page],
) -> None:
    # the cards of a game that Vroni would win
    make_table = until(lambda table: table.finished and table.observation.status == "won")
    cards = [str(played.move) for played in make_table().played if played.seat == 0]
    seed = make_table().round.deal.seed
    table = RidgePage(rope_up(lambda: SeilschaftTable(seed=seed, wishes=wishing())))
    for card in cards:
        assert not table.see().over
        table.play(card)
    expect(table.dialog.locator(".end-won")).to_be_visible()
    assert not [card for card in table.see().ridge if "verdeckt" in card]

    table.answer("dismiss").click()
    expect(table.dialog).to_have_count(0)
    assert table.see().buttons == ["new_game", "replay", "record"]
    _start_anew(table)


def _start_anew(table: RidgePage) -> None:
    """Ask for a new game and look at its first hand."""
    table.button("new_game").click()
    table.answer("yes").click()
    expect(table.dialog).to_have_count(0)
    assert len(table.ready().hand) == 13
    assert table.see().buttons == ["new_game", "demo", "give_up"]


def _turn(table: RidgePage, sight: Sight) -> Sight:
    """Lift the curtain or play a card, looking for what must not be in the page."""
    if not sight.curtain:
        return table.play(sight.legal[0])
    assert sight.hand == []
    expect(table.page.locator(".hand [data-card]")).to_have_count(0)
    return table.lift()


def test_two_at_one_device_never_see_each_others_hand(rope_up: Callable[..., Page]) -> None:
    tables: list[SeilschaftTable] = []

    def make_table() -> SeilschaftTable:
        tables.append(SeilschaftTable(seed=5, wishes=wishing("easy", None)))
        return tables[-1]

    table = RidgePage(rope_up(make_table))
    sight, seats = table.ready(), set()
    while not sight.over:
        seat = tables[0].referee.observe(0).mover
        hands = [set(map(str, tables[0].referee.observe(each).hand)) for each in (0, 1)]
        inside = set(
            table.root.evaluate(
                "root => [...root.querySelectorAll('[data-card], [data-theirs], [data-ghost]')]"
                ".flatMap((el) => [el.dataset.card, el.dataset.theirs, el.dataset.ghost])"
            )
        )
        assert not inside & hands[1 - seat]
        assert not (sight.curtain and inside & hands[seat])
        assert sight.curtain or set(sight.hand) == hands[seat]
        seats.add(seat)
        sight = _turn(table, sight)
    assert seats == {0, 1}
    assert table.see().curtain is False


def test_the_curtain_covers_what_the_other_one_left(rope_up: Callable[..., Page]) -> None:
    make_table = until(lambda table: table.curtain and table.played, wishes=wishing(partner=None))
    table = RidgePage(rope_up(make_table))
    curtain = table.page.locator(".curtain")
    expect(curtain).to_be_in_viewport()
    expect(table.page.get_by_role("listbox")).to_have_count(0)
    expect(table.page.locator(".panels .figure")).to_have_count(0)
    sight = table.lift()
    assert len(sight.hand) == 13
    expect(curtain).to_be_hidden()


def test_a_demonstration_behind_the_curtain_shows_nobodys_hand_afterwards(
    rope_up: Callable[..., Page],
) -> None:
    table = RidgePage(rope_up(lambda: SeilschaftTable(seed=5, wishes=wishing(partner=None))))
    table.button("demo").click()
    expect(table.page.locator(".curtain")).to_be_hidden()
    table.button("replay_end").click()
    expect(table.page.locator(".curtain")).to_be_visible()
    assert table.see().hand == []


def test_a_card_of_the_example_is_not_played_into_the_game(rope_up: Callable[..., Page]) -> None:
    tables: list[SeilschaftTable] = []

    def make_table() -> SeilschaftTable:
        tables.append(SeilschaftTable(seed=2, wishes=wishing()))
        climb(tables[-1])
        return tables[-1]

    table = RidgePage(rope_up(make_table))
    cards = len(tables[0].played)
    table.button("demo").click()
    table.page.locator(".replay:not([hidden])").wait_for()
    table.card(table.see().hand[-1]).dblclick(position={"x": 16, "y": 60})
    expect(table.refusal).to_contain_text("Du schaust zurück")
    assert len(tables[0].referee.played) == cards
