"""The same files run as plain Python: every byte is the one that the compiled rules make."""

from tests.common.plain_python import IN_BOTH_WAYS, in_plain_python
from tests.rotundschwarz.plain_game import lines


@IN_BOTH_WAYS
def test_plain_python_plays_and_solves_to_the_same_bytes_without_a_warning(
    project, arguments, environment
):
    printed = in_plain_python(project, "tests.rotundschwarz.plain_game", arguments, environment)
    assert printed == ["plain", *lines()]
