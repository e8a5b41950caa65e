"""What was played is found again: after a reload, in a second window, after the server was killed."""

from __future__ import annotations

import base64
import json
import re
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.battleseil_page import Sight, TablePage
from tests.browser.parlour import Parlour

NewPage = Callable[..., Page]
OpenTable = Callable[..., Page]
GUEST = "ks_guest"
NO_SERVER = pytest.mark.expects_errors(
    "ERR_CONNECTION", "ERR_SOCKET_NOT_CONNECTED", "Lost websocket", "Failed to connect"
)


def _sit(page: Page, url: str, path: str = "/battleseil") -> TablePage:
    page.goto(url + path)
    return _drawn(page)


def _drawn(page: Page) -> TablePage:
    page.locator(".battleseil[data-seq]").wait_for(state="attached", timeout=30_000)
    return TablePage(page)


def _lays(sight: Sight) -> tuple[object, ...]:
    """Return what a game looks like, whatever the number of changes so far."""
    return sight.hand, sight.mine, sight.theirs, sight.states, sight.buttons


def _play(table: TablePage, turns: int) -> Sight:
    sight = table.see()
    for turn in range(turns):
        sight = table.lay(sight.hand[0], turn % 9 + 1)
    return sight


def _course(page: Page) -> str:
    """Return what stands over the course of the game once every chance has been weighed."""
    expect(page.locator(".panel-chances")).to_contain_text("2500")
    title = page.locator(".panel-course h2")
    said, before = title.inner_text(), ""
    while said != before:  # earlier turns follow the last one
        page.wait_for_timeout(1000)
        said, before = title.inner_text(), said
    return said


def test_a_reload_goes_on_with_the_same_game(open_table: OpenTable) -> None:
    page = open_table()
    played = _lays(_play(TablePage(page), 3))
    course = _course(page)
    page.reload()
    table = _drawn(page)
    assert _lays(table.see()) == played
    assert _course(page) == course
    sight = table.lay(table.see().hand[0], 5)
    assert len(sight.mine[4]) == 1


def test_a_reload_before_the_first_move_keeps_the_hand(open_table: OpenTable) -> None:
    page = open_table()
    hand = TablePage(page).see().hand
    page.reload()
    assert _drawn(page).see().hand == hand


def test_the_way_over_the_front_door_leads_back_to_the_game(open_table: OpenTable) -> None:
    page = open_table()
    played = _lays(_play(TablePage(page), 2))
    page.goto(page.url.replace("/battleseil", "/"))
    page.get_by_role("link", name="Gegen Lausbub Sepp spielen").click()
    assert _lays(_drawn(page).see()) == played


def test_other_people_sit_at_tables_of_their_own(open_table: OpenTable, new_page: NewPage) -> None:
    mine = _play(TablePage(open_table()), 2)
    theirs = TablePage(open_table(page=new_page())).see()
    assert _lays(theirs) != _lays(mine)
    assert not any(theirs.mine)


def test_a_second_window_shows_the_same_game_and_both_follow(open_table: OpenTable) -> None:
    page = open_table()
    first = TablePage(page)
    _play(first, 1)
    second = TablePage(open_table(page=page.context.new_page()))
    assert _lays(second.see()) == _lays(first.see())
    for one, other in ((first, second), (second, first)):
        seq = other.see().seq
        card = one.see().hand[0]
        one.lay(card, 7)
        expect(other.page.locator(f'.near [data-card="{card}"]')).to_be_attached()
        other.after(seq)
        expect(other.card(card)).to_have_count(0)
        assert _lays(other.see()) == _lays(one.see())


def test_a_new_game_in_one_window_is_dealt_in_the_other(open_table: OpenTable) -> None:
    page = open_table()
    first = TablePage(page)
    _play(first, 1)
    second = TablePage(open_table(page=page.context.new_page()))
    first.button("new_game").click()
    hand = first.deal().hand
    second.card(hand[0]).wait_for()
    assert second.see().hand == hand


def test_a_great_field_is_offered_and_the_game_that_runs_stays_until_it_is_taken(
    open_table: OpenTable,
) -> None:
    page = open_table()
    played = _play(TablePage(page), 1)
    table = TablePage(open_table("/battleseil?great_field=1"))
    expect(table.dialog.get_by_role("checkbox", name="Großes Feld")).to_be_checked()
    assert table.see().hand == played.hand
    assert len(table.deal().hand) == 7


@NO_SERVER
def test_a_server_killed_in_mid_game_starts_again_with_the_same_game(
    serving: Callable[..., Parlour], page: Page
) -> None:
    first = serving()
    table = _sit(page, first.url)
    played = _lays(_play(table, 4))
    first.kill()
    page.goto("about:blank")
    table = _sit(page, serving().url)
    assert _lays(table.see()) == played
    table.lay(table.see().hand[0], 9)


@NO_SERVER
def test_a_page_that_stayed_open_over_a_restart_finds_its_game(
    serving: Callable[..., Parlour], page: Page
) -> None:
    first = serving()
    table = _sit(page, first.url)
    played = _lays(_play(table, 2))
    first.kill()
    serving("--port", first.url.rpartition(":")[2])
    page.reload()
    assert _lays(_drawn(page).see()) == played


def test_two_servers_on_one_database_lose_nothing_and_say_that_the_game_went_on(
    serving: Callable[..., Parlour], page: Page
) -> None:
    table = _sit(page, serving().url)
    stale = _sit(page.context.new_page(), serving().url)
    assert stale.see().hand == table.see().hand
    played = _play(table, 1)
    seq, old = stale.see().seq, stale.see().hand
    stale.choose(old[-1])
    stale.lane(4).locator(".near").click()
    expect(stale.refusal).to_contain_text("in einem anderen Fenster")
    stale.changed(seq)
    assert _lays(stale.see()) == _lays(played)
    stale.lay(stale.see().hand[0], 5)


@NO_SERVER
def test_panel_serve_keeps_games_too_and_its_first_page_as_well(
    project: Path, tmp_path: Path, page: Page
) -> None:
    command = [sys.executable, "-m", "panel", "serve", "apps/battleseil.py", "--port", "0"]
    database = f"sqlite:///{tmp_path}/kept.sqlite3"
    for played in (None, 1):
        server = Parlour(project, command, database=database)
        try:
            table = _sit(page, server.url)
            expect(table.page.locator(".ks.news")).to_have_count(0)
            page.wait_for_function("() => document.readyState === 'complete'")
            if played is None:
                table.button("new_game").wait_for()
                kept = _lays(_play(table, 2))
            assert _lays(table.see()) == kept
        finally:
            server.close()


@pytest.mark.parametrize("broken", ["no database", "a folder", "read only"])
def test_a_broken_database_closes_no_door_and_is_said_in_words(
    serving: Callable[..., Parlour], tmp_path: Path, page: Page, broken: str
) -> None:
    place = tmp_path / "broken.sqlite3"
    if broken == "a folder":
        place.mkdir()
    else:
        place.write_text("this is no database, " * 200)
    suffix = "?mode=ro&uri=true" if broken == "read only" else ""
    server = serving(database=f"sqlite:///{'file:' if suffix else ''}{place}{suffix}")
    table = _sit(page, server.url)
    notice = page.locator(".ks.news")
    expect(notice).to_contain_text("nicht aufbewahrt")
    sight = _play(table, 1)
    assert len(sight.mine[0]) == 1
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    said = [line for line in server.lines if "not saved" in line]
    assert len(said) == 1
    assert not server.trouble_since(0)


def test_the_token_is_in_no_page_no_file_and_no_line_the_server_prints(
    serving: Callable[..., Parlour], tmp_path: Path, page: Page
) -> None:
    server = serving()
    table = _sit(page, server.url)
    page.reload()  # the browser sends its cookie now
    table = _drawn(page)
    _play(table, 1)
    cookie = next(c for c in page.context.cookies() if c["name"] == GUEST)
    token = cookie["value"]
    assert len(token) == 43
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    assert GUEST not in page.evaluate("document.cookie")
    html = page.context.request.get(f"{server.url}/battleseil").text()
    for said in (html, page.content(), "\n".join(server.lines), *_inside(html)):
        assert token not in said
        assert GUEST not in said
    for file in (tmp_path / "games").iterdir():
        assert token.encode() not in file.read_bytes()


def _inside(html: str) -> list[str]:
    """Return the payloads of all session tokens in a page, unpacked."""
    texts = []
    for token in re.findall(r'"token":"([^"]+)"', html):
        payload = json.loads(_decoded(token.partition(".")[0]))
        packed = payload["__bk__zlib_"]
        texts.append(zlib.decompress(_decoded(packed)).decode())
    assert texts
    assert all("headers" in text for text in texts)
    return texts


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_cookie_that_is_no_token_is_replaced(serving: Callable[..., Parlour], page: Page) -> None:
    url = serving().url
    page.context.add_cookies([{"name": GUEST, "value": "1 OR 1=1", "url": url}])
    _sit(page, url)
    assert len(TablePage(page).cookie(GUEST)) == 43
