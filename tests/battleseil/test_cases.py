"""The rules engine, held to the worked examples in tests/data."""

import json
from pathlib import Path

import pytest

from rulesengine.battleseil import Pass
from tests.battleseil.naive import new_rope, new_table
from tests.battleseil.tables import state_of, view_of, worth_of

CASES = json.loads(
    (Path(__file__).parents[1] / "data" / "battleseil_cases.json").read_text(encoding="utf-8")
)


def _team(case):
    """The worth of a side that stands alone at the table."""
    rope = new_rope(A=case["cards"], mud=len(case["cards"]) == 4, soap=case["soap"])
    view = view_of(new_table([rope], specials=True, strongest=case["strongest"]))
    kind, total = worth_of(view.proof(0, 0).mine)
    return {"kind": kind, "sum": total}


def _proof(case):
    proof = view_of(case["table"]).proof(case["rope"], "AB".index(case["seat"]))
    return {"proven": proof.proven, "reason": proof.reason}


def _round_result(case):
    """What the second of two passes makes of the table."""
    end = state_of(case["table"], step="lay", passes=1).apply(Pass())
    view = end.observe(0)
    letter = {0: "A", 1: "B", None: None}
    return {
        "ropes": [letter[view.owner(rope)] for rope in range(len(case["table"]["ropes"]))],
        "A": view.ropes_of(0),
        "B": view.ropes_of(1),
        "winner": letter[view.winner],
    }


ANSWERS = {"team": _team, "proof": _proof, "round_result": _round_result}


def test_there_are_twenty_six_cases():
    assert len(CASES) == 26


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case_has_the_given_answer(case):
    assert ANSWERS[case["question"]](case) == case["expect"]
