"""Somebody who sits at the proof puzzles and knows the answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from apps.server.database.store import SqlStore
from apps.tables.puzzles.model import ROOM, PuzzleTable
from apps.tables.puzzles.view import PuzzleView
from apps.tables.shared.page import Visitor, page
from apps.tables.shared.saving import GuestGames
from rulesengine.battleseil.puzzle_book import hand_made

SIX = range(1, 7)


def answer(number: int) -> tuple[int, ...]:
    """Return the ropes 1..9 that may be taken in one of the six."""
    return tuple(sorted(rope + 1 for rope in hand_made()[number - 1].answer))


def puzzle_app(make_table: Callable[[], PuzzleTable]) -> Callable[[], Any]:
    """Return an app that shows every visitor puzzles of their own."""

    def app() -> Any:
        visitor = Visitor.now()
        table = make_table()
        table.lang = visitor.lang
        return page("Beweisrätsel", PuzzleView(table, theme=visitor.theme).component)

    return app


def try_ropes(table: PuzzleTable, ropes: Iterable[int]) -> bool:
    """Mark ropes 0..8 and check; return whether all was right."""
    for rope in ropes:
        table.mark(rope)
    table.check()
    return table.solved


def solve(table: PuzzleTable) -> None:
    """Mark what may be taken, and check."""
    assert table.puzzle
    assert try_ropes(table, table.puzzle.answer)


def fail(table: PuzzleTable) -> None:
    """Mark a rope that may not be taken, and check."""
    assert table.puzzle
    view = table.puzzle.observation
    bad = (rope for rope in range(9) if rope not in table.puzzle.answer)
    assert not try_ropes(table, [next(rope for rope in bad if view.owner(rope) is None)])


def window(store: Any, kept: SqlStore, **options: Any) -> PuzzleTable:
    """Return one more window of the same guest; `kept` knows the guest even when `store` fails."""
    games = GuestGames(store, kept.guest("t" * 43), ROOM, lambda work: work())
    return PuzzleTable(games=games, **options)
