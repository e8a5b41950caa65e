"""Rot und Schwarz, one core; the numbered deals 1 to 300.

Beside it stands fc-solve (fc-solve.shlomifish.org, written in C; Debian's freecell-solver-bin) with the
preset `lg`, on the same deals in the same run: plain FreeCell, which is the easier question, since
anybody may move any card and passing is free. So our solver is asked the same as well. What fc-solve
takes to start is not counted: it solves all deals in one go and tells when it began and ended.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from statistics import mean, median
from time import process_time

from rulesengine.common.records import blank
from rulesengine.rotundschwarz import LEVELS, NORMAL, HouseRules, State, solve, warm
from rulesengine.rotundschwarz.plans import PLAN, RELAXED, TO_WIN
from rulesengine.rotundschwarz.search import search, space_for
from rulesengine.rotundschwarz.solver import SOLVED, STEADY
from rulesengine.rotundschwarz.teams import simulate

LAST = 300
FC_SOLVE = "freecell-solver-range-parallel-solve"
TEAM, TEAM_DEALS = ("planner", "clearer"), 20
_LIMIT = 200_000  #: positions for a deal of plain FreeCell
_TIMES = re.compile(r"(?:Started|Reached Board No\. \d+) at ([\d.]+)")


def measure() -> Iterator[str]:
    """Yield one line a figure."""
    warm()
    for level in LEVELS:
        yield _level_line(HouseRules(level))
    yield _team_line()
    yield from _beside_fc_solve()


def _level_line(rules: HouseRules) -> str:
    answers, times = [], []
    for number in range(1, LAST + 1):
        state, begun = State.numbered(number, rules), process_time()
        answers.append(solve(state))
        times.append(1000 * (process_time() - begun))
    solved = sum(answer.verdict == SOLVED for answer in answers)
    nodes = mean(answer.nodes for answer in answers)
    return (
        f"solver at the level {rules.level.name}: {solved} of {LAST} deals, mean {mean(times):.1f} ms, "
        f"median {median(times):.1f} ms, {nodes:,.0f} positions"
    )


def _team_line() -> str:
    begun = process_time()
    tally = simulate(range(1, TEAM_DEALS + 1), TEAM, HouseRules(NORMAL))
    seconds = (process_time() - begun) / tally.games
    return f"games of two planners at the level normal: {seconds:.2f} s each, won {tally.won}"


def _beside_fc_solve() -> Iterator[str]:
    path = shutil.which(FC_SOLVE)
    if path is None:
        yield f"{FC_SOLVE} is not installed (Debian: freecell-solver-bin), so nothing stands beside this"
        return
    theirs = _fc_solve_seconds(path)
    for what, ours in (
        ("our solver on plain FreeCell", _seconds(_plain)),
        ("our solver on Rot und Schwarz, normal", _seconds(_ours)),
    ):
        yield (
            f"{what}: {1000 * ours:.1f} ms a deal, {ours / theirs:.1f} times fc-solve's "
            f"{1000 * theirs:.1f} ms on plain FreeCell"
        )


def _seconds(question: Callable[[int], None]) -> float:
    """Return how long a question takes for a deal, on average; asked once before it counts."""
    question(1)
    begun = process_time()
    for number in range(1, LAST + 1):
        question(number)
    return (process_time() - begun) / LAST


def _ours(number: int) -> None:
    solve(State.numbered(number))


def _plain(number: int) -> None:
    plan = blank(PLAN)
    plan.kind, plan.aim, plan.limit = RELAXED, TO_WIN, _LIMIT
    plan.weights[:] = STEADY
    search(State.numbered(number).thawed(), plan, space_for(_LIMIT))


def _fc_solve_seconds(path: str) -> float:
    """Return fc-solve's seconds for a deal; without a preset it would take all memory there is."""
    command = [path, "1", str(LAST), str(LAST), "-l", "lg"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    began, *_, ended = (float(time) for time in _TIMES.findall(said))
    return (ended - began) / LAST
