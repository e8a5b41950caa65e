"""Whole rounds as files: what a replay makes of them is text whose change a person reads.

After an intended change `python -m tests.battleseil.playthroughs` writes the told rounds anew.
"""

import pytest

from rulesengine.battleseil import record, replay
from rulesengine.battleseil.game_record import result_text
from rulesengine.common import transcript
from tests.battleseil.playthroughs import DATA, NAMES, read_record, told

OWN_TAGS = ("Game", "Rules", "Starter", "Deal", "Result")


@pytest.mark.parametrize("name", NAMES)
def test_the_replay_of_a_recorded_round_is_told_as_before(name):
    assert told(read_record(name)) == (DATA / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_the_result_of_a_recorded_round_is_the_one_its_tag_names(name):
    written = read_record(name)
    *_, (_, last) = replay(written)
    assert result_text(last) == written.tag("Result")


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_round_is_recorded_again_to_the_same_text(name):
    written = read_record(name)
    (_, start), *steps = replay(written)
    others = {key: value for key, value in written.tags.items() if key not in OWN_TAGS}
    again = record(start, [move for move, _ in steps], others)
    assert str(again) == (DATA / f"{name}.ksn").read_text(encoding="utf-8")
    assert transcript.parse(str(again)) == written


def test_the_recorded_rounds_end_in_every_way_a_round_can_end():
    endings = [read_record(name).turns[-1].moves[-1] for name in NAMES]
    assert endings == ["pass", "pass", "B gives up", "settle"]
