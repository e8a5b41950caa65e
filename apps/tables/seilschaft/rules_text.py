"""The rules drawer and the overlay of keys, as message ids."""

from __future__ import annotations

from rulesengine.common.errors import N_

RULES = (
    (
        N_("What it is about"),
        N_(
            "Two climbers on one rope cross a ridge of nine cards, and all but the middle one, the camp, "
            "lie face down. You play together: open all eight and both have won, pull the coin over an "
            "end and both fall."
        ),
    ),
    (
        N_("Ranks and steps"),
        N_(
            "Ace, king, queen, jack, 10 down to 2. Every card pulls: 2 to 7 not at all, 8 to jack one "
            "step, queen, king and ace two. The dots under the index are its steps."
        ),
    ),
    (
        N_("A trick"),
        N_(
            "One leads any card, the other must follow suit if possible, else may play anything. The "
            "higher card of the suit led wins, unless trump lies there: then the higher trump does. "
            "Whoever wins leads next."
        ),
    ),
    (
        N_("Pulling the rope"),
        N_(
            "The winner pulls the coin towards the own end by the steps of both cards together, the "
            "losing card's too. A hidden card on which the coin stops is turned over, cards it only "
            "passes are not."
        ),
    ),
    (
        N_("Trump"),
        N_(
            "There is none at the start. Each card you open makes its suit trump from the next trick "
            "on, until another one opens. The camp makes none."
        ),
    ),
    (
        N_("Falls and ropes"),
        N_(
            "Too many steps for the end of the ridge is a fall. A safety rope catches you once: the coin "
            "stops on the end card and opens it if it is hidden. Without a rope the game is lost."
        ),
    ),
    (
        N_("The next round"),
        N_(
            "After thirteen tricks the 43 cards off the ridge are shuffled and the other one deals. Ridge, "
            "coin, trump and ropes stay. You have three rounds, and whoever did not deal leads."
        ),
    ),
    (
        N_("Not a word"),
        N_(
            "Nothing may be said or shown about cards or plans. Your cards are your only language; read "
            "what your partner plays, and what not."
        ),
    ),
    (
        N_("Levels"),
        N_(
            "Easy: two safety ropes, and talking is allowed. Normal: one. Hard: none. Pro: none, and cards "
            "you open make no trump. Open hands and two rounds go with every level."
        ),
    ),
    (
        N_("Five things to know"),
        N_(
            "Small cards are your brake. Near your own end let the other win; near the other end take the "
            "trick yourself. High cards pull even when they lose. Count the trumps. The end cards are the "
            "hardest, and a safety rope can help there: it stops the coin on the end card and opens it."
        ),
    ),
)

KEYS = (
    (("←", "→"), N_("choose a hand card")),
    (("Enter",), N_("play it")),
    (("L",), N_("show or hide the last trick")),
    (("Esc",), N_("put the card back, close")),
    (("?",), N_("show these keys")),
)
