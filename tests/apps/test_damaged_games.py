"""A saved game that was damaged: whatever is wrong with it, the next visit is dealt a new one in words."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from apps.server.database.store import SqlStore
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.snapshot import snapshot as battleseil_snapshot
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.snapshot import snapshot as rotundschwarz_snapshot
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.snapshot import snapshot as seilschaft_snapshot
from apps.tables.shared.dealing import Deal, Reopened
from apps.tables.shared.rounds import PUT_ASIDE
from apps.tables.shared.saving import PLAYING, GuestGames, SavedGame
from rulesengine.common.errors import ParlourError
from rulesengine.rooms import room as doors
from tests.apps.climbs import climb
from tests.apps.felts import plan
from tests.apps.seats import grab

TOKEN = "t" * 43
TABLES: dict[str, tuple[Callable[..., Any], Callable[[Any], Any]]] = {
    "battleseil": (BattleseilTable, battleseil_snapshot),
    "rotundschwarz": (RotUndSchwarzTable, rotundschwarz_snapshot),
    "seilschaft": (SeilschaftTable, seilschaft_snapshot),
}
AGREED = {
    "battleseil": {"house_rules": "base", "opponent": "sepp"},
    "rotundschwarz": {"house_rules": "normal", "opponent": "eager"},
    "seilschaft": {"house_rules": "normal", "opponent": "simple"},
}
MOVE: dict[str, Callable[[Any], None]] = {
    "battleseil": grab,
    "rotundschwarz": plan,
    "seilschaft": climb,
}
ROOMS = pytest.mark.parametrize("room", list(TABLES))
MISSING = object()

OPTIONS = [
    *(("house_rules", value) for value in (None, [], 3, "", "of the neighbours", MISSING)),
    *(("opponent", value) for value in ([], {}, 3, "nobody", "random", MISSING)),
    *(("seat", value) for value in (7, 2, -1, True, 0.5, "0", None, MISSING)),
    *(("seed", value) for value in (-1, 2**64, 1.5, "1", None, MISSING)),
    *(("number", value) for value in (-1, 2**47, 10**30, None, MISSING)),
]
COLUMNS = [
    "UPDATE game SET options = 'null'",
    "UPDATE game SET options = '[1, 2]'",
    "UPDATE game SET options = '{\"seed\": '",
    "UPDATE game SET options = ''",
    "UPDATE game SET start = ''",
    "UPDATE game SET start = X'00FF'",
    "UPDATE game_event SET seat = 7 WHERE number = 1",
    "UPDATE game_event SET seat = 'A' WHERE number = 1",
    "UPDATE game_event SET move = X'00FF' WHERE number = 1",
    "UPDATE game_event SET move = '' WHERE number = 1",
    "DELETE FROM game_event WHERE number = 1",
]


class Visits:
    """A guest who comes again and again to the table of a room."""

    def __init__(self, store: SqlStore, room: str, file: Path) -> None:
        self.store, self.room, self._file = store, room, file
        self._tables: list[Any] = []

    def __call__(self) -> Any:
        games = GuestGames(self.store, self.store.guest(TOKEN), self.room, lambda work: work())
        make, snapshot = TABLES[self.room]
        self._tables.append(make(games=games))
        assert snapshot(self._tables[-1])
        return self._tables[-1]

    def leave(self) -> None:
        while self._tables:
            self._tables.pop().close()

    def latest(self) -> SavedGame:
        game = self.store.latest_game(self.store.guest(TOKEN), self.room)
        assert game is not None
        return game

    def damage(self, statement: str, *values: str) -> None:
        self.leave()
        connection = sqlite3.connect(self._file)
        with connection:
            connection.execute(statement, values)
        connection.close()


@pytest.fixture
def visit(store: SqlStore, room: str, tmp_path: Path) -> Iterator[Visits]:
    """Yield `visit()`: another visit of the guest, who has made two moves in a game of the room."""
    visits = Visits(store, room, tmp_path / "kept.sqlite3")
    table = visits()
    for _ in range(2):
        MOVE[room](table)
    yield visits
    visits.leave()


def _is_put_aside(visit: Visits, damaged: int) -> None:
    table = visit()
    assert table.news == PUT_ASIDE
    assert visit.latest().id != damaged
    assert visit.latest().status == PLAYING
    assert not [played for played in table.played if played.seat == 0]
    MOVE[visit.room](table)
    assert table.refused is None
    assert visit().news == ""


@ROOMS
@pytest.mark.parametrize(("name", "value"), OPTIONS)
def test_options_that_nothing_can_be_dealt_from_put_the_game_aside(
    visit: Visits, name: str, value: Any
) -> None:
    saved = visit.latest()
    options = {**saved.options, name: value}
    if value is MISSING:
        del options[name]
    visit.damage("UPDATE game SET options = ?", json.dumps(options))
    _is_put_aside(visit, saved.id)


@ROOMS
@pytest.mark.parametrize("statement", COLUMNS)
def test_a_row_that_cannot_be_read_puts_the_game_aside(visit: Visits, statement: str) -> None:
    damaged = visit.latest().id
    visit.damage(statement)
    _is_put_aside(visit, damaged)


@ROOMS
def test_the_next_deal_does_not_take_over_what_cannot_be_read(visit: Visits) -> None:
    saved = visit.latest()
    visit.damage(
        "UPDATE game SET status = 'finished', outcome = 'won', result = 'x', options = ?",
        json.dumps({**saved.options, "opponent": "random"}),
    )
    assert visit().round.deal.opponent != "random"


@ROOMS
@pytest.mark.parametrize("options", ["null", "[1]", "{", '{"house_rules": []}'])
def test_a_damaged_finished_game_stays_in_the_results(visit: Visits, options: str) -> None:
    visit.damage(
        "UPDATE game SET status = 'finished', outcome = 'won', result = 'x', options = ?", options
    )
    table = visit()
    table.ask_for_new_game()
    assert TABLES[visit.room][1](table)
    assert table.news == ""
    assert visit.store.results(visit.store.guest(TOKEN), visit.room).won == 1


@ROOMS
@settings(max_examples=200)
@given(st.data())
def test_any_text_in_a_saved_game_is_read_or_refused_in_words(
    room: str, data: st.DataObject
) -> None:
    deal = Deal(room, 1, 0, *_agreed(room))
    start = str(deal.first_position())
    cut = data.draw(st.integers(0, len(start)))
    text = (
        start[:cut] + data.draw(st.text(max_size=3)) + start[cut + data.draw(st.integers(0, 3)) :]
    )
    moves = data.draw(st.lists(st.tuples(st.integers(0, 1), st.text(max_size=5)), max_size=1))
    saved = SavedGame(1, room, text, deal.options(), PLAYING, tuple(moves))
    with contextlib.suppress(ParlourError, ValueError):  # what else it may say closes every visit
        Reopened.read(saved)


def _agreed(room: str) -> tuple[Any, str]:
    agreed = AGREED[room]
    return doors(room).HouseRules.named(agreed["house_rules"]), agreed["opponent"]
