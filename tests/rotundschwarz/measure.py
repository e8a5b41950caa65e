"""Measures the solver on numbered deals: `python -m tests.rotundschwarz.measure [last deal] [levels]`."""

import sys
import time
from statistics import mean, median

from rulesengine.rotundschwarz import LEVELS, HouseRules, State, solve, warm
from rulesengine.rotundschwarz.solver import IMPOSSIBLE, SOLVED, UNKNOWN


def measured(rules, last):
    """Return verdicts, milliseconds and positions expanded of the deals 1..last."""
    verdicts, times, nodes = [], [], []
    for number in range(1, last + 1):
        state = State.numbered(number, rules)
        begun = time.perf_counter()
        answer = solve(state)
        times.append((time.perf_counter() - begun) * 1000)
        verdicts.append(answer.verdict)
        nodes.append(answer.nodes)
    return verdicts, times, nodes


def main(last="300", *names):
    """Print a line a level."""
    warm()
    for name in names or [level.name for level in LEVELS]:
        verdicts, times, nodes = measured(HouseRules.named(name), int(last))
        counts = ", ".join(f"{verdicts.count(one)} {one}" for one in (SOLVED, IMPOSSIBLE, UNKNOWN))
        print(
            f"{name:7} {counts}; mean {mean(times):.1f} ms, median {median(times):.1f} ms, "
            f"{mean(nodes):,.0f} positions, median {median(nodes):,.0f}"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
