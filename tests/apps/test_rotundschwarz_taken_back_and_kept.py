"""What is taken back at the felt, and the store: reloads, other windows, a store that fails."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from apps.server.database.store import SqlStore
from apps.tables.rotundschwarz.model import TAKE_BACK, RotUndSchwarzTable
from apps.tables.rotundschwarz.snapshot import snapshot
from apps.tables.rotundschwarz.wishes import ROOM
from apps.tables.shared.saving import FINISHED, PLAYING, SavedGame
from apps.tables.shared.words import LANGUAGES
from rulesengine.rotundschwarz import Card, Pass, ToCell, ToColumn
from tests.apps.felts import (
    TOKEN,
    Seat,
    dealt_so,
    give_up,
    grab,
    make,
    next_game,
    plan,
    play_out,
    position,
    unnumbered,
    wishing,
)
from tests.apps.stores import Moody, Panicky
from tests.apps.waiting import Waiting

LayFelt = Callable[..., RotUndSchwarzTable]
TWO = wishing(partner=None)


def _latest(store: SqlStore) -> SavedGame:
    game = store.latest_game(store.guest(TOKEN), ROOM)
    assert game is not None
    return game


def _code(table: RotUndSchwarzTable) -> str:
    assert table.refused is not None
    return table.refused.code


@pytest.mark.parametrize("partner", ["planner", None])
def test_a_reload_finds_the_game_as_it_was_taken_back(
    lay_felt: LayFelt, store: SqlStore, partner: str | None
) -> None:
    table = lay_felt(wishes=wishing("easy", partner, practice=True), seed=2)
    for _ in range(8):
        plan(table)
    for _ in range(3):
        table.take_back()
        again = lay_felt()
        assert again.referee.played == table.referee.played
        assert unnumbered(again) == unnumbered(table)
        again.close()
    plan(table)
    kept = [move for _, move in _latest(store).moves]
    assert kept == [str(played.move) for played in table.played]


def test_a_practice_game_taken_back_at_its_end_runs_in_the_store_and_counts_nowhere(
    lay_felt: LayFelt, store: SqlStore
) -> None:
    table = lay_felt(wishes=wishing("easy", "planner", practice=True), seed=2)
    play_out(table, grab)
    assert _latest(store).status == FINISHED
    table.take_back()
    assert (_latest(store).status, _latest(store).ending) == (PLAYING, None)
    assert not lay_felt().finished
    play_out(table)
    results = store.results(store.guest(TOKEN), ROOM)
    assert (results.won, results.lost, results.last) == (0, 0, ())


def test_another_window_follows_what_is_taken_back(lay_felt: LayFelt) -> None:
    one, other = lay_felt(wishes=wishing("easy", "planner"), seed=2), lay_felt()
    for _ in range(3):
        plan(one)
    for table, watcher in ((one, other), (other, one)):
        moves = len(watcher.played)
        table.take_back()
        assert len(watcher.played) < moves
        assert watcher.observation == table.observation
        assert watcher.refused is None
    plan(other)
    assert one.played == other.played


def test_a_practice_game_is_not_taken_back_once_another_one_was_begun(lay_felt: LayFelt) -> None:
    one = lay_felt(wishes=wishing("easy", "planner", practice=True), seed=2)
    plan(one)
    give_up(one)
    other = lay_felt()
    one.take_back()
    assert _code(one) == "moved_on"
    assert one.finished
    plan(other)
    assert other.refused is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_store_that_fails_refuses_in_words_and_the_game_stays(
    lay_felt: LayFelt, store: SqlStore, lang: str
) -> None:
    moody = Moody(store)
    table = lay_felt(kept=moody, wishes=wishing("easy", "planner"), seed=2, lang=lang)
    plan(table)
    seat, before, moves = Seat(table), unnumbered(table), table.played
    moody.broken = True
    seat.says("undo")
    assert (unnumbered(table), table.played) == (before, moves)
    (told,) = seat.told
    assert told["text"] not in ("", *seat.failed)
    assert "{" not in told["text"]
    moody.broken = False
    seat.says("undo")
    assert table.played == ()
    assert lay_felt().played == ()


def test_what_could_not_be_kept_is_taken_back_here_alone(
    lay_felt: LayFelt, store: SqlStore
) -> None:
    moody = Moody(store)
    table = lay_felt(kept=moody, wishes=TWO, seed=1)
    make(table, Pass())
    moody.broken = True
    make(table, Pass())
    table.take_back()
    table.answer(TAKE_BACK, "yes", {})
    assert table.refused is None
    assert len(table.played) == 1
    moody.broken = False
    make(table, Pass())
    assert len(_latest(store).moves) == len(table.played) == 2


def test_what_was_kept_although_the_store_failed_does_not_come_back(
    lay_felt: LayFelt, store: SqlStore
) -> None:
    panicky = Panicky(store)
    table = lay_felt(kept=panicky, wishes=wishing(partner=None, practice=True), seed=1)
    make(table, Pass())
    panicky.panics = True
    make(table, Pass())
    panicky.panics = False
    table.take_back()
    make(table, "9C>c")
    assert [move for _, move in _latest(store).moves] == ["pass", "9C>c"]
    assert not table.unsaved


def test_a_turn_that_could_not_be_taken_back_keeps_no_safe_card_waiting(
    lay_felt: LayFelt, store: SqlStore
) -> None:
    moody, waiting = Moody(store), Waiting()
    table = lay_felt(kept=moody, wishes=wishing("easy", "planner"), seed=3, partner_later=waiting)
    table.send_safe_home(True)
    safe = []
    while not safe:
        plan(table)
        if table.thinking:
            moody.broken = True
            table.take_back()
            assert _code(table) == "not_taken_back"
            moody.broken = False
            told = len(table.played)
            while table.thinking:
                waiting.do()
            assert table.observation.safe_home() is None
            safe = [played for played in table.played[told:] if played.seat == table.seat]


def test_taking_back_in_the_next_game_leaves_the_first_one_alone(
    lay_felt: LayFelt, store: SqlStore
) -> None:
    table = lay_felt(wishes=TWO, seed=1)
    make(table, Pass())
    first = _latest(store).id
    next_game(table)
    table.take_back()
    assert _code(table) == "nothing_to_undo"
    assert _latest(store).id != first


def test_taking_back_a_pass_gives_the_token_back_also_in_the_words_of_the_table() -> None:
    table = dealt_so(position("H10 D13 S12 C13", ["KS", "KH QH JH"], tokens=1), lang="en")
    make(table, Pass())
    assert snapshot(table)["tokens"]["label"] == "0 pass tokens"
    table.take_back()
    table.answer(TAKE_BACK, "yes", {})
    assert snapshot(table)["tokens"]["label"] == "1 pass token"


def test_turns_taken_back_are_counted_and_told_at_the_end_after_a_reload_too(
    lay_felt: LayFelt, store: SqlStore
) -> None:
    table = lay_felt(wishes=wishing(partner="eager"), seed=11, lang="en")
    make(table, ToColumn(Card.parse("3D"), 0))
    table.take_back()
    make(table, ToCell(Card.parse("5D")))  # an ace could go home now: the turn is not over
    table.take_back()
    again = lay_felt(lang="en")
    give_up(again)
    assert "1 turn taken back." in snapshot(again)["over"]["text"]
    assert again.transcript().tag("TakenBack") == "1"
    ending = _latest(store).ending
    assert ending is not None
    assert ending.result.endswith(", taken back 1")
