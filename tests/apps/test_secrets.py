"""Whatever leaves for the browser depends only on what this seat may know."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.view import BattleseilView
from apps.tables.battleseil.wishes import Wishes
from rulesengine.battleseil import Card, HouseRules, Under
from rulesengine.battleseil.cards import SPECIAL_NAMES
from tests.apps.fests import fest
from tests.apps.hidden import HIDDEN, MINE, Scripted, deal_hidden
from tests.apps.seats import grab, leave
from tests.apps.waiting import Waiting
from tests.apps.wire import Wire

_CARD = re.compile(rf'"((?:Fi|[FSBKH])(?:10|[1-9])|{"|".join(SPECIAL_NAMES)})"')


def _three_turns() -> list[str]:
    wire = Wire(Scripted(seed=1))
    for turn in range(3):
        wire.says({"type": "lay", "card": str(MINE[turn]), "rope": turn + 1})
        for rope in range(1, 10):
            wire.says({"type": "look", "rope": rope})
    for code in ("en", "de"):
        wire.says({"type": "lang", "code": code})
    wire.says({"type": "theme_seen", "dark": True})
    wire.says({"type": "take", "rope": 1})
    wire.says({"type": "new_game"})
    return wire.sent


def test_other_hidden_cards_send_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for hidden in (HIDDEN, HIDDEN[::-1], HIDDEN[1::2] + HIDDEN[::2]):
        deal_hidden(monkeypatch, hidden)
        told.append(_three_turns())
    assert len(told[0]) > 60
    assert any("ColumnDataChanged" in text for text in told[0])
    for other in told[1:]:
        assert other == told[0]


def test_another_hand_of_mine_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_hidden(monkeypatch, HIDDEN)
    one = Wire(Scripted(seed=1)).sent
    monkeypatch.undo()
    other = Wire(Scripted(seed=1)).sent
    assert one != other


@pytest.mark.parametrize("specials", [False, True])
@pytest.mark.parametrize("play", [grab, leave])
def test_a_snapshot_names_only_cards_that_lie_open_or_are_mine(play: Any, specials: bool) -> None:
    table = BattleseilTable(seed=12, wishes=Wishes(HouseRules(specials=specials)))
    view = BattleseilView(table)
    under: set[Card] = set()  # my own cards under a stock are named until the move is forgotten
    while not table.observation.over:
        shown = json.loads(json.dumps(view.component.view))
        row = _taken_out_of_the_map(shown)
        assert row in ([], [*SPECIAL_NAMES])  # all of them, wherever they are
        named = set(_CARD.findall(json.dumps(shown)))
        mine = [played.move for played in table.played if played.seat == table.seat]
        under |= {move.card for move in mine if isinstance(move, Under)}
        assert named <= set(map(str, [*_known(table), *under]))
        play(table)


def _taken_out_of_the_map(shown: dict[str, Any]) -> list[str]:
    """Take the row that says of every special where it is out of a snapshot; return whom it names."""
    panels = {panel["id"]: panel for panel in shown["panels"]}
    return [mark["id"] for mark in panels["map"].pop("marks")]


@pytest.mark.parametrize("hands", [("S1 S2 S8", "H1 H2 H8"), ("Soap S1 S8", "Mud H1 H8")])
def test_what_the_other_side_puts_under_a_stock_is_told_by_its_kind_alone(
    hands: tuple[str, str],
) -> None:
    sent = []
    for theirs in hands:
        waiting = Waiting()
        wished = {"step": "return", "back": 2, "played": (0, 1), "discard": "Innkeeper"}
        make = fest("K5 K6", {}, theirs=theirs, mover="B", options={"later": waiting}, **wished)
        wire = Wire(make())
        waiting.do()
        sent.append(wire.sent)
    assert len(sent[0]) > 1
    assert sent[0] == sent[1]


def _known(table: BattleseilTable) -> list[Card]:
    view = table.observation
    lying = [card for rope in range(9) for seat in (0, 1) for card in view.cards_at(rope, seat)]
    return [*view.hand, *lying, *view.discard]


@pytest.mark.slow
def test_ghosts_are_cards_nobody_has_seen_or_mine() -> None:
    table = BattleseilTable(seed=12)
    view = BattleseilView(table)
    ghosts = set()
    while not table.observation.over:
        for rope in range(9):
            table.look(rope)
            teams = view.component.view["seil"]["teams"]
            seen = {c["id"] for team in teams for c in team["cards"] if c["ghost"]}
            free = {*table.observation.hidden, *table.observation.hand}
            assert seen <= set(map(str, free))
            ghosts |= seen
        grab(table)
    assert ghosts
