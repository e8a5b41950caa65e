"""Short signs for the figures: cards as letter and suit, and what a pull does as form and word."""

from __future__ import annotations

from babel.numbers import format_decimal

from apps.tables.seilschaft.component import LETTERS
from apps.tables.seilschaft.ridge import place, told
from apps.tables.shared.theme import Palette
from apps.tables.shared.words import Words
from rulesengine.common.errors import N_
from rulesengine.seilschaft import Card, Observation
from rulesengine.seilschaft.budget import Pull
from rulesengine.seilschaft.cards import RANK_LETTERS, RANKS
from rulesengine.seilschaft.rules import COSTS_ROPE, FALLS, OPENS

SUIT_SIGNS = ("♣", "♦", "♥", "♠")
DRAWN_SUITS = (3, 2, 1, 0)  #: from top to bottom
_RED_SUITS = (1, 2)

#: what a pull does: the word on a small field
KIND_WORDS = {"rests": N_("rests"), "opens": N_("opens"), "rope": N_("rope"), "falls": N_("falls")}
KIND_FILLS = {"rests": "se-rests", "opens": "se-opens", "rope": "se-costs", "falls": "se-falls"}


def rank_sign(t: Words, rank: int) -> str:
    """Return what stands in the corner of a card of that rank 0..12: "2", "10", "Q"."""
    letter = RANK_LETTERS[rank]
    return t(LETTERS.get(letter, letter))


def card_sign(t: Words, card: Card) -> str:
    """Return the card in short, "4♥"."""
    return rank_sign(t, card % RANKS) + SUIT_SIGNS[card.suit]


def suit_ink(colours: Palette, suit: int) -> str:
    """Return the colour in which a suit is written on paper."""
    return colours["danger"] if suit in _RED_SUITS else colours["ink"]


def ink_on(colours: Palette, fill: str) -> str:
    """Return the ink that reads best on a fill `#rrggbb`."""
    red, green, blue = (int(fill[at : at + 2], 16) for at in (1, 3, 5))
    light = 0.299 * red + 0.587 * green + 0.114 * blue
    return colours["pen-ink"] if light > 128 else colours["on-accent"]


def percent(t: Words, chance: float) -> str:
    """Return a chance as people read it, "52 %"; what is only nearly 0 or 1 never looks certain."""
    whole, close = round(100 * chance), 1e-9  # chances are sums: the last digit may be missing
    if whole == 0 and chance > close:
        return t("below 1 %")
    if whole == 100 and chance < 1 - close:
        return t("over 99 %")
    return t("{whole} %", whole=whole)


def decimal(t: Words, number: float) -> str:
    """Return a number with one decimal as the language writes it, "5.1" or "5,1"."""
    return format_decimal(number, "0.0", locale=t.code)


def pull_words(t: Words, view: Observation, pull: Pull) -> str:
    """Return what a pull does and where the coin is then: "a card opens, 3 from your end"."""
    what = OPENS * pull.opens | COSTS_ROPE * pull.rope | FALLS * pull.falls
    said = told(t, what, won=pull.opens and view.hidden == 1)
    if pull.falls:
        return said
    return t("{what} (card {n} from your end)", what=said, n=place(view, pull.to))
