"""Nothing hidden reaches the browser: neither Sepp's hand nor the order of the stock."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from apps.tables.battleseil.model import BattleseilTable
from tests.apps.hidden import DRAWN, HIDDEN, LAID, MINE, Scripted, deal_hidden
from tests.browser.battleseil_page import TablePage

#: what differs between two sessions: message, element, model and object ids, tokens, ports
IDS = re.compile(
    r'"[A-F0-9]{32}"|[0-9a-f]{8}-[0-9a-f-]{27}|\bp\d{4,}\b|"[A-Z]\w+\d{5}"'
    r'|"token": ?"[^"]*"|127\.0\.0\.1:\d+'
)
CARD = re.compile(r'"((?:Fi|[FSBKH])(?:10|[1-9]))"')


class Heard:
    """Everything one page received, ids masked."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.sources: list[str] = []
        self._names: dict[str, str] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        page.on("response", self._response)

    def _frame(self, payload: Any) -> None:
        self.frames.append(str(payload))

    def _response(self, response: Any) -> None:
        if response.request.resource_type == "document":
            self.sources.append(response.text())

    def _masked(self, text: str) -> str:
        return IDS.sub(lambda m: self._names.setdefault(m.group(), f"id-{len(self._names)}"), text)

    def document(self) -> list[str]:
        """Return the page's source and the whole document as it was sent first."""
        whole = [frame for frame in self.frames if frame.startswith('{"doc"')]
        return [self._masked(text) for text in (*self.sources, *whole)]

    def table(self) -> list[str]:
        """Return every snapshot and message, in order."""
        return [self._masked(json.dumps(e)) for e in self._events() if self._is_of_table(e)]

    def figures(self) -> dict[str, str]:
        """Return the last that was said of every part of the figures."""
        last = {}
        for event in self._events():
            if not self._is_of_table(event):
                text = self._masked(json.dumps(event))
                last[text.partition('"new"')[0].partition('"data": ')[0]] = text
        return last

    def _events(self) -> list[dict[str, Any]]:
        patches = [json.loads(frame) for frame in self.frames if frame.startswith('{"events"')]
        return [event for patch in patches for event in patch["events"]]

    @staticmethod
    def _is_of_table(event: dict[str, Any]) -> bool:
        return event["kind"] == "MessageSent" or event.get("attr") in ("view", "words")


def _play(sit: Callable[..., Page], page: Page) -> Heard:
    """Play three turns, look at ropes, and change what can be changed."""
    heard = Heard(page)
    table = TablePage(sit(lambda: Scripted(seed=1), page=page, figures=True))
    for turn in range(3):
        table.lay(str(MINE[turn]), turn + 1)
        for rope in (turn + 1, 9):
            seq = table.see().seq
            table.pennant(rope).click()
            table.changed(seq)
    for tool in ("en", "dark"):
        table.tool(tool).click()
    page.locator('.ks-dark[lang="en"]').wait_for()
    page.wait_for_timeout(1000)
    return heard


def test_other_hidden_cards_tell_the_browser_nothing_else(
    sit: Callable[..., Page], new_page: Callable[..., Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = []
    for hidden in (HIDDEN, HIDDEN[::-1]):
        deal_hidden(monkeypatch, hidden)
        heard.append(_play(sit, new_page()))
    one, other = heard
    assert len(one.document()) == 2
    assert one.document() == other.document()
    assert len(one.table()) > 10
    assert one.table() == other.table()
    assert one.figures()
    assert one.figures() == other.figures()


def test_snapshots_name_only_cards_that_lie_open_or_are_mine(
    sit: Callable[..., Page], page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_hidden(monkeypatch, HIDDEN)
    heard = Heard(page)
    table = TablePage(sit(lambda: Scripted(seed=1), figures=True))
    for turn in range(3):
        table.lay(str(MINE[turn]), turn + 1)
    visible = {*map(str, [*MINE, *LAID, *DRAWN[:6:2]])}
    named = {card for text in heard.table() for card in CARD.findall(text)}
    assert named <= visible
    assert {str(card) for card in LAID} <= named


def test_the_page_never_speaks_of_a_seed(sit: Callable[..., Page], page: Page) -> None:
    seed = 987654321987
    heard = Heard(page)
    table = TablePage(sit(lambda: BattleseilTable(seed=seed), figures=True))
    table.lay(table.see().hand[0], 1)
    assert str(seed) not in "".join(heard.frames + heard.sources) + page.content()
