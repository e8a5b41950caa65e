"""How a game is won, lost and given up, on both readings at once (rules.md, Winning and losing)."""

import pytest

from rulesengine.common.errors import IllegalMove
from rulesengine.seilschaft import parse_move
from tests.seilschaft.tables import legal, new_position, play

ALL_BUT_CAMP = [0, 1, 2, 3, 5, 6, 7, 8]


def test_the_eighth_card_wins_at_once_in_the_middle_of_a_deal():
    position = new_position(hands=["9C 2H 4D", "3C 5S 2D"], opened=[*ALL_BUT_CAMP[1:]], coin=1)
    end = play(position, "9C", "3C")
    view = end.observe(0)
    assert (end.won, view.status, view.hidden, legal(end)) == (True, "won", 0, set())
    assert len(end.hand(0)) == 2


def test_a_rope_that_catches_on_the_eighth_card_wins():
    position = new_position(hands=["AC 2H", "KC 5S"], opened=[*ALL_BUT_CAMP[1:]], coin=1)
    end = play(position, "AC", "KC")
    view = end.observe(0)
    assert (view.status, view.ropes, view.coin, view.tricks[-1].rope_used) == ("won", 0, 0, True)


def test_the_last_deal_that_ends_with_seven_open_is_lost():
    position = new_position(hands=["3C", "5C"], deal=3, opened=[*ALL_BUT_CAMP[1:]], coin=1)
    end = play(position, "3C", "5C")
    view = end.observe(0)
    assert (view.status, view.hidden, view.deal_no, view.trick_no) == ("out_of_tricks", 1, 3, 13)
    assert (end.over, end.won, view.tricks_left) == (True, False, 0)


def test_a_fall_in_the_very_last_trick_is_a_fall():
    position = new_position(
        hands=["9C", "8C"], deal=3, opened=[*ALL_BUT_CAMP[1:]], coin=1, ropes=0, rules="hard"
    )
    assert play(position, "9C", "8C").observe(0).status == "fell"


def test_the_eighth_card_in_the_last_trick_of_the_first_deal_wins_without_another_deal():
    position = new_position(hands=["9C", "5C"], opened=[*ALL_BUT_CAMP[1:]], coin=1)
    view = play(position, "9C", "5C").observe(0)
    assert (view.status, view.deal_no, view.trick_no) == ("won", 1, 13)


def test_a_game_of_two_deals_is_lost_when_the_second_ends():
    position = new_position(rules="normal two_deals", hands=["3C", "5C"], deal=2)
    assert play(position, "3C", "5C").observe(0).status == "out_of_tricks"


def test_a_game_of_two_deals_goes_on_after_the_first():
    position = new_position(rules="normal two_deals", hands=["3C", "5C"])
    view = play(position, "3C", "5C").observe(0)
    assert (view.status, view.deal_no) == ("playing", 2)


def test_giving_up_is_open_to_the_team_at_any_moment_whoever_is_to_play():
    position = new_position(hands=["9C 2H", "8C 5S"], opened=[3, 5], trump="C")
    for moves in ((), ("9C",), ("9C", "8C")):
        state = play(position, *moves)
        assert all(state.observe(seat).allows(parse_move("give up")) for seat in (0, 1))
        view = play(position, *moves, "give up").observe(1)
        assert (view.status, view.over, view.hidden) == ("gave_up", True, 6 - len(moves) // 2)


ENDS = {
    "won": (new_position(hands=["9C 2H", "3C 5S"], opened=ALL_BUT_CAMP[1:], coin=1), ["9C", "3C"]),
    "fell": (
        new_position(hands=["9C 2H", "8C 5S"], opened=[1], coin=1, ropes=0, rules="hard"),
        ["9C", "8C"],
    ),
    "out_of_tricks": (new_position(hands=["3C", "5C"], deal=3), ["3C", "5C"]),
    "gave_up": (new_position(hands=["9C 2H", "3C 5S"]), ["give up"]),
}


@pytest.mark.parametrize("status", ENDS)
@pytest.mark.parametrize("move", ["2H", "5S", "9C", "give up"])
def test_after_the_end_nothing_is_played_and_nobody_gives_up(status, move):
    position, moves = ENDS[status]
    end = play(position, *moves)
    assert end.observe(0).status == status
    assert [end.observe(seat).legal_moves() for seat in (0, 1)] == [(), ()]
    with pytest.raises(IllegalMove) as caught:
        end.apply(parse_move(move))
    assert caught.value.refusal.code == "game_over"


@pytest.mark.parametrize(
    ("deal", "hand_size", "hidden", "lost"),
    [(3, 1, 1, False), (3, 1, 2, True), (3, 7, 8, True), (3, 8, 8, False), (2, 1, 8, False)],
)
def test_fewer_tricks_left_than_hidden_cards_is_certainly_lost(deal, hand_size, hidden, lost):
    cards = (
        ["5H", "7H", "9H", "TH", "JH", "QH", "KH", "AH"][:hand_size],
        ["2S", "4S", "5S", "6S", "7S", "8S", "9S", "JS"][:hand_size],
    )
    position = new_position(
        hands=[" ".join(hand) for hand in cards], deal=deal, opened=ALL_BUT_CAMP[: 8 - hidden]
    )
    view = play(position).observe(0)
    assert (view.tricks_left, view.hidden) == (hand_size + (3 - deal) * 13, hidden)
    assert view.certainly_lost == lost
    assert not view.over
