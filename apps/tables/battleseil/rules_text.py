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
        N_("The end"),
        N_(
            "If you cannot lay a card, you pass. When both pass in succession the round ends: open ropes go "
            "to the side that is full, and where both are, to the better team. Equal "
            "ropes are a draw. From the fifth rope on the round is decided and you may end it."
        ),
    ),
    (
        N_("Great Field"),
        N_("A house rule for a longer game: strengths 1 to 10, 60 cards, seven in each hand."),
    ),
)

KEYS = (
    (("←", "→"), N_("choose a hand card")),
    (("1", "–", "9"), N_("lay it at that rope; without a card: look at the rope")),
    (("N",), N_("take the proven rope you look at, else the next one")),
    (("F",), N_("end taking and draw, or pass")),
    (("Esc",), N_("put the card back, close")),
    (("?",), N_("show these keys")),
)
