"""The felt's snapshot is whole and true in every position: where cards lie, may go, or why they may not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.naming import OWNERS
from apps.tables.rotundschwarz.snapshot import snapshot
from apps.tables.shared.referee import Played
from apps.tables.shared.words import LANGUAGES
from rulesengine.rotundschwarz import Card, End, Home, Move, Observation, Pass, ToCell, ToColumn
from rulesengine.rotundschwarz.analysis import longest_run
from tests.apps.felts import (
    Play,
    felt,
    give_up,
    grab,
    json_of,
    plan,
    texts,
    wander,
    wishing,
)
from tests.apps.waiting import Waiting

SUITS = "CDHS"
MOST = 60  #: moves of a game that is looked at: each position costs some milliseconds

GAMES: dict[str, tuple[Any, Play]] = {
    "planned": (wishing("easy", "planner", coins=True), plan),
    "as black": (wishing("normal", "thoughtful", seat=1, practice=True), grab),
    "two": (wishing("pro", None, mixed=True, coins=True), wander),
    "two who plan": (wishing("3/7", None), plan),
    "no cells": (wishing("0/9", None), wander),
}


@dataclass(frozen=True)
class Moment:
    """The table before a move of a game, or at its end."""

    shown: dict[str, Any]
    views: tuple[Observation, ...]
    played: tuple[Played, ...]

    @property
    def view(self) -> Observation:
        return self.views[-1]


@cache
def _moments(name: str, lang: str) -> tuple[Moment, ...]:
    """Return a game from its deal to its end."""
    wishes, play = GAMES[name]
    table, found = felt(wishes, seed=3, lang=lang), []
    while not table.finished and len(table.played) < MOST:
        found.append(_moment(table))
        play(table)
    if not table.finished:
        found.append(_moment(table))
        give_up(table)
    return (*found, _moment(table))


def _moment(table: RotUndSchwarzTable) -> Moment:
    views = [*table.views()]
    return Moment(snapshot(table), (*views[:-1], table.observation), table.played)


def _cards(shown: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return every card that lies in a column or a cell by its name, each once."""
    found = [card for column in shown["columns"] for card in column["cards"]]
    found += [cell["card"] for cell in shown["cells"] if cell["card"] is not None]
    by_id = {card["id"]: card for card in found}
    assert len(by_id) == len(found)
    return by_id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_small_whole_and_in_words(name: str, lang: str) -> None:
    shapes = set()
    for moment in _moments(name, lang):
        shown = {**moment.shown, "place": "page", "theme": "system"}
        assert len(json_of(shown)) < 25_000
        assert not [text for text in texts(shown) if "{" in text or "}" in text]
        shapes.add(tuple(sorted(shown)))
    assert len(shapes) == 1
    assert shown["over"] is not None


@pytest.mark.parametrize("name", GAMES)
def test_every_card_lies_where_the_rules_see_it(name: str) -> None:
    for moment in _moments(name, "en"):
        shown, view = moment.shown, moment.view
        cards = _cards(shown)
        for at, column in enumerate(shown["columns"]):
            assert [card["id"] for card in column["cards"]] == list(map(str, view.columns[at]))
            assert column["at"] == str(at + 1)
            assert str(len(column["cards"])) in column["label"]
        for cell, card in zip(shown["cells"], view.cells, strict=True):
            assert (cell["card"] or {}).get("id") == (str(card) if card is not None else None)
        home: Counter[str] = Counter()
        for pile in shown["homes"]:
            suit = SUITS.index(pile["suit"])
            size = view.home(suit)
            home[pile["suit"]] = size
            assert pile["card"] == (str(Card((size - 1) * 4 + suit)) if size else None)
            assert pile["at"] == f"h{pile['suit']}"
            assert pile["owner"] == OWNERS[view.owner(Card(suit))]
        gone = {
            str(Card(rank * 4 + suit)) for suit in range(4) for rank in range(home[SUITS[suit]])
        }
        assert gone.isdisjoint(cards)
        assert len(gone) + len(cards) == 52
        assert all(
            card["owner"] == OWNERS[view.owner(Card.parse(id_))] for id_, card in cards.items()
        )


def _aim(move: Move) -> tuple[str, str] | None:
    if isinstance(move, ToColumn):
        return str(move.card), str(move.column + 1)
    if isinstance(move, ToCell | Home):
        return str(move.card), "c" if isinstance(move, ToCell) else "h"
    return None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_says_where_it_may_go_or_why_it_may_not(name: str, lang: str) -> None:
    for moment in _moments(name, lang):
        shown, view = moment.shown, moment.view
        cards = _cards(shown)
        told = [(id_, aim) for id_, card in cards.items() for aim in card["to"]]
        legal = [aim for aim in map(_aim, view.legal_moves()) if aim is not None]
        assert sorted(told) == sorted(legal)
        for card in cards.values():
            assert bool(card["to"]) == bool(card["told"])
            assert (bool(card["to"]) != bool(card["why"])) or not view.my_turn
        turn = shown["turn"]
        assert turn["mine"] == view.my_turn
        assert (turn["done"] is not None) == (End() in view.legal_moves())
        tokens = shown["tokens"]
        assert (tokens is not None) == (not view.plays_alone or view.over)
        if tokens:
            assert tokens["left"] == view.tokens
            assert tokens["pass"]["can"] == (Pass() in view.legal_moves())
            assert tokens["pass"]["can"] != bool(tokens["pass"]["why"])


def test_while_the_partner_thinks_no_card_may_be_moved() -> None:
    table = felt(partner_later=Waiting(), lang="en")
    plan(table)
    shown = snapshot(table)
    assert not any(card["to"] for card in _cards(shown).values())
    assert (shown["turn"]["step"], shown["turn"]["done"]) == ("wait", None)
    assert (shown["me"]["on"], shown["partner"]["on"]) == (False, True)
    assert shown["partner"]["thinking"]
    assert not shown["me"]["thinking"]


@pytest.mark.parametrize("name", GAMES)
def test_the_card_moved_last_stands_with_the_place_it_came_from(name: str) -> None:
    for moment in _moments(name, "en"):
        moved = [p for p in moment.played if isinstance(p.move, ToCell | ToColumn)]
        last = moment.shown["last"]
        if not moved:
            assert last is None
            continue
        before = moment.views[moved[-1].number - 1]
        card = moved[-1].move.card
        assert last["card"] == str(card)
        if last["from"].startswith("c"):
            assert before.cells[int(last["from"][1:]) - 1] == card
        else:
            assert before.columns[int(last["from"]) - 1][-1] == card


@pytest.mark.parametrize("name", GAMES)
def test_runs_are_told_on_each_of_their_cards_and_nowhere_else(name: str) -> None:
    for moment in _moments(name, "en"):
        for at, column in enumerate(moment.shown["columns"]):
            run = longest_run(moment.view, at)
            size = len(run.cards) if run is not None and len(run.cards) > 1 else 0
            told = [card["run"] for card in column["cards"]]
            assert told[: len(told) - size] == [None] * (len(told) - size)
            for one in told[len(told) - size :]:
                assert run is not None
                assert one["from"] == str(run.cards[0])
                assert one["head"] == f"run of {size}"
                assert one["owner"] == OWNERS[run.starts]
                assert one["text"].startswith(f"{2 * size - 1} moves, ")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_and_what_flies_are_numbered_alike(name: str) -> None:
    for moment in _moments(name, "en"):
        shown = moment.shown
        told = [p.move for p in moment.played if not isinstance(p.move, End)]
        assert shown["say"]["no"] == len(told)
        assert len(shown["say"]["lines"]) == min(16, len(told))
        assert all(str(told[one["no"] - 1].card) == one["card"] for one in shown["moves"])
        flown = [n for n, move in enumerate(told, 1) if isinstance(move, ToCell | ToColumn | Home)]
        assert [one["no"] for one in shown["moves"]] == [n for n in flown if n > len(told) - 16]


def test_the_numbers_shrink_when_something_is_taken_back() -> None:
    table = felt(wishing("easy", "planner"), lang="en")
    seen = [snapshot(table)]
    for _ in range(20):
        plan(table)
        seen.append(snapshot(table))
    for before in reversed(seen[:-1]):
        table.take_back()
        shown = snapshot(table)
        assert (shown["say"], shown["moves"]) == (before["say"], before["moves"])
        assert shown["last"] == before["last"]
