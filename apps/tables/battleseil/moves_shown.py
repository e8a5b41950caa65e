"""The newest moves of the snapshot: for the browser's flights, for the live region, and notes that stay."""

from __future__ import annotations

from typing import Any

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.moves_said import spoken_move, taken_by_the_table
from apps.tables.battleseil.proof_said import why_proven
from apps.tables.shared.people import PEOPLE
from apps.tables.shared.referee import Played
from apps.tables.shared.words import Words
from rulesengine.battleseil import (
    Draw,
    DrawSpecial,
    FreeBeer,
    Lay,
    Move,
    Pass,
    Take,
    Transfer,
    Under,
    Wasps,
)
from rulesengine.battleseil.moves import special_of

_MOVES_SHOWN = 8  #: more than one turn of each side: a slow browser still sees every flight
_WITH_INNKEEPER = 16  #: ... whose turn has up to six moves more

_KINDS: dict[type, str] = {
    **{Lay: "lay", Take: "take", Pass: "pass", Draw: "draw", DrawSpecial: "draw_special"},
    **{Transfer: "move", Wasps: "move", FreeBeer: "move"},
}


def moves(table: BattleseilTable) -> list[dict[str, Any]]:
    """Return the newest moves as everybody saw them."""
    return [_shown(table, played) for played in _newest(table)]


def _newest(table: BattleseilTable) -> tuple[Played, ...]:
    specials = table.observation.house_rules.specials
    return table.played[-(_WITH_INNKEEPER if specials else _MOVES_SHOWN) :]


def _shown(table: BattleseilTable, played: Played) -> dict[str, Any]:
    """Return a move; a card that somebody else puts under a stock has no name."""
    move, mine = played.move, played.seat == table.seat
    special = special_of(move)
    return {
        "no": played.number,
        "by": "me" if mine else "them",
        "kind": _kind(move),
        "card": _card(move, mine and not table.behind_curtain),
        "special": None if special is None else str(special),
        "rope": move.rope + 1 if isinstance(move, Lay | Take) else None,
    }


def _kind(move: Move) -> str:
    if isinstance(move, Under):
        return "under" if move.card.is_club else "under_special"
    return _KINDS.get(type(move), "other")


def _card(move: Move, mine: bool) -> str | None:
    if isinstance(move, Lay | Transfer | Wasps | FreeBeer):
        return str(move.card)
    return str(move.card) if mine and isinstance(move, Under) else None


def say(t: Words, table: BattleseilTable, name: str) -> dict[str, Any]:
    """Return what the live region says: one sentence a move, of which it says those that are new."""
    lines = [_spoken(t, table, played, name) for played in _newest(table)]
    return {"of": f"game {table.round.deal.number}", "no": len(table.played), "lines": lines}


def _spoken(t: Words, table: BattleseilTable, played: Played, name: str) -> str:
    rules, mine = table.observation.house_rules, played.seat == table.seat
    if isinstance(played.move, Take) and rules.automatic:
        said = taken_by_the_table(t, played.move.rope, mine, name)
        return f"{said} {_reason(t, table, played, name)}"
    if (
        isinstance(played.move, Under) and table.behind_curtain
    ):  # the card is nobody else's business
        mine, name = False, PEOPLE[played.seat]
    return spoken_move(t, played.move, mine, name, rules.specials)


def _reason(t: Words, table: BattleseilTable, played: Played, name: str) -> str:
    """Return why the rope that a move takes was proven."""
    before = table.seen_before(played)
    return why_proven(t, before, played.move.rope, played.seat, name)


def notes(t: Words, table: BattleseilTable, name: str) -> list[str]:
    """Return which ropes the table took by itself since the person's last decision, and why."""
    if not table.observation.house_rules.automatic:
        return []
    return [_spoken(t, table, taken, name) for taken in _taken_lately(table)]


def _taken_lately(table: BattleseilTable) -> list[Played]:
    """Return the takings behind the move with which this seat began its last turn, in order."""
    found: list[Played] = []
    for played in reversed(table.played):
        if isinstance(played.move, Take):
            found.append(played)
        elif played.seat == table.seat and not isinstance(played.move, Draw | DrawSpecial | Under):
            break
    return found[::-1]
