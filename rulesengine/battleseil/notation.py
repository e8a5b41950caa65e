"""Moves, positions and views as text; what is printed here `reader` reads back to the same bytes.

A position is a short block, one thing a line (rules.md, Notation):

    battleseil base
    1 A F4 F5 F6 =20 / S6 S5 =0
    ...
    9 . soap mud / K1 =0
    hands F1 Fi2 / B3
    stock S7 H2
    discard -
    turn 12 A lay passes 0 tick 20
    last F6>1 / -

A rope line: number, owner (`.` open), markers, A's cards, `=` the tick at which the side became
full (0: not full), a slash, the same for B. The stock's next card stands first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulesengine.battleseil import moves
from rulesengine.battleseil.cards import NO_CARD, Card
from rulesengine.battleseil.levels import ROPES, SEATS, HouseRules
from rulesengine.battleseil.position import NOBODY, STEP_OVER
from rulesengine.common.cards import cards_in
from rulesengine.common.errors import NotationError
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.records import Record

STEP_NAMES = ("lay", "take", "over")
_PLAIN_MOVES: dict[str, moves.Move] = {
    str(move): move for move in (moves.Pass(), moves.Draw(), moves.Done(), moves.Settle())
}


def parse_move(text: str) -> moves.Move:
    """Return the move that `text` names; raises NotationError listing how moves are written.

    >>> parse_move("Fi7>3")
    Lay(card=Card('Fi7'), rope=2)
    """
    if text in _PLAIN_MOVES:
        return _PLAIN_MOVES[text]
    if lay := re.fullmatch(r"(\w+)>([1-9])", text):
        return moves.Lay(Card.parse(lay[1]), int(lay[2]) - 1)
    if take := re.fullmatch(r"x([1-9])", text):
        return moves.Take(int(take[1]) - 1)
    if given_up := re.fullmatch(r"([AB]) gives up", text):
        return moves.GiveUp(SEAT_LETTERS.index(given_up[1]))
    raise NotationError(
        f"{text!r} is no move; moves are written F4>3 (lay), x3 (take), pass, draw, done, settle, "
        f"A gives up."
    )


def print_position(position: Record) -> str:
    """Return the block that describes a position record."""
    hands = " / ".join(_cards(cards_in(hand)) for hand in position.hands)
    stock = position.stock[: position.table.stock_count][::-1]
    return _block(position.table, [f"hands {hands}", f"stock {_cards(stock)}"])


def print_view(view: Record) -> str:
    """Return the block that describes a view record: `hand` and counts instead of hands and stock."""
    counts = " ".join(str(count) for count in view.hand_counts)
    return _block(
        view.table,
        [
            f"seat {SEAT_LETTERS[view.seat]} holds {counts}",
            f"hand {_cards(cards_in(view.hand))}",
            f"stock {view.table.stock_count} cards",
        ],
    )


def _block(table: Record, middle: Iterable[str]) -> str:
    specials = " specials" if table.with_specials else ""
    rules = HouseRules.of_strongest(table.strongest)
    lines = [f"battleseil {rules.name}{specials}"]
    lines += [_rope_line(table, rope) for rope in range(ROPES)]
    lines += middle
    lines.append(f"discard {_cards(table.discard[: table.discard_count])}")
    lines.append(
        f"turn {table.turn} {SEAT_LETTERS[table.mover]} {STEP_NAMES[table.step]} "
        f"passes {table.passes} tick {table.tick}"
    )
    lasts = (
        f"{Card(card)}>{rope + 1}" if card != NO_CARD else "-"
        for card, rope in zip(table.last_card, table.last_rope, strict=True)
    )
    lines.append("last " + " / ".join(lasts))
    if table.step == STEP_OVER:
        gave_up = f" {SEAT_LETTERS[table.gave_up]} gave up" if table.gave_up != NOBODY else ""
        lines.append(f"result {'.AB'[table.winner + 1]}{gave_up}")
    return "\n".join(lines)


def _rope_line(table: Record, rope: int) -> str:
    parts = [str(rope + 1), ".AB"[table.owner[rope] + 1]]
    parts += ["soap"] * int(table.soap[rope]) + ["mud"] * int(table.mud[rope])
    for seat in range(SEATS):
        count = table.rope_count[rope, seat]
        parts += [str(Card(card)) for card in table.rope_cards[rope, seat, :count]]
        parts.append(f"={table.full_since[rope, seat]}")
        parts += ["/"] * (seat == 0)
    return " ".join(parts)


def _cards(cards: Iterable[int]) -> str:
    return " ".join(str(Card(card)) for card in cards) or "-"
