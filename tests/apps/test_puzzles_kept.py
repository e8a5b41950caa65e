"""What a guest has solved is found again: the six, first tries by grade, the run, the puzzle on the table."""

from __future__ import annotations

from itertools import count

import pytest

from apps.server.database.store import SqlStore
from apps.tables.puzzles.model import PuzzleTable
from apps.tables.puzzles.scores import Scores
from apps.tables.puzzles.snapshot import snapshot
from apps.tables.shared.settings import Settings
from tests.apps.puzzlers import fail, solve, window
from tests.apps.stores import Asked, Moody


def _counts(table: PuzzleTable) -> list[int]:
    return [one["count"] for one in snapshot(table)["grades"]]


def test_a_reload_keeps_the_puzzle_and_what_was_solved(store: SqlStore) -> None:
    table = window(store, store)
    solve(table)
    table.open_number(3)
    solve(table)
    table.open_new(2)
    table.close()
    again = window(store, store)
    assert again.which == table.which
    assert again.puzzle == table.puzzle
    assert again.scores.solved == {1, 3}


def test_an_address_goes_before_the_puzzle_that_was_kept(store: SqlStore) -> None:
    window(store, store).open_number(5)
    assert str(window(store, store, asked="3-417").which) == "3-417"
    assert str(window(store, store).which) == "3-417"


def test_first_tries_are_counted_by_grade_and_in_a_row(store: SqlStore) -> None:
    table = window(store, store, seeds=count().__next__, lang="en")
    for grade in (1, 1, 3):
        table.open_new(grade)
        solve(table)
    assert _counts(table) == [2, 0, 1, 0]
    assert snapshot(table)["run"] == "3 in a row at the first try"
    table.open_new(2)
    fail(table)
    assert snapshot(table)["run"].startswith("No run yet")
    table.again()
    solve(table)
    assert _counts(table) == [2, 0, 1, 0]
    assert table.scores.run == 0
    assert _counts(window(store, store)) == [2, 0, 1, 0]


def test_a_puzzle_met_again_counts_no_second_time(store: SqlStore) -> None:
    table = window(store, store, asked="1-4")
    fail(table)
    again = window(store, store)  # a reload after the proofs were seen
    solve(again)
    assert _counts(again) == [0, 0, 0, 0]
    once = window(store, store, asked="1-5")
    solve(once)
    solve(window(store, store, asked="1-5"))
    assert _counts(window(store, store)) == [1, 0, 0, 0]


def test_one_of_the_six_is_solved_at_whatever_try() -> None:
    table = PuzzleTable()
    fail(table)
    table.again()
    solve(table)
    assert table.scores.solved == {1}
    assert table.scores.run == 0


def test_where_nothing_can_be_kept_all_lasts_as_long_as_the_page(store: SqlStore) -> None:
    moody = Moody(store)
    moody.broken = True
    table = window(moody, store)
    solve(table)
    table.next()
    assert table.scores.solved == {1}
    assert str(table.which) == "2"


def test_no_picture_of_a_puzzle_asks_the_store_and_a_mark_writes_nothing(store: SqlStore) -> None:
    asked = Asked(store)
    table = window(asked, store)
    snapshot(table)
    asked.calls.clear()
    table.mark(0)
    snapshot(table)
    assert not asked.calls


@pytest.mark.parametrize("damaged", ["", "x", "7 0 -3 ² 1e9", "9" * 5000, "\x00", "1-1 1-1", "٣"])
def test_damaged_settings_count_as_nothing(damaged: str) -> None:
    scores = Scores(Settings(read=lambda name: damaged))
    assert scores.solved == frozenset()
    assert scores.run in (0, 7)
    assert scores.on_table is None
    assert all(scores.first_tries(grade) >= 0 for grade in (1, 2, 3, 4))


def test_only_the_last_hundreds_of_tried_puzzles_are_remembered() -> None:
    table = PuzzleTable()
    for seed in range(310):
        name = type(table.which)(1, seed)
        table.scores.note(name, right=False)
    kept = table.scores._settings.get("tried")
    assert kept
    assert kept.split()[-1] == "1-309"
    assert len(kept.split()) == 300
