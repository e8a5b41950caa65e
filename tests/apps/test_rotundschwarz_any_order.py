"""Whatever a browser says to the felt, in whatever order: nothing raises, and no game is lost."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from apps.tables.rotundschwarz.forecast import Forecast
from apps.tables.rotundschwarz.view import RotUndSchwarzView
from apps.tables.shared.words import LANGUAGES
from rulesengine.rotundschwarz import Observation, replay
from rulesengine.rotundschwarz.analysis import outlook
from tests.apps.felts import Seat, felt, give_up, grab, wishing

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
KEYS = ["card", "to", "column", "at", "on", "id", "do", "options", "code", "dark", "n"]
LIKELY = st.sampled_from(["2H", "9C", "c", "3", "0", "²", "yes", "no", "new_game", "lose", "en", 3])

#: how a game of each kind is wished for
MOMENTS = {
    "mid game": wishing("easy", deal=3),
    "practice as black": wishing("easy", seat=1, practice=True, deal=3),
    "two with coins": wishing("easy", None, coins=True, mixed=True, deal=3),
    "two in practice": wishing("normal", None, practice=True, deal=3),
    "the end": wishing("easy", "thoughtful", practice=True, coins=True, deal=3),
}


def _quickly(view: Observation) -> Forecast:
    return Forecast(outlook(view, 2_000), (), False)


@cache
def _at_the_table() -> Seat:
    """Return the one seat of these tests, whose figures are drawn at the end of each: they take longest."""
    seat = Seat(felt(adviser=_quickly))
    seat.view._draw_figures_soon = lambda: None  # type: ignore[method-assign]
    return seat


def _seated(moment: str) -> Seat:
    """Return the seat in the middle of a game that is the same every time."""
    seat = _at_the_table()
    table = seat.table
    seat.told.clear()
    table.show_aids(False)
    table.send_safe_home(False)
    table.start(MOMENTS[moment])
    for _ in range(5):
        grab(table)
    if moment == "the end":
        give_up(table)
    table.show_aids(True)
    return seat


def _loses_no_game(seat: Seat) -> None:
    """Assert that what lies on the table is what its moves lead to, and that it can be shown."""
    table = seat.table
    assert seat.view.component.view == seat.view._snapshot()
    seat.view._draw_figures()
    state = table.referee.start
    for played in table.referee.played:
        assert played.seat == state.mover or str(played.move) == "give up"
        state = state.apply(played.move)
    assert state.observe(table.seat) == table.referee.observe(table.seat)
    if table.finished:
        *_, (_, last) = replay(table.transcript())
        assert last == state
    assert not seat.failed
    assert {message["type"] for message in seat.told} <= {"refused", "file", "address"}
    refused = [message["text"] for message in seat.told if message["type"] == "refused"]
    assert all(re.fullmatch(r"[\wÄÖÜ][^{}]*\.", text) for text in refused)


@pytest.mark.parametrize("moment", MOMENTS)
@settings(max_examples=12)
@given(
    messages=st.lists(
        st.tuples(
            st.sampled_from(sorted(RotUndSchwarzView.understood())) | JSON,
            st.dictionaries(st.sampled_from(KEYS), JSON | LIKELY, max_size=4),
        ),
        min_size=1,
        max_size=5,
    )
)
def test_no_messages_whatever_raise_or_lose_the_game(
    moment: str, messages: list[tuple[Any, dict[str, Any]]]
) -> None:
    seat = _seated(moment)
    for kind, rest in messages:
        seat.says(kind, **rest)
    _loses_no_game(seat)


_CARDS = st.tuples(st.sampled_from("A23456789TJQK"), st.sampled_from("CDHS")).map("".join)
_WORDS = ("pass", "end_turn", "undo", "hint", "way", "demo", "replay", "replay_end")
_OTHERS = ("give_up", "new_game", "share", "record")
_DEEDS = st.one_of(
    st.tuples(st.just("legal"), st.integers(0, 50)),
    st.tuples(st.just("move"), st.tuples(_CARDS, st.sampled_from("12345678c"))),
    st.tuples(st.just("home"), _CARDS),
    st.tuples(st.just("coin"), st.sampled_from([*"12345678", None])),
    st.tuples(st.just("answer"), st.sampled_from(["yes", "no"])),
    st.tuples(st.just("replay_to"), st.integers(-2, 80)),
    st.tuples(st.sampled_from(["safe_home", "aids"]), st.booleans()),
    st.tuples(st.sampled_from([*_WORDS, *_OTHERS]), st.none()),
)


@pytest.mark.parametrize("moment", MOMENTS)
@settings(max_examples=12)
@given(deeds=st.lists(_DEEDS, min_size=5, max_size=15), lang=st.sampled_from(list(LANGUAGES)))
def test_whatever_a_person_does_in_whatever_order_the_game_is_whole(
    moment: str, deeds: list[tuple[str, Any]], lang: str
) -> None:
    seat = _seated(moment)
    seat.says("lang", code=lang)
    for kind, what in deeds:
        _do(seat, kind, what)
    _loses_no_game(seat)


def _do(seat: Seat, kind: str, what: Any) -> None:
    table = seat.table
    if kind == "legal":
        legal = table.observation.legal_moves()
        if legal:
            table.play(legal[what % len(legal)])
    elif kind == "move":
        seat.says(kind, card=what[0], to=what[1])
    elif kind == "answer":
        seat.says(kind, id=table.question, do=what, options={"deal": "5"})
    else:
        keys = {"home": "card", "coin": "column", "replay_to": "at"}
        seat.says(kind, **{keys.get(kind, "on"): what})
