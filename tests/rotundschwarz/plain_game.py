"""Plays and solves a little and prints every byte of it: run compiled, not compiled, without numba.

`python -m tests.rotundschwarz.plain_game` prints the same lines however the rules are run.
"""

from tests.common.plain_python import print_lines

RULES = ("easy", "normal signal_coins", "hard mixed_suits", "pro", "1/2 mixed_suits signal_coins")


def lines():
    """Yield what every position of some games is, the texts of the last ones, and some answers."""
    from rulesengine.common.luck import stream
    from rulesengine.rotundschwarz import (
        HouseRules,
        State,
        best_move,
        nothing_comes_home,
        solve,
        tokens_needed,
    )

    for name in RULES:
        state, luck = State.deal(HouseRules.named(name), seed=3), stream(3, 1)
        for _ in range(60):
            if state.over:
                break
            view = state.observe(state.mover)
            yield view.frozen.hex()
            yield " ".join(f"{move}{'!' * view.loses(move)}" for move in view.legal_moves())
            yield str(view.safe_home())
            state = state.apply(best_move("random", view, luck))
        yield state.frozen.hex()
        yield repr(str(state))
        yield f"{int(luck.state):x}"
        yield str(nothing_comes_home(state, limit=20))
    yield str(solve(State.numbered(164), limit=400))
    yield str(tokens_needed(State.numbered(2), limit=30))


if __name__ == "__main__":
    print_lines(lines)
