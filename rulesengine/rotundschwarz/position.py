"""The record of a game of Rot und Schwarz, and the record of what one seat sees of it: everything."""

from __future__ import annotations

from rulesengine.common.records import layout
from rulesengine.rotundschwarz.cards import CARDS, SUITS
from rulesengine.rotundschwarz.levels import COLUMNS, MOST_CELLS, SEATS

#: How a game stands or ended (rules.md, Winning and losing).
PLAYING, WON, STUCK, GAVE_UP = 0, 1, 2, 3

#: What a card lies on where that is no other card.
ON_NOTHING, IN_CELL, AT_HOME = -1, -2, -3

#: Places a card may come from or go to; the columns are 0..7 from the left.
CELLS, HOME = COLUMNS, COLUMNS + 1
NOWHERE = -1

#: What was agreed before the deal.
TERMS = layout(
    ("cells", "i1"),  # free cells, 0..8
    ("tokens", "i1"),  # pass tokens at the start, 0..99
    ("mixed", "i1"),  # 1: A moves hearts and clubs, B diamonds and spades
    ("signals", "i1"),  # 1: each has a signal coin
)

POSITION = layout(
    ("terms", TERMS),
    ("under", "i1", CARDS),  # the card that each card lies on, or ON_NOTHING, IN_CELL, AT_HOME
    ("last", "i1", COLUMNS),  # last card of each column, -1 an empty one
    ("cells", "i1", MOST_CELLS),  # card in each free cell, -1 an empty one; only terms.cells count
    ("home", "i1", SUITS),  # cards of each suit on its foundation, 0..13
    ("tokens", "i1"),  # pass tokens left
    ("mover", "i1"),  # seat whose turn it is
    ("moved", "i1"),  # 1: the move of this turn is made or passed, only cards home may follow
    ("moved_card", "i1", SEATS),  # card each seat moved in its last turn, -1 none
    ("moved_from", "i1", SEATS),  # the place it came from, a column or CELLS
    ("coins", "i1", SEATS),  # column where each signal coin lies, -1 with its owner
    ("status", "i1"),  # PLAYING .. GAVE_UP
    ("turn", "u2"),  # number of the turn, from 1
)

#: Everything lies open, so a seat's view is the position and whose view it is.
VIEW = layout(
    ("table", POSITION),
    ("seat", "i1"),  # whose view this is
)
