"""Some hundred generated proof puzzles: what is promised of every one holds for all of them."""

from functools import cache
from statistics import mean

import pytest

from rulesengine.battleseil import Observation
from rulesengine.battleseil.puzzle_difficulty import GRADES, difficulty, is_near_miss
from rulesengine.battleseil.puzzle_draft import takings_hold
from rulesengine.battleseil.puzzle_making import make_puzzle
from tests.battleseil.naive import proof
from tests.battleseil.naive_teams import JOKERS, club_cards
from tests.battleseil.plausible import check_came_from_play
from tests.battleseil.tables import plain_table

SEEDS = range(50)
EVERY_GRADE = pytest.mark.parametrize("grade", GRADES)


@cache
def puzzles(grade):
    return tuple(make_puzzle(seed, grade) for seed in SEEDS)


@cache
def measured(grade):
    return tuple(difficulty(puzzle.observation) for puzzle in puzzles(grade))


@EVERY_GRADE
def test_seed_and_grade_make_the_same_puzzle_again_and_other_ones_another(grade):
    again = tuple(make_puzzle(seed, grade) for seed in SEEDS[:10])
    assert again == puzzles(grade)[:10]
    assert len({puzzle.observation for puzzle in puzzles(grade)}) == len(SEEDS)
    assert [puzzle.name for puzzle in again[:2]] == [f"{grade}-0", f"{grade}-1"]


@EVERY_GRADE
def test_a_puzzle_is_of_the_grade_that_was_asked_for(grade):
    assert {puzzle.grade for puzzle in puzzles(grade)} == {grade}


@EVERY_GRADE
def test_the_answer_is_the_one_of_the_second_reading(grade):
    for puzzle in puzzles(grade):
        table = plain_table(puzzle.observation)
        reasons = [proof(table, rope, "A") for rope in range(9)]
        assert [answer.reason for answer in puzzle.proofs] == reasons
        proven = ("both_full_won", "no_completion_wins")
        assert puzzle.answer == {rope for rope in range(9) if reasons[rope] in proven}


@EVERY_GRADE
def test_the_position_could_have_come_about_by_play_with_every_taking(grade):
    for puzzle in puzzles(grade):
        check_came_from_play(puzzle.observation)
        assert takings_hold(puzzle.observation)
        assert Observation.parse(str(puzzle.observation)) == puzzle.observation


@EVERY_GRADE
def test_no_puzzle_is_dull_and_enough_ropes_are_in_play(grade):
    for found in measured(grade):
        assert min(found.proven, found.refused, found.near_misses) > 0
        assert 3 <= found.in_play <= 9


@EVERY_GRADE
def test_near_misses_are_the_ones_of_the_second_reading(grade):
    for puzzle in puzzles(grade)[:5]:
        for answer in puzzle.proofs:
            if answer.reason in ("no_completion_wins", "counterexample"):
                found = is_near_miss(puzzle.observation, answer)
                assert found == plain_near_miss(puzzle.observation, answer)


def plain_near_miss(view, answer):
    table = plain_table(view)
    if answer.proven:
        elsewhere = [card for card in seen_elsewhere(table, answer.rope) if card in club_cards()]
        return any(
            proof(hidden(table, card, answer.rope), answer.rope, "A") == "counterexample"
            for card in elsewhere
        )
    with_hand = {**table, "discard": [*table["discard"], *map(str, view.hand)]}
    return proof(with_hand, answer.rope, "A") == "no_completion_wins"


def seen_elsewhere(table, rope):
    others = [line for number, line in enumerate(table["ropes"]) if number != rope]
    return [card for line in others for seat in "AB" for card in line[seat]] + table["discard"]


def hidden(table, card, rope):
    """The table with a card gone from the other ropes; only the rope that is asked about stays whole."""
    ropes = [
        line if number == rope else {**line, **{s: [c for c in line[s] if c != card] for s in "AB"}}
        for number, line in enumerate(table["ropes"])
    ]
    return {**table, "ropes": ropes, "discard": [c for c in table["discard"] if c != card]}


def test_difficulty_rises_from_grade_to_grade_in_all_that_it_is_made_of():
    for what in ("score", "questions", "in_play"):
        means = [mean(getattr(found, what) for found in measured(grade)) for grade in GRADES]
        assert means == sorted(means)
        assert len(set(means)) == len(means)


def test_mud_soap_and_jokers_come_from_the_third_grade_on():
    for grade in GRADES:
        tables = [plain_table(puzzle.observation) for puzzle in puzzles(grade)]
        festive = [
            any(rope["mud"] or rope["soap"] for rope in table["ropes"]) or laid_jokers(table)
            for table in tables
        ]
        assert all(festive) if grade >= 3 else not any(festive)
        assert {table["specials"] for table in tables} == {grade >= 3}


def test_every_special_that_stays_at_a_rope_comes_up():
    tables = [plain_table(puzzle.observation) for puzzle in puzzles(3) + puzzles(4)]
    ropes = [rope for table in tables for rope in table["ropes"]]
    assert any(rope["mud"] for rope in ropes)
    assert any(rope["soap"] for rope in ropes)
    assert set().union(*map(laid_jokers, tables)) == set(JOKERS)


def laid_jokers(table):
    return {card for rope in table["ropes"] for seat in "AB" for card in rope[seat]} & set(JOKERS)


def test_both_sorts_of_near_misses_ties_and_taken_ropes_come_up():
    every = [puzzle for grade in GRADES for puzzle in puzzles(grade)]
    near = {p.proven for puzzle in every for p in puzzle.proofs if is_question_near(puzzle, p)}
    assert near == {True, False}
    assert sum(found.ties > 0 for grade in GRADES for found in measured(grade)) > 20
    owners = {puzzle.observation.owner(rope) for puzzle in every for rope in range(9)}
    assert owners == {None, 0, 1}


def is_question_near(puzzle, answer):
    asked = answer.reason in ("no_completion_wins", "counterexample")
    return asked and is_near_miss(puzzle.observation, answer)


@pytest.mark.parametrize("grade", [0, 5, -1])
def test_a_grade_there_is_not_is_refused_naming_those_there_are(grade):
    with pytest.raises(ValueError, match=rf"There is no grade {grade}; grades are 1, 2, 3, 4\."):
        make_puzzle(7, grade)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_there_is_not_is_refused(seed):
    with pytest.raises(ValueError, match="is no seed or game number"):
        make_puzzle(seed, 1)
