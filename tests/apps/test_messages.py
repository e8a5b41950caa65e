"""Messages from the browser are user input: whatever comes, nothing breaks and nothing changes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from apps.frontdoor.page import FrontDoor
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.snapshot import snapshot
from apps.tables.battleseil.view import BattleseilView
from apps.tables.shared.words import LANGUAGES
from tests.apps.seats import leave, turns, until

#: what each action needs besides its type
NEEDS = {
    "lay": ("card", "rope"),
    "take": ("rope",),
    "look": ("rope",),
    "answer": ("id", "do"),
    "lang": ("code",),
    "theme": ("code",),
    "theme_seen": ("dark",),
}
NO_ROPE = [0, 10, -1, 10**30, 2.5, 3.0, "3", None, True, [], {}, [3], {"rope": 3}]
NO_CARD = ["", "F", "F0", "F11", "X4", "F" + "9" * 5000, "F²", "f4", " F4", 4, None, True, [], {}]
SPECIAL = ["Mayor", "Soap", "Innkeeper", "FreeBeer"]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


class Seat:
    """A view with its model, and all that was told to the browser besides snapshots."""

    def __init__(self, table: BattleseilTable) -> None:
        self.table = table
        self.view = BattleseilView(table)
        self.told: list[Any] = []
        self.view.component._send_msg = self.told.append

    def says(self, message: Any) -> None:
        """Let the browser send a message."""
        self.view.component._handle_msg(message)

    def shown(self) -> str:
        """Return everything the browser shows."""
        component = self.view.component
        return json.dumps([component.view, component.words, snapshot(self.table)])


@pytest.fixture(scope="module")
def seat() -> Seat:
    """Return a seat in mid game that looks at a rope."""
    seat = Seat(until(turns(9))())
    seat.says({"type": "look", "rope": 2})
    return seat


def _changes_nothing(seat: Seat, message: Any) -> None:
    before = seat.shown()
    seat.told.clear()
    seat.says(message)
    assert seat.shown() == before
    assert seat.told == []


@pytest.mark.parametrize("message", [None, 1, "lay", [], [{"type": "lay"}], True, 1.5])
def test_what_is_no_message_is_dropped(seat: Seat, message: Any) -> None:
    _changes_nothing(seat, message)


@pytest.mark.parametrize("kind", ["", "LAY", "lay ", "undo", None, 1, [], ["lay"], {}, "__class__"])
def test_unknown_types_are_dropped(seat: Seat, kind: Any) -> None:
    _changes_nothing(seat, {"type": kind, "card": "F4", "rope": 1})
    _changes_nothing(seat, {"card": "F4", "rope": 1})


@pytest.mark.parametrize("kind", NEEDS)
def test_missing_keys_are_dropped(seat: Seat, kind: str) -> None:
    for missing in NEEDS[kind]:
        full = {"card": "F4", "rope": 1, "id": "new_game", "do": "yes", "code": "en", "dark": True}
        del full[missing]
        _changes_nothing(seat, {"type": kind, **full})


@pytest.mark.parametrize("kind", ["lay", "take", "look"])
@pytest.mark.parametrize("rope", NO_ROPE, ids=repr)
def test_what_is_no_rope_is_dropped(seat: Seat, kind: str, rope: Any) -> None:
    card = str(seat.table.observation.hand[0])
    _changes_nothing(seat, {"type": kind, "card": card, "rope": rope})


@pytest.mark.parametrize("card", NO_CARD, ids=lambda card: repr(card)[:12])
def test_what_is_no_card_is_dropped(seat: Seat, card: Any) -> None:
    _changes_nothing(seat, {"type": "lay", "card": card, "rope": 1})


@pytest.mark.parametrize("code", ["", "fr", "DE", None, 1, [], {}, "de" * 1000])
def test_unknown_languages_and_themes_are_dropped(seat: Seat, code: Any) -> None:
    _changes_nothing(seat, {"type": "lang", "code": code})
    _changes_nothing(seat, {"type": "theme", "code": code})


@pytest.mark.parametrize("question", ["", "new_game", "leave_proven", "give_up", None, [], 3])
def test_an_answer_without_a_question_is_dropped(seat: Seat, question: Any) -> None:
    game, asked = seat.table.observation, seat.table.question
    for do in ("yes", "no", "", None, 1):
        seat.says({"type": "answer", "id": question, "do": do})
        assert (seat.table.observation, seat.table.question) == (game, asked)
    assert seat.told == []


@pytest.mark.parametrize("options", [None, [], "great_field", 7, {"great_field": []}, {"x": {}}])
def test_options_that_are_none_mean_the_base_game(options: Any) -> None:
    seat = Seat(BattleseilTable(seed=1))
    seat.says({"type": "new_game"})
    seat.says({"type": "answer", "id": "new_game", "do": "yes", "options": options})
    assert len(seat.table.observation.hand) == 6
    assert seat.table.question == ""


@pytest.mark.slow
@settings(max_examples=50)
@given(
    kind=st.sampled_from(sorted(BattleseilView.understood())) | JSON,
    rest=st.dictionaries(
        st.sampled_from(["card", "rope", "id", "do", "options", "code", "dark", "n"]),
        JSON
        | st.integers(1, 9)
        | st.sampled_from([*NO_ROPE, *NO_CARD, *SPECIAL, "F4", "yes", "new_game"]),
    ),
)
def test_no_message_whatever_raises(kind: Any, rest: dict[str, Any]) -> None:
    seat = Seat(BattleseilTable(seed=1))
    seat.says({"type": kind, **rest})
    json.dumps(seat.view.component.view)
    for message in seat.told:
        assert message["type"] in ("refused", "weighed")


def test_a_refusal_is_told_in_words_of_the_language_and_names_the_card() -> None:
    seat = Seat(until(turns(9))())
    hidden = seat.table.observation.hidden[0]
    for lang, words in (("de", "nicht auf deiner Hand"), ("en", "not in your hand")):
        seat.says({"type": "lang", "code": lang})
        seat.says({"type": "lay", "card": str(hidden), "rope": 3})
        told = seat.told.pop()
        assert (told["type"], told["card"], told["rope"]) == ("refused", str(hidden), 3)
        assert words in told["text"]
        assert str(hidden.strength) in told["text"]
        assert "{" not in told["text"]


@pytest.mark.parametrize(("lang", "words"), [("de", "beide Hände"), ("en", "both hands")])
def test_the_record_of_a_running_game_is_refused_in_words(
    lang: str, words: str, caplog: pytest.LogCaptureFixture
) -> None:
    seat = Seat(BattleseilTable(seed=1, lang=lang))
    before = seat.shown()
    seat.says({"type": "record"})
    (told,) = seat.told
    assert told["type"] == "refused"
    assert words in told["text"]
    assert seat.shown() == before
    assert not caplog.records


def _try_everything(seat: Seat) -> None:
    """Try every move at every rope, legal or not."""
    for rope in range(1, 10):
        seat.says({"type": "take", "rope": rope})
        seat.says({"type": "lay", "card": str(seat.table.observation.hand[0]), "rope": rope})
    for kind in ("pass", "settle"):
        seat.says({"type": kind})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_told_in_whole_sentences(lang: str) -> None:
    told: set[str] = set()
    for wish in (turns(1), turns(15), turns(25), lambda table: table.takeable):
        seat = Seat(until(wish, leave)())
        seat.says({"type": "lang", "code": lang})
        _try_everything(seat)
        seat.says({"type": "give_up"})
        seat.says({"type": "answer", "id": "give_up", "do": "yes"})
        _try_everything(seat)
        told.update(message["text"] for message in seat.told)
    assert len(told) > 8
    for text in told:
        assert re.fullmatch(r"[\wÄÖÜ][^{}]*[^ {}.]\.", text)


@pytest.mark.parametrize("message", [None, [], {}, {"type": "lang"}, {"type": "theme", "code": []}])
def test_the_front_door_drops_what_it_does_not_know(message: Any) -> None:
    door = FrontDoor("de", "light")
    before = {**door.view, "seq": 0}
    door._handle_msg(message)
    assert {**door.view, "seq": 0} == before
