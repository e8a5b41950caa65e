"""Plays and proves a little and prints every byte of it: run compiled, not compiled, without numba.

`python -m tests.battleseil.plain_round` prints the same lines however the rules are run. The option
`--without-numba` makes numba impossible to import first.
"""

from tests.common.plain_python import print_lines


def lines():
    """Yield what a random round, the first moves of Sepp and the questions about one rope give."""
    from rulesengine.battleseil import BASE, GREAT_FIELD, State
    from rulesengine.battleseil.players import best_move
    from rulesengine.common.luck import stream
    from tests.battleseil.questions import KINDS, asked
    from tests.battleseil.tables import view_of

    for house_rules, player, most in (
        (BASE, "random", 200),
        (GREAT_FIELD, "random", 200),
        (BASE, "sepp", 200),
    ):
        state, luck = State.deal(house_rules, seed=3), stream(3, 1)
        for _ in range(most):
            if state.over:
                break
            state = state.apply(best_move(player, state.observe(state.mover), luck))
        yield state.frozen.hex()
        yield f"{int(luck.state):x}"
    for kind in KINDS:
        for seed in range(5):
            question, answer = asked(kind, seed)
            yield str(answer)
            yield str(view_of(question.table).reach(question.rope, 0))


if __name__ == "__main__":
    print_lines(lines)
