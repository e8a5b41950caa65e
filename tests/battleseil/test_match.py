"""A match of several rounds, by the law's examples and beside the literal second reading."""

import random

import pytest

from rulesengine.battleseil import State
from rulesengine.battleseil.match import Match, RoundResult
from rulesengine.battleseil.notation import parse_move
from tests.battleseil.naive_match import match_points


def played(rounds, *results, starter=0):
    match = Match(rounds, starter)
    for winner, mine, theirs in results:
        match = match.after(RoundResult(winner, (mine, theirs)))
    return match


def test_the_winner_of_a_round_gets_five_points_and_the_loser_one_a_rope():
    match = played(3, (0, 6, 3))
    assert [match.points(seat) for seat in (0, 1)] == [5, 3]
    assert match.leader == 0


def test_a_drawn_round_gives_both_one_a_rope_and_the_other_side_starts():
    match = played(3, (None, 4, 4), starter=1)
    assert [match.points(seat) for seat in (0, 1)] == [4, 4]
    assert match.leader is None
    assert match.next_starter == 0


@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_starts_the_next_round(winner):
    assert played(3, (winner, 5, 4)).next_starter == 1 - winner


def test_all_rounds_are_played_however_clear_the_match_is():
    match = played(3, (0, 9, 0), (0, 9, 0))
    assert not match.over
    assert match.after(RoundResult(1, (0, 9))).over


def test_with_equal_points_more_rounds_won_decide():
    match = played(3, (0, 5, 4), (1, 0, 5), (None, 4, 0))
    assert [match.points(seat) for seat in (0, 1)] == [9, 9]
    assert match.leader is None
    match = played(3, (0, 5, 4), (None, 2, 4), (None, 1, 0))
    assert [match.points(seat) for seat in (0, 1)] == [8, 8]
    assert match.leader == 0


def test_a_round_given_up_is_a_lost_round():
    state = State.deal(seed=1).apply(parse_move("A gives up"))
    match = Match(3).after(RoundResult.of(state.observe(0)))
    assert [match.points(seat) for seat in (0, 1)] == [0, 5]
    assert match.next_starter == 0


def test_a_round_that_runs_has_no_result():
    with pytest.raises(ValueError, match="has not ended"):
        RoundResult.of(State.deal(seed=1))


def test_a_match_takes_no_round_more_than_was_agreed():
    with pytest.raises(ValueError, match="2 results are too many for 1 rounds"):
        played(1, (0, 5, 4), (0, 5, 4))
    with pytest.raises(ValueError, match="1, 3 or 5 rounds, not 4"):
        Match(4)


@pytest.mark.parametrize("seed", range(40))
def test_both_readings_count_the_same_points(seed):
    luck = random.Random(seed)
    rounds, starter = luck.choice((1, 3, 5)), luck.randrange(2)
    results = []
    for _ in range(rounds):
        ropes = luck.randrange(10)
        other = luck.randrange(10 - ropes)
        winner = luck.choice([None, 0, 1]) if ropes != other else None
        results.append((winner, ropes, other))
    match = played(rounds, *results, starter=starter)
    letter = {None: None, 0: "A", 1: "B"}
    literal = match_points(
        [{"A": mine, "B": theirs, "winner": letter[w]} for w, mine, theirs in results],
        starter="AB"[starter],
    )
    assert {"A": match.points(0), "B": match.points(1)} == {s: literal[s] for s in "AB"}
    assert {"A": match.rounds_won(0), "B": match.rounds_won(1)} == literal["won"]
    assert "AB"[match.next_starter] == literal["starters"][-1]
    assert letter[match.leader] == literal["winner"]
