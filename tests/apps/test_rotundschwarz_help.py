"""Help at the felt: hints and ways to win belong to practice, are counted, and lead to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from apps.server.database.store import SqlStore
from apps.tables.rotundschwarz.forecast import Forecast, forecast
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.snapshot import snapshot
from apps.tables.rotundschwarz.wishes import ROOM
from apps.tables.shared.words import LANGUAGES
from rulesengine.rotundschwarz.analysis import outlook
from tests.apps.felts import (
    Seat,
    felt,
    give_up,
    make,
    next_game,
    plan,
    unnumbered,
    wishing,
)
from tests.apps.waiting import Waiting

LayFelt = Callable[..., RotUndSchwarzTable]
PRACTICE = wishing("easy", "planner", practice=True)


def helped(**options: Any) -> RotUndSchwarzTable:
    """Return a practice table that may ask for help."""
    return felt(PRACTICE, adviser=forecast, **{"seed": 2, **options})


def _dos(table: RotUndSchwarzTable) -> set[str]:
    return {action["do"] for action in snapshot(table)["actions"]}


# ---- hints


@pytest.mark.parametrize("lang", LANGUAGES)
def test_outside_of_practice_hints_are_refused_in_words(lang: str) -> None:
    seat = Seat(felt(adviser=forecast, lang=lang))
    assert not {"hint", "way"} & _dos(seat.table)
    before = unnumbered(seat.table)
    for kind in ("hint", "way"):
        seat.says(kind)
    assert unnumbered(seat.table) == before
    assert len(seat.told) == 2
    assert not seat.failed
    assert seat.table.round.hints == 0


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_on_the_way_is_a_legal_move_and_all_of_them_win(lang: str, seat: int) -> None:
    table = felt(
        wishing("easy", "planner", seat=seat, practice=True, coins=True),
        adviser=forecast,
        seed=3,
        lang=lang,
    )
    table.show_aids(False)
    hints = 0
    while not table.finished and hints < 25:
        table.ask_hint()
        hints += 1
        shown = snapshot(table)["hint"]
        assert table.hint.outlook.verdict == "solved"
        move = table.hint.outlook.moves[0]
        assert table.observation.allows(move)
        if shown["card"] is not None:
            cards = [card for column in snapshot(table)["columns"] for card in column["cards"]]
            cards += [cell["card"] for cell in snapshot(table)["cells"] if cell["card"]]
            (card,) = (card for card in cards if card["id"] == shown["card"])
            assert shown["to"] in card["to"]
        assert "{" not in shown["text"]
        make(table, move)
        assert table.hint is None
    assert table.round.hints == hints


def test_hints_are_counted_and_stand_at_the_end_and_in_the_record() -> None:
    table = helped(lang="en")
    for _ in range(3):
        table.ask_hint()
    table.show_way()
    table.end_looking_back()
    assert table.round.hints == 4
    give_up(table)
    assert "Practice, 4 hints" in snapshot(table)["over"]["text"]
    assert table.transcript().tag("Practice") == "hints 4"
    next_game(table)
    assert table.round.hints == 0


def test_hints_are_kept_over_a_reload_and_in_the_result(lay_felt: LayFelt, store: SqlStore) -> None:
    table = lay_felt(wishes=PRACTICE, adviser=forecast, seed=2)
    table.ask_hint()
    plan(table)
    table.ask_hint()
    again = lay_felt(adviser=forecast)
    assert again.round.hints == 2
    again.take_back()
    again.ask_hint()
    table.ask_hint()
    assert table.round.hints == 4
    give_up(table)
    game = store.latest_game(store.guest("t" * 43), ROOM)
    assert game is not None
    assert game.ending is not None
    assert (game.ending.outcome, game.ending.result[-17:]) == ("practised", "practice, hints 4")
    next_game(table)
    assert lay_felt().round.hints == 0


def test_a_game_without_practice_names_no_help_in_its_record() -> None:
    table = felt(wishing("easy", "planner"), seed=2)
    give_up(table)
    assert "Practice" not in str(table.transcript())
    assert table.transcript().tag("Number") == "2"


def test_where_no_way_is_known_the_hint_says_so_and_is_not_counted() -> None:
    found = Forecast(outlook(felt().observation, 1), (), False)
    assert not found.outlook.moves
    table = felt(PRACTICE, adviser=lambda view: found, lang="en")
    table.ask_hint()
    shown = snapshot(table)["hint"]
    assert (shown["card"], shown["to"], shown["head"]) == (None, None, "No hint:")
    table.show_way()
    assert table.looking_back is None
    assert table.round.hints == 0


def test_hints_are_refused_out_of_turn_and_while_one_looks_back() -> None:
    table = helped(partner_later=Waiting())
    plan(table)
    table.ask_hint()
    assert table.refused is not None
    assert table.refused.code == "not_now"
    table.demonstrate()
    table.refused = None
    table.show_way()
    assert table.refused is not None
    assert table.refused.code == "looking_back"
    assert table.round.hints == 0


# ---- the way to win


@pytest.mark.parametrize("seat", [0, 1])
def test_the_way_to_win_leads_to_52_cards_home_and_back_to_the_game(seat: int) -> None:
    table = felt(
        wishing("easy", "planner", seat=seat, practice=True, coins=True), adviser=forecast, seed=3
    )
    plan(table)
    before, moves = unnumbered(table), table.played
    table.show_way()
    shown = snapshot(table)
    assert shown["replay"]["at"] == 0
    assert (shown["say"]["of"], shown["say"]["no"]) == ("way", 0)
    assert shown["actions"][0]["do"] == "replay_end"
    table.look_at(10**9)
    shown = snapshot(table)
    assert shown["home_label"].startswith("52 ")
    assert {home["card"] for home in shown["homes"]} == {"KC", "KD", "KH", "KS"}
    assert shown["replay"]["at"] == shown["replay"]["last"]
    assert table.course[-1].home == 52
    table.end_looking_back()
    assert table.played == moves
    assert {**unnumbered(table), "tip": None} == {**before, "tip": None}
