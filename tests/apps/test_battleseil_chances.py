"""Chances and advice at the Battleseil table: sharper step by step, and never those of another position."""

from __future__ import annotations

from typing import Any

import pytest

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.sharpening import STEPS
from apps.tables.battleseil.snapshot import snapshot
from apps.tables.battleseil.view import BattleseilView
from apps.tables.battleseil.wishes import Wishes
from apps.tables.shared.replayed_table import LOOKING_BACK
from apps.tables.shared.table_model import GIVE_UP
from apps.tables.shared.work import at_once
from rulesengine.battleseil import HouseRules
from rulesengine.battleseil.analysis import WORLDS, advice, chances_with, outlook
from rulesengine.battleseil.levels import ROPES
from tests.apps.seats import grab, turns, until
from tests.apps.waiting import Waiting


def _weighed(turn: int = 9, **options: Any) -> BattleseilTable:
    """Return a table in my turn whose figures are all there."""
    return until(turns(turn), weigh_later=at_once, **options)()


def _waiting(turn: int = 9) -> tuple[BattleseilTable, Waiting]:
    """Return a table in my turn whose figures come when the test wants them."""
    worker = Waiting()
    return until(turns(turn), weigh_later=worker)(), worker


def _shown(table: BattleseilTable) -> dict[int, int]:
    found = snapshot(table)["chances"]
    return {one["rope"]: one["percent"] for one in found["at"]} if found else {}


# ---- chances at the ropes


def test_for_a_chosen_card_the_chance_stands_at_every_rope_where_somebody_pulls() -> None:
    table = _weighed()
    view = table.observation
    for card in view.hand:
        table.choose(card)
        busy = {r for r in range(ROPES) if view.cards_at(r, 0) or view.cards_at(r, 1)}
        open_to_me = {r for r in busy if view.owner(r) is None and not view.is_full(r, 0)}
        assert set(table.chances) == open_to_me
        assert table.chances == chances_with(view, card, seed=view.turn)
        assert set(_shown(table)) == {rope + 1 for rope in open_to_me}


def test_the_first_picture_comes_at_once_and_gets_sharper() -> None:
    table, worker = _waiting()
    worker.jobs.clear()
    table.choose(table.observation.hand[0])
    widths, worlds = [], []
    while worker.jobs:
        worker.do()
        chance = next(iter(table.chances.values()))
        widths.append(chance.high - chance.low)
        worlds.append(chance.games)
    assert worlds == [STEPS[0], STEPS[0] + STEPS[1], WORLDS]
    assert widths == sorted(widths, reverse=True)


def test_with_all_worlds_the_standard_error_is_at_most_one_point() -> None:
    table = _weighed()
    for card in table.observation.hand:
        table.choose(card)
        assert all(
            (chance.high - chance.low) / 2 / 1.96 <= 0.01 for chance in table.chances.values()
        )


def test_what_comes_too_late_for_another_card_is_dropped() -> None:
    table, worker = _waiting()
    worker.jobs.clear()
    first, second = table.observation.hand[:2]
    table.choose(first)
    table.choose(second)
    while worker.jobs:
        worker.do()
    assert table.chances == chances_with(table.observation, second, seed=table.observation.turn)


def test_what_comes_too_late_for_another_position_is_dropped() -> None:
    table, worker = _waiting()
    card = table.observation.hand[0]
    worker.jobs.clear()
    table.choose(card)
    stale = list(worker.jobs)
    worker.jobs.clear()
    grab(table)
    worker.jobs[:] = stale
    worker.do()
    assert table.chances == {}
    assert worker.jobs == []


def test_a_card_put_back_has_no_chances() -> None:
    table = _weighed()
    table.choose(table.observation.hand[0])
    table.choose(None)
    assert (table.chosen, table.chances) == (None, {})
    assert snapshot(table)["chances"] is None


def test_a_card_that_is_not_in_the_hand_is_no_card() -> None:
    table = _weighed()
    table.choose(table.observation.hidden[0])
    assert table.chosen is None


def test_figures_that_get_sharper_are_told_beside_the_picture_of_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, worker = _waiting()
    view, told = BattleseilView(table), []
    monkeypatch.setattr(view.component, "tell", told.append)
    seq, shown = table.seq, view.component.view
    table.choose(table.observation.hand[0])
    while worker.jobs:
        worker.do()
    assert (table.seq, view.component.view) == (seq, shown)
    assert {message["type"] for message in told} == {"weighed"}
    assert told[-1]["seq"] == seq
    assert told[-1]["chances"]["card"] == str(table.chosen)


# ---- of the round


def test_the_chance_of_the_round_is_that_of_the_engine() -> None:
    table = _weighed()
    view = table.observation
    assert table.outlook == outlook(view, seed=view.turn)
    assert table.course.turns[-1].won == table.outlook.won


def test_every_turn_of_the_round_is_weighed_the_newest_first() -> None:
    table, worker = _waiting(15)
    while worker.jobs:
        worker.do()
        known = [turn.won is not None for turn in table.course.turns]
        assert known == sorted(known)
    assert all(known)
    assert [turn.number for turn in table.course.turns] == list(range(1, 16))


def test_a_turn_that_is_taken_back_is_weighed_anew() -> None:
    table = _weighed(11)
    before = [turn.won for turn in table.course.turns[:8]]
    table.take_back()
    assert [turn.number for turn in table.course.turns] == list(range(1, 10))
    assert all(turn.won for turn in table.course.turns)
    assert all(
        abs(a.value - b.won.value) < 0.1 for a, b in zip(before, table.course.turns, strict=False)
    )


# ---- advice


def test_advice_names_the_best_moves_with_chance_interval_and_a_sentence() -> None:
    table = _weighed()
    table.advise()
    view = table.observation
    assert table.advised == advice(view, seed=view.turn)
    rows = snapshot(table)["advice"]["rows"]
    assert [row["no"] for row in rows] == [1, 2, 3]
    for row in rows:
        assert row["text"]
        assert row["chance"].endswith(" %")
        assert row["interval"].endswith(" %")
        assert row["why"].endswith(".")


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("seed", range(3))
def test_all_through_a_game_with_specials_every_advice_has_its_sentence(
    lang: str, seed: int
) -> None:
    wishes = Wishes(HouseRules(specials=True))
    table = BattleseilTable(seed=seed, lang=lang, wishes=wishes, weigh_later=at_once)
    reasons = set()
    while not table.observation.over:
        table.advise()
        if table.advised:
            reasons |= {row["why"] for row in snapshot(table)["advice"]["rows"]}
        grab(table)
    assert len(reasons) > 5
    assert all(reason.endswith(".") for reason in reasons)


def test_advice_is_put_away_and_goes_with_the_position() -> None:
    table = _weighed()
    table.advise()
    table.close_advice()
    assert table.advised is None
    table.advise()
    grab(table)
    assert table.advised is None


def test_there_is_no_advice_when_it_is_not_my_turn_nor_looking_back() -> None:
    table = _weighed()
    table.ask_to_give_up()
    table.answer(GIVE_UP, "yes", {})
    table.advise()
    assert table.refused is not None
    assert table.refused.code == "not_now"
    table.look_back()
    table.advise()
    assert table.refused == LOOKING_BACK


def test_a_table_without_a_worker_has_neither_chances_nor_advice() -> None:
    table = until(turns(9))()
    table.choose(table.observation.hand[0])
    table.advise()
    assert (table.chances, table.outlook, table.advised) == ({}, None, None)
    assert table.refused is not None
    assert table.refused.code == "no_advice"
    assert "advise" not in {action["do"] for action in snapshot(table)["actions"]}


def test_a_worker_that_fails_leaves_the_table_as_it_is(caplog: pytest.LogCaptureFixture) -> None:
    def fails(work: Any, then: Any) -> None:
        at_once(lambda: 1 / 0, then)

    table = until(turns(9), weigh_later=fails)()
    table.choose(table.observation.hand[0])
    table.advise()
    assert (table.chances, table.advised) == ({}, None)
    assert "could not be weighed" in caplog.text
    grab(table)
    assert table.observation.turn > 9
