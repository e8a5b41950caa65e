"""Positions and views read from text (the form stands in `notation`), and refused with a reason.

A text need not hold the whole pack, and its ticks may be any, so that small examples stay small. But
no card stands twice or outside the pack, and no hand and no side of a rope holds too many.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulesengine.battleseil import moves
from rulesengine.battleseil.cards import CLUB_CARDS, MAYOR, NO_CARD, Card, is_joker
from rulesengine.battleseil.levels import (
    LARGEST_HAND,
    PEOPLE,
    PEOPLE_IN_MUD,
    ROPES,
    SEATS,
    HouseRules,
)
from rulesengine.battleseil.notation import STEP_NAMES, parse_move
from rulesengine.battleseil.position import NOBODY, OPEN_ROPE, POSITION, VIEW
from rulesengine.common.blocks import BlockReader
from rulesengine.common.cards import card_set
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.records import Record, blank

_OWNERS = {".": OPEN_ROPE, "A": 0, "B": 1}


def parse_position(text: str) -> Record:
    """Return the position record a block describes; raises NotationError naming the line at fault."""
    reader = _Reader(text)
    position = blank(POSITION)
    table = position.table
    _read_ropes(reader, table)
    hands = reader.match(r"hands ([^/]*)/([^/]*)", "hands F1 Fi2 / B3")
    for seat in range(SEATS):
        position.hands[seat] = card_set(reader.hand(hands[seat + 1], table))
    stock = reader.club_cards(reader.match(r"stock (.*)", "stock S7 H2")[1], table)
    position.stock[:] = NO_CARD
    position.stock[: len(stock)] = stock[::-1]
    table.stock_count = len(stock)
    _read_rest(reader, table)
    return position


def parse_view(text: str) -> Record:
    """Return the view record a block describes; raises NotationError naming the line at fault."""
    reader = _Reader(text)
    view = blank(VIEW)
    table = view.table
    _read_ropes(reader, table)
    seat = reader.match(r"seat ([AB]) holds (\d) (\d)", "seat A holds 6 6")
    view.seat = SEAT_LETTERS.index(seat[1])
    view.hand_counts[:] = int(seat[2]), int(seat[3])
    if max(view.hand_counts) > table.hand_limit:
        raise reader.wrong(f"a hand holds at most {table.hand_limit} cards")
    hand = reader.hand(reader.match(r"hand (.*)", "hand F1 Fi2")[1], table)
    if len(hand) != view.hand_counts[view.seat]:
        raise reader.wrong(f"the hand has {len(hand)} cards, not {view.hand_counts[view.seat]}")
    view.hand = card_set(hand)
    table.stock_count = int(reader.match(r"stock (\d\d?) cards", "stock 42 cards")[1])
    _read_rest(reader, table)
    return view


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

    def hand(self, text: str, table: Record) -> list[int]:
        """Return the cards of a hand, which its limit bounds."""
        cards = self.club_cards(text, table)
        if len(cards) > table.hand_limit:
            raise self.wrong(f"a hand holds at most {table.hand_limit} cards")
        return cards

    def people(self, text: str, table: Record, places: int) -> list[int]:
        """Return the cards on one side of a rope with so many places."""
        cards = self.cards(text)
        self.check_pack(cards, table)
        for card in cards:
            if card >= CLUB_CARDS and not (is_joker(card) and table.with_specials):
                raise self.wrong(f"{Card(card)} cannot stand at a rope here")
        if len(cards) > places:
            raise self.wrong(f"{places} people a side have a place there")
        return cards

    def check_pack(self, cards: Iterable[int], table: Record) -> None:
        """Raise NotationError for a club card that the house rules do not have."""
        for card in map(Card, cards):
            if card.is_club and card.strength > table.strongest:
                raise self.wrong(f"{card} is not in the pack, strengths go up to {table.strongest}")


def _read_ropes(reader: _Reader, table: Record) -> None:
    head = reader.match(r"battleseil (\w+)( specials)?", "battleseil base")
    try:
        rules = HouseRules.named(head[1])
    except KeyError as error:
        raise reader.wrong(str(error.args[0]).rstrip(".")) from None
    table.strongest = rules.strongest
    table.with_specials = bool(head[2])
    table.hand_limit = LARGEST_HAND if head[2] else rules.hand_limit
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
    lasts = reader.match(r"last (\S+) / (\S+)", "last F6>1 / -")
    for seat, text in enumerate(lasts.groups()):
        last = parse_move(text) if text != "-" else None
        table.last_card[seat] = last.card if isinstance(last, moves.Lay) else NO_CARD
        table.last_rope[seat] = last.rope if isinstance(last, moves.Lay) else OPEN_ROPE
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
