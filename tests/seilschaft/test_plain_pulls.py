"""Every pull opens the one card the coin rests on, compiled and as plain Python."""

import json
import os
import subprocess
import sys

import pytest

from rulesengine.seilschaft import State
from rulesengine.seilschaft.moves import parse_move
from tests.seilschaft.tables import new_position, position_text

#: (lead, answer, place of the coin before) for a pull of one step onto each hidden place
ONE_STEP = {
    **{place: ("9C", "3C", place + 1) for place in (0, 1, 2)},
    3: ("9C", "3C", 4),
    **{place: ("3C", "9C", place - 1) for place in (5, 6, 7, 8)},
}
PLAY = """
import json, sys
from rulesengine.seilschaft import State, parse_move
for text, moves in json.loads(sys.argv[1]):
    state = State.parse(text)
    for move in moves:
        state = state.apply(parse_move(move))
    view = state.observe(0)
    print([at for at, card in enumerate(view.ridge) if card is not None], view.record.table.open_at)
"""


@pytest.fixture(scope="module")
def plain(project):
    """What plain Python prints for each place: the open places twice, as a list and as a set."""
    asked = [before(place)[:2] for place in ONE_STEP]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAY, json.dumps(asked)],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(project), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return dict(zip(ONE_STEP, done.stdout.splitlines(), strict=True))


def before(place):
    lead, answer, coin = ONE_STEP[place]
    position = new_position(
        hands=[f"{lead} 2H", f"{answer} 5H"], coin=coin, opened=[] if coin == 4 else [coin]
    )
    return position_text(position), [lead, answer], sorted({4, coin, place})


@pytest.mark.parametrize("place", ONE_STEP)
def test_a_pull_opens_just_the_card_the_coin_rests_on(place):
    text, moves, opened = before(place)
    state = State.parse(text)
    for move in moves:
        state = state.apply(parse_move(move))
    view = state.observe(0)
    assert [at for at, card in enumerate(view.ridge) if card is not None] == opened
    assert int(view.record.table.open_at) == sum(1 << at for at in opened)


@pytest.mark.parametrize("place", ONE_STEP)
def test_in_plain_python_a_pull_opens_just_that_card_too(plain, place):
    opened = before(place)[2]
    assert plain[place] == f"{opened} {sum(1 << at for at in opened)}"
