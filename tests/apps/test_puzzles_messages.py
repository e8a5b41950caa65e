"""Messages to the proof puzzles are user input: whatever comes, nothing breaks and nothing changes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from apps.tables.puzzles.model import PuzzleTable
from apps.tables.puzzles.view import PuzzleView
from tests.apps.puzzlers import answer

NEEDS = {"mark": "rope", "number": "number", "grade": "grade", "lang": "code", "theme": "code"}
NO_NUMBER = [0, 10, -1, 10**30, 2.5, 3.0, "3", None, True, [], {}, [3], float("nan")]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


class Seat:
    """A view with its model, and all that was told to the browser besides snapshots."""

    def __init__(self) -> None:
        self.table = PuzzleTable(lang="en", seeds=lambda: 11)
        self.view = PuzzleView(self.table)
        self.told: list[Any] = []
        self.view.component._send_msg = self.told.append

    def says(self, kind: Any, **more: Any) -> None:
        """Let the browser send a message."""
        self.view.component._handle_msg({"type": kind, **more})

    def shown(self) -> str:
        """Return everything the browser shows."""
        return json.dumps([self.view.component.view, self.view.component.words])


@pytest.fixture
def seat() -> Seat:
    """Return somebody at the first puzzle."""
    return Seat()


def test_a_puzzle_is_solved_by_messages(seat: Seat) -> None:
    for rope in answer(1):
        seat.says("mark", rope=rope)
    seat.says("check")
    assert seat.view.component.view["result"]["solved"]
    seat.says("next")
    assert seat.view.component.view["name"] == "2"
    seat.says("number", number=6)
    assert seat.view.component.view["name"] == "6"
    seat.says("grade", grade=4)
    assert seat.view.component.view["name"] == "4-11"
    assert seat.told == []


def test_a_refusal_comes_back_in_the_language_of_the_table(seat: Seat) -> None:
    seat.says("lang", code="de")
    seat.says("check")
    assert seat.told[-1]["type"] == "refused"
    assert seat.told[-1]["text"].startswith("Noch ist kein Seil markiert.")


def test_the_address_of_the_puzzle_is_handed_over(seat: Seat) -> None:
    seat.says("grade", grade=3)
    seat.says("share")
    assert seat.told[-1]["type"] == "address"
    assert seat.told[-1]["query"] == "puzzle=3-11"


@pytest.mark.parametrize(
    "kind", ["", "MARK", "lay", "take", "new_game", "give_up", "record", None, []]
)
def test_what_is_not_understood_here_is_dropped(seat: Seat, kind: Any) -> None:
    before = seat.shown()
    seat.says(kind, rope=1, number=2, grade=1, id="new_game", do="yes", code="de")
    assert seat.shown() == before
    assert seat.told == []


@pytest.mark.parametrize("kind", NEEDS)
def test_missing_keys_are_dropped(seat: Seat, kind: str) -> None:
    before = seat.shown()
    seat.says(kind)
    assert seat.shown() == before


@pytest.mark.parametrize("kind", ["mark", "number", "grade"])
@pytest.mark.parametrize("number", NO_NUMBER, ids=repr)
def test_what_is_no_number_there_is_dropped(seat: Seat, kind: str, number: Any) -> None:
    before = seat.shown()
    seat.says(kind, **{NEEDS[kind]: number})
    assert seat.shown() == before
    assert seat.told == []


@settings(max_examples=50)
@given(
    kind=st.sampled_from(sorted(PuzzleView.understood())) | JSON,
    more=st.dictionaries(st.sampled_from(["rope", "number", "grade", "code", "dark"]), JSON),
)
def test_nothing_that_may_come_breaks_the_page(kind: Any, more: dict[str, Any]) -> None:
    seat = Seat()
    seat.says(kind, **more)
    assert not [told for told in seat.told if "did not work" in told.get("text", "")]
    json.dumps(seat.view.component.view)
