"""Whatever leaves the ridge for the browser depends only on what this seat may know."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

from apps.tables.seilschaft.chances import advise
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.naming import card_name
from apps.tables.seilschaft.view import SeilschaftView
from apps.tables.shared.words import Words
from rulesengine.seilschaft import NORMAL, PRO, Card, HouseRules
from tests.apps.climbs import climb, give_up, wander, wishing
from tests.apps.hidden_climb import Script, Scripted, deal_start, script, visible
from tests.apps.wire import Wire

_CARD = re.compile(r'"([2-9TJQKA][CDHS])"')
GAMES = {
    "normal": HouseRules(NORMAL),
    "pro": HouseRules(PRO),
    "open hands": HouseRules(NORMAL, open_hands=True),
}
#: what a view is worth takes a tenth of a second, and equal views are worth the same
_ADVISE_ONCE = cache(advise)


@cache
def _script(game: str) -> Script:
    return script(GAMES[game])


def _climb(cards: list[str]) -> list[str]:
    """Play the script from the browser's side, try everything meanwhile, and return all that was sent."""
    table = Scripted(seed=1, wishes=wishing(), adviser=_ADVISE_ONCE)
    wire = Wire(table, SeilschaftView)
    for card in cards:
        wire.says({"type": "play", "card": card})
    for on in (False, True):
        wire.says({"type": "aids", "on": on})
    wire.says({"type": "demo"})
    wire.says({"type": "replay_to", "at": 3})
    wire.says({"type": "replay_end"})
    for code in ("en", "de"):
        wire.says({"type": "lang", "code": code})
    wire.says({"type": "theme_seen", "dark": True})
    wire.says({"type": "play", "card": "2C"})
    wire.says({"type": "record"})
    wire.says({"type": "new_game"})
    wire.says({"type": "answer", "id": "new_game", "do": "no"})
    wire.says({"type": "give_up"})
    wire.says({"type": "answer", "id": "give_up", "do": "yes"})
    wire.says({"type": "replay"})
    wire.says({"type": "replay_to", "at": 5})
    return wire.sent


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_other_hidden_cards_send_nothing_else(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    found, told = _script(game), []
    assert len(set(found.starts)) == 3
    for start in found.starts:
        deal_start(monkeypatch, found, start)
        told.append(_climb(found.mine))
    assert len(told[0]) > 60
    assert any("ColumnDataChanged" in text for text in told[0])
    for other in told[1:]:
        assert other == told[0]


def test_another_hand_of_mine_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = _script("normal")
    deal_start(monkeypatch, found, found.starts[0])
    one = Wire(Scripted(seed=1, wishes=wishing()), SeilschaftView).sent
    monkeypatch.undo()
    assert one != Wire(SeilschaftTable(seed=1, wishes=wishing()), SeilschaftView).sent


@pytest.mark.parametrize("game", GAMES)
def test_chances_are_the_same_whatever_is_hidden(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    found, known = _script(game), []
    for start in found.starts[:2]:
        deal_start(monkeypatch, found, start)
        table = Scripted(seed=1, wishes=wishing(), adviser=advise)
        known.append([table.chances])
        for card in found.mine:
            table.play(Card.parse(card))
            known[-1].append(table.chances)
    assert any(known[0])
    assert all(other == known[0] for other in known)


@pytest.mark.parametrize("play", [climb, wander])
@pytest.mark.parametrize("open_hands", [False, True])
def test_a_snapshot_names_only_cards_that_lie_open_or_are_mine(play: Any, open_hands: bool) -> None:
    table = SeilschaftTable(seed=12, wishes=wishing("easy", open_hands=open_hands))
    view = SeilschaftView(table)
    while not table.finished:
        named = set(_CARD.findall(json.dumps(view.component.view)))
        assert named <= visible(table.observation)
        play(table)
    assert set(_CARD.findall(json.dumps(view.component.view))) <= visible(table.observation)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_sentence_names_a_hidden_card(lang: str) -> None:
    t = Words(lang)
    table = SeilschaftTable(seed=12, wishes=wishing("easy"), lang=lang)
    view = SeilschaftView(table)
    names = {str(Card(number)): card_name(t, Card(number)) for number in range(52)}
    while not table.finished:
        shown = json.dumps(view.component.view, ensure_ascii=False)
        hidden = names.keys() - visible(table.observation)
        assert not [card for card in hidden if re.search(rf"\b{re.escape(names[card])}\b", shown)]
        climb(table)


def test_the_record_of_a_running_game_never_leaves_and_afterwards_it_does() -> None:
    table = SeilschaftTable(seed=12, wishes=wishing())
    wire, told = Wire(table, SeilschaftView), []
    wire.view.component._send_msg = told.append
    climb(table)
    wire.says({"type": "record"})
    assert [message["type"] for message in told] == ["refused"]
    give_up(table)
    wire.says({"type": "record"})
    assert told[-1]["type"] == "file"


def test_no_message_speaks_of_the_seed() -> None:
    seed = 9876543219876
    table = SeilschaftTable(seed=seed, wishes=wishing())
    wire = Wire(table, SeilschaftView)
    for _ in range(5):
        climb(table)
    assert str(seed) not in "".join(wire.sent)
