"""Whole games as files: what a replay makes of them is text whose change a person reads.

After an intended change `python -m tests.rotundschwarz.playthroughs` writes the told games anew.
"""

import pytest

from rulesengine import rotundschwarz
from rulesengine.rotundschwarz import replay
from tests.common.playthroughs import check, read_record, read_told
from tests.rotundschwarz.playthroughs import NAMES, told


def last_view(name):
    *_, (_, last) = replay(read_record(name))
    return last.observe(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_told_ends_and_is_recorded_again_as_before(name):
    check(rotundschwarz, told, name)


def test_the_recorded_games_end_in_every_way_a_game_can_end():
    endings = [last_view(name).status for name in NAMES]
    assert endings == ["won", "won", "stuck", "gave_up", "gave_up"]


def test_in_one_recorded_game_a_player_is_left_alone_and_in_one_a_coin_comes_back():
    assert "plays alone" in read_told("rotundschwarz_won_alone_with_mixed_suits")
    assert "comes back" in read_told("rotundschwarz_signal_coins")
