"""The last moves as the snapshot tells them: in sentences to be said, and as cards to be filmed."""

from __future__ import annotations

from typing import Any

from apps.tables.seilschaft.cards_shown import shown_trick
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.naming import spoken_card, spoken_trick
from apps.tables.shared.referee import Played
from apps.tables.shared.words import Words
from rulesengine.seilschaft import Observation, Play

_MOVES_SHOWN = 8  #: more than a slow browser can miss


def say(t: Words, table: SeilschaftTable, name: str) -> dict[str, Any]:
    """Return what the live region says: one sentence a card, of which it says those that are new."""
    lines = [_spoken(t, table, name, played) for played in table.played[-_MOVES_SHOWN:]]
    return {"of": _shown_game(table), "no": len(table.played), "lines": lines}


def _shown_game(table: SeilschaftTable) -> str:
    """Return which game is shown: another one is neither read aloud nor filmed from its beginning."""
    if table.looking_back is None:
        return f"game {table.round.deal.number}"
    return "example" if table.looking_back.demonstration else "back"


def _spoken(t: Words, table: SeilschaftTable, name: str, played: Played) -> str:
    view, move = table.observation, played.move
    if not isinstance(move, Play):
        return t("You give up.")
    by = None if played.seat == view.seat else name
    said = spoken_card(t, move.card, by, leads=played.number % 2 == 1)
    if played.number % 2 == 0:
        done = view.tricks[played.number // 2 - 1]
        winner = None if done.winner == view.seat else name
        said = f"{said} {spoken_trick(t, done, winner)}"
    return said


def moves(table: SeilschaftTable) -> list[dict[str, Any]]:
    """Return the last cards played for the browser's flights, each second one with its trick."""
    return [_shown(table.observation, played) for played in table.played[-_MOVES_SHOWN:]]


def _shown(view: Observation, played: Played) -> dict[str, Any]:
    card = isinstance(played.move, Play)
    done = card and played.number % 2 == 0
    return {
        "no": played.number,
        "by": "me" if played.seat == view.seat else "them",
        "card": str(played.move) if card else None,
        "trick": shown_trick(view, view.tricks[played.number // 2 - 1]) if done else None,
    }
