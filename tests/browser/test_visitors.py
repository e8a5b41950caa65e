"""A visitor who comes back in another test has forgotten everything."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

_KEEP = """() => { document.cookie = 'kept=1; path=/; max-age=600'; localStorage.kept = '1';
  sessionStorage.kept = '1'; return new Promise((done) => {
  const open = indexedDB.open('kept'); open.onsuccess = () => { open.result.close(); done(); }; }); }"""
_KEPT = """async () => [document.cookie, localStorage.length, sessionStorage.length,
  (await indexedDB.databases()).length, (await caches.keys()).length]"""


@pytest.mark.parametrize("visit", ["first", "second"])
def test_every_visitor_comes_with_empty_hands(open_table: Callable[..., Page], visit: str) -> None:
    page = open_table("/")
    _, *kept = page.evaluate(_KEPT)
    assert kept == [0, 0, 0, 0]
    assert "kept=" not in page.evaluate("document.cookie")
    page.evaluate(_KEEP)
