"""Looking back at a finished game, and the example of the rules: steps, ends, and a game that waits."""

from __future__ import annotations

from typing import Any

import pytest

from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.snapshot import snapshot
from apps.tables.seilschaft.view import SeilschaftView
from apps.tables.shared.words import LANGUAGES
from tests.apps.climbs import MakeTable, answering, climb, give_up, play_out, until, wander, wishing
from tests.apps.waiting import Waiting

TWO = wishing(partner=None)
over = until(lambda table: table.finished, wander, wishes=wishing("easy"))


def _unnumbered(table: SeilschaftTable) -> dict[str, Any]:
    return {**snapshot(table), "seq": 0}


def test_looking_back_begins_at_the_deal_and_ends_at_the_last_card() -> None:
    table = over()
    cards, end = len(table.referee.played), table.observation
    table.look_back()
    shown = snapshot(table)
    assert shown["replay"] == {"at": 0, "last": cards, "label": "Die Karten sind gegeben"}
    assert len(shown["hand"]) == 13
    assert shown["moves"] == []
    assert shown["say"] == {"of": "back", "no": 0, "lines": []}
    for at in range(cards + 1):
        table.look_at(at)
        shown = snapshot(table)
        assert shown["replay"]["at"] == at
        assert len(table.played) == shown["say"]["no"] == at
        assert shown["over"] is None
        assert not shown["turn"]["mine"]
        assert shown["actions"][0]["do"] == "replay_end"
        assert len(shown["actions"]) == 1
    assert table.observation == end


@pytest.mark.parametrize(("step", "at"), [(-1, 0), (-(10**30), 0), (10**30, "last")])
def test_beyond_the_ends_it_stays_at_the_end(step: int, at: Any) -> None:
    table = over()
    table.look_back()
    table.look_at(step)
    replay = snapshot(table)["replay"]
    assert replay["at"] == (replay["last"] if at == "last" else at)


def test_each_step_shows_what_was_seen_then() -> None:
    table, seen = SeilschaftTable(seed=3, wishes=wishing()), []
    while not table.finished:
        seen.append(table.observation)
        climb(table)
    seen.append(table.observation)
    table.look_back()
    again = []
    for at in range(snapshot(table)["replay"]["last"] + 1):
        table.look_at(at)
        again.append(table.observation)
    assert [view for view in again if view in seen] == seen


def test_looking_back_is_left_as_it_was_entered() -> None:
    table = over()
    before = _unnumbered(table)
    table.look_back()
    table.look_at(3)
    table.end_looking_back()
    assert _unnumbered(table) == before


def test_a_running_game_cannot_be_looked_back_at() -> None:
    table = until(answering)()
    table.look_back()
    assert table.looking_back is None
    table.look_at(3)
    assert table.looking_back is None


def test_giving_up_is_no_step_of_its_own() -> None:
    table = until(answering)()
    cards = len(table.played)
    give_up(table)
    table.look_back()
    assert snapshot(table)["replay"]["last"] == cards


def test_a_game_given_up_before_its_first_card_has_one_step() -> None:
    table = SeilschaftTable(seed=1, wishes=TWO)
    give_up(table)
    table.look_back()
    table.look_at(1)
    assert snapshot(table)["replay"] == {"at": 0, "last": 0, "label": "Die Karten sind gegeben"}


def test_a_game_of_two_is_looked_back_at_from_one_side() -> None:
    table = until(lambda table: table.finished, wishes=TWO)()
    seat = table.seat
    table.look_back()
    for at in range(snapshot(table)["replay"]["last"] + 1):
        table.look_at(at)
        assert table.observation.seat == seat
        assert snapshot(table)["curtain"] is None


# ---- the example


MOMENTS: dict[str, MakeTable] = {
    "a new game": lambda: SeilschaftTable(seed=1, wishes=wishing()),
    "mid game": until(answering),
    "two behind the curtain": until(
        lambda table: table.curtain and len(table.played) > 4, wishes=TWO
    ),
    "the end": over,
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_game_on_the_table_waits_untouched_by_the_example(moment: str) -> None:
    table = MOMENTS[moment]()
    before, cards = _unnumbered(table), table.referee.played
    table.demonstrate()
    assert snapshot(table)["replay"]["at"] == 0
    for at in range(snapshot(table)["replay"]["last"] + 1):
        table.look_at(at)
        for card in table.observation.hand:
            table.play(card)
    table.end_looking_back()
    table.refused = None
    assert table.referee.played == cards
    assert _unnumbered(table) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_the_example_is_told(lang: str) -> None:
    table = SeilschaftTable(seed=1, wishes=wishing(), lang=lang)
    table.demonstrate()
    last = snapshot(table)["replay"]["last"]
    told = []
    for at in range(last + 1):
        table.look_at(at)
        shown = snapshot(table)
        told.append(shown["told"]["text"])
        assert shown["me"]["name"] == "Anna"
        assert shown["partner"]["name"] == "Ben"
        assert shown["partner"]["face"] == "person"
    assert last == 6
    assert len(set(told)) == len(told)


def test_the_partner_answers_while_the_example_is_shown() -> None:
    waiting = Waiting()
    table = SeilschaftTable(seed=1, wishes=wishing(), partner_later=waiting)
    while not table.thinking:
        climb(table)
    cards = len(table.played)
    table.demonstrate()
    shown = _unnumbered(table)
    waiting.do()
    assert _unnumbered(table) == shown
    table.end_looking_back()
    assert len(table.played) > cards
    assert not table.thinking


def test_a_card_of_the_example_is_refused_in_words() -> None:
    table = until(answering, lang="en")()
    view, told = SeilschaftView(table), []
    view.component._send_msg = told.append
    table.demonstrate()
    view.component._handle_msg({"type": "play", "card": str(table.observation.hand[0])})
    assert told[0]["text"].startswith("You are looking back")


def test_chances_are_told_while_looking_back_as_they_were_then() -> None:
    table = SeilschaftTable(seed=3, wishes=wishing(), adviser=lambda view: str(view))
    play_out(table)
    table.look_back()
    for at in range(4):
        table.look_at(at)
        asked = table.observation.my_turn and not table.observation.over
        assert table.chances == (str(table.observation) if asked else None)
