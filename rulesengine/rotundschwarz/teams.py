"""Silent teams over many numbered deals: how often they clear the table, and what it costs them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from rulesengine.common.estimates import Estimate, share
from rulesengine.common.luck import stream
from rulesengine.rotundschwarz.levels import HouseRules
from rulesengine.rotundschwarz.players import best_move
from rulesengine.rotundschwarz.state import State

UNDECIDED = "undecided"  #: still playing after MOST_TURNS: the team goes round in circles
MOST_TURNS = 300  #: a win takes some 70 turns


@dataclass(frozen=True)
class Tally:
    """How games ended: `ends[status]` counts them, `wins[(turns, tokens)]` what the wins have cost."""

    ends: Counter[str]
    wins: Counter[tuple[int, int]]

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.ends.total()

    @property
    def won(self) -> Estimate:
        """The share of games won, with its interval over the deals."""
        return share(self.ends["won"], self.games)

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.ends + other.ends, self.wins + other.wins)


def play(
    number: int, players: tuple[str, str], house_rules: HouseRules, most_turns: int = MOST_TURNS
) -> State:
    """Return how the numbered deal ends when A and B play it; it may still run after `most_turns`.

    The same deal and players always play the same game. Raises KeyError for an unknown player. Two
    planners take about a tenth of a second.
    """
    state = State.numbered(number, house_rules)
    while not state.over and (turn := state.observe(0).turn) <= most_turns:
        view = state.observe(state.mover)
        state = state.apply(best_move(players[view.seat], view, stream(number, turn)))
    return state


def simulate(numbers: Iterable[int], players: tuple[str, str], house_rules: HouseRules) -> Tally:
    """Return the tally of numbered deals played by A and B; raises KeyError for an unknown player."""
    ends, wins = Counter[str](), Counter[tuple[int, int]]()
    for number in numbers:
        end = play(number, players, house_rules).observe(0)
        ends[end.status if end.over else UNDECIDED] += 1
        if end.status == "won":
            wins[end.turn, house_rules.level.tokens - end.tokens] += 1
    return Tally(ends, wins)
