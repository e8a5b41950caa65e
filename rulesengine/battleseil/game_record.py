"""Whole rounds as records: print one while or after playing, replay one move by move."""

from __future__ import annotations

from typing import Any

from rulesengine.battleseil.cards import NO_CARD, Card
from rulesengine.battleseil.levels import HouseRules
from rulesengine.battleseil.match import RoundResult
from rulesengine.battleseil.moves import Move
from rulesengine.battleseil.notation import parse_move
from rulesengine.battleseil.state import State
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.game_record import GameRecords, seat_named
from rulesengine.common.transcript import Transcript


def result_text(state: State) -> str:
    """Return the result tag's value: `*` while the round runs, else winner and ropes, `A 5:3`."""
    if not state.over:
        return "*"
    view = state.observe(0)
    gave_up = "" if view.gave_up is None else f", {SEAT_LETTERS[view.gave_up]} gave up"
    return f"{RoundResult.of(view)}{gave_up}"


def _tags_of(start: State) -> dict[str, str]:
    specials = _next_first(start.thawed().special_stock)
    return {
        "Rules": start.observe(0).house_rules.name,
        "Starter": SEAT_LETTERS[start.mover],
        "Deal": " ".join(map(str, _pack_of(start))),
        **({"Specials": " ".join(map(str, specials))} if specials else {}),
    }


def _first_state(transcript: Transcript) -> State:
    rules = HouseRules.named(transcript.tag("Rules"))
    starter = seat_named("Starter", transcript.tag("Starter"))
    pack = [Card.parse(word) for word in transcript.tag("Deal").split()]
    specials = transcript.tag("Specials").split() if rules.specials else ()
    return State.of_pack(pack, rules, starter, [Card.parse(word) for word in specials])


def _pack_of(start: State) -> list[Card]:
    """Return the pack in the order it was dealt; within a hand the order is that of the cards."""
    starter = start.mover
    hands = (start.hand(starter), start.hand(1 - starter))
    dealt = [card for pair in zip(*hands, strict=True) for card in pair]
    return dealt + _next_first(start.thawed().stock)


def _next_first(stock: Any) -> list[Card]:
    """Return the cards of a stock, the next one to draw first."""
    return [Card(card) for card in stock[::-1] if card != NO_CARD]


_RECORDS: GameRecords[Move, State] = GameRecords(
    "battleseil", parse_move, _tags_of, _first_state, result_text
)
record = _RECORDS.record
replay = _RECORDS.replay
