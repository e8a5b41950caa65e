"""Texts that can be read line by line, but are no position: their lines contradict each other."""

import re

import pytest

from rulesengine.common.errors import NotationError
from rulesengine.seilschaft import Observation, State
from tests.seilschaft.tables import new_position, position_text
from tests.seilschaft.texts import OPEN_VIEW, TEXT, TRICK, VIEW, changed

NO_REDEALS = re.sub("redeal .*\n", "", TEXT)
LAST_TRICK = re.sub(
    "redeal .*\n",
    "",
    position_text(new_position(hands=["9C", "JC"], opened=[1], coin=1, trump="H")),
)
TWO_DEALS = changed("normal", "normal two_deals")
MANY_TRICKS = changed("status", "\n".join([TRICK] * 39) + "\nstatus")
ALL_OPEN = changed("ridge .*", "ridge QD 6H TS 2C 3S 7C 5D 8H 4C")


@pytest.mark.parametrize(
    "text",
    [
        # memory is read or written beyond the record as soon as such a position is played on
        pytest.param(changed("deal 1", "deal 3", TWO_DEALS), id="a third deal of two"),
        pytest.param(MANY_TRICKS, id="39 finished tricks and one more to play"),
        # the cards of the next deal or trick are wrong or missing
        pytest.param(changed("QD ", "? ", NO_REDEALS), id="a card of the ridge nobody knows"),
        pytest.param(changed("trick 12", "trick 13"), id="more cards in hand than tricks left"),
        pytest.param(changed("9C 2H", "9C"), id="hands of different size before a lead"),
        pytest.param(changed("hands .*", "hands - / -"), id="two empty hands"),
        # whoever is to play and what was led contradict each other
        pytest.param(changed("mover A", "mover B"), id="no lead and the other seat to play"),
        pytest.param(changed("lead -", "lead KC"), id="a lead and the leader to play"),
        pytest.param(changed("mover A lead -", "mover B lead 9C"), id="a lead that is in a hand"),
        pytest.param(
            changed("mover A lead -", "mover B lead QD"), id="a lead that is in the ridge"
        ),
        # the end can not be reached, or is reached already
        pytest.param(changed("3S", "3S?"), id="a hidden camp"),
        pytest.param(ALL_OPEN, id="still playing with the whole ridge open"),
        pytest.param(changed("playing", "won"), id="won with hidden cards"),
        # suits and cards that contradict the ridge
        pytest.param(changed("voids -", "voids C-D"), id="a dash between two suits"),
        pytest.param(changed("voids -", "voids CC"), id="a suit twice"),
        pytest.param(changed("normal", "pro"), id="a trump at Pro"),
        pytest.param(changed("seen -", "seen QD"), id="a card played earlier in the ridge"),
    ],
)
def test_a_text_that_contradicts_itself_is_refused(text):
    with pytest.raises(NotationError, match="Line"):
        State.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(changed("TS[?]|[?] [?]", "TS? ?", VIEW), id="a hidden card with its name"),
        pytest.param(changed("shown .*", "shown 5H", OPEN_VIEW), id="fewer cards shown than held"),
    ],
)
def test_a_view_that_no_seat_can_have_is_refused(text):
    with pytest.raises(NotationError, match="Line"):
        Observation.parse(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (changed("out - / -", "out 9C / -"), "Line 6 .*9C stands in the position twice"),
        (changed("out - / -", "out TC / TC"), "Line 6 .*TC stands in the position twice"),
        (changed("out - / -", "out - / 2X"), "Line 6 .*'2X' is no card"),
        (changed("\nstatus playing", ""), "ends too early.*'status playing' is missing"),
    ],
    ids=["a card out and in a hand", "a card out twice", "no card out", "no status"],
)
def test_the_line_at_fault_is_named_and_not_the_one_beside_it(text, words):
    with pytest.raises(NotationError, match=words):
        State.parse(text)


def test_a_position_without_later_deals_prints_and_parses_back():
    state = State.parse(NO_REDEALS)
    assert State.parse(str(state)) == state


def test_a_position_without_later_deals_never_deals_a_card_to_both_hands():
    state = State.parse(LAST_TRICK)
    for move in (state.legal_moves()[0], state.apply(state.legal_moves()[0]).legal_moves()[0]):
        state = state.apply(move)
    hands = [set(state.hand(seat)) for seat in (0, 1)]
    assert not hands[0] & hands[1]
    assert [len(hand) for hand in hands] == [13, 13]
