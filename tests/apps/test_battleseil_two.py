"""Two people at one device: between their hands falls the curtain, and nothing shines through."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.naming import card_name
from apps.tables.battleseil.snapshot import snapshot
from apps.tables.battleseil.view import BattleseilView
from apps.tables.battleseil.wishes import Wishes
from apps.tables.shared.table_model import GIVE_UP
from apps.tables.shared.work import at_once
from rulesengine.battleseil import Card, HouseRules
from rulesengine.battleseil.levels import ROPES
from tests.apps.fests import Laid, position
from tests.apps.seats import grab

TWO = Wishes(opponent=None)
TWO_WITH_SPECIALS = Wishes(HouseRules(specials=True), None)
_CARD = re.compile(
    r'"((?:Fi|F|S|B|K|H)[1-9]|Mayor2?|Journeyman|Rascal|Soap|Mud|Innkeeper|Transfer|Wasps|FreeBeer)"'
)


def _lying(table: BattleseilTable) -> set[str]:
    view = table.observation
    at_ropes = {str(c) for r in range(ROPES) for seat in (0, 1) for c in view.cards_at(r, seat)}
    return at_ropes | {str(card) for card in view.discard}


def _named(shown: Any) -> set[str]:
    return set(_CARD.findall(json.dumps(shown)))


def _drawn(view: BattleseilView) -> list[Any]:
    """Return every row that the figures hold."""
    return [
        row
        for picture in view._pictures.all
        for renderer in picture.figure.renderers
        for column in renderer.data_source.data.values()
        for row in column
    ]


@pytest.mark.slow
@pytest.mark.parametrize("wishes", [TWO, TWO_WITH_SPECIALS], ids=["base", "specials"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_behind_the_curtain_is_nobodys_hand_and_before_it_only_the_own(
    wishes: Wishes, lang: str
) -> None:
    table = BattleseilTable(seed=5, wishes=wishes, lang=lang, weigh_later=at_once)
    view, curtains = BattleseilView(table), 0
    table.look(2)
    while not table.finished and curtains < 30:
        if table.curtain:
            curtains += 1
            shown = view.component.view
            assert shown["hand"] == shown["panels"] == shown["takeable"] == []
            assert shown["seil"] is shown["chances"] is shown["advice"] is None
            assert _named(shown) <= _lying(table)
            assert _drawn(view) == []
            table.draw_curtain()
        assert table.seat == table.referee.observe(0).mover
        own = set(map(str, table.observation.hand))
        shown = view.component.view
        assert {card["id"] for card in shown["hand"]} == own
        assert {card["id"] for card in shown["hand"]} <= _named(shown)
        table.choose(table.observation.hand[0] if table.observation.hand else None)
        grab(table)
    assert curtains > 5


@pytest.mark.parametrize("card", ["F4", "Wasps"])
def test_what_the_innkeeper_took_back_is_told_to_nobody_behind_the_curtain(card: str) -> None:
    start = position(
        f"{card} F5 F6 F7 F8 F9 B1", {}, "base specials", {"step": "return", "back": 1}
    )
    table = Laid(start, wishes=TWO_WITH_SPECIALS, lang="en")
    table.draw_curtain()
    table.put_under(Card.parse(card))
    table.draw()
    assert table.curtain
    shown = snapshot(table)
    assert card not in _named(shown["moves"])
    assert shown["say"]["lines"][0].startswith("Anna puts a ")
    assert card_name(table.words, Card.parse(card)) not in json.dumps(shown["say"])
    table.draw_curtain()
    assert card not in _named(snapshot(table)["moves"])


def test_the_screen_goes_to_who_is_next_by_name() -> None:
    table = BattleseilTable(seed=5, wishes=TWO, lang="en")
    curtain = snapshot(table)["curtain"]
    first = table.observation.mover
    assert curtain["button"] == f"I am {('Anna', 'Ben')[first]}: show my cards"
    table.draw_curtain()
    assert snapshot(table)["curtain"] is None
    assert snapshot(table)["rival"]["name"] == ("Anna", "Ben")[1 - first]
    while not table.curtain:
        grab(table)
    assert ("Anna", "Ben")[1 - first] in snapshot(table)["curtain"]["title"]


def test_behind_the_curtain_nothing_is_played_weighed_or_advised() -> None:
    table = BattleseilTable(seed=5, wishes=TWO, weigh_later=at_once)
    played = len(table.played)
    grab(table)
    table.draw_curtain()
    while not table.curtain:
        grab(table)
    assert (table.chances, table.outlook) == ({}, None)
    played = len(table.played)
    grab(table)
    assert len(table.played) == played
    assert table.refused is not None
    table.advise()
    assert table.refused.code == "not_now"
    assert table.advised is None


def test_each_of_the_two_sees_the_course_of_the_own_chances() -> None:
    table = BattleseilTable(seed=5, wishes=TWO, weigh_later=at_once)
    table.draw_curtain()
    seats = []
    for _ in range(2):
        while not table.curtain:
            grab(table)
        table.draw_curtain()
        seats.append((table.seat, [turn.view.seat for turn in table.course.turns]))
    assert {seat for seat, _ in seats} == {0, 1}
    assert all(set(seen) == {seat} for seat, seen in seats)


def test_the_end_is_told_by_name_and_nothing_is_taken_back() -> None:
    table = BattleseilTable(seed=5, wishes=TWO, lang="en")
    table.draw_curtain()
    loser = table.seat
    grab(table)
    table.take_back()
    assert table.refused is not None
    assert table.refused.code == "between_people"
    if table.curtain:
        table.draw_curtain()
        loser = table.seat
    table.ask_to_give_up()
    table.answer(GIVE_UP, "yes", {})
    assert snapshot(table)["over"]["title"] == f"{('Anna', 'Ben')[1 - loser]} wins"
    assert snapshot(table)["curtain"] is None


def test_against_the_computer_no_curtain_falls() -> None:
    table = BattleseilTable(seed=5)
    while not table.finished:
        assert not table.curtain
        assert table.seat == 0
        grab(table)
