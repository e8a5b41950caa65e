"""Whether a view could have come about by play: numbers of cards, turns, ticks and hands."""

from collections import Counter

from tests.battleseil.naive import unseen
from tests.battleseil.naive_teams import JOKERS, MAYORS
from tests.battleseil.tables import plain_table


def check_came_from_play(view):
    """Assert everything that holds whenever A has just laid a card in a round without passes."""
    table = plain_table(view)
    laid = {seat: [card for rope in table["ropes"] for card in rope[seat]] for seat in "AB"}
    effects = [card for card in view.discard if not card.is_club and str(card) not in JOKERS]
    record = view.record.table
    assert view.seat == view.mover == 0
    assert not view.laying
    assert record.passes == 0
    check_cards(view, table, laid)
    assert record.tick == len(laid["A"] + laid["B"]) + len(view.discard) - len(effects)
    assert view.turn == record.tick + len(effects)
    assert abs(len(laid["A"]) - len(laid["B"])) <= 1 + len(effects)
    check_fullness(view, table, len(effects))


def check_cards(view, table, laid):
    """Assert that no card is there twice, the pack is whole, and hands are as large as they must be."""
    seen = [*laid["A"], *laid["B"], *map(str, view.discard)]
    assert max(Counter([*seen, *map(str, view.hand)]).values()) == 1
    assert set(map(str, view.hand)) <= set(unseen(table)[0])
    limit = view.record.table.hand_limit
    assert limit == (7 if table["specials"] else 6)
    assert (view.hand_count(0), view.hand_count(1)) == (limit - 1, limit)
    assert view.stock_count + 2 * limit - 1 == len(unseen(table)[0])
    for cards in laid.values():
        assert sum(card in MAYORS for card in cards) <= 1
    assert table["specials"] or all(card not in JOKERS for card in seen)


def check_fullness(view, table, effects):
    """Assert that sides became full one after the other, none before its seat had laid enough."""
    tick = view.record.table.tick
    ticks = [since for rope in table["ropes"] for since in rope["full_since"].values() if since]
    assert len(ticks) == len(set(ticks))
    for seat in "AB":
        needed = 0
        full = [rope for rope in range(9) if view.is_full(rope, "AB".index(seat))]
        since = {rope: table["ropes"][rope]["full_since"][seat] for rope in full}
        for rope in sorted(full, key=since.get):
            needed += view.places_at(rope)
            assert needed <= (since[rope] + 1) // 2 + effects
            assert since[rope] <= tick
            assert effects or (since[rope] - tick) % 2 == "AB".index(seat)
        card, last = view.last_played("AB".index(seat))
        assert view.owner(last) is None
        assert view.cards_at(last, "AB".index(seat))[-1] == card
        assert since.get(last, tick) >= tick - 1 - effects
