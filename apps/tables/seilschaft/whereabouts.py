"""Where each card of the pack is, as far as a seat knows."""

from __future__ import annotations

from rulesengine.seilschaft import Card, Observation
from rulesengine.seilschaft.cards import CARDS, card_list

#: The places: three that lie open to the seat, played in this deal, and three kinds of unseen cards:
#: those played in an earlier deal, those the partner cannot hold, and all others.
MINE, THEIRS, RIDGE, PLAYED = "mine", "theirs", "ridge", "played"
BEFORE, ABSENT, UNSEEN = "before", "absent", "unseen"
NOT_SEEN = (BEFORE, ABSENT, UNSEEN)


def whereabouts(view: Observation) -> dict[Card, str]:
    """Return the place of every card of the pack."""
    known = {
        MINE: view.hand,
        THEIRS: view.shown,
        RIDGE: [card for card in view.ridge if card is not None],
        PLAYED: [*view.out(0), *view.out(1)],
    }
    places = {card: place for place, cards in known.items() for card in cards}
    seen_before = set(card_list(view.record.table.seen))
    for card in map(Card, range(CARDS)):
        if card not in places:
            places[card] = _unseen(view, card, card in seen_before)
    return places


def _unseen(view: Observation, card: Card, seen_before: bool) -> str:
    """Return which kind of unseen a card is; open hands leave only what the partner has not."""
    if view.house_rules.open_hands or card.suit in view.voids(1 - view.seat):
        return ABSENT
    return BEFORE if seen_before else UNSEEN


def unseen_of(view: Observation, suit: int | None) -> int:
    """Return how many cards of a suit, or of the pack, the seat has not before its eyes."""
    places = whereabouts(view).items()
    return sum(place in NOT_SEEN for card, place in places if suit is None or card.suit == suit)
