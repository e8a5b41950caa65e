"""Many numbered deals: what the solver says of them, and how often silent teams clear them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from rulesengine.common.estimates import Estimate, share
from rulesengine.common.luck import stream
from rulesengine.rotundschwarz.levels import HouseRules
from rulesengine.rotundschwarz.players import best_move
from rulesengine.rotundschwarz.solver import IMPOSSIBLE, SOLVED, UNKNOWN, tokens_needed
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

    @property
    def middle_turns(self) -> int | None:
        """How many turns the middle one of all wins took, None without a win."""
        turns = sorted(turn for (turn, _), count in self.wins.items() for _ in range(count))
        return turns[len(turns) // 2] if turns else None

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.ends + other.ends, self.wins + other.wins)


NOTHING_PLAYED = Tally(Counter(), Counter())


@dataclass(frozen=True)
class Survey:
    """What the solver says of deals, and what a team made of them.

    `verdicts` counts the solver's answers; `tokens_enough` counts the deals that so many tokens have
    been enough for, by the fewest the solver found.
    """

    verdicts: Counter[str]
    tokens_enough: Counter[int]
    tally: Tally

    @property
    def deals(self) -> int:
        """How many deals were looked at."""
        return self.verdicts.total()

    @property
    def solvable(self) -> Estimate:
        """The share of deals that a way to win is known for."""
        return share(self.verdicts[SOLVED], self.deals)

    @property
    def without_token(self) -> Estimate:
        """The share of deals that a way without any pass is known for."""
        return share(self.tokens_enough[0], self.deals)

    def __add__(self, other: Survey) -> Survey:
        return Survey(
            self.verdicts + other.verdicts,
            self.tokens_enough + other.tokens_enough,
            self.tally + other.tally,
        )


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


def survey(
    numbers: Iterable[int], players: tuple[str, str] | None, house_rules: HouseRules
) -> Survey:
    """Return what the solver says of numbered deals, and how A and B play them where both are named.

    Raises KeyError for an unknown player.
    """
    deals = list(numbers)
    verdicts, tokens = Counter[str](), Counter[int]()
    for number in deals:
        answer = tokens_needed(State.numbered(number, house_rules))
        if answer.enough is not None:
            verdicts[SOLVED] += 1
            tokens[answer.enough] += 1
        else:
            impossible = answer.least > house_rules.level.tokens
            verdicts[IMPOSSIBLE if impossible else UNKNOWN] += 1
    return Survey(
        verdicts, tokens, simulate(deals, players, house_rules) if players else NOTHING_PLAYED
    )
