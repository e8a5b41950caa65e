"""What is printed parses back to the same value; what cannot be read is refused in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.battleseil import Card, Observation, State, record
from rulesengine.battleseil.cards import SPECIAL_NAMES
from rulesengine.battleseil.notation import parse_move
from rulesengine.common import transcript
from rulesengine.common.errors import NotationError
from tests.battleseil.every_move import MOVES
from tests.battleseil.naive_teams import JOKERS, club_cards
from tests.battleseil.questions import KINDS, asked, kind_name
from tests.battleseil.rounds import ROUNDS, played_round, position
from tests.battleseil.tables import state_of

positions = st.builds(position, st.integers(0, ROUNDS - 1), st.floats(0, 1))
seats = st.sampled_from([0, 1])
#: Quotes, backslashes, line ends of every kind, brackets and letters of every script.
tag_values = st.text(
    st.one_of(
        st.sampled_from('"\\\n\r\t[]{};:,n \x85\u2028\u2029\x0b\x0c\x1c'),
        st.characters(exclude_categories=["Cs"]),
    ),
    max_size=20,
)


@pytest.mark.parametrize("number", range(70))
def test_every_card_prints_and_parses_back(number):
    assert Card.parse(str(Card(number))) == number


def test_cards_are_written_as_the_rules_say():
    clubs = [str(Card(number)) for number in range(60)]
    assert clubs == club_cards(10)
    assert tuple(str(Card(number)) for number in range(60, 70)) == SPECIAL_NAMES
    assert SPECIAL_NAMES[:4] == JOKERS


@pytest.mark.parametrize(
    "text",
    ["", "F", "F0", "F11", "X3", "f4", "4F", "Fi", "F4 ", " F4", "F-1", "F²", "mayor", "F04"],
)
def test_a_text_that_is_no_card_is_refused_with_the_way_to_write_one(text):
    with pytest.raises(NotationError, match="Fi7") as caught:
        Card.parse(text)
    assert repr(text) in str(caught.value)


def test_every_move_prints_and_parses_back():
    assert [parse_move(str(move)) for move in MOVES] == MOVES


@pytest.mark.parametrize(
    "text", ["", "F4>0", "F4>10", "F4", ">3", "x0", "x10", "x", "Draw", "C gives up", "gives up"]
)
def test_a_text_that_is_no_move_is_refused_with_the_ways_to_write_one(text):
    with pytest.raises(NotationError, match="F4>3") as caught:
        parse_move(text)
    assert repr(text) in str(caught.value)


def test_a_move_with_a_card_that_is_none_names_the_card():
    with pytest.raises(NotationError, match="'X4' is no card"):
        parse_move("X4>3")


@given(positions)
def test_every_position_prints_and_parses_back_to_the_same_bytes(state):
    assert State.parse(str(state)) == state


@given(positions, seats)
def test_every_view_prints_and_parses_back_to_the_same_bytes(state, seat):
    view = state.observe(seat)
    assert Observation.parse(str(view)) == view


@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_positions_with_jokers_soap_mud_and_discard_print_and_parse_back(kind):
    for seed in range(20):
        question, _ = asked(kind, seed)
        state = state_of(question.table)
        assert State.parse(str(state)) == state
        for seat in (0, 1):
            assert Observation.parse(str(state.observe(seat))) == state.observe(seat)


@given(st.integers(0, ROUNDS - 1), st.floats(0, 1), st.dictionaries(st.just("Event"), tag_values))
def test_every_record_prints_and_parses_back(number, part, tags):
    states, moves = played_round(number)
    written = record(states[0], moves[: round(part * len(moves))], tags)
    assert transcript.parse(str(written)) == written


def test_a_finished_round_given_up_prints_and_parses_back():
    for seat in "AB":
        end = State.deal(seed=5).apply(parse_move(f"{seat} gives up"))
        assert State.parse(str(end)) == end
        assert f"{seat} gave up" in str(end)


@given(positions, seats, st.data())
def test_no_hidden_card_stands_in_the_printed_view(state, seat, data):
    view = state.observe(seat)
    words = str(view).replace(">", " ").split()
    assert not set(words) & {str(card) for card in view.hidden}
