"""What can be stepped through at this table: a finished game, a way to win, the worked example."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from apps.tables.shared.looking_back import EXAMPLE, WAY, LookingBack, Told, replayed, steps
from rulesengine.common.errors import N_
from rulesengine.rotundschwarz import End, GiveUp, Move, Observation, State, replay
from rulesengine.rotundschwarz.worked_example import worked_example

_SILENT = (End, GiveUp)  #: no card moves: seen with the step before


def of_game(start: State, moves: Sequence[tuple[int, Move]]) -> LookingBack:
    """Return a finished game at its deal."""
    return steps(start, moves, _SILENT)


def of_way(view: Observation, moves: Sequence[Move]) -> LookingBack:
    """Return what moves lead to from what a seat sees."""
    state, played = State.seen(view), []
    at = state
    for move in moves:
        played.append((at.mover, move))
        at = at.apply(move)
    return replace(steps(state, played, _SILENT), kind=WAY)


def demonstration() -> LookingBack:
    """Return the worked example of the rules at its first step, with a word to every step."""
    told = dict(enumerate(_WORKED_EXAMPLE))
    return replace(replayed(replay(worked_example()), _SILENT), told=told, kind=EXAMPLE)


_WORKED_EXAMPLE: tuple[Told, ...] = (
    (
        N_("A run of three"),
        N_(
            "Column 3 ends with 8 of hearts, 7 of spades, 6 of diamonds. The whole run would fit on the "
            "9 of clubs in column 6. Anna (Red) begins; nobody says a word."
        ),
    ),
    (
        N_("First step"),
        N_("Anna owns the last card, so she starts: the 6 of diamonds goes into a free cell."),
    ),
    (
        N_("Ben understands"),
        N_("He sees what she is up to and lays the 7 of spades into a second cell."),
    ),
    (
        N_("The 8 is across"),
        N_("Anna lays the 8 of hearts on the 9 of clubs. That uncovers the ace of diamonds."),
    ),
    (
        N_("Home costs nothing"),
        N_("In the same turn the ace goes home: free, before or after the move."),
    ),
    (
        N_("The way back"),
        N_("Ben lays the 7 of spades from its cell on the 8 of hearts."),
    ),
    (
        N_("Five moves, no word"),
        N_(
            "Anna lays the 6 of diamonds on top. Three cards took 2 x 3 - 1 = 5 moves, and both cells are "
            "empty again. Column 3 now ends with the 5 of diamonds."
        ),
    ),
)
