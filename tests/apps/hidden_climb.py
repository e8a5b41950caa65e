"""A game at the ridge whose visible part is fixed while all that a seat cannot see is free to be other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.round import SeilschaftRound
from apps.tables.shared.dealing import Deal
from rulesengine.common.cards import card_set, cards_in
from rulesengine.common.luck import stream
from rulesengine.common.records import freeze
from rulesengine.seilschaft import HouseRules, Move, Observation, State, best_move
from tests.seilschaft.games import hidden_cards_moved

ME = 0


@dataclass(frozen=True)
class Script:
    """The first cards of a game, and first positions that seat A cannot tell apart while they are played."""

    house_rules: HouseRules
    moves: tuple[Move, ...]
    starts: tuple[State, ...]

    @property
    def mine(self) -> list[str]:
        """The cards that seat A plays."""
        return [str(move) for move, mover in _movers(self.starts[0], self.moves) if mover == ME]


def script(house_rules: HouseRules, cards: int = 13, starts: int = 2) -> Script:
    """Return the script of the first game that lasts so many cards and opens something meanwhile.

    It ends with seat A to play, and the partner has followed suit all the way.
    """
    for seed in range(100):
        start, moves = State.deal(house_rules, seed=seed), []
        state = start
        while not state.over and (len(moves) < cards or state.mover != ME):
            view = state.observe(state.mover)
            moves.append(best_move("tuned", view, stream(1, view.turn)))
            state = state.apply(moves[-1])
        if not state.over and state.observe(ME).hidden < 7 and not state.observe(ME).voids(1 - ME):
            found = _other_starts(start, state, tuple(moves))
            return Script(house_rules, tuple(moves), (start, *(next(found) for _ in range(starts))))
    raise LookupError("no game lasts so long")


def _movers(state: State, moves: tuple[Move, ...]) -> Iterator[tuple[Move, int]]:
    for move in moves:
        yield move, state.mover
        state = state.apply(move)


def _seen(state: State, moves: tuple[Move, ...]) -> list[Observation]:
    views = [state.observe(ME)]
    for move in moves:
        state = state.apply(move)
        views.append(state.observe(ME))
    return views


def _other_starts(start: State, now: State, moves: tuple[Move, ...]) -> Iterator[State]:
    """Yield first positions in which the same moves show seat A the same at every step."""
    wanted, luck = _seen(start, moves), random.Random(5)
    while True:
        other = _unplayed(start, hidden_cards_moved(now, ME, luck))
        try:
            if other != start and _seen(other, moves) == wanted:
                yield other
        except ValueError:  # the partner would have to follow suit now
            continue


def _unplayed(start: State, moved: State) -> State:
    """Return the start with what is hidden in `moved`: the ridge, the partner's hand, the later deals."""
    record, later = start.thawed(), moved.thawed()
    for at in range(9):
        record.ridge_cards[at] = later.ridge_cards[at]
    played = cards_in(later.table.out[1 - ME])
    record.hands[1 - ME] = card_set([*cards_in(later.hands[1 - ME]), *played])
    for deal, cards in zip(record.redeals, later.redeals, strict=True):
        deal[:] = cards
    return State(freeze(record))


class ScriptedRound(SeilschaftRound):
    """A round in which the partner plays the script's cards, whatever else the hand holds."""

    moves: tuple[Move, ...] = ()

    def _choose(self, player: str, observation: Observation) -> Move:
        return self.moves[observation.turn - 1]


class Scripted(SeilschaftTable):
    """A table whose rounds go by the script."""

    def _dealt(self, deal: Deal) -> SeilschaftRound:
        return ScriptedRound.dealt(deal, self._partner_later, None)


def deal_start(monkeypatch: pytest.MonkeyPatch, script: Script, start: State) -> None:
    """Let every new table begin there and its partner follow the script."""
    monkeypatch.setattr(Deal, "first_position", lambda _: start)
    monkeypatch.setattr(ScriptedRound, "moves", script.moves)


def visible(view: Observation) -> set[str]:
    """Return the cards that lie open to a seat: its hand, the ridge, all that was played, open hands."""
    played = {card for trick in view.tricks for card in trick.cards}
    lying = {card for card in (*view.ridge, view.lead) if card is not None}
    return set(map(str, {*view.hand, *view.shown, *played, *lying}))
