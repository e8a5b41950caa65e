"""The engine and the literal second reading answer the same questions about one rope."""

import random
from collections import Counter

import pytest

from tests.battleseil.naive import OTHER, new_table, proof, strongest_possible, unseen
from tests.battleseil.naive_teams import JOKERS, MAYORS, rank, team
from tests.battleseil.questions import KINDS, Question, asked, kind_name
from tests.battleseil.tables import plain_table, view_of, worth_of

QUESTIONS = range(200)
COMPARED = ("both_full_won", "both_full_lost", "no_completion_wins", "counterexample")


def check_answer(question, answer):
    """Assert that the engine's answer is the second reading's, worths included."""
    table, rope, seat = question.table, question.rope, question.seat
    assert answer.reason == proof(table, rope, seat)
    if answer.reason not in COMPARED:
        assert answer.mine is answer.theirs is None
        return
    assert worth_of(answer.mine) == strongest_possible(table, rope, seat)
    assert worth_of(answer.theirs) == strongest_possible(table, rope, OTHER[seat])


def check_witness(question, answer):
    """Assert that the team across can really come together, and is worth what is claimed."""
    if answer.theirs is None:
        return
    table, line, other = (
        question.table,
        question.table["ropes"][question.rope],
        OTHER[question.seat],
    )
    added = [str(card) for card in answer.theirs.added]
    clubs, jokers = unseen(table)
    assert [str(card) for card in answer.theirs.cards] == line[other]
    assert len(added) == len(set(added)) == (4 if line["mud"] else 3) - len(line[other])
    assert set(added) <= {*clubs, *jokers}
    half = [card for one in table["ropes"] for card in one[other]]
    assert sum(card in MAYORS for card in [*half, *added]) <= 1 or not set(added) & set(MAYORS)
    made = team([*line[other], *added], line["soap"], table["strongest"])
    assert made == worth_of(answer.theirs)
    if answer.reason in ("counterexample", "no_completion_wins"):
        beats = rank(made) > rank(worth_of(answer.mine))
        assert beats == (answer.reason == "counterexample")


@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_both_readings_answer_alike_and_the_witness_is_honest(kind):
    for seed in QUESTIONS:
        question, answer = asked(kind, seed)
        check_answer(question, answer)
        check_witness(question, answer)


@pytest.mark.slow
def test_every_reason_and_every_kind_of_team_comes_up_in_these_questions():
    reasons, mine, theirs = Counter(), Counter(), Counter()
    for kind in KINDS:
        for _, answer in (asked(kind, seed) for seed in QUESTIONS):
            reasons[answer.reason] += 1
            mine[answer.mine and answer.mine.kind] += 1
            theirs[answer.theirs and answer.theirs.kind] += 1
    assert min(reasons[reason] for reason in COMPARED) > 100
    assert set(reasons) == {*COMPARED, "already_taken", "not_full"}
    kinds = ("SUM", "RUN", "CLUB_TEAM", "TRIPLET", "CLUB_RUN")
    assert min(mine[kind] for kind in kinds) > 100
    assert min(theirs[kind] for kind in kinds) > 100


@pytest.mark.slow
def test_jokers_stand_and_come_and_a_second_mayor_is_shut_out_in_these_questions():
    standing = coming = shut_out = ties = 0
    for kind in KINDS:
        for question, answer in (asked(kind, seed) for seed in QUESTIONS):
            table, other = question.table, OTHER[question.seat]
            half = {card for rope in table["ropes"] for card in rope[other]}
            standing += any(card in JOKERS for card in table["ropes"][question.rope][other])
            coming += answer.theirs is not None and any(not c.is_club for c in answer.theirs.added)
            shut_out += bool(half & set(MAYORS)) and bool(set(unseen(table)[1]) & set(MAYORS))
            ties += answer.mine is not None and worth_of(answer.mine) == worth_of(answer.theirs)
    assert min(standing, coming, shut_out, ties) > 100


@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_the_table_of_a_question_comes_through_notation_unchanged(kind):
    for seed in range(10):
        question, _ = asked(kind, seed)
        assert plain_table(view_of(question.table)) == question.table


@pytest.mark.parametrize("people", range(3))
@pytest.mark.parametrize("strongest", [9, 10])
def test_both_readings_agree_while_the_whole_pack_is_unseen(strongest, people):
    luck = random.Random(people)
    for _ in range(4):
        question = Question(luck, strongest=strongest)
        line = question.table["ropes"][question.rope]
        line["owner"], line[OTHER[question.seat]] = None, line[OTHER[question.seat]][:people]
        question.table = new_table([line], strongest=strongest)
        question.rope = 0
        answer = view_of(question.table).proof(0, "AB".index(question.seat))
        check_answer(question, answer)
        check_witness(question, answer)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=kind_name)
def test_both_readings_agree_in_many_questions(kind):
    for seed in range(1000, 3000):
        question, answer = asked(kind, seed)
        check_answer(question, answer)
        check_witness(question, answer)
