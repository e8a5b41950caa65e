"""Names and short sentences of the table, the same wherever they are shown or spoken."""

from __future__ import annotations

from apps.tables.shared.words import Words
from rulesengine.common.errors import N_
from rulesengine.seilschaft import Card, Trick
from rulesengine.seilschaft.cards import RANK_LETTERS

#: the suits in the order of their numbers: for a headline, and inside a sentence
SUITS = (N_("Clubs"), N_("Diamonds"), N_("Hearts"), N_("Spades"))
_SUITS_INSIDE = (N_("clubs"), N_("diamonds"), N_("hearts"), N_("spades"))
_COURT = {"T": N_("10"), "J": N_("jack"), "Q": N_("queen"), "K": N_("king"), "A": N_("ace")}

#: full name, short name, what kind of partner; from the easiest to rely on to the most
PARTNERS = {
    "simple": ("Geißen-Wastl", "Wastl", N_("steady · looks one trick ahead")),
    "tuned": ("Hütten-Vroni", "Vroni", N_("careful · knows where a coin is safe")),
    "searcher": ("Bergführer Toni", "Toni", N_("wise · thinks of all you may hold")),
}


def card_name(t: Words, card: Card) -> str:
    """Return the card's name, "9 of hearts"."""
    letter = RANK_LETTERS[card % len(RANK_LETTERS)]
    rank = t(_COURT[letter]) if letter in _COURT else letter
    return t("{rank} of {suit}", rank=rank, suit=t(_SUITS_INSIDE[card.suit]))


def card_names(t: Words, cards: list[Card]) -> str:
    """Return the cards as a list for reading, "9 of hearts and ace of spades"."""
    return t.listing([card_name(t, card) for card in cards])


def suit_name(t: Words, suit: int) -> str:
    """Return the suit inside a sentence, "hearts"."""
    return t(_SUITS_INSIDE[suit])


def steps_words(t: Words, steps: int) -> str:
    """Return "1 step", "3 steps"."""
    return t.count("{number} step", "{number} steps", steps)


def trump_words(t: Words, trump: int | None, with_trump: bool) -> str:
    """Return what the medal says: the suit, or why there is none."""
    if not with_trump:
        return t("No trump at this level")
    return t("No trump yet") if trump is None else t(SUITS[trump])


def spoken_card(t: Words, card: Card, name: str | None, leads: bool) -> str:
    """Return one sentence for the live region: who plays what; `name` None is the person."""
    own, other = _SPOKEN[leads]
    return t(other if name else own, name=name or "", card=card_name(t, card))


_SPOKEN = {
    True: (N_("You lead the {card}."), N_("{name} leads the {card}.")),
    False: (N_("You play the {card}."), N_("{name} plays the {card}.")),
}


def spoken_trick(t: Words, trick: Trick, name: str | None) -> str:
    """Return what a finished trick did, for the live region; `name` None: the person won it."""
    steps = steps_words(t, trick.steps)
    if name:
        said = [t("{name} wins the trick and pulls {steps}.", name=name, steps=steps)]
    else:
        said = [t("You win the trick and pull {steps}.", steps=steps)]
    if trick.fell:
        said.append(t("No rope is left: you fall."))
    if trick.rope_used:
        said.append(t("A safety rope catches you at the end of the ridge."))
    if trick.opened is not None:
        said.append(t("The {card} opens.", card=card_name(t, trick.opened)))
    return " ".join(said)
