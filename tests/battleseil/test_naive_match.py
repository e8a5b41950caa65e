"""The literal reading of the match, held to counts made by hand (heading "Several rounds")."""

import pytest

from tests.battleseil.late_games import late_game, play
from tests.battleseil.naive import new_rope
from tests.battleseil.naive_match import match_points


def a_round(a, b, winner="more ropes"):
    """A result with so many ropes; the winner is who has more unless somebody else is named."""
    if winner == "more ropes":
        winner = None if a == b else "A" if a > b else "B"
    return {"ropes": [*"A" * a, *"B" * b, *[None] * (9 - a - b)], "A": a, "B": b, "winner": winner}


def points(*results):
    told = match_points(results)
    return told["A"], told["B"]


def test_before_the_first_round_nobody_has_anything():
    nothing = {"A": 0, "B": 0, "won": {"A": 0, "B": 0}, "starters": ["B"], "winner": None}
    assert match_points([], starter="B") == nothing


def test_the_winner_of_a_round_gets_five_points_and_the_loser_one_a_rope():
    assert points(a_round(6, 3)) == (5, 3)
    assert points(a_round(0, 9)) == (0, 5)
    assert points(a_round(1, 0)) == (5, 0)


def test_a_drawn_round_gives_both_one_point_a_rope():
    assert points(a_round(4, 4)) == (4, 4)
    assert points(a_round(0, 0)) == (0, 0)


def test_a_breakthrough_wins_the_round_whatever_the_number_of_ropes():
    assert points(a_round(3, 4, winner="A")) == (5, 4)


def test_a_round_given_up_is_lost_with_one_point_for_each_rope_already_taken():
    ropes = [new_rope(owner=owner) for owner in "AAAB....." if owner != "."]
    game = late_game([*ropes, *(new_rope() for _ in range(5))], {"A": [], "B": []})
    play(game, "A gives up")
    assert match_points([game.result]) == {
        "A": 3,
        "B": 5,
        "won": {"A": 0, "B": 1},
        "starters": ["A", "A"],
        "winner": "B",
    }


@pytest.mark.parametrize("starter", "AB")
def test_the_loser_of_a_round_starts_the_next(starter):
    rounds = [a_round(6, 3), a_round(5, 4), a_round(2, 7)]
    assert match_points(rounds, starter)["starters"] == [starter, "B", "B", "A"]


@pytest.mark.parametrize(("starter", "other"), ["AB", "BA"])
def test_after_a_drawn_round_the_side_starts_that_did_not(starter, other):
    rounds = [a_round(4, 4), a_round(3, 3)]
    assert match_points(rounds, starter)["starters"] == [starter, other, starter]


def test_more_points_win_the_match():
    told = match_points([a_round(5, 4), a_round(5, 4), a_round(0, 9)])
    assert (told["A"], told["B"], told["winner"]) == (10, 13, "B")
    assert told["won"] == {"A": 2, "B": 1}


def test_with_equal_points_more_rounds_won_win_the_match():
    told = match_points([a_round(5, 2), a_round(5, 3), a_round(0, 9)])
    assert (told["A"], told["B"], told["winner"]) == (10, 10, "A")


def test_with_equal_points_and_rounds_the_match_is_a_draw():
    told = match_points([a_round(5, 4), a_round(4, 5), a_round(4, 4)])
    assert (told["A"], told["B"], told["winner"]) == (13, 13, None)


def test_five_rounds_are_added_up():
    rounds = [a_round(5, 4), a_round(4, 4), a_round(1, 8), a_round(9, 0), a_round(4, 5)]
    assert match_points(rounds) == {
        "A": 5 + 4 + 1 + 5 + 4,
        "B": 4 + 4 + 5 + 0 + 5,
        "won": {"A": 2, "B": 2},
        "starters": ["A", "B", "A", "A", "B", "A"],
        "winner": "A",
    }
