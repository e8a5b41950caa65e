"""Rules run compiled and as plain Python, with the same results."""

import os
import shutil
import subprocess
import sys

import pytest

from rulesengine.common.compiled import COMPILED, rule

PLAIN = """
import sys
if "--without-numba" in sys.argv:
    sys.modules["numba"] = None
from rulesengine.common.compiled import COMPILED, rule
def double(number):
    return 2 * number
assert rule(double) is double
assert not COMPILED
from rulesengine.common.luck import stream, next_bits, below
luck = stream(2**64 - 1, 5)
print(int(next_bits(luck)), below(luck, 6), below(luck, 2**32))
"""


@rule
def double(number):
    """Return twice the number."""
    return 2 * number


def test_a_rule_keeps_its_name_its_promise_and_its_result():
    assert double(21) == 42
    assert double.__name__ == "double"
    assert double.__doc__ == "Return twice the number."


@pytest.mark.skipif(not COMPILED, reason="runs as plain Python here")
def test_a_rule_is_compiled_and_releases_the_interpreter():
    assert double.py_func(21) == 42
    assert double.targetoptions["nogil"]


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [([], {"NUMBA_DISABLE_JIT": "1"}), (["--without-numba"], {})],
    ids=["compiling switched off", "numba not installed"],
)
def test_in_plain_python_a_rule_stays_as_it_is_and_luck_is_the_same(
    project, arguments, environment
):
    from rulesengine.common.luck import below, next_bits, stream

    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAIN, *arguments],
        env={**os.environ, "PYTHONPATH": str(project), **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    luck = stream(2**64 - 1, 5)
    same = int(next_bits(luck)), below(luck, 6), below(luck, 2**32)
    assert tuple(map(int, done.stdout.split())) == same


HAND_COUNT = (
    "from rulesengine.battleseil import State; print(State.deal(seed=1).observe(0).hand_count(0))"
)


@pytest.mark.skipif(not COMPILED, reason="runs as plain Python here")
def test_a_changed_rule_reaches_compiled_callers_in_other_files(project, tmp_path):
    shutil.copytree(
        project / "rulesengine",
        tmp_path / "rulesengine",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    environment.pop("NUMBA_CACHE_DIR", None)

    def hand_count():
        command = [sys.executable, "-c", HAND_COUNT]
        return int(subprocess.check_output(command, env=environment, cwd=tmp_path))

    assert hand_count() == 6
    with (tmp_path / "rulesengine" / "common" / "cards.py").open("a") as cards:
        cards.write("\n\n@rule\ndef how_many(cards):\n    return 21\n")
    assert hand_count() == 42  # people and specials
