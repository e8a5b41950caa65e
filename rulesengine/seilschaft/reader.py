"""Positions and views read from text (the form stands in `notation`), and refused with a reason.

A text need not hold the whole pack, so that small examples stay small: hands may be short, finished
tricks may be missing, and where a redeal is missing the deck is dealt as it lies, clubs first and low
to high. But no card stands twice, no card of the ridge is dealt, and what is read can be played on.
"""

from __future__ import annotations

from itertools import islice

import numpy as np

from rulesengine.common.blocks import BlockReader
from rulesengine.common.card_names import SUIT_LETTERS
from rulesengine.common.cards import card_set, how_many
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.records import Record, blank
from rulesengine.seilschaft.cards import CARDS, NO_CARD, NO_TRUMP, Card
from rulesengine.seilschaft.levels import (
    CAMP,
    DEALS,
    HAND,
    MOST_TRICKS,
    RIDGE,
    SEATS,
    HouseRules,
)
from rulesengine.seilschaft.notation import STATUS_NAMES
from rulesengine.seilschaft.outlook import unseen
from rulesengine.seilschaft.position import PLAYING, POSITION, VIEW, WON
from rulesengine.seilschaft.rules import trick_of, tricks_in_deal, tricks_left
from rulesengine.seilschaft.terms import terms_of

_HIDDEN = "?"


def parse_position(text: str) -> Record:
    """Return the position record a block describes; raises NotationError naming the line at fault."""
    reader = _reader(text)
    position = blank(POSITION)
    table = position.table
    position.ridge_cards[:] = _read_ridge(reader, table)
    if NO_CARD in position.ridge_cards:
        raise reader.wrong("a position knows every card of the ridge; only a view has a mere ?")
    _read_turn(reader, table)
    line = reader.match(r"hands ([^/]*)/([^/]*)", "hands 2H 9C / 4C 8C")
    hands = [_hand(reader, table, line[seat + 1]) for seat in range(SEATS)]
    position.hands[:] = [card_set(hand) for hand in hands]
    _check_counts(reader, table, [len(hand) for hand in hands])
    _read_played(reader, table)
    for at in range(DEALS - 1):
        _read_redeal(reader, position, at)
    _read_tricks(reader, table, cards=sum(map(len, hands)))
    return position


def parse_view(text: str) -> Record:
    """Return the view record a block describes; raises NotationError naming the line at fault."""
    reader = _reader(text)
    view = blank(VIEW)
    table = view.table
    if any(
        card != shown for card, shown in zip(_read_ridge(reader, table), table.ridge, strict=True)
    ):
        raise reader.wrong("a view does not know the name of a hidden card")
    _read_turn(reader, table)
    seat = reader.match(r"seat ([AB]) holds (\d{1,4}) (\d{1,4})", "seat A holds 12 12")
    view.seat = SEAT_LETTERS.index(seat[1])
    if max(int(seat[2]), int(seat[3])) > HAND:
        raise reader.wrong(f"a hand holds at most {HAND} cards")
    view.hand_counts[:] = int(seat[2]), int(seat[3])
    _check_counts(reader, table, list(map(int, view.hand_counts)))
    hand = _hand(reader, table, reader.match(r"hand (.*)", "hand 2H 9C")[1])
    if len(hand) != view.hand_counts[view.seat]:
        raise reader.wrong(f"the hand has {len(hand)} cards, not {view.hand_counts[view.seat]}")
    view.hand = card_set(hand)
    if table.terms.open_hands:
        shown = _hand(reader, table, reader.match(r"shown (.*)", "shown 4C 8C")[1])
        if len(shown) != view.hand_counts[1 - view.seat]:
            raise reader.wrong("where hands lie open every card of the partner is shown")
        view.shown = card_set(shown)
    _read_played(reader, table)
    if how_many(unseen(view) & ~table.seen) < RIDGE - how_many(np.uint64(table.open_at)):
        raise reader.wrong("the cards that were never played are too few for the hidden ridge")
    _read_tricks(reader, table, cards=int(sum(view.hand_counts)))
    return view


def _reader(text: str) -> BlockReader:
    return BlockReader(text, Card.parse)


def _read_ridge(reader: BlockReader, table: Record) -> list[int]:
    """Read house rules and ridge; return all nine cards, -1 for one a view does not know."""
    head = reader.match(r"seilschaft ([\w ]+)", "seilschaft normal")
    try:
        rules = HouseRules.named(head[1])
    except KeyError as error:
        raise reader.wrong(str(error.args[0]).rstrip(".")) from None
    table.terms = terms_of(rules)
    words = reader.match(r"ridge((?: [^ ]+){9})", "ridge QD? 6H ? ? 3S ? ? ? ?")[1].split()
    cards = [_ridge_card(reader, word) for word in words]
    for at, word in enumerate(words):
        opened = not word.endswith(_HIDDEN)
        table.ridge[at] = cards[at] if opened else NO_CARD
        table.open_at |= opened << at
    if table.ridge[CAMP] == NO_CARD:
        raise reader.wrong("the camp, the fifth card, always lies open")
    return cards


def _ridge_card(reader: BlockReader, word: str) -> int:
    name = word.removesuffix(_HIDDEN)
    return reader.cards(name)[0] if name else NO_CARD


def _read_turn(reader: BlockReader, table: Record) -> None:
    coin = reader.match(
        rf"coin ([1-{RIDGE}]) trump ([{SUIT_LETTERS}-]) ropes (\d)", "coin 2 trump H ropes 1"
    )
    table.coin, table.trump, table.ropes = int(coin[1]) - 1, _suit(coin[2]), int(coin[3])
    if table.trump != NO_TRUMP and not table.terms.with_trump:
        raise reader.wrong("at this level there is no trump")
    turn = reader.match(
        r"deal ([123]) trick (\d{1,4}) dealer ([AB]) leader ([AB]) mover ([AB]) lead (\S+)",
        "deal 1 trick 2 dealer B leader A mover A lead -",
    )
    if not 1 <= int(turn[2]) <= HAND:
        raise reader.wrong(f"tricks are numbered 1 to {HAND}")
    table.deal_no, table.trick_no = int(turn[1]), int(turn[2])
    if int(turn[1]) > table.terms.deals:
        raise reader.wrong(f"this game has {table.terms.deals} deals")
    table.dealer, table.leader, table.mover = map(SEAT_LETTERS.index, turn.group(3, 4, 5))
    table.lead = _one(reader, turn[6])
    if table.lead != NO_CARD and table.lead in table.ridge:
        raise reader.wrong(f"{turn[6]} lies in the ridge")
    if (table.lead == NO_CARD) != (table.mover == table.leader):
        raise reader.wrong("the leader plays first, and the other one when a card is led")


def _read_played(reader: BlockReader, table: Record) -> None:
    out = reader.match(r"out ([^/]*)/([^/]*)", "out KS / 9S")
    table.out[:] = [card_set(reader.cards(out[seat + 1])) for seat in range(SEATS)]
    suits = "(-|(?=.)C?D?H?S?)"
    voids = reader.match(rf"voids {suits} / {suits}", "voids - / CH")
    for seat in range(SEATS):
        table.voids[seat] = sum(1 << _suit(suit) for suit in voids[seat + 1].strip("-"))
    words = reader.match(r"seen (.*)", "seen -")[1].split()
    seen = [reader.card(word) for word in words if word != "-"]
    for card in seen:
        if card in table.ridge:
            raise reader.wrong(f"{Card(card)} lies in the ridge, so nobody has played it")
    table.seen = card_set(seen)


def _read_redeal(reader: BlockReader, position: Record, at: int) -> None:
    if not reader.begins(f"redeal {at + 2}"):
        deck = (card for card in range(CARDS) if card not in position.ridge_cards)
        position.redeals[at] = list(islice(deck, 2 * HAND))
        return
    words = reader.match(r"redeal \d (.*)", "redeal 2 7H 2S ...")[1].split()
    cards = [reader.card(word) for word in words]
    if len(cards) != 2 * HAND or len(set(cards)) != len(cards):
        raise reader.wrong(f"a deal has {2 * HAND} cards, each of them once")
    for word, card in zip(words, cards, strict=True):
        if card in position.ridge_cards:
            raise reader.wrong(f"{word} lies in the ridge and cannot be dealt")
    position.redeals[at] = cards


def _read_tricks(reader: BlockReader, table: Record, cards: int) -> None:
    while reader.more and not reader.begins("status"):
        if table.trick_count == MOST_TRICKS:
            raise reader.wrong(f"a game has at most {MOST_TRICKS} tricks")
        _read_trick(reader, table.tricks[table.trick_count])
        table.trick_count += 1
    status = reader.match(rf"status ({'|'.join(STATUS_NAMES)})", "status playing")
    table.status = STATUS_NAMES.index(status[1])
    _check_status(reader, table)
    if table.status == PLAYING and cards == 0:
        raise reader.wrong("nobody holds a card, so nothing can be played")
    reader.finish()


def _check_status(reader: BlockReader, table: Record) -> None:
    """See that a running game can be played on, and that a won one is (rules.md, Winning and losing)."""
    all_open = NO_CARD not in table.ridge
    if all_open != (table.status == WON) and (all_open or table.status == WON):
        raise reader.wrong("a game is won when the whole ridge lies open, and only then")
    left = tricks_left(table)
    if table.status == PLAYING and table.trick_count + left > MOST_TRICKS:
        raise reader.wrong(f"with {left} tricks to come more than {MOST_TRICKS} would be played")


def _check_counts(reader: BlockReader, table: Record, counts: list[int]) -> None:
    """See that both hands can play the tricks that are left of the deal."""
    led = int(table.lead != NO_CARD)
    if counts[table.leader] + led != counts[1 - table.leader]:
        raise reader.wrong("both hold as many cards, the leader one fewer once a card is led")
    if counts[1 - table.leader] > tricks_in_deal(table):
        raise reader.wrong(f"in trick {table.trick_no} a hand has fewer cards")


def _read_trick(reader: BlockReader, trick: Record) -> None:
    line = reader.match(
        rf"([123]) ([AB]) (\S+) (\S+) trump ([{SUIT_LETTERS}-]) coin ([1-{RIDGE}])>([1-{RIDGE}])"
        r"(?: opened (\S+))?( rope)?( fell)?",
        "1 A KS 9S trump - coin 5>2 opened 6H",
    )
    trick.deal_no, trick.leader = int(line[1]), SEAT_LETTERS.index(line[2])
    trick.lead, trick.answer = reader.card(line[3]), reader.card(line[4])
    trick.trump = _suit(line[5])
    trick.winner, trick.steps = trick_of(trick.lead, trick.answer, trick.leader, trick.trump)
    trick.coin_from, trick.coin_to = int(line[6]) - 1, int(line[7]) - 1
    trick.opened = _one(reader, line[8] or "-")
    trick.rope_used, trick.fell = bool(line[9]), bool(line[10])


def _hand(reader: BlockReader, table: Record, text: str) -> list[int]:
    cards = reader.cards(text)
    if table.lead != NO_CARD and table.lead in cards:
        raise reader.wrong(f"{Card(table.lead)} is led, so no hand holds it")
    if len(cards) > HAND:
        raise reader.wrong(f"a hand holds at most {HAND} cards")
    return cards


def _one(reader: BlockReader, word: str) -> int:
    return NO_CARD if word == "-" else reader.card(word)


def _suit(letter: str) -> int:
    return SUIT_LETTERS.find(letter)
