"""Positions and views read from text (the form stands in `notation`), and refused with a reason.

A text need not hold the whole pack, and its ticks may be any, so that small examples stay small. But
no card stands twice or outside the pack, and no hand and no side of a rope holds too many.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from rulesengine.battleseil.cards import CLUB_CARDS, MAYOR, NO_CARD, Card, is_joker
from rulesengine.battleseil.levels import (
    LARGEST_HELD,
    PEOPLE,
    PEOPLE_IN_MUD,
    ROPES,
    SEATS,
    HouseRules,
)
from rulesengine.battleseil.position import (
    NOBODY,
    OPEN_ROPE,
    POSITION,
    STEP_NAMES,
    VIEW,
    terms,
)
from rulesengine.common.blocks import BlockReader
from rulesengine.common.cards import card_set
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.records import Record, blank

_OWNERS = {".": OPEN_ROPE, "A": 0, "B": 1}
_ROPE_NAMES = tuple(str(rope + 1) for rope in range(ROPES))


def parse_position(text: str) -> Record:
    """Return the position record a block describes; raises NotationError naming the line at fault."""
    reader = _Reader(text)
    position = blank(POSITION)
    table = position.table
    _read_ropes(reader, table)
    hands = reader.match(r"hands ([^/]*)/([^/]*)", "hands F1 Fi2 / B3")
    for seat in range(SEATS):
        position.hands[seat], position.specials[seat] = _held(reader.hand(hands[seat + 1], table))
    stocks = reader.match(r"stock ([^/]*)(?:/([^/]*))?", "stock S7 H2")
    table.stock_count = _stack(position.stock, reader.club_cards(stocks[1], table))
    specials = reader.specials(stocks[2] or "-", table)
    table.specials_left = _stack(position.special_stock, specials)
    _read_rest(reader, table)
    return position


def parse_view(text: str) -> Record:
    """Return the view record a block describes; raises NotationError naming the line at fault."""
    reader = _Reader(text)
    view = blank(VIEW)
    table = view.table
    _read_ropes(reader, table)
    seat = reader.match(r"seat ([AB]) holds (\d) (\d)(?: specials (\d) (\d))?", "seat A holds 6 6")
    view.seat = SEAT_LETTERS.index(seat[1])
    view.hand_counts[:] = int(seat[2]), int(seat[3])
    view.special_counts[:] = int(seat[4] or 0), int(seat[5] or 0)
    if max(view.hand_counts) > _most_held(table):
        raise reader.wrong(f"a hand holds at most {_most_held(table)} cards")
    if (view.special_counts > view.hand_counts).any():
        raise reader.wrong("a hand holds no more specials than cards")
    hand = reader.hand(reader.match(r"hand (.*)", "hand F1 Fi2")[1], table)
    if len(hand) != view.hand_counts[view.seat]:
        raise reader.wrong(f"the hand has {len(hand)} cards, not {view.hand_counts[view.seat]}")
    view.hand, view.specials = _held(hand)
    special_count = sum(card >= CLUB_CARDS for card in hand)
    if special_count != view.special_counts[view.seat]:
        told = view.special_counts[view.seat]
        raise reader.wrong(f"the hand has {special_count} specials, not {told}")
    stocks = reader.match(r"stock (\d\d?) cards(?: / (\d\d?) specials)?", "stock 42 cards")
    table.stock_count, table.specials_left = int(stocks[1]), int(stocks[2] or 0)
    _read_rest(reader, table)
    return view


def _held(hand: list[int]) -> tuple[np.uint64, int]:
    """Return the club cards of a hand as a set, and its specials as one."""
    specials = sum(1 << (card - CLUB_CARDS) for card in hand if card >= CLUB_CARDS)
    return card_set(card for card in hand if card < CLUB_CARDS), specials


def _stack(stock: Any, cards: list[int]) -> int:
    """Make the cards the stock, the next one to draw first; return how many they are."""
    stock[:] = NO_CARD
    stock[: len(cards)] = cards[::-1]
    return len(cards)


def _most_held(table: Record) -> int:
    return LARGEST_HELD if table.with_specials else int(table.hand_limit)


class _Reader(BlockReader):
    """Adds what a Battleseil block may hold where: the pack, the hand's limit, the places at a rope."""

    def __init__(self, text: str) -> None:
        super().__init__(text, Card.parse)

    def club_cards(self, text: str, table: Record) -> list[int]:
        """Return the cards of a text that may hold only club cards of the pack."""
        cards = self.cards(text)
        self.check_pack(cards, table)
        for card in cards:
            if card >= CLUB_CARDS:
                raise self.wrong(f"{Card(card)} is no club card")
        return cards

    def specials(self, text: str, table: Record) -> list[int]:
        """Return the cards of a text that may hold only specials."""
        cards = self.cards(text)
        self.check_pack(cards, table)
        for card in cards:
            if card < CLUB_CARDS:
                raise self.wrong(f"{Card(card)} is no special")
        return cards

    def hand(self, text: str, table: Record) -> list[int]:
        """Return the cards of a hand, which its limit bounds."""
        cards = self.cards(text)
        self.check_pack(cards, table)
        if len(cards) > _most_held(table):
            raise self.wrong(f"a hand holds at most {_most_held(table)} cards")
        return cards

    def people(self, text: str, table: Record, places: int) -> list[int]:
        """Return the cards on one side of a rope with so many places."""
        cards = self.cards(text)
        self.check_pack(cards, table)
        for card in cards:
            if card >= CLUB_CARDS and not is_joker(card):
                raise self.wrong(f"{Card(card)} cannot stand at a rope here")
        if len(cards) > places:
            raise self.wrong(f"{places} people a side have a place there")
        return cards

    def check_pack(self, cards: Iterable[int], table: Record) -> None:
        """Raise NotationError for a card that the house rules do not have."""
        for card in map(Card, cards):
            if not card.is_club and not table.with_specials:
                raise self.wrong(f"{card} is a special, and the house rules have none")
            if card.is_club and card.strength > table.strongest:
                raise self.wrong(f"{card} is not in the pack, strengths go up to {table.strongest}")


def _read_ropes(reader: _Reader, table: Record) -> None:
    head = reader.match(r"battleseil (\w+(?: \w+)*)", "battleseil base")
    try:
        agreed = terms(HouseRules.named(head[1]))
    except KeyError as error:
        raise reader.wrong(str(error.args[0]).rstrip(".")) from None
    for field in agreed.dtype.names:
        table[field] = agreed[field]
    table.rope_cards[:] = NO_CARD
    for rope in range(ROPES):
        _read_rope(reader, table, rope)


def _read_rope(reader: _Reader, table: Record, rope: int) -> None:
    side = r"((?: \w+)*) =(\d+)"
    pattern = rf"{rope + 1} ([.AB])((?: soap)?)((?: mud)?){side} /{side}"
    line = reader.match(pattern, f"{rope + 1} . F4 F5 F6 =5 / B5 =0")
    table.owner[rope] = _OWNERS[line[1]]
    table.soap[rope], table.mud[rope] = bool(line[2]), bool(line[3])
    places = PEOPLE_IN_MUD if line[3] else PEOPLE
    for seat in range(SEATS):
        cards = reader.people(line[4 + 2 * seat], table, places)
        table.rope_cards[rope, seat, : len(cards)] = cards
        table.rope_count[rope, seat] = len(cards)
        table.full_since[rope, seat] = reader.number(line[5 + 2 * seat])


def _read_rest(reader: _Reader, table: Record) -> None:
    discard = reader.cards(reader.match(r"discard (.*)", "discard -")[1])
    reader.check_pack(discard, table)
    table.discard[:] = NO_CARD
    table.discard[: len(discard)] = discard
    table.discard_count = len(discard)
    _set_open_cards(table, discard)
    _read_turn(reader, table)
    if table.with_specials:
        _read_specials(reader, table)
    lasts = reader.match(r"last (\S+) / (\S+)", "last F6>1 / -")
    for seat, text in enumerate(lasts.groups()):
        table.last_card[seat], table.last_rope[seat] = _read_last(text)
    _read_result(reader, table)
    reader.finish()


def _read_turn(reader: _Reader, table: Record) -> None:
    turn = reader.match(
        rf"turn (\d+) ([AB]) ({'|'.join(STEP_NAMES)}) passes ([012]) tick (\d+)",
        "turn 12 A lay passes 0 tick 20",
    )
    table.turn, table.tick = reader.number(turn[1]), reader.number(turn[5])
    table.mover, table.step = SEAT_LETTERS.index(turn[2]), STEP_NAMES.index(turn[3])
    table.passes = int(turn[4])


def _read_specials(reader: _Reader, table: Record) -> None:
    line = reader.match(
        r"specials (\d+) (\d+) fetch ([0-3]) return ([0-2])( no draw)?",
        "specials 1 0 fetch 0 return 0",
    )
    table.specials_played[:] = reader.number(line[1]), reader.number(line[2])
    table.to_fetch, table.to_return = int(line[3]), int(line[4])
    table.no_draw = bool(line[5])


def _read_last(text: str) -> tuple[int, int]:
    """Return the card and rope of `F6>1`, `Wasps` (no rope) or `-` (nothing yet)."""
    if text == "-":
        return NO_CARD, OPEN_ROPE
    card, _, rope = text.partition(">")
    return Card.parse(card), int(rope) - 1 if rope in _ROPE_NAMES else OPEN_ROPE


def _read_result(reader: _Reader, table: Record) -> None:
    table.gave_up = table.winner = NOBODY
    if STEP_NAMES[table.step] == "over":
        result = reader.match(r"result ([AB.])(?: ([AB]) gave up)?", "result A")
        table.winner = _OWNERS[result[1]]
        table.gave_up = SEAT_LETTERS.index(result[2]) if result[2] else NOBODY


def _set_open_cards(table: Record, discard: list[int]) -> None:
    laid = [int(card) for card in table.rope_cards[table.rope_cards != NO_CARD]]
    lying = [*laid, *discard]
    table.open_clubs = card_set(card for card in lying if card < MAYOR)
    table.open_jokers = sum(1 << (card - MAYOR) for card in lying if is_joker(card))
