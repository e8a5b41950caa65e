"""The front door's tiles: each room that may be open has a picture, its facts and a way in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from apps.frontdoor import page
from apps.server.cli import ROUTES
from apps.tables import OPEN_ROOMS
from apps.tables.shared.words import Words

#: the rooms that have a tile, open or not yet
TILES = tuple(page._TILES)
ROOMS_JS = Path(page.__file__).with_name("rooms.js").read_text("utf-8")


def _keys(name: str) -> set[str]:
    """Return the keys of a constant object of rooms.js."""
    found = re.search(rf"^const {name} = {{(.*?)}};", ROOMS_JS, re.MULTILINE | re.DOTALL)
    assert found
    return set(re.findall(r"(\w+):", found.group(1)))


def test_the_door_shows_the_open_rooms_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    for rooms in (OPEN_ROOMS, TILES, TILES[::-1], TILES[:1]):
        monkeypatch.setattr(page, "OPEN_ROOMS", rooms)
        assert [tile["id"] for tile in page.door_view(Words("de"))["rooms"]] == list(rooms)


def test_every_open_room_has_a_tile() -> None:
    assert set(OPEN_ROOMS) <= set(TILES)


@pytest.mark.parametrize("room", TILES)
def test_a_tile_has_a_picture_facts_with_icons_and_one_large_way_in(
    room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "OPEN_ROOMS", (room,))
    german, english = (page.door_view(Words(lang))["rooms"][0] for lang in ("de", "en"))
    assert german["art"] in _keys("PICTURES")
    assert {fact["icon"] for fact in german["facts"]} <= _keys("FACT_ICONS")
    first, *more = german["actions"]
    assert (first["href"], first["kind"]) == (room, "primary")
    assert all(way["kind"] == "plain" for way in more)
    assert all(way["href"].partition("?")[0] in (room, *ROUTES) for way in more)
    assert german["text"] != english["text"]
