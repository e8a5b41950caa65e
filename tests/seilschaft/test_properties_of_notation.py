"""What is printed parses back to the same value; what cannot be read is refused in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.common import transcript
from rulesengine.common.errors import NotationError
from rulesengine.seilschaft import (
    LEVELS,
    Card,
    GiveUp,
    HouseRules,
    Observation,
    Play,
    State,
    parse_move,
    record,
)
from tests.seilschaft.games import GAMES, played_game, position
from tests.seilschaft.naive import PACK, steps

positions = st.builds(position, st.integers(0, GAMES - 1), st.floats(0, 1))
seats = st.sampled_from([0, 1])
#: Quotes, backslashes, line ends of every kind, brackets and letters of every script.
tag_values = st.text(
    st.one_of(
        st.sampled_from('"\\\n\r\t[]{};:,n \x85\u2028\u2029\x0b\x0c\x1c'),
        st.characters(exclude_categories=["Cs"]),
    ),
    max_size=20,
)


def test_cards_are_written_as_the_rules_say_and_parse_back():
    assert [str(Card(number)) for number in range(52)] == PACK
    assert [Card.parse(text) for text in PACK] == list(range(52))


def test_both_readings_count_the_same_steps_and_forty_in_all():
    assert [Card(number).steps for number in range(52)] == [steps(text) for text in PACK]
    assert sum(Card(number).steps for number in range(52)) == 40
    assert [sum(Card(n).steps == count for n in range(52)) for count in (1, 2)] == [16, 12]


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("10♥", "TH"),
        ("B♣", "JC"),
        ("D♦", "QD"),
        ("bd", "JD"),
        ("DD", "QD"),
        ("qs", "QS"),
        ("10c", "TC"),
    ],
)
def test_cards_are_also_read_the_german_way_and_with_suit_signs(text, card):
    assert str(Card.parse(text)) == card


@pytest.mark.parametrize(
    "text",
    ["", "9", "C", "1C", "11C", "0C", "9X", "C9", " 9C", "9C ", "9 C", "-", "?", "9C?", "010C"],
)
def test_a_text_that_is_no_card_is_refused_with_the_way_to_write_one(text):
    with pytest.raises(NotationError, match="9C or TH") as caught:
        Card.parse(text)
    assert repr(text) in str(caught.value)


def test_every_move_prints_and_parses_back():
    moves = [*(Play(Card(number)) for number in range(52)), GiveUp()]
    assert [parse_move(str(move)) for move in moves] == moves


@pytest.mark.parametrize(
    "text", ["", "9", "give", "Give up", "A gives up", "pass", "9C>3", "9C 4C"]
)
def test_a_text_that_is_no_move_is_refused_with_the_ways_to_write_one(text):
    with pytest.raises(NotationError, match=r"9C or TH.*give up") as caught:
        parse_move(text)
    assert repr(text) in str(caught.value)


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


@given(st.integers(0, GAMES - 1), st.floats(0, 1), st.dictionaries(st.just("Event"), tag_values))
def test_every_record_prints_and_parses_back(number, part, tags):
    states, moves = played_game(number)
    written = record(states[0], moves[: round(part * len(moves))], tags)
    assert transcript.parse(str(written)) == written


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("deals", [2, 3])
@pytest.mark.parametrize("open_hands", [False, True])
def test_house_rules_are_found_again_by_their_name(level, deals, open_hands):
    rules = HouseRules(level, deals, open_hands)
    assert HouseRules.named(rules.name) == rules


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "easy, normal, hard, pro"),
        ("huge", "'huge'.*easy, normal, hard, pro"),
        ("normal blind", "'blind'.*open_hands, two_deals"),
    ],
)
def test_unknown_house_rules_are_answered_with_the_ones_there_are(name, words):
    with pytest.raises(KeyError, match=words):
        HouseRules.named(name)
