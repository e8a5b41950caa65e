"""Whole rounds as files: what a replay makes of them is text whose change a person reads.

After an intended change `python -m tests.battleseil.playthroughs` writes the told rounds anew.
"""

import pytest

from rulesengine import battleseil
from rulesengine.battleseil.moves import special_of
from rulesengine.battleseil.notation import parse_move
from rulesengine.battleseil.state import ALL_SPECIALS
from tests.battleseil.playthroughs import NAMES, told
from tests.common.playthroughs import check, read_record


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_round_is_told_ends_and_is_recorded_again_as_before(name):
    check(battleseil, told, name)


def test_the_recorded_rounds_end_in_every_way_a_round_can_end():
    endings = [read_record(name).turns[-1].moves[-1] for name in NAMES]
    assert endings == ["pass", "pass", "B gives up", "settle", "pass", "x5"]


def test_every_special_is_played_in_a_recorded_round():
    moves = [move for turn in read_record("battleseil_specials").turns for move in turn.moves]
    played = {special_of(parse_move(move)) for move in moves}
    assert played - {None} == set(ALL_SPECIALS)
