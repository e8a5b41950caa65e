"""The record of a Battleseil round, and the record of what one seat may know of it."""

from __future__ import annotations

from rulesengine.battleseil.cards import CARDS, CLUB_CARDS, SPECIALS
from rulesengine.battleseil.levels import PEOPLE_IN_MUD, ROPES, SEATS, HouseRules
from rulesengine.common.records import Record, blank, layout

OPEN_ROPE = -1  #: owner of a rope nobody has taken
NOBODY = -1  #: no winner (yet, or a draw), nobody gave up

#: Steps of a turn (rules.md, The turn); the last two are the innkeeper's.
STEP_LAY, STEP_TAKE, STEP_OVER, STEP_FETCH, STEP_RETURN = range(5)
STEP_NAMES = ("lay", "take", "over", "fetch", "return")

#: What lies open: the same for both seats and for everyone who watches.
TABLE = layout(
    ("open_clubs", "u8"),  # set of club cards at the ropes (taken ones too) and in the discard
    ("open_jokers", "u1"),  # set of jokers there: bit 0 Mayor, 1 Mayor2, 2 Journeyman, 3 Rascal
    ("strongest", "i1"),  # highest strength in the pack: 9, or 10 on the Großes Feld
    ("hand_limit", "i1"),  # cards up to which one draws: 6 or 7
    ("with_specials", "i1"),  # 1: Festkarten are in the game, so unseen jokers count in the proof
    ("claim_first", "i1"),  # 1: ropes are taken before laying
    ("automatic", "i1"),  # 1: proven ropes must be taken
    ("breakthrough", "i1"),  # 1: five ropes or three neighbours win at once
    ("rounds", "i1"),  # rounds of the match: 1, 3 or 5; a position is one of them
    ("rope_cards", "i1", (ROPES, SEATS, PEOPLE_IN_MUD)),  # in laying order, -1 where none lies
    ("rope_count", "i1", (ROPES, SEATS)),  # cards on that side, 0..4
    ("full_since", "i2", (ROPES, SEATS)),  # tick of the card that filled the side, 0: not full
    ("owner", "i1", ROPES),  # -1 open, else the seat that took it
    ("soap", "i1", ROPES),  # 1: Kernseife lies here, only the sum counts
    ("mud", "i1", ROPES),  # 1: Matschwiese lies here, four people a side
    ("discard", "i1", CARDS),  # oldest first, -1 where none lies
    ("discard_count", "i1"),
    ("stock_count", "i1"),  # club cards left to draw
    ("specials_left", "i1"),  # specials left to draw
    ("specials_played", "i1", SEATS),  # specials each side has played, 0..10
    ("to_fetch", "i1"),  # cards the innkeeper has still to draw, 0..3
    ("to_return", "i1"),  # hand cards that then go under their stocks, 0..2
    ("no_draw", "i1"),  # 1: this turn ends without a draw, the innkeeper was played
    ("tick", "i2"),  # cards that came to a side so far, laid or moved
    ("turn", "i2"),  # number of the turn, from 1
    ("mover", "i1"),  # seat to move, 0 or 1
    ("step", "i1"),  # STEP_LAY, STEP_TAKE or STEP_OVER
    ("passes", "i1"),  # passes in succession, 0..2
    ("gave_up", "i1"),  # -1, or the seat that gave up
    ("winner", "i1"),  # -1 nobody: not over, or a draw
    ("last_card", "i1", SEATS),  # the card each seat played last, -1 before the first
    ("last_rope", "i1", SEATS),  # the rope it went to (transfer, beer: the card moved), -1 for none
)

POSITION = layout(
    ("table", TABLE),
    ("hands", "u8", SEATS),  # set of club cards in each hand
    ("specials", "u2", SEATS),  # set of specials in each hand, bit n for card 60 + n
    ("stock", "i1", CLUB_CARDS),  # the next one to draw is stock[stock_count - 1]; then -1
    ("special_stock", "i1", SPECIALS),  # likewise, with specials_left
)

#: A seat's view has no field for what the seat may not see.
VIEW = layout(
    ("table", TABLE),
    ("seat", "i1"),  # whose view this is
    ("hand", "u8"),  # set of club cards in the own hand
    ("specials", "u2"),  # set of specials there, bit n for card 60 + n
    ("hand_counts", "i1", SEATS),  # number of cards in each hand
    ("special_counts", "i1", SEATS),  # ... and how many of them are specials
)


def terms(house_rules: HouseRules) -> Record:
    """Return a blank table that holds what was agreed and nothing else."""
    table = blank(TABLE)
    table.strongest = house_rules.strongest
    table.hand_limit = house_rules.hand_limit
    table.with_specials = house_rules.specials
    table.claim_first = house_rules.claim_first
    table.automatic = house_rules.automatic
    table.breakthrough = house_rules.breakthrough
    table.rounds = house_rules.rounds
    return table


def house_rules_of(table: Record) -> HouseRules:
    """Return what was agreed at the table."""
    return HouseRules(
        table.strongest == HouseRules(great_field=True).strongest,
        bool(table.with_specials),
        bool(table.claim_first),
        bool(table.automatic),
        bool(table.breakthrough),
        int(table.rounds),
    )
