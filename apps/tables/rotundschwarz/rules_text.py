"""The rules drawer and the overlay of keys, as message ids."""

from __future__ import annotations

from rulesengine.common.errors import N_

RULES = (
    (
        N_("What it is about"),
        N_(
            "One patience, two players: you bring all 52 cards home together, each suit from ace to king, "
            "and win or lose as a team. One moves only the red cards, the other only the black ones, in "
            "turn and one card at a time, and not a word about plans."
        ),
    ),
    (
        N_("The table"),
        N_(
            "Eight columns; only the last card of a column, which no other covers, may move. Free cells "
            "hold one card each and are for both. Home are four piles, one a suit. Red cards have a hatched "
            "edge, black ones a dotted edge: so you see whose they are."
        ),
    ),
    (
        N_("Your turn"),
        N_(
            "Move exactly one of your cards: onto the last card of a column that is one higher and of the "
            "other colour, into an empty column, or into an empty free cell. Any card may go into an empty "
            "column. Runs are moved card by card."
        ),
    ),
    (
        N_("Home costs nothing"),
        N_(
            "Before and after your move you may send any number of your cards home, in a turn in which you "
            "pass as well. What is home stays there. Your partner's cards are never yours to move."
        ),
    ),
    (
        N_("Passing"),
        N_(
            "Instead of moving you may spend a pass token of the team. Without a token you must move if you "
            "can."
        ),
    ),
    (
        N_("No way back"),
        N_(
            "The card you moved in your last turn may not go straight back to where it came from. All free "
            "cells together count as one place."
        ),
    ),
    (
        N_("The end"),
        N_(
            "All 52 home wins. When your 26 are home your partner plays on alone, without tokens. Whoever is "
            "to move, can move nothing and has no token loses for both. You may also agree to stop."
        ),
    ),
    (
        N_("Signal coin and mixed suits"),
        N_(
            "With signal coins each of you may lay a coin on a column at the end of a turn: please keep it "
            "free. With mixed suits one plays hearts and clubs, the other diamonds and spades; building "
            "stays red on black."
        ),
    ),
    (
        N_("Good to know"),
        N_(
            "Think in pairs of moves. Leave your partner a harmless move. Never fill the last free cell. "
            "With z empty cells a run of z + 1 cards can be moved; a run of n takes 2n - 1 moves, and "
            "whoever owns its last card starts."
        ),
    ),
)

KEYS = (
    (("←", "→", "↑", "↓"), N_("go from place to place")),
    (("1", "–", "8"), N_("choose the last card of a column, or aim at it")),
    (("C",), N_("choose a card in a free cell, or aim at one")),
    (("H",), N_("send the chosen card home")),
    (("Enter",), N_("choose, lay; end the turn")),
    (("P",), N_("pass")),
    (("E",), N_("end the turn")),
    (("S",), N_("take the signal coin")),
    (("Z",), N_("undo")),
    (("R",), N_("hint")),
    (("Esc",), N_("put the card back, close")),
    (("?",), N_("show these keys")),
)
