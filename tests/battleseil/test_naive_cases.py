"""The literal reading of the rules, held to the worked examples in tests/data."""

import json
from pathlib import Path

import pytest

from tests.battleseil.naive import proof, round_result
from tests.battleseil.naive_cards import SPECIALS
from tests.battleseil.naive_teams import club_cards, team

CASES = json.loads(
    (Path(__file__).parents[1] / "data" / "battleseil_cases.json").read_text(encoding="utf-8")
)
PROVEN = ("both_full_won", "no_completion_wins")


def _answer(case):
    if case["question"] == "team":
        kind, total = team(case["cards"], case["soap"], case["strongest"])
        return {"kind": kind, "sum": total}
    if case["question"] == "proof":
        reason = proof(case["table"], case["rope"], case["seat"])
        return {"proven": reason in PROVEN, "reason": reason}
    return round_result(case["table"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case_has_the_given_answer(case):
    assert _answer(case) == case["expect"]


@pytest.mark.parametrize(
    "table", [pytest.param(case["table"], id=case["id"]) for case in CASES if "table" in case]
)
def test_no_card_of_a_case_lies_twice_and_every_card_is_in_the_pack(table):
    lying = [card for rope in table["ropes"] for seat in "AB" for card in rope[seat]]
    lying += table["discard"]
    pack = club_cards(table["strongest"])
    if table["specials"]:
        pack += SPECIALS
    assert len(lying) == len(set(lying))
    assert set(lying) <= set(pack)
