"""A small position as text, to be spoilt in one place by the tests of what is refused."""

import re

from tests.seilschaft.tables import new_position, position_text, state_of

LATE = new_position(hands=["9C 2H", "JC 5H"], opened=[0, 1], coin=1, trump="H")
TEXT = position_text(LATE)
VIEW = str(state_of(LATE).observe(0))
OPEN_VIEW = str(state_of({**LATE, "rules": "normal open_hands"}).observe(0))
TRICK = "1 A KS 9S trump - coin 5>2 opened 6H"


def changed(pattern, by, text=TEXT):
    """The text with its first match replaced, which there must be."""
    assert re.search(pattern, text)
    return re.sub(pattern, lambda match: by, text, count=1)
