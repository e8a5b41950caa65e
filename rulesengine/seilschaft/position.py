"""The record of a Seilschaft game, and the record of what one seat may know of it."""

from __future__ import annotations

from rulesengine.common.records import layout
from rulesengine.seilschaft.levels import DEALS, HAND, MOST_TRICKS, RIDGE, SEATS

#: How a game stands or ended (rules.md, Winning and losing).
PLAYING, WON, FELL, OUT_OF_TRICKS, GAVE_UP = 0, 1, 2, 3, 4

DECK = 43  #: cards off the ridge, dealt anew in every deal

#: What was agreed before the deal.
TERMS = layout(
    ("level", "i1"),  # place in levels.LEVELS; only a name, the fields below are what counts
    ("ropes", "i1"),  # safety ropes at the start, 0..2
    ("with_trump", "i1"),  # 1: open cards make trump
    ("deals", "i1"),  # most deals, 2 or 3
    ("open_hands", "i1"),  # 1: both hands lie open
)

#: One finished trick, as everybody saw it.
TRICK = layout(
    ("deal_no", "i1"),  # 1..3
    ("leader", "i1"),  # seat that led
    ("lead", "i1"),  # card led, 0..51
    ("answer", "i1"),  # card the other seat played
    ("trump", "i1"),  # suit that was trump in it, -1 none
    ("winner", "i1"),  # seat that won it
    ("steps", "i1"),  # steps of both cards, 0..4
    ("coin_from", "i1"),  # where the coin lay, 0..8
    ("coin_to", "i1"),  # where it came to rest; unchanged in a fall
    ("opened", "i1"),  # card it opened, -1 none
    ("rope_used", "i1"),  # 1: a safety rope caught the team
    ("fell", "i1"),  # 1: nothing did
)

#: What lies open: the same for both seats and for everyone who watches.
TABLE = layout(
    ("terms", TERMS),
    ("ridge", "i1", RIDGE),  # cards that lie open, -1 where one is hidden; from the end of seat A
    ("open_at", "u2"),  # the same as a set of positions, bit 0..8
    ("coin", "i1"),  # position of the coin, 0..8
    ("trump", "i1"),  # suit 0..3, -1 none
    ("ropes", "i1"),  # safety ropes left
    ("deal_no", "i1"),  # 1..3
    ("trick_no", "i1"),  # trick of the deal that is being played, 1..13
    ("dealer", "i1"),  # seat that dealt
    ("leader", "i1"),  # seat that leads this trick
    ("mover", "i1"),  # seat to play
    ("lead", "i1"),  # card led, -1 before
    ("out", "u8", SEATS),  # cards each seat has played in this deal
    ("seen", "u8"),  # cards played in earlier deals: they cannot lie in the ridge
    ("voids", "u1", SEATS),  # suits a seat could not follow in this deal, bit 0..3
    ("tricks", TRICK, MOST_TRICKS),  # finished ones, oldest first
    ("trick_count", "i1"),  # how many of them there are, 0..39
    ("status", "i1"),  # PLAYING .. GAVE_UP
)

POSITION = layout(
    ("table", TABLE),
    ("ridge_cards", "i1", RIDGE),  # every card of the ridge
    ("hands", "u8", SEATS),  # set of cards in each hand
    ("redeals", "i1", (DEALS - 1, 2 * HAND)),  # cards dealt in deal 2 and 3, in dealing order
)

#: A seat's view has no field for what the seat may not see.
VIEW = layout(
    ("table", TABLE),
    ("seat", "i1"),  # whose view this is
    ("hand", "u8"),  # the own hand
    ("hand_counts", "i1", SEATS),  # number of cards in each hand
    ("shown", "u8"),  # the partner's hand where both lie open, else empty
)
