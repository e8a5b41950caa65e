"""Sampled worlds fit the view, and every one is equally likely: counted against all there are."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import numpy as np
import pytest

from rulesengine.common.cards import card_set, cards_in
from rulesengine.common.luck import stream
from rulesengine.common.records import Record, blank
from rulesengine.seilschaft import HouseRules, State
from rulesengine.seilschaft.cards import CARDS
from rulesengine.seilschaft.levels import RIDGE
from rulesengine.seilschaft.players import best_move
from rulesengine.seilschaft.position import POSITION, VIEW
from rulesengine.seilschaft.worlds import draw, hidden_from, ridge_chances

World = tuple[tuple[int, ...], tuple[int, ...]]


def tiny_view(*, void: bool = False, open_hands: bool = False) -> Record:
    """A made-up view: two cards in the partner's hand, two hidden in the ridge, eight unseen in all."""
    view = blank(VIEW)
    table = view.table
    unseen = [0, 1, 2, 13, 14, 26, 39, 40]
    known = card_set([0, 13, 39])  # played in an earlier deal
    table.ridge[:] = [51, 50, -1, 49, 48, -1, 47, 46, 45]
    table.open_at = sum(1 << at for at, card in enumerate(table.ridge) if card >= 0)
    table.lead, table.trump, table.seen = -1, -1, known
    on_ridge = set(range(45, 52))
    table.out[0] = card_set(set(range(CARDS)) - on_ridge - set(unseen))
    table.voids[1] = 0b1000 if void else 0  # the partner has no spades
    view.hand_counts[:] = 2
    table.terms.open_hands = open_hands
    view.shown = card_set([1, 13]) if open_hands else 0
    return view


def all_worlds(view: Record) -> list[World]:
    """Every hand of the partner with every order of the hidden ridge, written down from the rules."""
    unseen = [0, 1, 2, 13, 14, 26, 39, 40]
    shown = cards_in(view.shown)
    worlds = []
    for hand in combinations(unseen, 2):
        if view.table.voids[1] and any(card >= 39 for card in hand):
            continue
        if shown and hand != shown:
            continue
        rest = [card for card in unseen if card not in hand and card not in (0, 13, 39)]
        worlds += [(hand, ridge) for ridge in permutations(rest, 2)]
    return worlds


def drawn(view: Record, count: int) -> Counter[World]:
    found: Counter[World] = Counter()
    hidden, luck, world = hidden_from(view), stream(7), blank(POSITION)
    for _ in range(count):
        draw(hidden, view, luck, world)
        ridge = world.ridge_cards[2], world.ridge_cards[5]
        found[cards_in(world.hands[1]), tuple(map(int, ridge))] += 1
    return found


@pytest.mark.parametrize(
    ("void", "open_hands"),
    [(False, False), (True, False), (False, True)],
    ids=["nothing shown", "a suit proven void", "open hands"],
)
def test_every_world_that_fits_is_drawn_equally_often(void: bool, open_hands: bool) -> None:
    view = tiny_view(void=void, open_hands=open_hands)
    worlds = all_worlds(view)
    found = drawn(view, 100 * len(worlds))
    assert set(found) == set(worlds)
    chi_square = sum((found[world] - 100) ** 2 / 100 for world in worlds)
    freedom = len(worlds) - 1
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("void", [False, True])
def test_ridge_chances_are_those_of_all_worlds_counted(void: bool) -> None:
    view = tiny_view(void=void)
    worlds = all_worlds(view)
    chances = np.zeros(CARDS)
    ridge_chances(view, chances)
    counted = Counter(ridge[0] for _, ridge in worlds)
    for card in range(CARDS):
        assert chances[card] == pytest.approx(counted[card] / len(worlds))


def test_drawn_worlds_look_to_the_seat_just_like_the_game() -> None:
    luck = stream(3)
    for game in range(6):
        state = State.deal(HouseRules.named("easy open_hands" if game == 5 else "easy"), seed=game)
        while not state.over:
            observation = state.observe(state.mover)
            _check(observation.record, luck)
            state = state.apply(best_move("simple", observation, luck))


def _check(view: Record, luck: Record) -> None:
    world = blank(POSITION)
    draw(hidden_from(view), view, luck, world)
    seat = int(view.seat)
    partner, own = set(cards_in(world.hands[1 - seat])), set(cards_in(world.hands[seat]))
    ridge = set(map(int, world.ridge_cards))
    out = set(cards_in(view.table.out[0] | view.table.out[1]))
    assert own == set(cards_in(view.hand))
    assert len(partner) == view.hand_counts[1 - seat]
    assert len(partner | own | ridge | out) == len(partner) + len(own) + len(ridge) + len(out)
    assert len(ridge) == RIDGE
    assert not ridge & set(cards_in(view.table.seen))
    assert not any(view.table.voids[1 - seat] >> card // 13 & 1 for card in partner)
    for at in range(RIDGE):
        assert view.table.ridge[at] in (-1, world.ridge_cards[at])
