"""The course of a round as one seat knows it: ropes owned and the chance to win, turn by turn."""

from __future__ import annotations

from dataclasses import dataclass

from rulesengine.battleseil import Observation
from rulesengine.common.estimates import Estimate


@dataclass
class Turn:
    """The end of one turn: what the seat knew then, and its chance to win once that was weighed."""

    view: Observation
    won: Estimate | None = None

    @property
    def number(self) -> int:
        """The number of the turn, 1.. ."""
        return self.view.turn

    @property
    def mine(self) -> int:
        """Ropes of the seat."""
        return self.view.ropes_of(self.view.seat)

    @property
    def theirs(self) -> int:
        """Ropes of the other side."""
        return self.view.ropes_of(1 - self.view.seat)


class Course:
    """Turns in their order; noting the same turn again replaces it."""

    def __init__(self) -> None:
        """Begin an empty course."""
        self.turns: list[Turn] = []
        self.noted = 0  #: how many views it has seen

    def note(self, view: Observation) -> None:
        """Remember how things stand in the turn of this view."""
        self.noted += 1
        if self.turns and self.turns[-1].number == view.turn:
            self.turns[-1] = Turn(view)
        else:
            self.turns.append(Turn(view))

    @property
    def unweighed(self) -> Turn | None:
        """The newest turn whose chance is not known yet, None without one."""
        return next((turn for turn in reversed(self.turns) if turn.won is None), None)
