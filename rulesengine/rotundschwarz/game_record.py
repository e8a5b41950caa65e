"""Whole games as records: print one while or after playing, replay one move by move."""

from __future__ import annotations

from rulesengine.common.game_record import GameRecords
from rulesengine.common.transcript import Transcript
from rulesengine.rotundschwarz.cards import CARDS, parse_cards
from rulesengine.rotundschwarz.levels import COLUMNS, HouseRules
from rulesengine.rotundschwarz.moves import Move, parse_move
from rulesengine.rotundschwarz.state import State


def result_text(state: State) -> str:
    """Return the result tag's value: `*` while the game runs, else how it ended and cards home.

    `won 52/52 in turn 83, tokens left 4`, `stuck 31/52 in turn 40, tokens left 0`.
    """
    if not state.over:
        return "*"
    view = state.observe(0)
    ended = f"{view.status} {view.home_count}/{CARDS} in turn {view.turn}"
    return f"{ended}, tokens left {view.tokens}"


def _tags_of(start: State) -> dict[str, str]:
    """Return the tags Rules and Deal: the cards in dealing order, row by row from left to right."""
    view = start.observe(0)
    rows = range(-(-CARDS // COLUMNS))
    dealt = [column[row] for row in rows for column in view.columns if row < len(column)]
    return {"Rules": view.house_rules.name, "Deal": " ".join(map(str, dealt))}


def _first_state(transcript: Transcript) -> State:
    rules = HouseRules.named(transcript.tag("Rules"))
    return State.of_cards(parse_cards(transcript.tag("Deal").split()), rules)


_RECORDS: GameRecords[Move, State] = GameRecords(
    "rotundschwarz", parse_move, _tags_of, _first_state, result_text
)
record = _RECORDS.record
replay = _RECORDS.replay
