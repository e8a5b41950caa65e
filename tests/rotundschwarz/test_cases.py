"""Both readings, held to the worked positions in tests/data, whose boards are in German words."""

import json
from pathlib import Path

import pytest

from rulesengine.common.errors import IllegalMove
from rulesengine.rotundschwarz import Home, Pass, State
from rulesengine.rotundschwarz.notation import STATUS_NAMES
from tests.rotundschwarz.tables import agree, naive_of, play_turn

CASES = json.loads(
    (Path(__file__).parents[1] / "data" / "rotundschwarz_cases.json").read_text(encoding="utf-8")
)
PLAYS = [
    pytest.param(case, play, id=f"{case['id']}-{number}")
    for case in CASES
    for number, play in enumerate(case["plays"], 1)
]
ASKED = [case for case in CASES if {"legal_moves", "home_moves", "can_pass"} & set(case)]


def board_of(lines):
    return State.parse("\n".join(lines))


def lies_on_table(state):
    """Everything a board tells: no number of the turn, no tokens that were spent."""
    position = state.thawed()
    position.cells.sort()
    position.turn = position.terms.tokens = 0
    return position.tobytes()


def played(case, turns):
    state = board_of(case["board"])
    game = naive_of(state)
    agree(state, game)
    for turn in turns:
        state = play_turn(state, game, turn)
    return state


def test_there_are_twelve_boards():
    assert len(CASES) == 12


@pytest.mark.parametrize(("case", "play"), PLAYS)
def test_a_play_of_a_case_ends_as_it_should(case, play):
    expected = play.get("expect", "playing")
    if expected in STATUS_NAMES:
        end = played(case, play["moves"])
        assert end.observe(0).status == expected
        if "after" in play:
            assert lies_on_table(end) == lies_on_table(board_of(play["after"]))
    else:
        with pytest.raises(IllegalMove) as refused:
            played(case, play["moves"])
        assert refused.value.refusal.code == expected


@pytest.mark.parametrize("case", ASKED, ids=lambda case: case["id"])
def test_what_may_be_done_in_a_case_is_what_it_says(case):
    moves = board_of(case["board"]).legal_moves()
    home = [str(move.card) for move in moves if isinstance(move, Home)]
    others = [str(move) for move in moves if not isinstance(move, Home | Pass)]
    assert sorted(home) == sorted(case.get("home_moves", home))
    assert sorted(others) == sorted(case.get("legal_moves", others))
    assert (Pass() in moves) == case.get("can_pass", Pass() in moves)
