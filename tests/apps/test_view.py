"""The view keeps what it has built: a game is updates, never new parts."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.view import BattleseilView
from tests.apps.seats import grab
from tests.apps.wire import Wire


def _play(wire: Wire, table: BattleseilTable) -> None:
    """Do everything that can be done at a table."""
    while table.observation.turn < 15:
        card = str(table.observation.hand[0]) if table.observation.hand else "F1"
        wire.says({"type": "lay", "card": card, "rope": 1})
        wire.says({"type": "look", "rope": table.observation.turn % 9 + 1})
        grab(table)
    for message in (
        {"type": "lang", "code": "en"},
        {"type": "theme", "code": "dark"},
        {"type": "theme_seen", "dark": True},
        {"type": "new_game"},
        {"type": "answer", "id": "new_game", "do": "yes", "options": {"great_field": True}},
    ):
        wire.says(message)


def test_a_game_adds_no_part_to_the_page() -> None:
    # Bokeh cannot tell a browser that lost its connection for a moment of new parts
    table = BattleseilTable(seed=9)
    wire = Wire(table)
    before = wire.models()
    _play(wire, table)
    assert len(table.observation.hand) == 7
    assert wire.models() == before


def test_the_words_travel_only_when_the_language_changes() -> None:
    table = BattleseilTable(seed=3)
    view = BattleseilView(table)
    changes: list[Any] = []
    view.component.param.watch(changes.append, "words")
    grab(table)
    table.look(3)
    assert not changes
    table.speak("en")
    assert len(changes) == 1


def test_a_view_that_was_closed_shows_nothing_new() -> None:
    table = BattleseilTable(seed=3)
    view = BattleseilView(table)
    view.close()
    before = view.component.view
    grab(table)
    assert view.component.view is before


def test_the_table_is_sent_before_its_figures() -> None:
    table = BattleseilTable(seed=3)
    wire = Wire(table)
    wire.sent.clear()
    wire.says({"type": "lay", "card": str(table.observation.hand[0]), "rope": 1})
    kinds = ["figure" if "ColumnDataChanged" in text else "table" for text in wire.sent]
    assert kinds[0] == "table"
    assert "figure" in kinds
