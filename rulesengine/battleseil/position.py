"""The record of a Battleseil round, and the record of what one seat may know of it."""

from __future__ import annotations

from rulesengine.battleseil.levels import PEOPLE_IN_MUD, ROPES, SEATS
from rulesengine.common.records import layout

OPEN_ROPE = -1  #: owner of a rope nobody has taken
NOBODY = -1  #: no winner (yet, or a draw), nobody gave up

#: Steps of a turn (rules.md, The turn).
STEP_LAY, STEP_TAKE, STEP_OVER = 0, 1, 2

#: What lies open: the same for both seats and for everyone who watches.
TABLE = layout(
    ("open_clubs", "u8"),  # set of club cards at the ropes (taken ones too) and in the discard
    ("open_jokers", "u1"),  # set of jokers there: bit 0 Mayor, 1 Mayor2, 2 Journeyman, 3 Rascal
    ("strongest", "i1"),  # highest strength in the pack: 9, or 10 on the Großes Feld
    ("hand_limit", "i1"),  # cards up to which one draws: 6 or 7
    ("with_specials", "i1"),  # 1: Festkarten are in the game, so unseen jokers count in the proof
    ("rope_cards", "i1", (ROPES, SEATS, PEOPLE_IN_MUD)),  # in laying order, -1 where none lies
    ("rope_count", "i1", (ROPES, SEATS)),  # cards on that side, 0..4
    ("full_since", "i2", (ROPES, SEATS)),  # tick of the lay that filled the side, 0: not full
    ("owner", "i1", ROPES),  # -1 open, else the seat that took it
    ("soap", "i1", ROPES),  # 1: Kernseife lies here, only the sum counts
    ("mud", "i1", ROPES),  # 1: Matschwiese lies here, four people a side
    ("discard", "i1", 70),  # oldest first, -1 where none lies
    ("discard_count", "i1"),
    ("stock_count", "i1"),  # club cards left to draw
    ("tick", "i2"),  # lays so far, 0..60
    ("turn", "i2"),  # number of the turn, from 1
    ("mover", "i1"),  # seat to move, 0 or 1
    ("step", "i1"),  # STEP_LAY, STEP_TAKE or STEP_OVER
    ("passes", "i1"),  # passes in succession, 0..2
    ("gave_up", "i1"),  # -1, or the seat that gave up
    ("winner", "i1"),  # -1 nobody: not over, or a draw
    ("last_card", "i1", SEATS),  # the card each seat laid last, -1 before the first
    ("last_rope", "i1", SEATS),  # and where
)

POSITION = layout(
    ("table", TABLE),
    ("hands", "u8", SEATS),  # set of club cards in each hand
    ("stock", "i1", 60),  # club cards; the next one to draw is stock[stock_count - 1]; then -1
)

#: A seat's view has no field for what the seat may not see.
VIEW = layout(
    ("table", TABLE),
    ("seat", "i1"),  # whose view this is
    ("hand", "u8"),  # the own hand
    ("hand_counts", "i1", SEATS),  # number of cards in each hand
)
