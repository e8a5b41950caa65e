"""Rules run compiled and as plain Python, with the same results."""

import os
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
