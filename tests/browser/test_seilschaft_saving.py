"""A game at the ridge is found again: after a reload, in a second window, after the server was killed."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from apps.server.database.store import SqlStore
from tests.browser.parlour import Parlour
from tests.browser.seilschaft_page import RidgePage, Sight

OpenTable = Callable[..., Page]
NO_SERVER = pytest.mark.expects_errors(
    "ERR_CONNECTION", "ERR_SOCKET_NOT_CONNECTED", "Lost websocket", "Failed to connect"
)


def _sit(page: Page, url: str) -> RidgePage:
    page.goto(f"{url}/seilschaft")
    return _drawn(page)


def _drawn(page: Page) -> RidgePage:
    page.locator(".seilschaft[data-seq]").wait_for(state="attached", timeout=30_000)
    table = RidgePage(page)
    table.ready()
    return table


def _play(table: RidgePage, cards: int) -> Sight:
    """Play the card with the fewest steps so many times; the game must not end by it."""
    for _ in range(cards):
        sight = table.see()
        table.play(min(sight.legal, key=_steps))
    sight = table.see()
    assert not sight.over
    return sight


def _steps(card: str) -> int:
    return "23456789TJQKA".index(card[0])


def test_a_reload_finds_the_same_hand_ridge_trick_partner_level_and_aids(
    open_table: OpenTable,
) -> None:
    page = open_table("/seilschaft")
    table = RidgePage(page)
    table.ready()
    table.button("new_game").click()
    table.dialog.get_by_role("radio", name="Leicht").check()
    table.dialog.get_by_role("radio", name="Hütten-Vroni").check()
    seq = table.see().seq
    table.answer("yes").click()
    table.after(seq)
    expect(page.locator(".partner .who b")).to_have_text("Hütten-Vroni")
    page.get_by_role("switch", name="Hilfen").uncheck()
    expect(page.locator(".panel")).to_have_count(0)
    played = _play(table, 2).lies
    page.reload()
    table = _drawn(page)
    assert table.see().lies == played
    expect(page.locator(".partner .who b")).to_have_text("Hütten-Vroni")
    expect(page.locator(".top .chips")).to_contain_text("Leicht")
    expect(page.get_by_role("switch", name="Hilfen")).not_to_be_checked()
    _play(table, 1)


def test_a_second_window_shows_the_same_game_and_both_follow(open_table: OpenTable) -> None:
    page = open_table("/seilschaft")
    first = RidgePage(page)
    first.ready()
    second = RidgePage(open_table("/seilschaft", page=page.context.new_page()))
    assert second.ready().lies == first.see().lies
    for one, other in ((first, second), (second, first)):
        card = min(one.see().legal, key=_steps)
        one.play(card)
        expect(other.card(card)).to_have_count(0)
        other.ready()
        assert other.see().hand == one.see().hand


@NO_SERVER
def test_a_server_killed_in_mid_game_loses_nothing_and_counts_the_game_once(
    serving: Callable[..., Parlour], page: Page, tmp_path: Path
) -> None:
    first = serving()
    table = _sit(page, first.url)
    played = _play(table, 2).lies
    first.kill()
    page.goto("about:blank")
    server = serving()
    table = _sit(page, server.url)
    assert table.see().lies == played
    table.button("give_up").click()
    table.answer("yes").click()
    expect(table.dialog.get_by_role("heading")).to_have_text("Ihr seid umgekehrt")
    page.goto("about:blank")
    server.kill()
    table = _sit(page, serving().url)
    assert len(table.see().hand) in (12, 13)
    store = SqlStore.open(f"sqlite:///{tmp_path}/games/kept.sqlite3")
    results = store.results(1, "seilschaft")
    assert (results.won, results.lost, results.draw) == (0, 1, 0)
    assert results.last[0].ending is not None
    assert results.last[0].ending.result.endswith("with aids")
    store.close()


def _moves_kept(tmp_path: Path) -> int:
    """Return how many moves of the only guest's game stand in the parlour's file."""
    with sqlite3.connect(f"{tmp_path}/games/kept.sqlite3") as kept:
        return int(kept.execute("SELECT count(*) FROM game_event").fetchone()[0])


@NO_SERVER
def test_a_partner_killed_while_thinking_answers_after_the_restart(
    serving: Callable[..., Parlour], page: Page, tmp_path: Path
) -> None:
    first = serving()
    table = _sit(page, first.url)
    card = min(table.see().legal, key=_steps)
    before = _moves_kept(tmp_path)
    table.choose(card)
    table.page.locator(".ghost").click()
    while _moves_kept(tmp_path) == before:  # the partner takes 0.8 s for the answer
        time.sleep(0.02)
    first.kill()
    page.goto("about:blank")
    table = _sit(page, serving().url)
    sight = table.ready()
    assert card not in sight.hand
    assert len(sight.hand) == 12
