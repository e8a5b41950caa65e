"""Positions and views read from text (the form stands in `notation`), and refused with a reason.

Every card must be somewhere, and nothing may be there that no game leads to by its rules: a turn that
nothing may follow in, a coin without the variant, an end that is none. Where the last line is missing
the position says itself whether the game is over.
"""

from __future__ import annotations

from rulesengine.common.blocks import BlockReader
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.records import Record, blank
from rulesengine.rotundschwarz.cards import CARDS, NO_CARD, RANKS, SUITS, Card, owner_of
from rulesengine.rotundschwarz.endings import can_go_on, may_follow
from rulesengine.rotundschwarz.german import in_english, is_german
from rulesengine.rotundschwarz.levels import COLUMNS, HouseRules
from rulesengine.rotundschwarz.notation import HOME_ORDER, STATUS_NAMES, column_cards
from rulesengine.rotundschwarz.position import (
    AT_HOME,
    CELLS,
    GAVE_UP,
    IN_CELL,
    PLAYING,
    POSITION,
    STUCK,
    VIEW,
    WON,
)
from rulesengine.rotundschwarz.tableau import all_home, clear, lay
from rulesengine.rotundschwarz.terms import terms_of


def parse_position(text: str) -> Record:
    """Return the position record a block describes; raises NotationError naming the line at fault."""
    reader = BlockReader(in_english(text) if is_german(text) else text, Card.parse)
    position = blank(POSITION)
    _read_position(reader, position)
    return position


def parse_view(text: str) -> Record:
    """Return the view record a block describes; raises NotationError naming the line at fault."""
    reader = BlockReader(text, Card.parse)
    view = blank(VIEW)
    view.seat = SEAT_LETTERS.index(reader.match(r"seat ([AB])", "seat A")[1])
    _read_position(reader, view.table)
    return view


def _read_position(reader: BlockReader, position: Record) -> None:
    clear(position)
    _read_terms(reader, position)
    _read_cells(reader, position)
    _read_tokens(reader, position)
    _read_home(reader, position)
    _read_turn(reader, position)
    while reader.begins("last"):
        _read_last(reader, position)
    for column in range(COLUMNS):
        _read_column(reader, position, column)
    _check_pack(reader, position)
    while reader.begins("coin"):
        _read_coin(reader, position)
    _check_turn(reader, position)
    _read_status(reader, position)
    reader.finish()


def _read_terms(reader: BlockReader, position: Record) -> None:
    head = reader.match(r"rotundschwarz ([\w/ ]+)", "rotundschwarz normal")
    try:
        position.terms = terms_of(HouseRules.named(head[1]))
    except KeyError as error:
        raise reader.wrong(str(error.args[0]).rstrip(".")) from None


def _read_cells(reader: BlockReader, position: Record) -> None:
    words = reader.match(r"cells(.*)", "cells 6D 7S - -")[1].split()
    if len(words) > position.terms.cells:
        raise reader.wrong(f"this game has {position.terms.cells} cells")
    cards = iter(reader.cards(" ".join(words)))
    for cell, word in enumerate(words):
        if word != "-":
            position.cells[cell] = next(cards)
            position.under[position.cells[cell]] = IN_CELL


def _read_tokens(reader: BlockReader, position: Record) -> None:
    tokens = reader.number(reader.match(r"tokens (\d+)", "tokens 6")[1])
    if tokens > position.terms.tokens:
        raise reader.wrong(f"this game began with {position.terms.tokens} tokens")
    position.tokens = tokens


def _read_home(reader: BlockReader, position: Record) -> None:
    pattern = " ".join(rf"{letter}(\d+)" for letter, _ in HOME_ORDER)
    counts = reader.match(f"home {pattern}", "home H0 D1 S0 C0").groups()
    for (_, suit), text in zip(HOME_ORDER, counts, strict=True):
        count = reader.number(text)
        if count > RANKS:
            raise reader.wrong(f"a foundation has {RANKS} cards at most")
        position.home[suit] = count
        for rank in range(count):
            card = rank * SUITS + suit
            if position.under[card] == IN_CELL:
                raise reader.wrong(f"{Card(card)} lies in a cell, so it is not home")
            position.under[card] = AT_HOME


def _read_turn(reader: BlockReader, position: Record) -> None:
    turn = reader.match(r"turn (\d+) mover ([AB])( moved)?", "turn 4 mover B")
    position.turn = reader.number(turn[1])
    if position.turn == 0:
        raise reader.wrong("turns are numbered from 1")
    position.mover = SEAT_LETTERS.index(turn[2])
    position.moved = bool(turn[3])


def _read_last(reader: BlockReader, position: Record) -> None:
    line = reader.match(rf"last ([AB]) (\S+) ([1-{COLUMNS}c])", "last A 8H 3")
    seat, card = SEAT_LETTERS.index(line[1]), reader.card(line[2])
    if owner_of(card, position.terms.mixed) != seat:
        raise reader.wrong(f"{line[2]} is no card of {line[1]}")
    if position.moved_card[seat] != NO_CARD:
        raise reader.wrong(f"{line[1]} moved one card in the last turn")
    position.moved_card[seat] = card
    position.moved_from[seat] = CELLS if line[3] == "c" else int(line[3]) - 1


def _read_coin(reader: BlockReader, position: Record) -> None:
    line = reader.match(rf"coin ([AB]) ([1-{COLUMNS}])", "coin A 3")
    if not position.terms.signals:
        raise reader.wrong("signal coins are a variant: signal_coins")
    position.coins[SEAT_LETTERS.index(line[1])] = int(line[2]) - 1


def _read_column(reader: BlockReader, position: Record, column: int) -> None:
    line = reader.match(rf"{column + 1}:(.*)", f"{column + 1}: 9D JD 9S")
    for card in reader.cards(line[1]):
        if position.under[card] == AT_HOME:
            raise reader.wrong(f"{Card(card)} is home, so it lies in no column")
        lay(position, card, column)


def _check_pack(reader: BlockReader, position: Record) -> None:
    """See that every card is somewhere; that none is twice was seen on the way."""
    in_columns = {card for at in range(COLUMNS) for card in column_cards(position, at)}
    missing = [
        str(Card(card))
        for card in range(CARDS)
        if position.under[card] not in (AT_HOME, IN_CELL) and card not in in_columns
    ]
    if missing:
        raise reader.wrong(f"every card must be somewhere, and these are not: {' '.join(missing)}")


def _check_turn(reader: BlockReader, position: Record) -> None:
    """See that the mover has a card left, and something that may follow when the move is made."""
    mine, partners = (all_home(position, seat) for seat in (position.mover, 1 - position.mover))
    if mine and not partners:
        raise reader.wrong("whoever has all cards home is not the mover")
    if partners and max(position.coins) >= 0:
        raise reader.wrong("whoever plays alone needs no signal coin")
    if position.moved and not may_follow(position):
        raise reader.wrong("nothing may follow in this turn, so it would have ended")


def _read_status(reader: BlockReader, position: Record) -> None:
    """Read how the game stands; only giving up is not to be seen from the position."""
    seen = _seen_status(position)
    if not reader.more:
        position.status = seen
        return
    line = reader.match(rf"status ({'|'.join(STATUS_NAMES)})", "status playing")
    position.status = STATUS_NAMES.index(line[1])
    if position.status != seen and (position.status, seen) != (GAVE_UP, PLAYING):
        raise reader.wrong(f"in this position the game is {STATUS_NAMES[seen]}")


def _seen_status(position: Record) -> int:
    if all_home(position, 0) and all_home(position, 1):
        return WON
    return PLAYING if position.moved or can_go_on(position) else STUCK
