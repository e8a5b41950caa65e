"""Positions and views as text; what is printed here `reader` reads back to the same bytes.

A position is a short block, one thing a line (rules.md, Notation):

    rotundschwarz normal
    cells 6D 7S - -
    tokens 6
    home H0 D1 S0 C0
    turn 4 mover B
    last A 8H 3
    last B 7S 3
    1: 9D JD 9S KC TS JC 4D
    2: 4H QC TH QH 2C KH 6S
    3: 3S AC 5D
    ...
    8: 5H JH 3D KD 7C 3C
    status playing

`last` is the card a seat moved in its last turn and where that came from, a column or `c`, the
cells; no line where there is none. `moved` behind the mover says that the move of the turn is made.
Columns begin at the base; `coin A 3` behind them is a signal coin on a column. `seat A` stands first
in a view.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.records import Record
from rulesengine.rotundschwarz.cards import NO_CARD, Card
from rulesengine.rotundschwarz.levels import COLUMNS, SEATS
from rulesengine.rotundschwarz.position import CELLS, NOWHERE, ON_NOTHING
from rulesengine.rotundschwarz.terms import rules_of

STATUS_NAMES = ("playing", "won", "stuck", "gave_up")
HOME_ORDER = (("H", 2), ("D", 1), ("S", 3), ("C", 0))  #: foundations as they are printed


def print_position(position: Record) -> str:
    """Return the block that describes a position record."""
    moved = " moved" if position.moved else ""
    lines = [
        f"rotundschwarz {rules_of(position.terms).name}",
        f"cells {' '.join(map(_card, position.cells[: position.terms.cells]))}".rstrip(),
        f"tokens {position.tokens}",
        "home " + " ".join(f"{letter}{position.home[suit]}" for letter, suit in HOME_ORDER),
        f"turn {position.turn} mover {SEAT_LETTERS[position.mover]}{moved}",
        *_memories(position),
        *(_column_line(position, column) for column in range(COLUMNS)),
        *_coins(position),
        f"status {STATUS_NAMES[position.status]}",
    ]
    return "\n".join(lines)


def print_view(view: Record) -> str:
    """Return the block that describes a view record: whose it is, and the whole position."""
    return f"seat {SEAT_LETTERS[view.seat]}\n{print_position(view.table)}"


def column_cards(position: Record, column: int) -> tuple[Card, ...]:
    """Return the cards of a column (0..7), the base first."""
    cards, under = [], position.under  # a record finds its fields slowly
    card = int(position.last[column])
    while card != ON_NOTHING:
        cards.append(Card(card))
        card = int(under[card])
    return tuple(reversed(cards))


def _column_line(position: Record, column: int) -> str:
    return f"{column + 1}: {' '.join(map(str, column_cards(position, column)))}".rstrip()


def _memories(position: Record) -> Iterator[str]:
    for seat in range(SEATS):
        if position.moved_card[seat] != NO_CARD:
            place = position.moved_from[seat]
            came_from = "c" if place == CELLS else place + 1
            yield f"last {SEAT_LETTERS[seat]} {Card(position.moved_card[seat])} {came_from}"


def _coins(position: Record) -> Iterator[str]:
    for seat in range(SEATS):
        if position.coins[seat] != NOWHERE:
            yield f"coin {SEAT_LETTERS[seat]} {position.coins[seat] + 1}"


def _card(card: int) -> str:
    return "-" if card == NO_CARD else str(Card(card))
