"""Whole games as records: print one while or after playing, replay one move by move.

A turn is one card: its number counts all cards of the game. Giving up stands with the seat that was
to play, whoever of the team confirmed it.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.game_record import GameRecords, seat_named
from rulesengine.common.transcript import Transcript
from rulesengine.seilschaft.cards import Card, parse_cards
from rulesengine.seilschaft.levels import DEALS, HIDDEN, SEATS, HouseRules
from rulesengine.seilschaft.moves import Move, parse_move
from rulesengine.seilschaft.notation import STATUS_NAMES
from rulesengine.seilschaft.state import State

_DEAL_TAGS = tuple(f"Deal{number}" for number in range(1, DEALS + 1))


def result_text(state: State) -> str:
    """Return the result tag's value: `*` while the game runs, else how it ended and cards opened.

    `won 8/8 in deal 2`, `fell 5/8 in deal 1`, `out_of_tricks 7/8 in deal 3`, `gave_up 2/8 in deal 2`.
    """
    if not state.over:
        return "*"
    view = state.observe(0)
    opened = HIDDEN - view.hidden
    return f"{STATUS_NAMES[view.record.table.status]} {opened}/{HIDDEN} in deal {view.deal_no}"


def _tags_of(start: State) -> dict[str, str]:
    view = start.observe(0)
    return {
        "Rules": view.house_rules.name,
        "Dealer": SEAT_LETTERS[view.dealer],
        "Ridge": _words(start.ridge),
        **dict(zip(_DEAL_TAGS, map(_words, _deals_of(start)), strict=True)),
    }


def _first_state(transcript: Transcript) -> State:
    rules = HouseRules.named(transcript.tag("Rules"))
    deals = [parse_cards(transcript.tag(tag).split()) for tag in _DEAL_TAGS]
    ridge = parse_cards(transcript.tag("Ridge").split())
    dealer = seat_named("Dealer", transcript.tag("Dealer"))
    return State.of_deals(rules, dealer, ridge, *deals)


def _deals_of(start: State) -> list[list[Card]]:
    """Return the cards of each deal in dealing order; within a hand of the first the order is theirs."""
    forehand = 1 - start.observe(0).dealer
    hands = [start.hand((forehand + at) % SEATS) for at in range(SEATS)]
    first = [card for pair in zip(*hands, strict=True) for card in pair]
    return [first, *(list(map(Card, deal)) for deal in start.thawed().redeals)]


def _words(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))


_RECORDS: GameRecords[Move, State] = GameRecords(
    "seilschaft", parse_move, _tags_of, _first_state, result_text
)
record = _RECORDS.record
replay = _RECORDS.replay
