"""A game whose visible part is fixed while the hidden cards are free to be others."""

from __future__ import annotations

import pytest

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.round import BattleseilRound
from apps.tables.shared.dealing import Deal
from rulesengine.battleseil import BASE, Card, Draw, Lay, Move, Observation, State
from rulesengine.battleseil.state import full_pack

_PACK = list(full_pack(BASE))
#: my hand at the deal; what Sepp lays; what both draw in the first turns
MINE, LAID, DRAWN = _PACK[0:12:2], _PACK[1:7:2], _PACK[30:36]
#: three more of Sepp's hand and the rest of the stock: never seen in the three turns
HIDDEN = [card for card in _PACK if card not in {*MINE, *LAID, *DRAWN}]


class ScriptedRound(BattleseilRound):
    """A round in which Sepp lays LAID at the ropes 1, 2 and 3, whatever else he holds."""

    def _choose(self, player: str, observation: Observation) -> Move:
        wishes = [*(Lay(card, rope) for rope, card in enumerate(LAID)), Draw()]
        return next(move for move in wishes if observation.refusal(move) is None)


class Scripted(BattleseilTable):
    """A table whose rounds go by the script."""

    def _dealt(self, deal: Deal) -> BattleseilRound:
        return ScriptedRound.dealt(deal, self._later, None)


def deal_hidden(monkeypatch: pytest.MonkeyPatch, hidden: list[Card]) -> None:
    """Let every new table be dealt with these hidden cards: three for Sepp, the rest for the stock."""

    def dealt(_: Deal) -> State:
        pairs = zip(MINE, [*LAID, *hidden[:3]], strict=True)
        pack = [*(card for pair in pairs for card in pair), *DRAWN, *hidden[3:]]
        return State.of_pack(pack, BASE, 0)

    monkeypatch.setattr(Deal, "first_position", dealt)
