"""What is printed parses back to the same value; what cannot be read is refused in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.common import transcript
from rulesengine.common.errors import NotationError
from rulesengine.rotundschwarz import Card, GiveUp, Observation, State, parse_move, record
from rulesengine.rotundschwarz.moves import pack, unpack
from tests.rotundschwarz.games import GAMES, played_game, position
from tests.rotundschwarz.naive import PACK
from tests.rotundschwarz.tables import GERMAN, MOVES

positions = st.builds(position, st.integers(0, GAMES - 1), st.floats(0, 1))
seats = st.sampled_from([0, 1])


def test_cards_are_written_as_the_rules_say_and_parse_back():
    assert sorted(str(Card(number)) for number in range(52)) == sorted(PACK)
    assert all(str(Card.parse(text)) == text for text in PACK)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("10H", "TH"),
        ("TH", "TH"),
        ("10♥", "TH"),
        ("BD", "JD"),
        ("JD", "JD"),
        ("DD", "QD"),
        ("QD", "QD"),
        ("D♦", "QD"),
        ("KD", "KD"),
    ],
)
def test_cards_are_also_read_the_german_way_and_with_suit_signs(text, card):
    assert str(Card.parse(text)) == card


@pytest.mark.parametrize("text", ["1H", "DX", "", "H", "11H", "H9", " 9H"])
def test_a_text_that_is_no_card_is_refused_with_the_way_to_write_one(text):
    with pytest.raises(NotationError, match="9C or TH") as caught:
        Card.parse(text)
    assert repr(text) in str(caught.value)


def test_every_move_prints_and_parses_back_and_has_its_number():
    assert [parse_move(str(move)) for move in MOVES] == MOVES
    assert [unpack(pack(move)) for move in MOVES] == MOVES
    assert len({pack(move) for move in MOVES}) == len(MOVES)


@pytest.mark.parametrize("text", ["6D>z", "6D>C", "6♦>c"])
def test_a_cell_is_also_read_the_german_way(text):
    assert str(parse_move(text)) == "6D>c"


@pytest.mark.parametrize("text", ["", "6D", "6D>9", "6D>0", ">3", "coin 9", "coin", "Pass", "6D-3"])
def test_a_text_that_is_no_move_is_refused_with_the_ways_to_write_one(text):
    with pytest.raises(NotationError, match=r"is no (move: write 8H>6|card)"):
        parse_move(text)


@given(positions)
def test_every_position_prints_and_parses_back_to_the_same_bytes(state):
    assert State.parse(str(state)) == state


@given(positions, seats)
def test_every_view_prints_and_parses_back_to_the_same_bytes(state, seat):
    view = state.observe(seat)
    assert Observation.parse(str(view)) == view


@given(positions)
def test_a_game_given_up_prints_and_parses_back(state):
    if not state.over:
        end = state.apply(GiveUp())
        assert State.parse(str(end)) == end
        assert str(end).endswith("status gave_up")


@given(positions)
def test_without_its_last_line_a_position_says_itself_how_it_stands(state):
    assert State.parse(str(state).rpartition("\n")[0]) == state


@given(st.integers(0, GAMES - 1), st.floats(0, 1))
def test_every_record_prints_and_parses_back(number, part):
    states, moves = played_game(number)
    written = record(states[0], moves[: round(part * len(moves))], {"Event": 'a "test"'})
    assert transcript.parse(str(written)) == written


def test_a_board_in_german_words_is_the_same_position():
    assert str(State.parse(GERMAN)).splitlines()[:8] == [
        "rotundschwarz 3/2 mixed_suits",
        "cells QH QD -",
        "tokens 2",
        "home H0 D0 S0 C0",
        "turn 1 mover B",
        "last A 8H 3",
        "last B 7S c",
        "1: 9C 8H 7S 6D",
    ]
