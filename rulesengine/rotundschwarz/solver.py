"""Can it still be won, with how many tokens, and how: exact answers with their witness.

One mind plays for both. A solution is a list of moves that replays through the rules. "Impossible" is
only said when a search has run out of positions: of the game itself, or of the game in which passing
is free (FreeCell), which allows more. Everything else is "unknown" within the stated limit. No luck
is used: the same question has the same answer. Nothing runs in parallel.

Measured with `python -m tests.rotundschwarz.measure 300`, and `... 12000 normal pro`, on one of two
shared x86_64 cores, Python 3.11.7, numba 0.68, numbered deals from 1 on, LIMIT positions each:

| level, deals | solved | impossible | unknown | mean, median ms | mean, median positions |
| --- | --- | --- | --- | --- | --- |
| easy 300 | 300 | 0 | 0 | 1.4, 0.5 | 900, 200 |
| normal 300 | 300 | 0 | 0 | 2.3, 0.7 | 2,081, 394 |
| hard 300 | 300 | 0 | 0 | 2.6, 0.8 | 2,089, 412 |
| pro 300 | 294 | 3 | 3 | 32.4, 1.6 | 24,787, 1,220 |
| normal 12000 | 11,995 | 1 | 4 | 3.4, 0.7 | 2,805, 388 |
| pro 12000 | 11,869 | 69 | 62 | 23.7, 1.7 | 17,997, 1,494 |

Deal 11982 is impossible with four cells (no seed: an exhausted search). With three cells deal 2440
needs exactly three tokens and deal 2338 exactly one, and neither is won when cards go home as soon as
they may. Of the deals 1 to 100 at normal 99 need no token, and deal 12 just one.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulesengine.common.records import Record, blank, freeze, thaw
from rulesengine.rotundschwarz.line import line_to
from rulesengine.rotundschwarz.moves import Move, Pass, unpack
from rulesengine.rotundschwarz.plans import EXACT, PLAN, QUICK, RELAXED, TO_BRING_HOME, TO_WIN
from rulesengine.rotundschwarz.position import POSITION
from rulesengine.rotundschwarz.search import RAN_OUT, search, space_for
from rulesengine.rotundschwarz.state import State

SOLVED, IMPOSSIBLE, UNKNOWN = "solved", "impossible", "unknown"
LIMIT = 1_200_000  #: positions a question may expand unless another limit is given


@dataclass(frozen=True)
class Attempt:
    """One search of a question: its kind, its weights (worth.py), and the share of the limit it gets."""

    kind: int
    weights: tuple[int, ...]
    eager: int = 0
    most: int = LIMIT  #: positions it may expand at most, within the limit of the question


# Found by hill climbing on the numbered deals 301 to 600 at the levels normal and pro. In the order of
# worth.py: not home, covering, covering later, blocking, breaks, full cells, empty columns, tokens
# spent, turns.
STEADY = (27, 8, 2, 10, 3, 3, 33, 30, 2)  # the fewest positions on average
THRIFTY = (4, 5, 1, 19, 16, 0, 57, 59, 5)  # builds runs, keeps tokens
HASTY = (20, 6, 4, 8, 8, 8, 24, 30, 4)
EVEN = (20, 12, 2, 10, 4, 6, 16, 10, 2)

#: Guesses that fail on different deals, soon given up and later taken up again with more time; then
#: the proof in the game with free passing, then the whole game.
ATTEMPTS = (
    Attempt(QUICK, STEADY, eager=2, most=2_000),
    Attempt(QUICK, THRIFTY, eager=1, most=8_000),
    Attempt(QUICK, HASTY, eager=13, most=15_000),
    Attempt(QUICK, EVEN, eager=2, most=10_000),
    Attempt(QUICK, THRIFTY, eager=0, most=10_000),
    Attempt(QUICK, STEADY, eager=2, most=100_000),
    Attempt(QUICK, THRIFTY, eager=1, most=100_000),
    Attempt(QUICK, HASTY, eager=13, most=110_000),
    Attempt(QUICK, EVEN, eager=2, most=150_000),
    Attempt(
        RELAXED, STEADY, most=2_000
    ),  # small first: the memory of a large one alone takes 10 ms
    Attempt(EXACT, STEADY, most=2_000),
    Attempt(RELAXED, STEADY, most=200_000),
    Attempt(EXACT, STEADY),
)
PROOFS = tuple(attempt for attempt in ATTEMPTS if attempt.kind != QUICK)


@dataclass(frozen=True)
class Answer:
    """What a search found: `verdict` is SOLVED with `moves` that get there, IMPOSSIBLE or UNKNOWN.

    `nodes` positions were expanded, at most `limit`. IMPOSSIBLE is proven: no position was left.
    """

    verdict: str
    moves: tuple[Move, ...]
    nodes: int
    limit: int

    @property
    def tokens(self) -> int:
        """How many tokens the moves spend."""
        return sum(isinstance(move, Pass) for move in self.moves)


@dataclass(frozen=True)
class TokensNeeded:
    """Fewer than `least` tokens are proven not to be enough; `enough` are, by `moves`, None unknown.

    `nodes` positions were expanded for all questions together.
    """

    least: int
    enough: int | None
    moves: tuple[Move, ...]
    nodes: int

    @property
    def exact(self) -> bool:
        """Whether `enough` tokens are proven to be the fewest."""
        return self.least == self.enough


def solve(state: State, limit: int = LIMIT, attempts: tuple[Attempt, ...] = ATTEMPTS) -> Answer:
    """Return whether the team can win from here with the tokens it has, and how.

    Expands at most `limit` positions, each one to two microseconds and some hundred bytes. Other
    `attempts` find other ways.

    >>> solve(State.numbered(1)).verdict
    'solved'
    """
    if state.over:
        return Answer(SOLVED if state.won else IMPOSSIBLE, (), 0, limit)
    return _answer(state, state.thawed(), attempts, TO_WIN, limit)


def nothing_comes_home(state: State, limit: int = LIMIT) -> Answer:
    """Return whether any card can still go home: IMPOSSIBLE proves that none can, whatever is played.

    SOLVED comes with moves that bring one home (rules.md, Winning and losing).
    """
    if state.over:
        return Answer(IMPOSSIBLE, (), 0, limit)
    return _answer(state, state.thawed(), PROOFS, TO_BRING_HOME, limit)


def tokens_needed(state: State, limit: int = LIMIT) -> TokensNeeded:
    """Return how few of the tokens left are enough to win from here.

    Asks with 0, 1, 2, ... tokens, each question with at most `limit` positions.
    """
    least, nodes = 0, 0
    position = state.thawed()
    for tokens in range(int(position.tokens) + 1):
        position.tokens = tokens
        answer = _answer(state, position, ATTEMPTS, TO_WIN, limit)
        nodes += answer.nodes
        if answer.verdict == SOLVED:
            return TokensNeeded(least, tokens, answer.moves, nodes)
        if answer.verdict == IMPOSSIBLE and least == tokens:
            least = tokens + 1
    return TokensNeeded(least, None, (), nodes)


def _answer(
    state: State, position: Record, attempts: tuple[Attempt, ...], aim: int, limit: int
) -> Answer:
    """Return what the attempts make of a position of `state` that may have fewer tokens."""
    start = _search_start(position)
    nodes, hopeless = 0, False
    for attempt in attempts:
        if hopeless and attempt.kind == QUICK:
            continue  # where one quick search ran out of positions others hardly find a way
        plan = _plan_of(attempt, aim, limit - nodes)
        space = space_for(int(plan.limit))
        found, expanded = search(start, plan, space)
        nodes += expanded
        if found >= 0 and attempt.kind != RELAXED:
            line = line_to(found, plan, space, start, _counted_from_here(state.thawed()))
            return Answer(SOLVED, tuple(unpack(int(move)) for move in line), nodes, limit)
        if found == RAN_OUT and attempt.kind != QUICK:
            return Answer(IMPOSSIBLE, (), nodes, limit)
        hopeless |= found == RAN_OUT
    return Answer(UNKNOWN, (), nodes, limit)


def _plan_of(attempt: Attempt, aim: int, limit: int) -> Record:
    plan = blank(PLAN)
    plan.kind, plan.aim, plan.eager = attempt.kind, aim, attempt.eager
    plan.weights[:] = attempt.weights
    plan.limit = min(limit, attempt.most)
    return plan


def _search_start(position: Record) -> Record:
    """Return a copy to search from; guesses count the turns and the tokens spent from here on."""
    start = _counted_from_here(thaw(freeze(position), POSITION))
    start.terms.tokens = start.tokens
    start.terms.signals = 0  # a request moves no card
    return start


def _counted_from_here(position: Record) -> Record:
    position.turn = 1
    return position
