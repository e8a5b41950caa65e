"""What goes wrong is said so that it helps: what was tried, why not, what would do."""

import re

import pytest

from rulesengine.common import transcript
from rulesengine.common.errors import IllegalMove, NotationError
from rulesengine.rotundschwarz import HouseRules, State, parse_move, record, replay
from tests.rotundschwarz.tables import GERMAN

START = State.numbered(1228)
SIGNALS = State.parse(str(START).replace("normal", "normal signal_coins"))


def after(state, *texts):
    for text in texts:
        state = state.apply(parse_move(text))
    return state


BUSY = after(START, "6H>c", "7S>c", "8D>7")
ONE_CELL = State.numbered(1228, HouseRules.named("1/6"))
NO_TOKEN = State.parse(str(START).replace("tokens 6", "tokens 0"))
ALONE = State.parse(
    """rotundschwarz normal
cells - - - -
tokens 2
home H13 D13 S11 C12
turn 60 mover B
1: KC
2: KS QS
3:
4:
5:
6:
7:
8:"""
)
SHORT = record(START, [parse_move("6H>c"), parse_move("7S>c")])


def refused(state, text):
    """What the engine says when the move is tried."""
    with pytest.raises(IllegalMove) as caught:
        state.apply(parse_move(text))
    return caught.value


def read(text):
    return list(replay(transcript.parse(text)))


@pytest.mark.parametrize(
    ("state", "text", "code", "facts"),
    [
        (after(START, "give up"), "6H>c", "game_over", {}),
        (START, "TS>c", "not_your_card", {"card": "TS", "suits": "D H"}),
        (after(BUSY, "AH>h"), "7S>c", "lies_there", {"card": "7S"}),
        (after(BUSY, "AH>h", "7S>7"), "AH>c", "is_home", {"card": "AH"}),
        (START, "8D>7", "covered", {"card": "8D", "cover": "7S"}),
        (START, "6H>h", "cannot_go_home", {"card": "6H", "next": "AH"}),
        (BUSY, "6D>c", "already_moved", {"card": "6D"}),
        (after(ONE_CELL, "6H>c", "pass"), "6D>c", "no_free_cell", {"card": "6D"}),
        (START, "6H>7", "does_not_fit", {"card": "6H", "last": "9C", "column": 7}),
        (after(START, "9D>5", "pass"), "9D>3", "does_not_fit", {"card": "9D", "last": "3D"}),
        (NO_TOKEN, "pass", "no_token", {}),
        (ALONE, "pass", "plays_alone", {}),
        (START, "end", "move_first", {}),
        (START, "coin 3", "no_coins", {"column": 3}),
        (SIGNALS, "coin 3", "move_first", {"column": 3}),
        (after(SIGNALS, "6H>c"), "coin back", "coin_stays", {}),
        (after(SIGNALS, "6H>c", "coin 1", "TS>c", "end", "6D>c"), "coin 1", "coin_stays", {}),
        (BUSY, "pass", "already_moved", {}),
    ],
)
def test_a_refusal_says_which_move_why_not_and_with_which_facts(state, text, code, facts):
    error = refused(state, text)
    assert (error.move, error.refusal.code) == (text, code)
    assert facts.items() <= error.refusal.facts.items()
    assert error.refusal.why
    assert error.refusal.remedy
    assert error.where == str(state.observe(state.mover))
    assert "{" not in str(error)


def test_a_card_may_not_go_straight_back_to_its_column_or_to_the_cells():
    board = """variante farben
zellen 2 3C
marken 1
ziel H0 D0 S0 C0
zug R
zuletzt R JH {place}
{rest}"""
    rest = """1: KH QC JH
2: KD QS
3: 9S 7D 6S 4D 3S AD KC QH
4: 8C 7H 5C 4H 2C AH KS QD
5: JS 8D 7S 5D 4S 2D AS JD
6: TD 8H 6C 5H 9D 2H JC
7: TH 8S 6D 5S 3D 2S TC
8: 9C 7C 6H 4C 3H AC TS 9H"""
    for place, text, words in (("2", "JH>2", "from column 2"), ("z", "JH>c", "from the cells")):
        state = State.parse(board.format(place=place, rest=rest))
        error = refused(state, text)
        assert error.refusal.code == "no_return"
        assert f"JH {words}" in str(error)
        assert after(state, "pass", "TC>c").observe(0).allows(parse_move(text)) == (place == "2")


def test_a_seat_that_is_not_to_move_is_told_to_wait():
    refusal = START.observe(1).refusal(parse_move("TS>c"))
    assert (refusal.code, str(refusal)) == (
        "not_your_turn",
        "It is your partner's turn. Wait for your partner's move.",
    )


def test_something_that_is_no_move_is_named():
    with pytest.raises(TypeError, match="'6H>c' is no move"):
        START.apply("6H>c")
    with pytest.raises(ValueError, match="no column 8"):
        START.apply(type(parse_move("6H>1"))(parse_move("6H>1").card, 8))


# --- Positions ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("rotundschwarz normal", "seilschaft normal", "Line 1 .*rotundschwarz normal"),
        ("normal", "insane", "Line 1 .*'insane'"),
        ("cells - - - -", "cells - - - - -", "Line 2 .*4 cells"),
        ("cells - - - -", "cells XX", "Line 2 .*'XX' is no card"),
        ("tokens 6", "tokens 7", "Line 3 .*began with 6"),
        ("tokens 6", "tokens", "Line 3 .*tokens 6"),
        ("home H0", "home H14", "Line 4 .*13 cards"),
        ("home H0", "home H1", "Line 7 .*AH is home"),
        ("cells - - - -", "cells AH - - -", "Line 7 .*AH stands in the position twice"),
        ("turn 1", "turn 0", "Line 5 .*from 1"),
        ("turn 1", "turn 10000", "Line 5 .*too high"),
        ("mover A", "mover C", "Line 5"),
        ("mover A", "mover A moved", "nothing may follow"),
        ("mover A", "mover A\nlast A TS 3", "TS is no card of A"),
        ("mover A", "mover A\nlast A 6H 3\nlast A 6D 3", "Line 7 .*one card"),
        ("1: QC", "1:", "these are not: QC"),
        ("1: QC", "2: QC", "Line 6"),
        ("6D\nstatus", "6D\ncoin A 3\nstatus", "variant: signal_coins"),
        ("status playing", "status won", "the game is playing"),
        ("status playing", "status stuck", "the game is playing"),
        ("status playing", "status playing\n9:", "nothing may follow here"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_line(old, new, words):
    text = str(START)
    assert old in text
    with pytest.raises(NotationError, match=words):
        State.parse(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("mover B", "mover A", "all cards home is not the mover"),
        ("normal", "normal signal_coins", "no signal coin"),
    ],
)
def test_a_position_of_one_who_plays_alone_has_its_own_rules(old, new, words):
    text = str(ALONE).replace(old, new, 1)
    if "coin" in new:
        text = text.replace("status", "coin B 1\nstatus")
    with pytest.raises(NotationError, match=words):
        State.parse(text)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("zug S", "zug X", "Line 5 .*turn 4 mover B"),
        ("marken 2", "marken 100", "Line 1 .*3/100"),
        ("ziel H0", "ziel H1", "AH"),
        ("zuletzt R 8H", "zuletzt R 7S", "7S is no card of A"),
    ],
)
def test_a_german_board_that_cannot_be_is_refused_with_its_line(old, new, words):
    assert old in GERMAN
    with pytest.raises(NotationError, match=words):
        State.parse(GERMAN.replace(old, new, 1))


# --- Records -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"normal"', '"huge"', "'huge'.*easy, normal, hard, pro"),
        ("QC 9H", "QC QC", "exactly once"),
        ("QC 9H", "QC XX", "'XX' is no card"),
        ("2 B: 7S>c", "2 B: 7S-c", "Turn 2 B: '7S-c' is no"),
        ("2 B: 7S>c", "3 B: 7S>c", "Turn 3 B: it is turn 2 of B"),
    ],
)
def test_a_record_that_does_not_fit_says_what_is_wrong_with_it(old, new, words):
    assert old in str(SHORT)
    with pytest.raises(NotationError, match=words):
        read(str(SHORT).replace(old, new, 1))


def test_a_record_with_an_illegal_move_names_the_turn_and_the_move():
    with pytest.raises(IllegalMove) as caught:
        read(re.sub("2 B: 7S>c", "2 B: 8C>c", str(SHORT)))
    assert caught.value.move == "2 B: 8C>c"
