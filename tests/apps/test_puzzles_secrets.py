"""No answer leaves before it is checked: other proofs would send the browser the same to the byte."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from apps.tables.puzzles.model import PuzzleTable
from apps.tables.puzzles.names import LESSONS
from apps.tables.puzzles.snapshot import snapshot
from apps.tables.puzzles.view import PuzzleView
from apps.tables.shared.words import LANGUAGES, Words
from rulesengine.battleseil import Observation
from rulesengine.battleseil.proof import Proof
from rulesengine.battleseil.puzzle_book import hand_made
from tests.apps.puzzlers import SIX
from tests.apps.wire import Wire

PROVE = Observation.proof


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[Callable[[], None]]:
    """Yield what makes the six forget their proofs; they know none at the beginning and the end."""
    hand_made.cache_clear()
    yield hand_made.cache_clear
    hand_made.cache_clear()


def _lies(view: Observation, rope: int, seat: int) -> Proof:
    """Say the opposite of what is true."""
    true = PROVE(view, rope, seat)
    return replace(true, reason="counterexample" if true.proven else "both_full_won")


def _asked(view: Observation, *_: Any) -> Proof:
    raise AssertionError("a proof was asked for")


def _work_at(number: int) -> Wire:
    """Do everything that can be done at a puzzle before it is checked."""
    wire = Wire(PuzzleTable(asked=str(number)), PuzzleView)
    for rope in (1, 2, 3, 2, 9):
        wire.says({"type": "mark", "rope": rope})
    for code in LANGUAGES:
        wire.says({"type": "lang", "code": code})
    for kind in ("again", "share", "number", "next"):
        wire.says({"type": kind, "number": number})
    wire.says({"type": "theme_seen", "dark": True})
    return wire


@pytest.mark.parametrize("number", SIX)
def test_other_answers_send_nothing_else(
    number: int, forgotten: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    truth = _work_at(number).sent
    monkeypatch.setattr(Observation, "proof", _lies)
    forgotten()
    lies = _work_at(number).sent
    assert len(truth) > 10
    assert truth == lies


def test_nobody_asks_for_a_proof_before_it_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Observation, "proof", _asked)
    monkeypatch.setattr(Observation, "reach", _asked)
    for number in SIX:
        _work_at(number)
    table = PuzzleTable()
    table.mark(0)
    with pytest.raises(AssertionError, match="a proof was asked for"):
        table.check()


def test_the_answer_is_sent_by_the_check_and_gone_again_with_the_next_try() -> None:
    table = PuzzleTable()
    wire = Wire(table, PuzzleView)
    wire.says({"type": "mark", "rope": 1})
    before = snapshot(table)
    wire.says({"type": "check"})
    assert {rope["state"] for rope in snapshot(table)["ropes"]} == {"open", "gold"}
    wire.says({"type": "again"})
    assert {rope["state"] for rope in snapshot(table)["ropes"]} == {"open"}
    assert set(map(str, before)) == set(map(str, snapshot(table)))


@pytest.mark.parametrize("number", SIX)
def test_nothing_that_is_sent_names_the_lesson(number: int) -> None:
    said = json.dumps(_work_at(number).sent)
    for lang in LANGUAGES:
        for text in (text for pair in LESSONS.values() for text in pair):
            assert json.dumps(Words(lang)(text))[1:-1] not in said
    assert not [name for name in LESSONS if name in said]


def test_an_open_rope_is_open_and_nothing_more_until_it_is_checked() -> None:
    for number in SIX:
        table = PuzzleTable(asked=str(number))
        for rope in snapshot(table)["ropes"]:
            assert rope["state"] in ("open", "mine", "theirs")
            assert not rope["verdict"]
            assert not rope["word"]
