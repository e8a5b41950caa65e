"""The proof puzzles: mark, check, read the proofs, go on; the six and those without end."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from apps.tables.puzzles.model import NO_SUCH_PUZZLE, PuzzleTable
from apps.tables.puzzles.names import FIRST, LESSONS, Name, lesson
from apps.tables.puzzles.snapshot import snapshot
from apps.tables.shared.words import LANGUAGES, Words
from rulesengine.battleseil.puzzle_book import hand_made
from rulesengine.battleseil.puzzle_making import make_puzzle
from tests.apps.puzzlers import SIX, answer, fail, solve, try_ropes
from tests.apps.waiting import Waiting

#: no address of a puzzle
NO_NAMES = (
    "",
    "0",
    "7",
    "9",
    "12",
    "-1",
    "3-",
    "-417",
    "0-1",
    "5-1",
    "3-417x",
    "3-41 7",
    " 4",
    "²",
)
NO_NAMES += (f"3-{2**64}", "3-" + "9" * 400, "3-٤", "own_hand", "__class__", "3-417\n")


def _at(name: str, **options: Any) -> PuzzleTable:
    return PuzzleTable(asked=name, **options)


def _labels(table: PuzzleTable, key: str = "actions") -> list[str]:
    return [one["do"] for one in snapshot(table)[key]]


# --- Which puzzle ------------------------------------------------------------------------------


def test_the_first_visit_shows_the_first_of_the_six_and_asks_its_question() -> None:
    shown = snapshot(PuzzleTable(lang="en"))
    assert shown["heading"] == "Puzzle 1 of 6"
    assert shown["task"] == "Which ropes may you take already?"
    assert [one["here"] for one in shown["book"]] == [True, *[False] * 5]
    assert shown["result"] is None
    assert shown["proofs"] == []


@pytest.mark.parametrize("name", ["1", "6", "1-0", "3-417", f"4-{2**64 - 1}"])
def test_an_address_names_a_puzzle_and_its_name_leads_back_to_it(name: str) -> None:
    table = _at(name)
    assert str(table.which) == snapshot(table)["name"] == name
    assert Name.parse(str(table.which)) == table.which
    assert not table.news


def test_a_made_puzzle_is_the_same_for_everybody() -> None:
    table = _at("3-0417")
    assert table.puzzle == make_puzzle(417, 3)
    assert snapshot(table)["heading"] == Words("de")(
        "{grade}, no. {seed}", grade="Schwer", seed=417
    )


@pytest.mark.parametrize("name", NO_NAMES, ids=lambda name: repr(name)[:12])
def test_an_address_that_names_no_puzzle_is_told_and_shows_the_first_one(name: str) -> None:
    table = _at(name)
    assert table.news == NO_SUCH_PUZZLE
    assert table.which == FIRST
    assert Words("de")(table.news) != table.news


def test_the_next_of_the_six_is_the_next_unsolved_one_and_after_all_of_them_an_easy_one() -> None:
    table = _at("4", seeds=lambda: 7)
    seen = []
    for _ in SIX:
        seen.append(str(table.which))
        solve(table)
        table.next()
    assert seen == ["4", "5", "6", "1", "2", "3"]
    assert str(table.which) == "1-7"


def test_an_unsolved_puzzle_may_be_left_and_comes_again() -> None:
    table = PuzzleTable()
    for expected in "234561":
        table.next()
        assert str(table.which) == expected


def test_puzzles_without_end_keep_their_grade_and_are_new_every_time() -> None:
    table = PuzzleTable(seeds=count(5).__next__)
    table.open_new(2)
    names = [str(table.which)]
    for _ in range(3):
        table.next()
        names.append(str(table.which))
    assert names == ["2-5", "2-6", "2-7", "2-8"]
    assert table.puzzle
    assert table.puzzle.grade == 2


def test_a_puzzle_nobody_asked_for_by_number_has_one_that_can_be_told() -> None:
    table = PuzzleTable()
    names = set()
    for _ in range(4):
        table.open_new(1)
        names.add(table.which)
        assert 0 <= table.which.number < 10**6
    assert len(names) > 1


def test_numbers_and_grades_that_do_not_exist_are_refused() -> None:
    table = PuzzleTable()
    for number in (0, 7, -1):
        with pytest.raises(ValueError, match="1 to 6"):
            table.open_number(number)
    for grade in (0, 5):
        with pytest.raises(ValueError, match="1, 2, 3, 4"):
            table.open_new(grade)


# --- While it is being made --------------------------------------------------------------------


def test_a_puzzle_that_is_being_made_says_so_and_holds_nobody_up() -> None:
    waiting = Waiting()
    table = _at("3-417", later=waiting, lang="en")
    shown = snapshot(table)
    assert shown["making"] == "The puzzle is being made …"
    assert shown["heading"] == "Hard, no. 417"
    assert shown["ropes"] == shown["hand"] == shown["discard"] == []
    for action in (lambda: table.mark(1), table.check, table.again):
        action()
    assert table.refused is None
    waiting.do()
    shown = snapshot(table)
    assert not shown["making"]
    assert len(shown["ropes"]) == 9


def test_whatever_is_chosen_last_lies_on_the_table() -> None:
    waiting = Waiting()
    table = _at("3-417", later=waiting)
    table.open_number(2)
    waiting.do()
    assert str(table.which) == "2"
    assert table.puzzle == hand_made()[1]


def test_a_puzzle_that_cannot_be_made_gives_way_to_the_first_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(seed: int, grade: int) -> None:
        raise RuntimeError("no cards left")

    monkeypatch.setattr("apps.tables.puzzles.names.make_puzzle", broken)
    table = _at("3-417", lang="en")
    assert table.which == FIRST
    assert snapshot(table)["hint"].startswith("That puzzle could not be made.")
    assert "no cards left" in caplog.text
    table.next()
    assert "could not" not in snapshot(table)["hint"]


# --- Marking and checking ----------------------------------------------------------------------


def test_a_rope_is_marked_and_marked_no_longer() -> None:
    table = PuzzleTable()
    table.mark(2)
    table.mark(4)
    table.mark(2)
    assert [rope["n"] for rope in snapshot(table)["ropes"] if rope["marked"]] == [5]


def test_a_rope_that_has_been_taken_is_refused_in_words() -> None:
    table = _at("5")
    table.mark(0)
    assert table.refused
    assert str(table.refused) == "Rope 1 has been taken already. Mark open ropes."
    assert not table.marked


def test_checking_without_a_mark_is_refused_and_gives_nothing_away() -> None:
    table = PuzzleTable()
    table.check()
    assert table.refused
    assert not table.checked
    assert snapshot(table)["proofs"] == []


@pytest.mark.parametrize("number", SIX)
def test_each_of_the_six_is_solved_by_its_answer_and_teaches_its_lesson(number: int) -> None:
    table = _at(str(number), lang="en")
    assert try_ropes(table, [rope - 1 for rope in answer(number)])
    shown = snapshot(table)
    assert shown["result"]["title"] == "Solved!"
    assert (shown["result"]["lesson"], shown["result"]["text"]) == lesson(Words("en"), number)
    assert [one["solved"] for one in shown["book"]] == [one == number for one in SIX]
    assert {row["verdict"] for row in shown["proofs"]} == {"right"}


@pytest.mark.parametrize("number", SIX)
@pytest.mark.parametrize("change", ["one too few", "one too many"])
def test_one_rope_too_few_or_too_many_solves_nothing(number: int, change: str) -> None:
    table = _at(str(number), lang="en")
    right = [rope - 1 for rope in answer(number)]
    puzzle = hand_made()[number - 1].observation
    others = [rope for rope in range(9) if rope not in right and puzzle.owner(rope) is None]
    few = change == "one too few" and len(right) > 1
    assert not try_ropes(table, right[1:] if few else [*right, others[0]])
    shown = snapshot(table)
    assert shown["result"]["title"] == "1 rope is not right yet"
    assert not shown["result"]["lesson"]
    rows = {row["rope"] - 1: row["verdict"] for row in shown["proofs"]}
    assert rows[right[0] if few else others[0]] == ("missed" if few else "wrong")
    assert sum(verdict != "right" for verdict in rows.values()) == 1
    assert not any(one["solved"] for one in shown["book"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*map(str, SIX), "1-5", "2-5", "3-5", "4-5"])
def test_every_rope_has_its_proof_in_words_with_the_cards_that_would_have_to_come(
    name: str, lang: str
) -> None:
    table = _at(name, lang=lang)
    solve(table)
    assert table.verdicts
    for row, verdict in zip(snapshot(table)["proofs"], table.verdicts, strict=True):
        reason = verdict.proof.reason
        assert row["text"]
        assert row["word"]
        assert bool(row["done"]) == (reason != "already_taken")
        assert bool(row["teams"]) == (reason not in ("already_taken", "not_full"))
        ghosts = [card["id"] for team in row["teams"] for card in team["cards"] if card["ghost"]]
        if reason == "counterexample":
            assert verdict.proof.theirs
            assert ghosts == list(map(str, verdict.proof.theirs.added))
        assert (row["badge"]["kind"] == "gold") == verdict.proof.proven


def test_after_checking_marks_stay_and_trying_again_begins_anew() -> None:
    table = PuzzleTable()
    fail(table)
    marked = table.marked
    table.mark(0)
    table.check()
    assert table.marked == marked
    assert _labels(table) == ["share", "next", "again"]
    table.again()
    assert not table.marked
    assert snapshot(table)["proofs"] == []
    solve(table)
    assert _labels(table) == ["share", "again", "next"]


def test_the_lesson_is_named_only_where_it_has_been_learnt() -> None:
    table = _at("4", lang="en")
    said = LESSONS["own_hand"][0]
    assert said not in str(snapshot(table))
    solve(table)
    table.next()
    assert snapshot(table)["book"][3]["label"] == f"Puzzle 4, solved: {said}"
    others = [text for name, text in LESSONS.items() if name != "own_hand"]
    assert not any(text in str(snapshot(table)) for pair in others for text in pair)


# --- What stands there besides -----------------------------------------------------------------


def test_who_was_full_first_stands_there_because_it_decides_a_tie() -> None:
    ropes = snapshot(_at("2", lang="en"))["ropes"]
    assert {rope["n"]: rope["first"] for rope in ropes if rope["first"]} == {4: "me", 5: "them"}
    assert "You were full first." in ropes[3]["label"]
    assert "Sepp was full first." in ropes[4]["label"]


def test_ropes_show_soap_mud_who_has_taken_them_and_every_card() -> None:
    shown = snapshot(_at("5", lang="en"))
    first, second = shown["ropes"][:2]
    assert (first["state"], first["sign"]) == ("mine", "yours")
    assert (second["mud"], second["places"]) == (True, 4)
    assert "Mud: four people a side." in second["label"]
    assert shown["ropes"][3]["sign"] == "Sepp's"
    assert shown["discard"] == ["Mud", "B5", "Wasps", "F4", "Transfer"]
    assert snapshot(_at("6"))["ropes"][2]["soap"]


def test_the_jokers_that_may_still_come_are_named_where_there_are_any() -> None:
    notes = [
        snapshot(_at(name, lang="en"))["panels"][0]["note"] for name in ("1", "4-88", "5", "6")
    ]
    assert notes == [
        "",
        "Every joker lies open.",
        "Jokers that do not lie open: Rascal.",
        "Jokers that do not lie open: Mayor, Journeyman and Rascal.",
    ]


def test_a_screen_reader_hears_every_change_once() -> None:
    table = PuzzleTable(lang="en")
    said = []
    table.param.watch(lambda _: said.append(snapshot(table)["say"]), "seq")
    for rope in (0, 2, 4):
        table.mark(rope)
    table.mark(4)
    table.check()
    table.speak("en")
    lines = {one["no"]: one["lines"] for one in said}
    assert list(lines.values()) == [
        ["Rope 1 is marked."],
        ["Rope 3 is marked."],
        ["Rope 5 is marked."],
        ["Rope 5 is no longer marked."],
        [" ".join(("Solved!", LESSONS["kind_before_sum"][1]))],
    ]
    assert len(said) == len(lines) + 1


def test_both_languages_tell_the_same_puzzle_in_different_words() -> None:
    table = PuzzleTable(lang="de")
    fail(table)
    german = snapshot(table)
    table.speak("en")
    english = snapshot(table)
    for key in ("title", "heading", "task", "run"):
        assert german[key] != english[key]
    assert [row["verdict"] for row in german["proofs"]] == [
        row["verdict"] for row in english["proofs"]
    ]
    assert german["result"]["title"] == "3 Seile stimmen noch nicht"
