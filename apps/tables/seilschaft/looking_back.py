"""Looking back: a game that can be stepped through, card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulesengine.common.errors import N_
from rulesengine.seilschaft import GiveUp, Move, Observation, State, replay
from rulesengine.seilschaft.worked_example import worked_example

#: What is said at a step: a headline and a text, English sentences of the catalogues.
Told = tuple[str, str]


@dataclass(frozen=True)
class LookingBack:
    """A game and the step that is shown: `at` 0 is the deal, then one step a card."""

    positions: tuple[State, ...]
    moves: tuple[tuple[int, Move], ...]
    at: int
    told: Mapping[int, Told] = field(default_factory=dict)
    demonstration: bool = False

    def seat(self, own: int) -> int:
        """Return the seat through whose eyes it is seen: the own one, Anna's in the demonstration."""
        return 0 if self.demonstration else own

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.positions) - 1

    def to(self, at: int) -> LookingBack:
        """Return the same game at another step; beyond the ends it stays at the end."""
        return replace(self, at=max(0, min(at, self.last)))

    def observe(self, seat: int) -> Observation:
        """Return what a seat knew at the step that is shown."""
        return self.positions[self.at].observe(seat)

    @property
    def shown_moves(self) -> tuple[tuple[int, Move], ...]:
        """The moves up to the step that is shown, each with its seat."""
        return self.moves[: self.at]

    @property
    def words(self) -> Told | None:
        """What is told at this step."""
        return self.told.get(self.at)


def of_game(start: State, moves: Sequence[tuple[int, Move]]) -> LookingBack:
    """Return a finished game, at its end; giving up is no step of its own."""
    positions, cards = [start], []
    for seat, move in moves:
        if not isinstance(move, GiveUp):
            positions.append(positions[-1].apply(move))
            cards.append((seat, move))
    return LookingBack(tuple(positions), tuple(cards), len(cards))


def demonstration() -> LookingBack:
    """Return the worked example of the rules at its first step, with a word to every card."""
    positions: list[State] = []
    moves: list[tuple[int, Move]] = []
    for move, state in replay(worked_example()):
        if move is not None:
            moves.append((positions[-1].mover, move))
        positions.append(state)
    told = dict(enumerate(_WORKED_EXAMPLE))
    return LookingBack(tuple(positions), tuple(moves), 0, told, demonstration=True)


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
