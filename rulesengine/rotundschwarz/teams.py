"""Many numbered deals: what the solver says of them, and how often silent teams clear them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from rulesengine.common.estimates import Estimate, share
from rulesengine.common.luck import stream
from rulesengine.rotundschwarz.levels import REPEATED, HouseRules, own_level
from rulesengine.rotundschwarz.moves import GiveUp
from rulesengine.rotundschwarz.players import best_move
from rulesengine.rotundschwarz.solver import IMPOSSIBLE, SOLVED, Answer, solve
from rulesengine.rotundschwarz.state import State

UNDECIDED = "undecided"  #: still playing after MOST_TURNS: the team goes round in circles
MOST_TURNS = 300  #: a win takes some 70 turns
SURVEY_LIMIT = 300_000  #: positions for one question about one deal of many
_PROOF = 300_000  #: positions that a team without hope may think over


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

    A team whose table comes back and back gives up when it is proven that it cannot win any more. The
    same deal and players always play the same game. Raises KeyError for an unknown player. Two
    planners take some tenths of a second.
    """
    state, stood = State.numbered(number, house_rules), Counter[bytes]()
    while not state.over and (turn := state.observe(0).turn) <= most_turns:
        stood[state.table_key()] += 1
        if stood[state.table_key()] == REPEATED and _is_hopeless(state):
            return state.apply(GiveUp())
        view = state.observe(state.mover)
        state = state.apply(best_move(players[view.seat], view, stream(number, turn)))
    return state.apply(GiveUp()) if not state.over and _is_hopeless(state) else state


def _is_hopeless(state: State) -> bool:
    return solve(state, _PROOF).verdict == IMPOSSIBLE


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
    numbers: Iterable[int],
    players: tuple[str, str] | None,
    house_rules: HouseRules,
    limit: int = SURVEY_LIMIT,
) -> Survey:
    """Return what the solver says of numbered deals, and how A and B play them where both are named.

    Every question to the solver may search `limit` positions. Raises KeyError for an unknown player.
    """
    deals = list(numbers)
    answers = [_thriftiest(number, house_rules, limit) for number in deals]
    return Survey(
        Counter(answer.verdict for answer in answers),
        Counter(answer.tokens for answer in answers if answer.verdict == SOLVED),
        simulate(deals, players, house_rules) if players else NOTHING_PLAYED,
    )


def _thriftiest(number: int, house_rules: HouseRules, limit: int) -> Answer:
    """Return the solver's answer with the fewest tokens that it finds a way for."""
    answer = solve(State.numbered(number, house_rules), limit)
    for tokens in range(answer.tokens):
        level = own_level(house_rules.level.cells, tokens)
        fewer = solve(State.numbered(number, replace(house_rules, level=level)), limit)
        if fewer.verdict == SOLVED:
            return fewer
    return answer
