"""The rules drawer and the overlay of keys, as message ids."""

from __future__ import annotations

from rulesengine.common.errors import N_

RULES = (
    (
        N_("What it is about"),
        N_(
            "Two villages pull at nine ropes across the brook, three people a side at each. Six clubs "
            "send their people, strength 1 to 9. Whoever owns more ropes at the end wins the round."
        ),
    ),
    (
        N_("A turn"),
        N_(
            "Lay one hand card on your side of an open rope. Then take as many proven ropes as you "
            "like, or none. Then draw a card while the stock lasts; the table draws for you when "
            "there is nothing to take. A card that lies stays where it is."
        ),
    ),
    (
        N_("The teams, strongest first"),
        N_(
            "Club run: one club, strengths in a row. Triplet: three alike. Club team: three of one "
            "club. Run: strengths in a row, clubs mixed. Sum: anything else. Of the same kind the "
            "higher sum wins, and with equal sums the side that was full first. The order of laying "
            "does not matter."
        ),
    ),
    (
        N_("Proven"),
        N_(
            "You may take a rope as soon as your side is full and no possible completion across can "
            "win any more. Only cards that lie open count for the proof; your own hand does not, "
            "because for the proof it might as well be across."
        ),
    ),
    (
        N_("Practice"),
        N_("The proof puzzles at the front door ask just that: which ropes may you take already?"),
    ),
    (
        N_("The end"),
        N_(
            "If you cannot lay a card, you pass. When both pass in succession the round ends: open ropes go "
            "to the side that is full, and where both are, to the better team. Equal "
            "ropes are a draw. From the fifth rope on the round is decided and you may end it."
        ),
    ),
    (
        N_("House rules"),
        N_(
            "Great Field: strengths 1 to 10, 60 cards, seven in each hand.\n"
            "Specials: see below.\n"
            "Claiming first: ropes are taken only before laying.\n"
            "Automatic taking: the table takes proven ropes by itself and says why.\n"
            "Breakthrough: a fifth rope, or three neighbouring ones, win at once.\n"
            "Three or five rounds: a board between them shows the points, 5 for a round won and else 1 "
            "for each own rope. The loser starts the next round; with equal points more rounds won decide."
        ),
    ),
    (
        N_("Specials"),
        N_(
            "Ten cards in a stock of their own; each hand holds seven, and you choose the stock you draw "
            "from. One may be played instead of a club card, as long as you have not played more than "
            "the other side. Who cannot lay a club card plays one or passes.\n"
            "Mayor (two): counts as any card; only one on each half.\n"
            "Journeyman: strength 7, any club. Rascal: strength 1, 2 or 3, any club.\n"
            "Soap on an open rope: only the sum counts there. Mud on an open rope: each side needs four "
            "people there.\n"
            "Innkeeper: draw three cards, then put two hand cards under their stocks.\n"
            "Transfer: move an own card to another open rope, or drop it.\n"
            "Wasps: drive a card across into the discard.\n"
            "Free beer: fetch a club card from across to an open rope on your side.\n"
            "Mayor, journeyman and rascal always make the best team there is, and for the proof they may "
            "still come to the other side as long as they do not lie open."
        ),
    ),
    (
        N_("Chances and advice"),
        N_(
            "With a hand card chosen, every rope where somebody pulls shows your win chance with that "
            "card, estimated over deals that fit what you see; it gets sharper while you look.\n"
            "The advice names the best moves for the whole round, with their chance and why. Against the "
            "computer you may take back your last turn.\n"
            "A chance knows your hand, a proof does not: a rope can be yours for certain and not be proven."
        ),
    ),
)

KEYS = (
    (("←", "→"), N_("choose a hand card")),
    (("1", "–", "9"), N_("lay it at that rope; without a card: look at the rope")),
    (("N",), N_("take the proven rope you look at, else the next one")),
    (("F",), N_("end taking and draw, or pass")),
    (("V",), N_("draw a club card, or put one under its stock")),
    (("B",), N_("draw a special, or put one under its stock")),
    (("↑", "↓"), N_("with a special that wants a card: go from card to card; Enter aims at it")),
    (("0",), N_("send the card aimed at into the discard")),
    (("Enter",), N_("call the innkeeper, put the chosen card under its stock")),
    (("A",), N_("look through the discard")),
    (("R",), N_("show the advice")),
    (("Z",), N_("take back your last turn, against the computer")),
    (("←", "→", "Home", "End"), N_("looking back: step through the round")),
    (("Esc",), N_("put the card back, close")),
    (("?",), N_("show these keys")),
)
