"""What goes wrong is said so that it helps: what was tried, why not, what would do."""

import re

import pytest

from rulesengine.common import transcript
from rulesengine.common.errors import IllegalMove, NotationError
from rulesengine.common.luck import stream
from rulesengine.seilschaft import State, parse_move, record, replay
from rulesengine.seilschaft.kernels import simulate
from rulesengine.seilschaft.players import best_move
from tests.seilschaft.tables import new_position, play

START = State.deal(seed=3, dealer=1)
FIRST = START.legal_moves()[0]
SECOND = START.apply(FIRST).legal_moves()[0]
SHORT = record(START, [FIRST, SECOND])
BUSY = play(new_position(hands=["9C 2H", "5C KD"]), "9C")


def refused(state, text):
    """What the engine says when the move is tried."""
    with pytest.raises(IllegalMove) as caught:
        state.apply(parse_move(text))
    return caught.value


def with_tag(name, value):
    return transcript.Transcript({**SHORT.tags, name: value}, SHORT.turns)


def read(text):
    return list(replay(transcript.parse(text)))


# --- Refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "text", "code", "facts"),
    [
        (BUSY, "KD", "must_follow", {"card": "KD", "lead": "9C", "legal": "5C"}),
        (BUSY, "3D", "not_in_hand", {"card": "3D"}),
        (BUSY, "2H", "not_in_hand", {"card": "2H"}),
        (BUSY.apply(parse_move("give up")), "5C", "game_over", {}),
        (BUSY.apply(parse_move("give up")), "give up", "game_over", {}),
    ],
)
def test_a_refusal_says_which_move_why_not_and_with_which_facts(state, text, code, facts):
    error = refused(state, text)
    assert (error.move, error.refusal.code) == (text, code)
    assert facts.items() <= error.refusal.facts.items()
    assert all(str(fact) in str(error) for fact in facts.values())
    assert error.refusal.why
    assert error.refusal.remedy


def test_a_refusal_quotes_the_view_of_the_seat_that_tried():
    error = refused(BUSY, "KD")
    assert error.where == str(BUSY.observe(1))
    assert str(error) == f"KD: {error.refusal}\n{error.where}"


def test_a_seat_that_is_not_to_play_is_told_to_wait():
    refusal = BUSY.observe(0).refusal(parse_move("2H"))
    assert (refusal.code, str(refusal)) == (
        "not_your_turn",
        "It is your partner's turn. Wait for your partner's card.",
    )


@pytest.mark.parametrize(
    "ask",
    [
        lambda: best_move("sepp", START.observe(0), stream(1)),
        lambda: simulate("sepp", "simple", 1, seed=1),
        lambda: simulate("simple", "sepp", 1, seed=1),
    ],
    ids=["at the table", "as A", "as B"],
)
def test_an_unknown_player_is_answered_with_the_players_there_are(ask):
    with pytest.raises(KeyError, match=r"'sepp'.*random, simple"):
        ask()


# --- Records -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("Rules", "huge", "'huge'.*easy, normal, hard, pro"),
        ("Rules", "normal blind", "'blind'.*open_hands, two_deals"),
        ("Dealer", "", "Dealer is A or B"),
        ("Dealer", "AB", "Dealer is A or B"),
        ("Dealer", "C", "Dealer is A or B"),
        ("Ridge", "QD 6H", "ridge has 9 cards, not 2"),
        ("Ridge", "XX", "'XX' is no card"),
        ("Deal1", "", "deal 1 has 26 cards, not 0"),
        ("Deal2", SHORT.tag("Deal2")[3:], "deal 2 has 26 cards, not 25"),
        ("Deal3", SHORT.tag("Ridge")[:2] + SHORT.tag("Deal3")[2:], "lies in the ridge .*deal 3"),
        ("Deal3", SHORT.tag("Deal3")[3:5] + SHORT.tag("Deal3")[2:], "twice in the deal 3"),
    ],
)
def test_a_record_with_a_wrong_tag_says_what_is_wrong_with_it(name, value, words):
    with pytest.raises(NotationError, match=words):
        list(replay(with_tag(name, value)))


def test_a_record_with_a_card_that_may_not_be_played_names_the_turn_and_the_card():
    text = re.sub(r"1 A: \w\w", f"1 A: {SECOND}", str(SHORT))
    with pytest.raises(IllegalMove) as caught:
        read(text)
    assert caught.value.move == f"1 A: {SECOND}"
    assert caught.value.refusal.code == "not_in_hand"


def test_a_record_starts_with_the_tags_of_the_game_and_counts_every_card():
    assert list(SHORT.tags) == [
        "Game",
        "Rules",
        "Dealer",
        "Ridge",
        "Deal1",
        "Deal2",
        "Deal3",
        "Result",
    ]
    assert SHORT.tag("Result") == "*"
    assert str(SHORT).endswith(f"\n1 A: {FIRST}\n2 B: {SECOND}\n")


def test_a_card_after_the_end_of_a_game_is_refused_with_its_turn():
    given_up = record(START, [parse_move("give up")])
    longer = str(given_up) + f"2 A: {FIRST}\n"
    with pytest.raises(IllegalMove, match=f"2 A: {FIRST}: The game is over"):
        read(longer)
