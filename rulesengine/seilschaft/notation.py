"""Positions and views as text; what is printed here `reader` reads back to the same bytes.

A position is a short block, one thing a line (rules.md, Notation):

    seilschaft normal
    ridge QD? 6H TS? 2C? 3S 7C? 5D? 8H? 4C?
    coin 2 trump H ropes 1
    deal 1 trick 2 dealer B leader A mover A lead -
    hands 2H 9C / 4C 8C
    out KS / 9S
    voids - / -
    seen -
    redeal 2 7H 2S ...
    redeal 3 5C KD ...
    1 A KS 9S trump - coin 5>2 opened 6H
    status playing

The ridge begins at the end of seat A; a card with a question mark lies face down, and in a view
there is only the question mark. Positions of the coin are 1 to 9. The lines that begin with a
number are the finished tricks: the deal, who led, both cards, the trump, where the coin went, and
what happened (`opened 6H`, `rope`, `fell`).
"""

from __future__ import annotations

from collections.abc import Iterable

from rulesengine.common.card_names import SUIT_LETTERS
from rulesengine.common.cards import cards_in
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.records import Record
from rulesengine.seilschaft.cards import NO_CARD, SUITS, Card
from rulesengine.seilschaft.levels import RIDGE
from rulesengine.seilschaft.terms import rules_of

STATUS_NAMES = ("playing", "won", "fell", "out_of_tricks", "gave_up")


def print_position(position: Record) -> str:
    """Return the block that describes a position record."""
    hands = " / ".join(_cards(cards_in(hand)) for hand in position.hands)
    ridge = [str(Card(card)) for card in position.ridge_cards]
    redeals = (f"redeal {at + 2} {_cards(deal)}" for at, deal in enumerate(position.redeals))
    return _block(position.table, ridge, [f"hands {hands}"], redeals)


def print_view(view: Record) -> str:
    """Return the block that describes a view record: the own hand and counts instead of both hands."""
    counts = " ".join(str(count) for count in view.hand_counts)
    mine = [
        f"seat {SEAT_LETTERS[view.seat]} holds {counts}",
        f"hand {_cards(cards_in(view.hand))}",
    ]
    if view.table.terms.open_hands:
        mine.append(f"shown {_cards(cards_in(view.shown))}")
    return _block(view.table, [""] * RIDGE, mine, ())


def _block(table: Record, ridge: list[str], hands: list[str], redeals: Iterable[str]) -> str:
    rules = rules_of(table.terms)
    lines = [
        f"seilschaft {rules.name}",
        "ridge " + " ".join(_ridge_words(table, ridge)),
        f"coin {table.coin + 1} trump {_suit(table.trump)} ropes {table.ropes}",
        f"deal {table.deal_no} trick {table.trick_no} dealer {SEAT_LETTERS[table.dealer]} "
        f"leader {SEAT_LETTERS[table.leader]} mover {SEAT_LETTERS[table.mover]} "
        f"lead {_card(table.lead)}",
        *hands,
        "out " + " / ".join(_cards(cards_in(out)) for out in table.out),
        "voids " + " / ".join(map(_suits, table.voids)),
        f"seen {_cards(cards_in(table.seen))}",
        *redeals,
        *map(_trick_line, table.tricks[: table.trick_count]),
        f"status {STATUS_NAMES[table.status]}",
    ]
    return "\n".join(lines)


def _ridge_words(table: Record, ridge: list[str]) -> Iterable[str]:
    for card, known in zip(table.ridge, ridge, strict=True):
        yield f"{known}?" if card == NO_CARD else str(Card(card))


def _trick_line(trick: Record) -> str:
    words = [
        f"{trick.deal_no} {SEAT_LETTERS[trick.leader]} {Card(trick.lead)} {Card(trick.answer)}",
        f"trump {_suit(trick.trump)} coin {trick.coin_from + 1}>{trick.coin_to + 1}",
    ]
    words += [f"opened {Card(trick.opened)}"] * int(trick.opened != NO_CARD)
    words += ["rope"] * int(trick.rope_used) + ["fell"] * int(trick.fell)
    return " ".join(words)


def _card(card: int) -> str:
    return "-" if card == NO_CARD else str(Card(card))


def _cards(cards: Iterable[int]) -> str:
    return " ".join(str(Card(card)) for card in cards) or "-"


def _suit(suit: int) -> str:
    return SUIT_LETTERS[suit] if suit >= 0 else "-"


def _suits(suits: int) -> str:
    return "".join(SUIT_LETTERS[suit] for suit in range(SUITS) if suits >> suit & 1) or "-"
