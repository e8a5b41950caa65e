"""Where each card of the pack is, as far as a seat knows."""

from __future__ import annotations

from rulesengine.seilschaft import Card, Observation
from rulesengine.seilschaft.cards import CARDS, card_list
from rulesengine.seilschaft.outlook import possible

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
    may_hold = set(card_list(possible(view.record)))
    before = set(card_list(view.record.table.seen))
    for card in map(Card, range(CARDS)):
        if card not in places:
            unseen = BEFORE if card in before else UNSEEN
            places[card] = unseen if card in may_hold else ABSENT
    return places
