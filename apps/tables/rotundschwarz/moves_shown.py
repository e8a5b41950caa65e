"""The last moves as the snapshot tells them: in sentences to be said, and as cards that fly."""

from __future__ import annotations

from functools import partial
from itertools import takewhile
from typing import Any

from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.naming import move_words, spoken_move
from apps.tables.shared.referee import Played
from apps.tables.shared.words import Words
from rulesengine.rotundschwarz import End, Home, Move, Pass, Signal, ToCell, ToColumn

_MOVES_SHOWN = 16  #: more than a slow browser can miss, and than go home in one turn as a rule


def told_moves(table: RotUndSchwarzTable) -> list[Played]:
    """Return the moves that are told of: ending a turn is none."""
    return [played for played in table.played if not isinstance(played.move, End)]


def say(
    t: Words, table: RotUndSchwarzTable, people: tuple[str, str], me: int | None
) -> dict[str, Any]:
    """Return what the live region says: a sentence a move, of which it says those that are new.

    `me` is the seat that is spoken to as "you", None between two people.
    """
    told = told_moves(table)
    lines = [
        spoken_move(t, one.move, None if one.seat == me else people[one.seat])
        for one in told[-_MOVES_SHOWN:]
    ]
    return {"of": _shown_game(table), "no": len(told), "lines": lines}


def _shown_game(table: RotUndSchwarzTable) -> str:
    """Return which game is shown: another one is neither read aloud nor flown from its beginning."""
    back, journal = table.looking_back, table.round.journal
    if back is not None:
        return back.kind
    return f"game {table.round.number} {journal.game if journal else ''}".rstrip()


def moves(table: RotUndSchwarzTable) -> list[dict[str, Any]]:
    """Return the last cards that moved or went home, each with the number of its move."""
    told = list(enumerate(told_moves(table), 1))[-_MOVES_SHOWN:]
    return [
        {"no": number, "card": str(one.move.card)}
        for number, one in told
        if isinstance(one.move, ToColumn | ToCell | Home)
    ]


def last_moved(t: Words, table: RotUndSchwarzTable) -> dict[str, Any] | None:
    """Return the card that was moved last and the place it came from, None before the first."""
    for played in reversed(table.played):
        if isinstance(played.move, ToColumn | ToCell):
            before = next(table.views(played.number - 1))
            card = played.move.card
            return {"card": str(card), "from": _place(before, card), "label": t("last move")}
    return None


def _place(view: Any, card: Any) -> str:
    if card in view.cells:
        return f"c{view.cells.index(card) + 1}"
    return str(next(at for at, cards in enumerate(view.columns, 1) if card in cards))


def last_line(t: Words, table: RotUndSchwarzTable, seat: int) -> str:
    """Return what a seat did in its last turn, in short."""
    own = [played for played in table.played if played.seat == seat]
    turn = takewhile(partial(_is_turn_of, table, own[-1]), reversed(own)) if own else ()
    return _turn_words(t, [played.move for played in turn])


def _is_turn_of(table: RotUndSchwarzTable, last: Played, played: Played) -> bool:
    """Return whether a move belongs to the turn of the last one: who plays alone has turn after turn."""
    turns = {next(table.views(one.number - 1)).turn for one in (last, played)}
    return len(turns) == 1


def _turn_words(t: Words, moves: list[Move]) -> str:
    """Return a turn in short: its move, and how many cards went home."""
    steps = [move for move in moves if isinstance(move, ToColumn | ToCell | Pass)]
    coins = [move for move in moves if isinstance(move, Signal)]
    home = [move for move in moves if isinstance(move, Home)]
    if len(home) == 1 and not steps:
        return move_words(t, home[0])
    said = [move_words(t, move) for move in (*steps[:1], *coins[:1])]
    said += [t.count("{number} card home", "{number} cards home", len(home))] if home else []
    return ", ".join(said)
