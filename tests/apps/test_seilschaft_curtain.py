"""Two people at one device: between their hands falls the curtain, and nothing shines through."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.snapshot import snapshot
from apps.tables.seilschaft.view import SeilschaftView
from rulesengine.seilschaft import Card
from tests.apps.climbs import climb, give_up, next_game, wander, wishing

TWO = wishing(partner=None)
_CARD = re.compile(r'"([2-9TJQKA][CDHS])"')
_SIGN = re.compile(r"(10|[2-9JQKABD])([♣♦♥♠])")


def _lying(table: SeilschaftTable) -> set[str]:
    """Return the cards that lie open to everybody."""
    view = table.observation
    cards = {card for trick in view.tricks for card in trick.cards}
    cards |= {card for card in (*view.ridge, view.lead) if card is not None}
    return set(map(str, cards))


def _named(shown: dict[str, Any]) -> set[str]:
    return set(_CARD.findall(json.dumps(shown)))


def _drawn(view: SeilschaftView) -> str:
    """Return everything the figures hold, without what they are made of."""
    data = [
        dict(renderer.data_source.data)
        for picture in view._pictures.all
        for renderer in picture.figure.renderers
    ]
    return json.dumps(data, default=list)


@pytest.mark.parametrize("play", [climb, wander])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_behind_the_curtain_is_nobodys_hand_and_before_it_only_the_own(
    play: Any, lang: str
) -> None:
    table = SeilschaftTable(seed=5, wishes=TWO, lang=lang, adviser=lambda view: None)
    view, curtains = SeilschaftView(table), 0
    while not table.finished:
        shown = view.component.view
        if table.curtain:
            curtains += 1
            assert shown["hand"] == []
            assert shown["panels"] == []
            assert _named(shown) <= _lying(table)
            assert not re.search("[♣♦♥♠]", _drawn(view) + json.dumps(shown))
        table.draw_curtain()
        shown = view.component.view
        assert table.seat == table.referee.observe(0).mover
        own = set(map(str, table.observation.hand))
        assert {card["id"] for card in shown["hand"]} == own
        assert _named(shown) <= _lying(table) | own
        play(table)
    assert curtains > 5


def test_the_figures_before_the_curtain_know_only_the_own_hand() -> None:
    hands = []
    table = SeilschaftTable(seed=5, wishes=TWO, adviser=lambda view: hands.append(view.seat))
    while not table.finished:
        assert len(hands) == 0 or not table.curtain or hands[-1] != table.referee.observe(0).mover
        table.draw_curtain()
        assert hands[-1] == table.referee.observe(0).mover
        climb(table)


def test_the_curtain_falls_only_when_the_screen_changes_hands() -> None:
    table = SeilschaftTable(seed=5, wishes=TWO)
    assert table.curtain
    while not table.finished:
        table.draw_curtain()
        seat = table.seat
        climb(table)
        changes = table.referee.observe(seat).mover != seat
        assert table.curtain == (changes and not table.finished)
        assert table.seat == seat


def test_the_curtain_says_who_is_next_and_who_looks_away() -> None:
    table = SeilschaftTable(seed=5, wishes=TWO, lang="en")
    for _ in range(6):
        if table.curtain:
            names = ("Anna", "Ben")
            mover = table.referee.observe(0).mover
            told = snapshot(table)["curtain"]
            assert told["title"] == f"{names[mover]} is next"
            assert f"{names[1 - mover]} looks away" in told["text"]
        climb(table)


def test_with_open_hands_no_curtain_falls_and_the_screen_turns_by_itself() -> None:
    table = SeilschaftTable(seed=5, wishes=wishing(partner=None, open_hands=True))
    while not table.finished:
        assert not table.curtain
        assert table.seat == table.referee.observe(0).mover
        shown = snapshot(table)
        theirs = set(map(str, table.observation.shown))
        assert set(shown["partner"]["hand"]) == theirs
        climb(table)


def test_a_new_game_for_two_begins_behind_the_curtain_and_one_with_a_partner_does_not() -> None:
    table = SeilschaftTable(seed=5, wishes=wishing())
    assert not table.curtain
    next_game(table, partner="person")
    assert table.curtain
    assert snapshot(table)["hand"] == []
    next_game(table, partner="tuned")
    assert not table.curtain
    assert table.seat == 0


def test_a_game_given_up_behind_the_curtain_is_over_for_all_to_see() -> None:
    table = SeilschaftTable(seed=5, wishes=TWO)
    climb(table)
    assert table.curtain
    give_up(table)
    assert table.finished
    assert not table.curtain
    assert snapshot(table)["curtain"] is None
    assert snapshot(table)["over"]["result"] == "lost"


def test_an_example_shown_behind_the_curtain_leaves_it_hanging() -> None:
    table = SeilschaftTable(seed=5, wishes=TWO)
    before = snapshot(table)
    table.demonstrate()
    shown = snapshot(table)
    assert shown["curtain"] is None
    assert shown["hand"]
    table.draw_curtain()  # nobody stands before it
    table.end_looking_back()
    assert {**snapshot(table), "seq": 0} == {**before, "seq": 0}


def test_nobody_gives_up_alone() -> None:
    table = SeilschaftTable(seed=5, wishes=TWO, lang="en")
    table.ask_to_give_up()
    assert "Do you both agree?" in snapshot(table)["ask"]["text"]


def test_the_names_change_sides_with_the_screen() -> None:
    table = SeilschaftTable(seed=5, wishes=TWO)
    seen = set()
    for _ in range(8):
        table.draw_curtain()
        shown = snapshot(table)
        seen.add((shown["me"]["name"], shown["partner"]["name"]))
        climb(table)
    assert seen == {("Anna", "Ben"), ("Ben", "Anna")}


def test_cards_in_signs_are_only_the_own_ones_too() -> None:
    table = SeilschaftTable(seed=5, wishes=TWO, lang="en")
    view = SeilschaftView(table)
    for _ in range(10):
        table.draw_curtain()
        said = json.dumps(view.component.view["panels"], ensure_ascii=False)
        ranks = {"10": "T"}
        signs = {
            ranks.get(rank, rank) + "CDHS"["♣♦♥♠".index(suit)] for rank, suit in _SIGN.findall(said)
        }
        assert signs <= set(map(str, table.observation.hand))
        assert all(Card.parse(sign) for sign in signs)
        climb(table)
