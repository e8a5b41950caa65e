"""The same files run as plain Python: every byte is the one that the compiled rules make."""

from tests.common.plain_python import IN_BOTH_WAYS, in_plain_python
from tests.seilschaft.plain_game import lines


@IN_BOTH_WAYS
def test_plain_python_plays_to_the_same_bytes_without_a_warning(project, arguments, environment):
    printed = in_plain_python(project, "tests.seilschaft.plain_game", arguments, environment)
    assert printed == ["plain", *lines()]
