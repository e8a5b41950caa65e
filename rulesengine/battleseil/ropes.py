"""What happens at a rope: who has a place there, who comes, who leaves, what is thrown away."""

from __future__ import annotations

from rulesengine.battleseil.cards import CLUB_CARDS, MAYOR, NO_CARD, is_joker, is_mayor
from rulesengine.battleseil.levels import PEOPLE, PEOPLE_IN_MUD, ROPES
from rulesengine.battleseil.position import OPEN_ROPE
from rulesengine.common.cards import with_card
from rulesengine.common.compiled import rule
from rulesengine.common.records import Record


@rule
def places_at(table: Record, rope: int) -> int:
    """Return how many people a full side has at the rope: 3, with mud 4."""
    return PEOPLE_IN_MUD if table.mud[rope] else PEOPLE


@rule
def is_full(table: Record, rope: int, seat: int) -> bool:
    """Return whether the seat's side of the rope is full."""
    return table.rope_count[rope, seat] >= places_at(table, rope)


@rule
def has_place(table: Record, rope: int, seat: int) -> bool:
    """Return whether a card could come to the seat's side: the rope is open and the side not full."""
    return table.owner[rope] == OPEN_ROPE and not is_full(table, rope, seat)


@rule
def any_place(table: Record, seat: int) -> bool:
    """Return whether a card could come to the seat's side of any rope."""
    for rope in range(ROPES):
        if has_place(table, rope, seat):
            return True
    return False


@rule
def rope_with(table: Record, card: int, seat: int) -> int:
    """Return the open rope at which the card stands on the seat's side, OPEN_ROPE (-1) if none."""
    for rope in range(ROPES):
        if table.owner[rope] == OPEN_ROPE:
            for at in range(table.rope_count[rope, seat]):
                if table.rope_cards[rope, seat, at] == card:
                    return rope
    return OPEN_ROPE


@rule
def has_mayor(table: Record, seat: int) -> bool:
    """Return whether a mayor stands on the seat's half, taken ropes counted (rules.md, Jokers)."""
    if table.open_jokers & 3 == 0:
        return False
    for rope in range(ROPES):
        for at in range(table.rope_count[rope, seat]):
            if is_mayor(table.rope_cards[rope, seat, at]):
                return True
    return False


@rule
def put(table: Record, rope: int, seat: int, card: int) -> None:
    """Add the card to a side that has a place; it is the newest there and may fill it."""
    table.rope_cards[rope, seat, table.rope_count[rope, seat]] = card
    table.rope_count[rope, seat] += 1
    table.tick += 1
    if is_full(table, rope, seat):
        table.full_since[rope, seat] = table.tick
    _show(table, card)


@rule
def remove(table: Record, rope: int, seat: int, card: int) -> None:
    """Take the card from a side it stands on; the others close up (rules.md, Cards that move)."""
    count = table.rope_count[rope, seat] - 1
    passed = False
    for at in range(count):
        passed = passed or table.rope_cards[rope, seat, at] == card
        if passed:
            table.rope_cards[rope, seat, at] = table.rope_cards[rope, seat, at + 1]
    table.rope_cards[rope, seat, count] = NO_CARD
    table.rope_count[rope, seat] = count
    table.full_since[rope, seat] = 0


@rule
def throw_away(table: Record, card: int) -> None:
    """Put the card on the discard."""
    table.discard[table.discard_count] = card
    table.discard_count += 1
    _show(table, card)


@rule
def spread_mud(table: Record, rope: int) -> None:
    """Ask for a fourth person on both sides, which stop being full (rules.md, Mud)."""
    table.mud[rope] = 1
    table.full_since[rope, 0] = 0
    table.full_since[rope, 1] = 0


@rule
def _show(table: Record, card: int) -> None:
    if card < CLUB_CARDS:
        table.open_clubs = with_card(table.open_clubs, card)
    elif is_joker(card):
        table.open_jokers = table.open_jokers | 1 << (card - MAYOR)
