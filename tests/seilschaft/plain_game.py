"""Plays a little and prints every byte of it: run compiled, not compiled, without numba.

`python -m tests.seilschaft.plain_game` prints the same lines however the rules are run. The option
`--without-numba` makes numba impossible to import first.
"""

from tests.common.plain_python import print_lines

RULES = ("easy", "normal open_hands", "hard two_deals", "pro")


def lines():
    """Yield what every position of some games is, the texts of the last ones, and some tallies."""
    from rulesengine.common.luck import stream
    from rulesengine.seilschaft import HouseRules, State
    from rulesengine.seilschaft.kernels import simulate
    from rulesengine.seilschaft.players import best_move

    for name in RULES:
        rules = HouseRules.named(name)
        for player in ("random", "simple"):
            state, luck = State.deal(rules, seed=3), stream(3, 1)
            while not state.over:
                view = state.observe(state.mover)
                yield view.frozen.hex()
                state = state.apply(best_move(player, view, luck))
            yield state.frozen.hex()
            yield repr(str(state))
            yield f"{int(luck.state):x}"
        yield str(simulate("simple", "random", 4, seed=5, house_rules=rules))
        yield str(simulate("simple", "simple", 2, seed=6, house_rules=rules))


if __name__ == "__main__":
    print_lines(lines)
