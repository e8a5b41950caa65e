"""A file directly in apps/ is a route: short, named after its room, and callable from a notebook."""

from __future__ import annotations

from pathlib import Path

import pytest

import apps
from apps.server.cli import ROUTES
from apps.tables import OPEN_ROOMS, open_table

APPS = Path(apps.__file__).parent


@pytest.mark.parametrize("path", sorted(APPS.glob("*.py")), ids=lambda path: path.name)
def test_a_route_is_at_most_twenty_lines(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 20


def test_every_room_and_the_door_have_a_route() -> None:
    files = {path.stem for path in APPS.glob("*.py")} - {"__init__"}
    assert files == set(ROUTES) == {"kartenstube", *OPEN_ROOMS, "puzzles"}


@pytest.mark.parametrize("room", OPEN_ROOMS)
def test_a_table_in_a_notebook_cell_can_be_rendered(room: str) -> None:
    cell = apps.table(room, lang="en", seed=4)
    root = cell.get_root()
    view = root.data.view
    assert view["place"] == "cell"
    assert view["title"].lower().replace(" ", "") == room
    numbers = [panel.get("figure", at) for at, panel in enumerate(view["panels"])]
    assert set(numbers) <= set(range(len(root.data.figures)))
    assert len(set(numbers)) == len(numbers)


def test_a_cell_takes_house_rules_language_and_seed() -> None:
    one, same = (apps.table("battleseil", great_field=True, seed=4, lang="en") for _ in range(2))
    assert one.view["hand"] == same.view["hand"]
    assert len(one.view["hand"]) == 7
    assert one.words["lang"] == "en"


def test_a_cell_plays_without_any_page() -> None:
    cell = apps.table("battleseil", seed=4)
    card = cell.view["hand"][0]["id"]
    cell._handle_msg({"type": "lay", "card": card, "rope": 1, "n": 1})
    assert cell.view["ropes"][0]["mine"] == [card]


def test_a_room_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(KeyError, match=", ".join(OPEN_ROOMS)):
        apps.table("schafkopf")
    with pytest.raises(KeyError):
        open_table("__init__")
