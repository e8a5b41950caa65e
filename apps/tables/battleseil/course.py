"""The course of a game: who owned how many ropes, and who stood better, turn by turn."""

from __future__ import annotations

from dataclasses import dataclass

from rulesengine.battleseil import Observation
from rulesengine.battleseil.completion import NO_TEAM
from rulesengine.battleseil.levels import ROPES


@dataclass(frozen=True)
class Standing:
    """After one turn: ropes owned, and open ropes at which the own side can still become stronger."""

    turn: int
    mine: int
    theirs: int
    better: int
    worse: int


class Course:
    """Standings in the order of turns; noting the same turn again replaces it."""

    def __init__(self) -> None:
        """Begin an empty course."""
        self.standings: list[Standing] = []
        self.noted = 0  #: how many views it has seen

    def note(self, view: Observation) -> None:
        """Remember how things stand in the turn of this view."""
        self.noted += 1
        better, worse = prospects(view)
        mine, theirs = view.ropes_of(view.seat), view.ropes_of(1 - view.seat)
        standing = Standing(view.turn, mine, theirs, better, worse)
        if self.standings and self.standings[-1].turn == view.turn:
            self.standings[-1] = standing
        else:
            self.standings.append(standing)


def prospects(view: Observation) -> tuple[int, int]:
    """Return at how many open ropes the strongest team still possible is mine, and theirs."""
    better = worse = 0
    for rope in range(ROPES):
        if view.owner(rope) is None:
            teams = [view.reach(rope, seat) for seat in (view.seat, 1 - view.seat)]
            mine, theirs = (NO_TEAM if team is None else team.worth for team in teams)
            better += mine > theirs
            worse += theirs > mine
    return better, worse
