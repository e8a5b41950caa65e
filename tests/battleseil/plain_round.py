"""Plays and proves a little and prints every byte of it: run compiled, not compiled, without numba.

`python -m tests.battleseil.plain_round` prints the same lines however the rules are run. The option
`--without-numba` makes numba impossible to import first.
"""

from tests.common.plain_python import print_lines


def lines():
    """Yield what random rounds, moves of Sepp and the questions about one rope give."""
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
    yield str(best_move("sepp", _hopeless(), stream(1)))


def _hopeless():
    """A view of one who holds the last card there is, at a side in the mud that nobody can fill."""
    from rulesengine.battleseil import BASE
    from rulesengine.battleseil.state import full_pack
    from tests.battleseil.naive import new_rope, new_table
    from tests.battleseil.tables import state_of

    gone = [card for card in map(str, full_pack(BASE)) if card not in ("F1", "K5")]
    table = new_table([new_rope(A=["F1"], mud=True)], ["Mud", *gone], specials=True)
    return state_of(table, step="lay", hands={"A": ["K5"]}, stock=[]).observe(0)


if __name__ == "__main__":
    print_lines(lines)
