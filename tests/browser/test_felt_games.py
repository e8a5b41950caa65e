"""Whole games of Rot und Schwarz in the browser: by keyboard, by mouse, and what is heard of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.wishes import Wishes
from rulesengine.rotundschwarz import End, Home, Move, State, ToColumn, solve
from tests.browser.felt_page import FeltPage, lies

TWO = Wishes(partner=None)
ENGLISH = {"locale": "en-GB", "reduced_motion": "reduce"}
LivingFelt = Callable[..., Page]


def _way(number: int) -> Iterator[tuple[Move, State]]:
    """Yield the moves that clear a numbered deal, each with the position after it."""
    state = State.numbered(number)
    for move in solve(state).moves:
        state = state.apply(move)
        yield move, state


def _shortest() -> int:
    return min(range(1, 40), key=lambda number: len(solve(State.numbered(number)).moves))


@pytest.mark.parametrize("page", [ENGLISH], indirect=True, ids=["en"])
def test_two_people_clear_a_whole_deal_by_keyboard(felt: LivingFelt) -> None:
    number = _shortest()
    table = FeltPage(felt(lambda: RotUndSchwarzTable(seed=number, wishes=TWO)))
    for move, state in _way(number):
        assert table.by_keys(move).lies == lies(state.observe(0)), move
    expect(table.dialog.get_by_role("heading")).to_have_text("All 52 cards are home!")
    expect(table.answer("new_game")).to_be_focused()


def test_the_end_of_a_deal_is_played_by_clicks_drags_and_double_clicks(felt: LivingFelt) -> None:
    number, last = _shortest(), 24
    way = list(_way(number))

    def make() -> RotUndSchwarzTable:
        table = RotUndSchwarzTable(seed=number, wishes=TWO)
        for move, _ in way[:-last]:
            table.play(move)
        return table

    table = FeltPage(felt(make))
    for turn, (move, state) in enumerate(way[-last:]):
        if isinstance(move, Home) and turn % 2:
            seq = table.see().seq
            table.card(str(move.card)).dblclick()
            sight = table.after(seq)
        elif isinstance(move, ToColumn | Home) and turn % 3 == 0:
            sight = table.by_drag(move)
        else:
            sight = table.by_mouse(move)
        assert sight.lies == lies(state.observe(0)), move
    expect(table.dialog.get_by_role("heading")).to_have_text("Alle 52 Karten sind zu Hause!")


@pytest.mark.parametrize("page", [ENGLISH], indirect=True, ids=["en"])
def test_every_move_is_heard_once(felt: LivingFelt) -> None:
    number = _shortest()
    table = FeltPage(felt(lambda: RotUndSchwarzTable(seed=number, wishes=TWO)))
    heard = []
    moves = [move for move, _ in _way(number)][:8]
    for move in moves:
        table.by_keys(move)
        heard = table.status.locator("p").all_text_contents()
    said = [move for move in moves if not isinstance(move, End)]
    assert len(heard) == min(len(said), 4)
    assert heard[-1].startswith(("Anna: ", "Ben: "))


@pytest.mark.parametrize("page", [ENGLISH], indirect=True, ids=["en"])
def test_the_partner_answers_and_the_turn_is_mine_again(felt: LivingFelt) -> None:
    table = FeltPage(felt(lambda: RotUndSchwarzTable(seed=11, wishes=Wishes(partner="planner"))))
    before = table.mine()
    table.page.keyboard.press("2")
    table.page.keyboard.press("1")
    table.after(before.seq)
    assert table.mine().columns[0][6:8] == ["4S", "3D"]
    expect(table.root.locator(".plate-me")).to_contain_text("Turn 3")
    expect(table.root.locator(".plate-partner .plate-line")).not_to_be_empty()
