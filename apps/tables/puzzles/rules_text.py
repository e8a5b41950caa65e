"""The rules drawer and the overlay of keys of the puzzles, as message ids."""

from __future__ import annotations

from apps.tables.battleseil.rules_text import RULES as BATTLESEIL
from rulesengine.common.errors import N_

_HELPFUL = ("The teams, strongest first", "Proven", "Specials")

RULES = (
    (
        N_("The puzzles"),
        N_(
            "It is your turn, you have laid and may take ropes. Mark every rope that is proven for you, "
            "leave the others, and check. Afterwards the proof or the counterexample stands there for "
            "every rope.\n"
            "Six puzzles teach one thing each. Of the others there is no end: choose how hard they shall "
            "be. What you solve there at the first try is counted.\n"
            "Where both sides are full, a little sign shows who was full first: that decides a tie."
        ),
    ),
    *(rule for rule in BATTLESEIL if rule[0] in _HELPFUL),
)

KEYS = (
    (("1", "–", "9"), N_("mark that rope, or no longer; after checking: look at its proof")),
    (("Enter",), N_("check; after that: on, or try again")),
    (("T",), N_("try again")),
    (("N",), N_("next puzzle")),
    (("A",), N_("look through the discard")),
    (("Esc",), N_("close")),
    (("?",), N_("show these keys")),
)
