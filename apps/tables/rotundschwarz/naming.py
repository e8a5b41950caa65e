"""Names of the cards, the same wherever they are shown or spoken."""

from __future__ import annotations

from apps.tables.shared.words import Words
from rulesengine.common.errors import N_

RANKS = "A23456789TJQK"
SUITS = {"C": N_("clubs"), "D": N_("diamonds"), "H": N_("hearts"), "S": N_("spades")}
_COURT = {"T": N_("10"), "J": N_("jack"), "Q": N_("queen"), "K": N_("king"), "A": N_("ace")}

#: what stands in the corner of a card by rank, where it is not the rank itself
LETTERS = {"T": "10", "J": N_("J"), "Q": N_("Q"), "K": N_("K"), "A": N_("A")}


def card_name(t: Words, card: str) -> str:
    """Return the name of a card like "9D", "9 of diamonds"."""
    rank, suit = card[0], card[1]
    return t(
        "{rank} of {suit}", rank=t(_COURT[rank]) if rank in _COURT else rank, suit=t(SUITS[suit])
    )
