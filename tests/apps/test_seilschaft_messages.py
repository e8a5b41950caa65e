"""Messages to the ridge are user input: whatever comes, nothing breaks and nothing changes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.snapshot import snapshot
from apps.tables.seilschaft.view import SeilschaftView
from apps.tables.shared.words import LANGUAGES
from tests.apps.climbs import answering, give_up, until, wishing

#: what each action needs besides its type
NEEDS = {
    "play": ("card",),
    "aids": ("on",),
    "tip_seen": ("id",),
    "replay_to": ("at",),
    "answer": ("id", "do"),
    "lang": ("code",),
    "theme": ("code",),
    "theme_seen": ("dark",),
}
NO_CARD = ["", "2", "C2", "2X", " 2C", "2C ", "F4", "²C", "2C" * 5000, 2, None, True]
NO_STEP = [2.0, 2.5, "2", None, True, False, [], {}, [2], float("nan"), float("inf")]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
KEYS = ["card", "at", "on", "id", "do", "options", "code", "dark", "n"]
LIKELY = st.sampled_from(
    [*NO_CARD, *NO_STEP, "2C", "yes", "no", "new_game", "give_up", "en", 3, -1]
)


class Seat:
    """A view with its model, and all that was told to the browser besides snapshots."""

    def __init__(self, table: SeilschaftTable) -> None:
        self.table = table
        self.view = SeilschaftView(table)
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
    """Return a seat in mid game that must follow suit."""
    return Seat(until(answering)())


def _changes_nothing(seat: Seat, message: Any) -> None:
    before = seat.shown()
    seat.told.clear()
    seat.says(message)
    assert seat.shown() == before
    assert seat.told == []


@pytest.mark.parametrize("message", [None, 1, "play", [], [{"type": "play"}], True, 1.5])
def test_what_is_no_message_is_dropped(seat: Seat, message: Any) -> None:
    _changes_nothing(seat, message)


@pytest.mark.parametrize("kind", ["", "PLAY", "play ", "lay", None, 1, [], ["play"], "__class__"])
def test_unknown_types_are_dropped(seat: Seat, kind: Any) -> None:
    card = str(seat.table.observation.legal_moves()[0])
    _changes_nothing(seat, {"type": kind, "card": card})
    _changes_nothing(seat, {"card": card})


@pytest.mark.parametrize("kind", NEEDS)
def test_missing_keys_are_dropped(seat: Seat, kind: str) -> None:
    for missing in NEEDS[kind]:
        full = {
            "card": "2C",
            "on": False,
            "id": "new_game",
            "do": "yes",
            "code": "en",
            "dark": True,
        }
        full["at"] = 2
        del full[missing]
        _changes_nothing(seat, {"type": kind, **full})


@pytest.mark.parametrize("card", [*NO_CARD, [], {}, ["2C"]], ids=lambda card: repr(card)[:12])
def test_what_is_no_card_is_dropped(seat: Seat, card: Any) -> None:
    _changes_nothing(seat, {"type": "play", "card": card})


@pytest.mark.parametrize("step", NO_STEP, ids=repr)
def test_what_is_no_step_is_dropped(step: Any) -> None:
    seat = Seat(until(answering)())
    seat.says({"type": "demo"})
    seat.says({"type": "replay_to", "at": 2})
    _changes_nothing(seat, {"type": "replay_to", "at": step})


@pytest.mark.parametrize("kind", ["replay", "replay_to", "replay_end", "curtain"])
def test_nothing_is_looked_back_at_and_no_curtain_lifted_where_there_is_none(kind: str) -> None:
    seat = Seat(until(answering)())
    before = snapshot(seat.table)
    seat.says({"type": kind, "at": 0})
    assert {**snapshot(seat.table), "seq": 0} == {**before, "seq": 0}


@pytest.mark.parametrize("code", ["", "fr", "DE", None, 1, [], {}, "de" * 1000])
def test_unknown_languages_and_themes_are_dropped(seat: Seat, code: Any) -> None:
    _changes_nothing(seat, {"type": "lang", "code": code})
    _changes_nothing(seat, {"type": "theme", "code": code})


@pytest.mark.parametrize("question", ["", "new_game", "give_up", None, [], 3])
def test_an_answer_without_a_question_is_dropped(seat: Seat, question: Any) -> None:
    game, asked = seat.table.observation, seat.table.question
    for do in ("yes", "no", "", None, 1):
        seat.says({"type": "answer", "id": question, "do": do})
        assert (seat.table.observation, seat.table.question) == (game, asked)
    assert seat.told == []


@pytest.mark.parametrize("tip", ["", "no_tip", None, 3, [], {}, "steps trump", "x" * 10_000])
def test_a_tip_that_does_not_exist_is_not_remembered(tip: Any) -> None:
    seat = Seat(until(answering)())
    seat.says({"type": "tip_seen", "id": tip})
    assert not seat.table.tips_seen


@pytest.mark.parametrize("options", [None, [], "level", 7, {"level": []}, {"x": {}}])
def test_options_that_are_none_mean_the_game_as_before(options: Any) -> None:
    agreed = wishing("hard", "tuned")
    seat = Seat(SeilschaftTable(seed=1, wishes=agreed))
    seat.says({"type": "new_game"})
    seat.says({"type": "answer", "id": "new_game", "do": "yes", "options": options})
    assert seat.table.wishes == agreed
    assert seat.table.question == ""


MOMENTS = {
    "mid game": until(answering),
    "behind the curtain": until(
        lambda table: table.curtain and table.played, wishes=wishing(partner=None)
    ),
    "the end": until(lambda table: table.finished),
}


@pytest.mark.parametrize("moment", MOMENTS)
@settings(max_examples=15)
@given(
    messages=st.lists(
        st.tuples(
            st.sampled_from(sorted(SeilschaftView.understood())) | JSON,
            st.dictionaries(st.sampled_from(KEYS), JSON | LIKELY, max_size=4),
        ),
        min_size=1,
        max_size=4,
    )
)
def test_no_messages_whatever_raise(
    moment: str, messages: list[tuple[Any, dict[str, Any]]]
) -> None:
    seat = Seat(MOMENTS[moment]())
    for kind, rest in messages:
        seat.says({"type": kind, **rest})
        json.dumps(seat.view.component.view)
    for message in seat.told:
        assert message["type"] in ("refused", "file")
        assert message.get("text", "x") != seat.table.words(
            "That did not work. Your game is as it was."
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_told_in_whole_sentences(lang: str) -> None:
    told: set[str] = set()
    for moment in MOMENTS.values():
        seat = Seat(moment())
        seat.says({"type": "lang", "code": lang})
        for number in range(52):
            seat.says({"type": "play", "card": "23456789TJQKA"[number % 13] + "CDHS"[number // 13]})
            if len(seat.told) > 6:
                break
        seat.says({"type": "demo"})
        seat.says({"type": "play", "card": "2C"})
        seat.says({"type": "replay_end"})
        seat.says({"type": "record"})
        give_up(seat.table)
        seat.says({"type": "play", "card": "2C"})
        told.update(message["text"] for message in seat.told if message["type"] == "refused")
    assert len(told) > 6
    for text in told:
        assert re.fullmatch(r"[\wÄÖÜ][^{}]*[^ {}.]\.", text)
