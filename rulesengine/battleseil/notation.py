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
full (0: not full), a slash, the same for B. The stock's next card stands first. The first line names
the house rules; with specials their stock stands behind a slash, and before the last line

    specials 1 0 fetch 0 return 0

says how many each side has played and what the innkeeper still asks for (`no draw` once it has been
played in this turn).
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulesengine.battleseil import moves
from rulesengine.battleseil.cards import NO_CARD, Card, held
from rulesengine.battleseil.levels import ROPES, SEATS
from rulesengine.battleseil.position import NOBODY, STEP_NAMES, STEP_OVER, house_rules_of
from rulesengine.common.errors import NotationError
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.records import Record

_PLAIN_MOVES: dict[str, moves.Move] = {
    str(move): move
    for move in (
        *(moves.Pass(), moves.Draw(), moves.DrawSpecial(), moves.Done()),
        *(moves.Settle(), moves.Innkeeper()),
    )
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
    if moved := re.fullmatch(r"(Transfer|FreeBeer) (\w+)>(?:([1-9])|discard)", text):
        return _parse_moved(moved[1], Card.parse(moved[2]), moved[3])
    if aimed := re.fullmatch(r"(Wasps|under) (\w+)", text):
        aim = moves.Wasps if aimed[1] == "Wasps" else moves.Under
        return aim(Card.parse(aimed[2]))
    if given_up := re.fullmatch(r"([AB]) gives up", text):
        return moves.GiveUp(SEAT_LETTERS.index(given_up[1]))
    raise _no_move(text)


def _parse_moved(special: str, card: Card, rope: str | None) -> moves.Move:
    if special == "Transfer":
        return moves.Transfer(card, None if rope is None else int(rope) - 1)
    if rope is None:
        raise _no_move(f"{special} {card}>discard")
    return moves.FreeBeer(card, int(rope) - 1)


def _no_move(text: str) -> NotationError:
    return NotationError(
        f"{text!r} is no move; moves are written F4>3 (lay), x3 (take), pass, draw, draw special, "
        f"done, settle, A gives up, Innkeeper, under F4, Wasps F4, Transfer F4>3, Transfer F4>discard, "
        f"FreeBeer F4>3."
    )


def print_position(position: Record) -> str:
    """Return the block that describes a position record."""
    table = position.table
    hands = " / ".join(
        _cards(held(*hand)) for hand in zip(position.hands, position.specials, strict=True)
    )
    stock = _cards(position.stock[: table.stock_count][::-1])
    if table.with_specials:
        stock += f" / {_cards(position.special_stock[: table.specials_left][::-1])}"
    return _block(table, [f"hands {hands}", f"stock {stock}"])


def print_view(view: Record) -> str:
    """Return the block that describes a view record: `hand` and counts instead of hands and stock."""
    table = view.table
    seat = f"seat {SEAT_LETTERS[view.seat]} holds {_numbers(view.hand_counts)}"
    stock = f"stock {table.stock_count} cards"
    if table.with_specials:
        seat += f" specials {_numbers(view.special_counts)}"
        stock += f" / {table.specials_left} specials"
    return _block(table, [seat, f"hand {_cards(held(view.hand, view.specials))}", stock])


def _block(table: Record, middle: Iterable[str]) -> str:
    lines = [f"battleseil {house_rules_of(table).name}"]
    lines += [_rope_line(table, rope) for rope in range(ROPES)]
    lines += middle
    lines.append(f"discard {_cards(table.discard[: table.discard_count])}")
    lines.append(
        f"turn {table.turn} {SEAT_LETTERS[table.mover]} {STEP_NAMES[table.step]} "
        f"passes {table.passes} tick {table.tick}"
    )
    if table.with_specials:
        lines.append(_specials_line(table))
    lasts = zip(table.last_card, table.last_rope, strict=True)
    lines.append("last " + " / ".join(_last(card, rope) for card, rope in lasts))
    if table.step == STEP_OVER:
        gave_up = f" {SEAT_LETTERS[table.gave_up]} gave up" if table.gave_up != NOBODY else ""
        lines.append(f"result {'.AB'[table.winner + 1]}{gave_up}")
    return "\n".join(lines)


def _specials_line(table: Record) -> str:
    no_draw = " no draw" if table.no_draw else ""
    played = _numbers(table.specials_played)
    return f"specials {played} fetch {table.to_fetch} return {table.to_return}{no_draw}"


def _last(card: int, rope: int) -> str:
    if card == NO_CARD:
        return "-"
    return f"{Card(card)}>{rope + 1}" if rope >= 0 else str(Card(card))


def _numbers(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers)


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
