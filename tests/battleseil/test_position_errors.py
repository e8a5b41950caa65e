"""A text that describes no position is refused in words, never with a position that breaks later."""

import re

import pytest

from rulesengine.battleseil import Observation, State
from rulesengine.battleseil.state import full_pack
from rulesengine.common.errors import NotationError

START = str(State.of_pack(full_pack()))
VIEW = str(State.of_pack(full_pack()).observe(0))


def changed(pattern, by, text=START):
    """The text with its first match replaced, which there must be."""
    assert re.search(pattern, text)
    return re.sub(pattern, lambda match: by, text, count=1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "ends too early"),
        ("battleseil base", "ends too early"),
        (changed("battleseil base", "chess base"), "Line 1 .*'chess base'"),
        (changed("battleseil base", "battleseil huge"), "'huge'.*base, great_field"),
        (changed("3 . =0 / =0", "3 . =0"), "Line 4 .*'3 . =0'"),
        (changed("3 . =0 / =0", "4 . =0 / =0"), "Line 4 "),
        (changed("3 . =0 / =0", "3 C =0 / =0"), "Line 4 "),
        (changed("3 . =0 / =0", "3 . X3 =0 / =0"), "'X3' is no card"),
        (changed("3 . =0 / =0", "3 . F1 / =0"), "Line 4 .*should look like"),
        (changed("3 . =0 / =0", "3 . H1 H2 H3 H4 H5 =0 / =0"), "Line 4 .*3 people"),
        (changed("hands .*", "hands"), "Line 11 "),
        (changed("turn 1 A", "turn 1 C"), "Line 14 .*turn 1 C"),
        (changed("last - / -", "last -"), "Line 15 "),
        (changed("last - / -", "last F0>1 / -"), "'F0' is no card"),
        (START + "\nresult C", "Line 16 "),
    ],
)
def test_a_line_that_does_not_fit_is_named(text, words):
    with pytest.raises(NotationError, match=words):
        State.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(changed("hands .*", "hands F1 F2"), id="one hand"),
        pytest.param(changed("hands .*", "hands F1 / F2 / F3"), id="three hands"),
        pytest.param(changed("F1 F3", "F1 F1 F3"), id="a card twice in a hand"),
        pytest.param(changed("3 . =0", "3 . F1 =0"), id="a card in a hand and at a rope"),
        pytest.param(changed("discard -", "discard F1"), id="a card in a hand and in the discard"),
        pytest.param(changed("hands F1", "hands F1 H9"), id="a card in a hand and in the stock"),
        pytest.param(
            changed("stock Fi4 Fi5 Fi6", "hands Fi4 Fi5 Fi6 / -\nstock"), id="a line twice"
        ),
        pytest.param(
            changed("hands .* / ", f"hands {' '.join(map(str, full_pack()))} / "), id="a huge hand"
        ),
        pytest.param(changed("hands F1 F3", "hands Mayor F3"), id="a special in a hand"),
        pytest.param(changed("hands F1 F3", "hands F10 F3"), id="a ten in the base game"),
        pytest.param(changed("3 . =0", "3 . Soap =0"), id="soap as one of the people"),
        pytest.param(changed("3 . =0", "3 . H9 H8 H7 H6 =9"), id="four people without mud"),
        pytest.param(changed("stock .*", "stock " + "H9 " * 61), id="a huge stock"),
        pytest.param(changed("discard -", "discard " + "H9 " * 71), id="a huge discard"),
        pytest.param(changed("turn 1 A", "turn 99999 A"), id="a huge turn"),
        pytest.param(changed("3 . =0", "3 . =99999"), id="a huge tick"),
        pytest.param(START + "\nresult A\nand more", id="a line too many"),
    ],
)
def test_a_position_that_no_round_can_hold_is_refused(text):
    with pytest.raises(NotationError):
        State.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(changed("seat A", "seat C", VIEW), id="no such seat"),
        pytest.param(changed("hand F1", "hand X1", VIEW), id="no such card"),
        pytest.param(changed("stock .*", "stock many cards", VIEW), id="no number"),
        pytest.param(changed("hand F1 F3", "hand F1", VIEW), id="fewer cards than it holds"),
        pytest.param(changed("holds 6 6", "holds 6 999", VIEW), id="a huge count"),
    ],
)
def test_a_view_that_no_seat_can_have_is_refused(text):
    with pytest.raises(NotationError):
        Observation.parse(text)


def test_the_words_about_a_missing_line_hold_no_pattern_of_a_program():
    with pytest.raises(NotationError) as caught:
        State.parse("battleseil base")
    assert not re.search(r"[\\*?]|\(\(", str(caught.value))


def test_blank_lines_and_blanks_around_lines_do_not_matter():
    spaced = "\n".join(f"  {line}  \n" for line in START.splitlines())
    assert str(State.parse(spaced)) == START
