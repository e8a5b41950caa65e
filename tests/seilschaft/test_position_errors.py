"""A text that describes no position is refused in words, never with a position that breaks later."""

import re

import pytest

from rulesengine.common.errors import NotationError
from rulesengine.seilschaft import EASY, HouseRules, Observation, State
from tests.seilschaft.texts import OPEN_VIEW, TEXT, TRICK, VIEW, changed


def with_trick(line):
    return changed("status", f"{line}\nstatus")


def test_the_texts_that_are_spoilt_here_are_read_as_they_are():
    assert str(State.parse(TEXT)) == TEXT
    assert str(State.parse(with_trick(TRICK))) == with_trick(TRICK)
    for view in (VIEW, OPEN_VIEW):
        assert str(Observation.parse(view)) == view


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "ends too early"),
        ("seilschaft normal", "ends too early"),
        (changed("\nstatus playing", ""), "ends too early"),
        (changed("seilschaft", "chess"), "Line 1 .*'chess normal'"),
        (changed("normal", "huge"), "Line 1 .*'huge'.*easy, normal, hard, pro"),
        (changed("normal", "normal blind"), "Line 1 .*'blind'.*open_hands, two_deals"),
        (changed(" 4C[?]", ""), "Line 2 .*should look like 'ridge"),
        (changed("4C[?]", "4C? 5C?"), "Line 2 .*should look like 'ridge"),
        (changed("4C[?]", "4X?"), "Line 2 .*'4X' is no card"),
        (changed("4C[?]", "QD?"), "Line 2 .*QD stands in the position twice"),
        (changed("4C[?]", "4C??"), "Line 2 .*'4C[?]' is no card"),
        (changed("coin 2", "coin 0"), "Line 3 .*should look like 'coin"),
        (changed("coin 2", "coin 10"), "Line 3 .*should look like 'coin"),
        (changed("trump H", "trump X"), "Line 3 .*should look like 'coin"),
        (changed("ropes 1", "ropes -1"), "Line 3 .*should look like 'coin"),
        (changed("ropes 1", "ropes 10"), "Line 3 .*should look like 'coin"),
        (changed("deal 1", "deal 0"), "Line 4 .*should look like 'deal"),
        (changed("deal 1", "deal 4"), "Line 4 .*should look like 'deal"),
        (changed("trick 12", "trick 0"), "Line 4 .*tricks are numbered 1 to 13"),
        (changed("trick 12", "trick 14"), "Line 4 .*tricks are numbered 1 to 13"),
        (changed("dealer B", "dealer C"), "Line 4 .*should look like 'deal"),
        (changed("leader A", "leader C"), "Line 4 .*should look like 'deal"),
        (changed("mover A", "mover C"), "Line 4 .*should look like 'deal"),
        (changed("lead -", "lead 1C"), "Line 4 .*'1C' is no card"),
        (changed("hands .*", "hands 9C 2H"), "Line 5 .*should look like 'hands"),
        (changed("hands .*", "hands 9C / 2H / 3H"), "Line 5 .*should look like 'hands"),
        (changed("hands 9C", "hands XC"), "Line 5 .*'XC' is no card"),
        (changed("hands 9C", "hands 2H"), "Line 5 .*2H stands in the position twice"),
        (changed("JC 5H", "9C 5H"), "Line 5 .*9C stands in the position twice"),
        (changed("hands 9C", "hands QD"), "Line 5 .*QD stands in the position twice"),
        (changed("hands 9C", "hands 4C"), "Line 5 .*4C stands in the position twice"),
        (
            changed("hands 9C", "hands AC KC QC TC 9C 8C 6C 5C 3C AS KS QS 9S"),
            "Line 5 .*at most 13 cards",
        ),
        (changed("out - / -", "out -"), "Line 6 .*should look like 'out"),
        (changed("out - / -", "out 9C / -"), "9C stands in the position twice"),
        (changed("out - / -", "out TC / TC"), "TC stands in the position twice"),
        (changed("out - / -", "out - / 2X"), "'2X' is no card"),
        (changed("voids - / -", "voids X / -"), "Line 7 .*should look like 'voids"),
        (changed("voids - / -", "voids -"), "Line 7 .*should look like 'voids"),
        (changed("seen -", "seen 2X"), "Line 8 .*'2X' is no card"),
        (changed("redeal 2 3C", "redeal 2"), "Line 9 .*26 cards, each of them once"),
        (changed("redeal 2 3C", "redeal 2 5C"), "Line 9 .*26 cards, each of them once"),
        (changed("redeal 2 3C", "redeal 2 QD"), "Line 9 .*QD lies in the ridge"),
        (changed("redeal 2 3C", "redeal 2 2X"), "Line 9 .*'2X' is no card"),
        (changed("redeal 3 ", "redeal 3 3C "), "Line 10 .*26 cards, each of them once"),
        (changed("redeal 2", "redeal 4"), "Line 9 "),
        (with_trick("4" + TRICK[1:]), "Line 11 .*should look like '1 A KS"),
        (with_trick(TRICK.replace("A", "C", 1)), "Line 11 .*should look like '1 A KS"),
        (with_trick(TRICK.replace("KS", "XS")), "Line 11 .*'XS' is no card"),
        (with_trick(TRICK.replace("5>2", "5>0")), "Line 11 .*should look like '1 A KS"),
        (with_trick(TRICK.replace("opened", "closed")), "Line 11 .*should look like '1 A KS"),
        (with_trick(TRICK.replace("6H", "6X")), "Line 11 .*'6X' is no card"),
        (with_trick(TRICK + " jumped"), "Line 11 .*should look like '1 A KS"),
        (with_trick("\n".join([TRICK] * 40)), "Line 49 .*at most 39 tricks"),
        (changed("playing", "lost"), "Line 11 .*should look like 'status"),
        (TEXT + "\nand more", "Line 12 .*nothing may follow"),
        (TEXT + "\nstatus won", "Line 12 .*nothing may follow"),
    ],
)
def test_a_line_that_does_not_fit_is_named(text, words):
    with pytest.raises(NotationError, match=words):
        State.parse(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (changed("seat A", "seat C", VIEW), "Line 5 .*should look like 'seat"),
        (changed("holds 2 2", "holds 2", VIEW), "Line 5 .*should look like 'seat"),
        (changed("holds 2 2", "holds 2 14", VIEW), "Line 5 .*at most 13 cards"),
        (changed("holds 2 2", "holds 3 2", VIEW), "Line 5 .*both hold as many cards"),
        (changed("holds 2 2", "holds 1 1", VIEW), "Line 6 .*has 2 cards, not 1"),
        (changed("hand 9C", "hand X1", VIEW), "Line 6 .*'X1' is no card"),
        (changed("hand 9C", "hand QD", VIEW), "Line 6 .*QD stands in the position twice"),
        (changed("\nshown .*", "", OPEN_VIEW), "Line 7 .*should look like 'shown"),
        (changed("shown JC", "shown 9C", OPEN_VIEW), "Line 7 .*9C stands in the position twice"),
        (changed("out", "shown JC 5H\nout", VIEW), "Line 7 .*should look like 'out"),
        (changed("seen -", "seen -\nredeal 2 3C", VIEW), "Line 10 .*should look like '1 A KS"),
    ],
)
def test_a_line_of_a_view_that_does_not_fit_is_named(text, words):
    with pytest.raises(NotationError, match=words):
        Observation.parse(text)


def test_blank_lines_and_blanks_around_lines_do_not_matter():
    spaced = "\n".join(f"  {line}  \n" for line in TEXT.splitlines())
    assert str(State.parse(spaced)) == TEXT


@pytest.mark.parametrize("text", ["seilschaft normal", changed("coin 2", "coin 0"), TEXT + "\n!"])
def test_the_words_about_a_line_hold_no_pattern_of_a_program(text):
    with pytest.raises(NotationError) as caught:
        State.parse(text)
    assert not re.search(r"[\\*]|\(\(|\[", str(caught.value))


# --- Layouts -----------------------------------------------------------------------------------

WHOLE = State.deal(HouseRules(EASY), seed=4, dealer=1)
DEALS = [list(WHOLE.hand(0)) + list(WHOLE.hand(1))] * 3


def spoilt(at, card):
    return [[card if place == at else old for place, old in enumerate(DEALS[0])], *DEALS[1:]]


@pytest.mark.parametrize(
    ("ridge", "deals", "words"),
    [
        (WHOLE.ridge[:8], DEALS, "ridge has 9 cards, not 8"),
        ((*WHOLE.ridge[:8], WHOLE.ridge[0]), DEALS, "stands twice in the ridge"),
        (WHOLE.ridge, DEALS[:2], "3 deals, not 2"),
        (WHOLE.ridge, [DEALS[0][:25], *DEALS[1:]], "deal 1 has 26 cards, not 25"),
        (WHOLE.ridge, [*DEALS[:2], DEALS[0] * 2], "deal 3 has 26 cards, not 52"),
        (WHOLE.ridge, spoilt(3, DEALS[0][0]), f"{DEALS[0][0]} stands twice in the deal 1"),
        (WHOLE.ridge, spoilt(3, WHOLE.ridge[8]), f"{WHOLE.ridge[8]} lies in the ridge"),
        (WHOLE.ridge, spoilt(3, 52), "a card there is not: 52"),
        (WHOLE.ridge, spoilt(3, -1), "a card there is not: -1"),
    ],
)
def test_a_game_is_not_laid_out_with_wrong_cards(ridge, deals, words):
    with pytest.raises(ValueError, match=words):
        State.of_deals(HouseRules(), 0, ridge, *deals)


@pytest.mark.parametrize("dealer", [-1, 2, "A"])
def test_nobody_else_deals(dealer):
    with pytest.raises(ValueError, match=r"no seat.* to deal"):
        State.of_deals(HouseRules(), dealer, WHOLE.ridge, *DEALS)
    with pytest.raises(ValueError, match=r"no seat.* to deal"):
        State.deal(seed=1, dealer=dealer)
