"""The six proof puzzles made by hand, one by one, and what is told after checking."""

import pytest

from rulesengine.battleseil import Observation
from rulesengine.battleseil.puzzle_book import hand_made
from rulesengine.battleseil.puzzle_difficulty import difficulty, is_near_miss
from rulesengine.battleseil.puzzle_draft import takings_hold
from rulesengine.battleseil.puzzles import Puzzle, check
from tests.battleseil.naive import new_rope, new_table, proof
from tests.battleseil.plausible import check_came_from_play
from tests.battleseil.tables import plain_table, view_of, worth_of

NAMES = ("kind_before_sum", "tie_is_enough", "seen_elsewhere", "own_hand")
NAMES += ("mud_and_discard", "jokers_and_soap")
EVERY_PUZZLE = pytest.mark.parametrize("puzzle", hand_made(), ids=lambda puzzle: puzzle.name)


def at(name, number):
    """The proof at rope `number` (1..9) of a puzzle made by hand."""
    return named(name).proofs[number - 1]


def named(name):
    return next(puzzle for puzzle in hand_made() if puzzle.name == name)


def added(answer):
    return " ".join(map(str, answer.theirs.added))


# --- What each of them teaches -----------------------------------------------------------------


def test_six_puzzles_go_from_easy_to_hard():
    assert tuple(puzzle.name for puzzle in hand_made()) == NAMES
    assert [puzzle.grade for puzzle in hand_made()] == [1, 2, 2, 2, 3, 3]


@pytest.mark.parametrize(
    ("name", "ropes"),
    list(zip(NAMES, ("1 3", "1 2 4", "1 4", "2", "2 5", "2 3"), strict=True)),
)
def test_each_puzzle_has_its_answer(name, ropes):
    assert {rope + 1 for rope in named(name).answer} == {int(number) for number in ropes.split()}


def test_a_club_run_of_six_beats_a_triplet_of_27_and_within_a_kind_the_sum_decides():
    first, third = at("kind_before_sum", 1), at("kind_before_sum", 3)
    assert (worth_of(first.mine), worth_of(first.theirs)) == (("CLUB_RUN", 6), ("TRIPLET", 27))
    assert (worth_of(third.mine), worth_of(third.theirs)) == (("CLUB_TEAM", 18), ("CLUB_TEAM", 16))
    assert first.reason == third.reason == "both_full_won"


def test_ropes_are_lost_to_a_stronger_kind_whatever_the_sums():
    for number in (2, 4):
        answer = at("kind_before_sum", number)
        assert answer.reason == "both_full_lost"
        assert answer.mine.total > answer.theirs.total


def test_a_possible_tie_is_no_hindrance_and_of_real_ones_that_is_lost_where_b_was_full_first():
    ties = [p for p in named("tie_is_enough").proofs if p.mine and p.mine.worth == p.theirs.worth]
    assert [p.reason for p in ties[:2]] == ["no_completion_wins"] * 2
    assert {p.rope + 1: p.proven for p in ties} == {1: True, 2: True, 4: True, 5: False}


def test_the_card_that_would_win_lies_at_another_rope_but_of_two_such_cards_only_one_does():
    puzzle = named("seen_elsewhere")
    assert is_near_miss(puzzle.observation, at("seen_elsewhere", 1))
    assert added(at("seen_elsewhere", 2)) == "K5"


@pytest.mark.parametrize(("number", "card"), [(1, "S7"), (3, "B8")])
def test_a_card_of_the_own_hand_is_a_counterexample_all_the_same(number, card):
    puzzle, answer = named("own_hand"), at("own_hand", number)
    assert added(answer) == card
    assert card in map(str, puzzle.observation.hand)
    assert is_near_miss(puzzle.observation, answer)


def test_what_lies_in_the_discard_or_at_taken_ropes_is_seen_and_proves_the_four_in_the_mud():
    puzzle = named("mud_and_discard")
    table = plain_table(puzzle.observation)
    assert at("mud_and_discard", 2).proven
    for unseen_again in ("B5", "B9"):  # the one is in the discard, the other at a taken rope
        assert proof(without(table, unseen_again), 1, "A") == "counterexample"


def test_a_journeyman_and_a_rascal_come_across_but_no_second_mayor():
    assert added(at("jokers_and_soap", 1)) == "Journeyman"
    assert added(at("jokers_and_soap", 5)) == "Rascal"
    table = plain_table(named("jokers_and_soap").observation)
    assert proof(table, 1, "A") == "no_completion_wins"
    assert proof(without(table, "Mayor"), 1, "A") == "counterexample"


def test_under_soap_two_nines_and_an_eight_are_safe_from_a_sum_that_only_ties():
    answer = at("jokers_and_soap", 3)
    assert answer.proven
    assert worth_of(answer.mine) == worth_of(answer.theirs) == ("SUM", 26)


def without(table, card):
    """The table with a card taken away from wherever it lies."""
    ropes = [
        {**rope, **{seat: [c for c in rope[seat] if c != card] for seat in "AB"}}
        for rope in table["ropes"]
    ]
    return {**table, "ropes": ropes, "discard": [c for c in table["discard"] if c != card]}


# --- All of them -------------------------------------------------------------------------------


@EVERY_PUZZLE
def test_the_second_reading_finds_the_same_ropes(puzzle):
    table = plain_table(puzzle.observation)
    reasons = [proof(table, rope, "A") for rope in range(9)]
    assert [answer.reason for answer in puzzle.proofs] == reasons


@EVERY_PUZZLE
def test_the_position_could_have_come_about_by_play(puzzle):
    check_came_from_play(puzzle.observation)
    assert takings_hold(puzzle.observation)


@EVERY_PUZZLE
def test_some_rope_is_proven_and_some_full_one_is_not(puzzle):
    measured = difficulty(puzzle.observation)
    assert measured.proven > 0
    assert measured.refused > 0


@EVERY_PUZZLE
def test_its_text_brings_the_position_back(puzzle):
    assert Observation.parse(str(puzzle.observation)) == puzzle.observation


# --- Checking ----------------------------------------------------------------------------------


@EVERY_PUZZLE
def test_checking_tells_every_rope_and_its_proof_whatever_was_chosen(puzzle):
    for chosen in ((), range(9), puzzle.answer):
        verdicts = check(puzzle, chosen)
        assert tuple(verdict.proof for verdict in verdicts) == puzzle.proofs
        assert [verdict.proof.rope for verdict in verdicts] == list(range(9))
        assert {verdict.proof.rope for verdict in verdicts if verdict.chosen} == set(chosen)


@EVERY_PUZZLE
def test_only_the_answer_is_right_at_every_rope(puzzle):
    assert all(verdict.right for verdict in check(puzzle, puzzle.answer))
    for rope in range(9):
        verdicts = check(puzzle, puzzle.answer ^ {rope})
        assert [v.proof.rope for v in verdicts if not v.right] == [rope]


@pytest.mark.parametrize("rope", [-1, 9])
def test_a_rope_there_is_not_cannot_be_chosen(rope):
    with pytest.raises(ValueError, match=f"There is no rope {rope}; ropes are numbered 0 to 8"):
        check(hand_made()[0], [0, rope])


# --- Difficulty --------------------------------------------------------------------------------


def test_a_question_counts_two_points_and_a_near_miss_three_more():
    rope = new_rope(["F4", "F5", "F6"], ["S8", "S9"], full_since={"A": 1})
    assert difficulty(view_of(new_table([rope]))).score == 2
    assert difficulty(view_of(new_table([rope, new_rope(B=["S7"])]))).score == 5
    assert difficulty(view_of(new_table([rope], discard=["S7"]))).score == 5


def test_a_card_at_the_same_rope_makes_no_near_miss():
    rope = new_rope(["F7", "Fi7", "S7"], ["S8", "S9"], full_since={"A": 1})
    sixes = new_rope(B=["S6"])
    assert difficulty(view_of(new_table([rope, sixes]))).near_misses == 0


def test_soap_mud_and_jokers_make_a_question_unusual_and_a_puzzle_at_least_third_grade():
    table = new_table([new_rope(["F7", "F8", "F9"], soap=True)], specials=True)
    measured = difficulty(view_of(table))
    assert (measured.unusual, measured.grade) == (1, 3)
    assert Puzzle("soap", view_of(table)).grade == 3


def test_an_empty_table_asks_nothing_and_is_dull():
    measured = difficulty(view_of(new_table([new_rope()])))
    assert (measured.score, measured.grade, measured.dull) == (0, 1, True)
