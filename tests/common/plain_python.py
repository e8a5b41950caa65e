"""The same files run compiled, with compiling switched off, and where numba is not installed.

A room has a module whose `lines()` print every byte of something it plays, and whose last lines are

    if __name__ == "__main__":
        print_lines(lines)

It may import the rules engine only within `lines`, so that numba can be made impossible to import
first.
"""

import os
import subprocess
import sys

import pytest

#: Runs a test without compiling, once in each way.
IN_BOTH_WAYS = pytest.mark.parametrize(
    ("arguments", "environment"),
    [((), {"NUMBA_DISABLE_JIT": "1"}), (("--without-numba",), {})],
    ids=["compiling switched off", "numba not installed"],
)


def print_lines(lines):
    """Print how the rules are run, then the lines; the option `--without-numba` hides numba."""
    if "--without-numba" in sys.argv:
        sys.modules["numba"] = None
    from rulesengine.common.compiled import COMPILED

    print("compiled" if COMPILED else "plain")
    print("\n".join(lines()))


def in_plain_python(project, module, arguments, environment):
    """Return what the module prints in a fresh Python in which every warning is an error."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", module, *arguments],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(project), **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()
