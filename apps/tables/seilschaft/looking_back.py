"""What can be stepped through at a Seilschaft table, card by card: a finished game, the worked example."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from apps.tables.shared.looking_back import EXAMPLE, LookingBack, Told, replayed, steps
from rulesengine.common.errors import N_
from rulesengine.seilschaft import GiveUp, Move, State, replay
from rulesengine.seilschaft.worked_example import worked_example


def of_game(start: State, moves: Sequence[tuple[int, Move]]) -> LookingBack:
    """Return a finished game at its deal; giving up is no step of its own."""
    return steps(start, [move for move in moves if not isinstance(move[1], GiveUp)], ())


def demonstration() -> LookingBack:
    """Return the worked example of the rules at its first step, with a word to every card."""
    told = dict(enumerate(_WORKED_EXAMPLE))
    return replace(replayed(replay(worked_example()), ()), told=told, kind=EXAMPLE)


_WORKED_EXAMPLE: tuple[Told, ...] = (
    (
        N_("Nothing can happen yet"),
        N_(
            "The coin lies on the camp, four cards from each end, and no trick has more than four steps. "
            "Ben has dealt, so Anna leads. There is no trump."
        ),
    ),
    (N_("First trick"), N_("Anna leads the king of spades: two steps.")),
    (
        N_("Three steps to Anna's end"),
        N_(
            "Ben follows with the 9, one step. Anna wins and pulls 2 + 1 = 3 steps, to the second card "
            "from her end. It is hidden, so it opens: the 6 of hearts. From now on hearts are trump."
        ),
    ),
    (
        N_("Second trick"),
        N_(
            "The coin is one card from Anna's end: a trick she wins with two steps or more is a fall. "
            "She leads the 9 of clubs, one step."
        ),
    ),
    (
        N_("Ben brakes"),
        N_(
            "With the 8 of clubs Anna would win with two steps, one too many. So Ben plays the 4, no "
            "step: Anna pulls one step, onto her end card. The queen of diamonds opens, and diamonds "
            "are trump."
        ),
    ),
    (
        N_("Third trick"),
        N_(
            "On the end card even one step would be too many if Anna wins. She leads the 3 of hearts, "
            "no step: if it wins, the coin just stays."
        ),
    ),
    (
        N_("Ben takes it with a trump"),
        N_(
            "Ben has no heart and ruffs with the king of diamonds. He wins and pulls two steps to his "
            "end, past the open 6 of hearts: the 10 of spades opens. Three of eight are open, spades are "
            "trump, and Ben leads."
        ),
    ),
)
