"""The same files run as plain Python: every byte is the one that the compiled rules make."""

import os
import subprocess
import sys

import pytest

from tests.seilschaft.plain_game import lines


def in_plain_python(project, *arguments, **environment):
    """Return the lines of a fresh Python in which every warning is an error."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.seilschaft.plain_game", *arguments],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(project), **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [((), {"NUMBA_DISABLE_JIT": "1"}), (("--without-numba",), {})],
    ids=["compiling switched off", "numba not installed"],
)
def test_plain_python_plays_to_the_same_bytes_without_a_warning(project, arguments, environment):
    assert in_plain_python(project, *arguments, **environment) == ["plain", *lines()]
