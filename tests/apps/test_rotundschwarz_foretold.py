"""What is foretold at the felt, what comes too late, and what is remembered of a guest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apps.server.database.store import SqlStore
from apps.tables.rotundschwarz.forecast import Forecast, forecast
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.snapshot import snapshot
from apps.tables.rotundschwarz.tips import TIPS
from apps.tables.shared.work import at_once
from rulesengine.rotundschwarz import Observation
from tests.apps.felts import (
    Seat,
    felt,
    plan,
    play_out,
    texts,
    wishing,
)
from tests.apps.stores import Moody
from tests.apps.waiting import Waiting

LayFelt = Callable[..., RotUndSchwarzTable]
PRACTICE = wishing("easy", "planner", practice=True)


def helped(**options: Any) -> RotUndSchwarzTable:
    """Return a practice table that may ask for help."""
    return felt(PRACTICE, adviser=forecast, **{"seed": 2, **options})


# ---- what is foretold


def test_without_aids_nobody_is_asked_and_nothing_is_shown() -> None:
    asked: list[Observation] = []

    def advise(view: Observation) -> Forecast:
        asked.append(view)
        return forecast(view)

    table = felt(wishing("easy", "planner"), adviser=advise)
    table.show_aids(False)
    asked.clear()
    seat = Seat(table)
    for _ in range(3):
        plan(table)
    assert not asked
    shown = snapshot(table)
    assert (table.forecast, shown["lamp"], shown["panels"]) == (None, None, [])
    sources = [r.data_source for p in seat.view._pictures.all for r in p.figure.renderers]
    assert all(not len(column) for source in sources for column in source.data.values())


def test_a_forecast_of_a_position_that_is_gone_is_dropped() -> None:
    waiting = Waiting()
    table = felt(wishing("easy", "planner"), adviser=forecast, later=waiting, partner_later=at_once)
    assert len(waiting.jobs) == 1
    plan(table)
    while len(waiting.jobs) > 1:
        waiting.do()
        assert table.forecast is None
        assert snapshot(table)["lamp"]["state"] == "searching"
    waiting.do()
    assert table.forecast.outlook.verdict == "solved"


def test_a_hint_that_comes_too_late_is_dropped_and_not_counted() -> None:
    waiting = Waiting()
    table = helped(later=waiting, partner_later=at_once)
    waiting.jobs.clear()
    table.ask_hint()
    table.show_way()
    plan(table)
    while waiting.jobs:
        waiting.do()
    assert (table.hint, table.looking_back, table.round.hints) == (None, None, 0)


def test_an_adviser_that_fails_stops_no_game() -> None:
    def fail(view: Observation) -> Forecast:
        raise RuntimeError("out of ideas")

    seat = Seat(felt(PRACTICE, adviser=fail))
    for kind in ("hint", "way"):
        seat.says(kind)
    plan(seat.table)
    assert seat.table.refused is None
    assert (seat.told, seat.table.forecast) == ([], None)


def test_what_was_foretold_of_a_turn_is_drawn_later_too() -> None:
    table = felt(wishing("easy", "planner"), adviser=forecast, seed=2)
    plan(table)
    plan(table)
    mine = [point for point in table.course if point.turn % 2]
    assert len(mine) > 1
    assert all(table.tokens_enough(point) is not None for point in mine)


# ---- what is remembered of a guest


def test_switches_and_closed_tips_are_kept_for_the_next_visit(lay_felt: LayFelt) -> None:
    table = lay_felt(wishes=PRACTICE, seed=2)
    table.show_aids(False)
    table.send_safe_home(True)
    for key, *_ in TIPS:
        table.close_tip(key)
    again = lay_felt()
    assert (again.aids, again.safe_home) == (False, True)
    assert again.tips_seen == {key for key, *_ in TIPS}
    assert snapshot(again)["tip"] is None
    switches = {switch["do"]: switch["on"] for switch in snapshot(again)["switches"]}
    assert switches == {"aids": False, "safe_home": True}


def test_a_tip_that_was_closed_does_not_come_again() -> None:
    table = felt()
    tip = snapshot(table)["tip"]
    table.close_tip(tip["id"])
    table.close_tip("no tip")
    assert table.tips_seen == {tip["id"]}
    assert snapshot(table)["tip"] != tip


def test_help_stays_where_it_was_when_the_store_fails(lay_felt: LayFelt, store: SqlStore) -> None:
    moody = Moody(store)
    table = lay_felt(kept=moody, wishes=PRACTICE, adviser=forecast, seed=2)
    moody.broken = True
    table.ask_hint()
    table.ask_hint()
    assert table.round.hints == 2
    assert texts(snapshot(table)["hint"])


def test_a_whole_practice_game_can_be_played_with_figures(lay_felt: LayFelt) -> None:
    table = lay_felt(wishes=PRACTICE, adviser=forecast, seed=3)
    play_out(table)
    assert table.observation.status == "won"
