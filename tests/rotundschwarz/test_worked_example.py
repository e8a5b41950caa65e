"""Five turns move a run of three without a word: every sentence of the example holds."""

import pytest

from rulesengine.rotundschwarz import State, numbered_deal, record, replay
from rulesengine.rotundschwarz.worked_example import NUMBER, numbered_example, worked_example
from tests.rotundschwarz.naive import NaiveGame
from tests.rotundschwarz.tables import agree, step

EXAMPLES = pytest.mark.parametrize("example", [worked_example, numbered_example])


def names(cards):
    return " ".join(map(str, cards))


@pytest.fixture(scope="module")
def states():
    """The positions before the first move and after each."""
    return [state for _, state in replay(worked_example())]


@EXAMPLES
def test_both_readings_play_the_example(example):
    written = example()
    game = NaiveGame(written.tag("Deal").split())
    (_, state), *steps = replay(written)
    for move, _ in steps:
        state = step(state, game, str(move))
    agree(state, game)
    assert (state.mover, state.observe(0).turn, state.observe(0).tokens) == (1, 6, 6)


@EXAMPLES
def test_the_example_is_recorded_again_to_the_same_text(example):
    written = example()
    (_, start), *steps = replay(written)
    others = {tag: value for tag, value in written.tags.items() if tag in ("A", "B", "Number")}
    assert str(record(start, [move for move, _ in steps], others)) == str(written)


def test_anna_begins_and_the_run_lies_at_the_end_of_column_three(states):
    view = states[0].observe(0)
    assert (view.mover, view.turn, view.tokens) == (0, 1, 6)
    assert names(view.columns[2][-3:]) == "8H 7S 6D"
    assert str(view.columns[5][-1]) == "9C"


def test_the_cards_go_to_cells_and_the_eight_frees_the_ace(states):
    view = states[3].observe(0)
    assert names(view.cells[:2]) == "6D 7S"
    assert names(view.columns[5][-2:]) == "9C 8H"
    assert str(view.columns[2][-1]) == "AD"
    assert view.moved
    assert view.mover == 0


def test_at_the_end_both_cells_are_empty_and_the_run_lies_on_the_nine(states):
    view = states[-1].observe(0)
    assert view.cells == (None,) * 4
    assert names(view.columns[5][-4:]) == "9C 8H 7S 6D"
    assert names(view.columns[2]) == "3S AC 5D"
    assert view.home_count == 1
    assert view.mover == 1


def test_the_numbered_deal_holds_the_same_figure():
    first = next(replay(numbered_example()))[1]
    assert first == State.numbered(NUMBER)
    *_, (_, last) = replay(numbered_example())
    assert names(last.observe(0).columns[6][-4:]) == "9C 8D 7S 6H"
    assert numbered_deal(NUMBER)[0] == first.observe(0).columns[0][0]
