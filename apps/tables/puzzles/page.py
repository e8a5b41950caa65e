"""Where the proof puzzles stand: on a page of their own."""

from __future__ import annotations

from typing import Any

from apps.tables.puzzles.model import ROOM, PuzzleTable
from apps.tables.puzzles.view import PuzzleView
from apps.tables.shared.later import beside
from apps.tables.shared.page import Visitor
from apps.tables.shared.saving import GuestGames, Store
from apps.tables.shared.table_page import table_page
from apps.tables.shared.words import Words
from rulesengine import battleseil


def puzzles_page(store: Store | None = None) -> Any:
    """Return the page for this visit; the address may ask for `?puzzle=4` or `?puzzle=3-417`."""

    def seat(visitor: Visitor, games: GuestGames | None) -> PuzzleView:
        asked = visitor.wishes.get("puzzle")
        table = PuzzleTable(lang=visitor.lang, asked=asked, games=games, later=beside)
        return PuzzleView(table, theme=visitor.theme)

    t = Words(Visitor.now().lang)
    return table_page(t("Proof puzzles"), ROOM, battleseil, seat, store)
