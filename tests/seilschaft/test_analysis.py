"""What the table may say about cards: the counts cover all worlds, and chances are chances."""

from __future__ import annotations

import pytest

from rulesengine.common.luck import stream
from rulesengine.seilschaft import HouseRules, Play, State
from rulesengine.seilschaft.analysis import card_chances, next_trump
from rulesengine.seilschaft.cards import Card
from rulesengine.seilschaft.players import best_move

WORLDS = 50


def game(name: str, cards: int) -> State:
    """A game after so many cards."""
    state, luck = State.deal(HouseRules.named(name), seed=4, dealer=0), stream(4)
    for _ in range(cards):
        state = state.apply(best_move("simple", state.observe(state.mover), luck))
    return state


@pytest.mark.parametrize("cards", range(0, 12, 3))
def test_every_legal_card_is_told_of_and_its_counts_cover_all_worlds(cards: int) -> None:
    state = game("normal", cards)
    seen = state.observe(state.mover)
    chances = card_chances(seen, worlds=WORLDS)
    assert [Play(chance.card) for chance in chances] == list(seen.legal_moves())
    for chance in chances:
        assert chance.won.games == WORLDS
        assert 0 <= chance.won.low <= chance.won.high <= 1
        assert sum(chance.ends) + chance.falls == WORLDS
        assert chance.rests + chance.opens + chance.falls <= WORLDS
        assert max(chance.opens, chance.costs_rope) <= WORLDS


def test_an_answer_does_the_same_in_every_world() -> None:
    state = game("normal", 1)
    for chance in card_chances(state.observe(state.mover), worlds=WORLDS):
        assert max(*chance.ends, chance.falls) == WORLDS


def test_nothing_is_told_off_turn_or_after_the_game() -> None:
    state = game("normal", 1)
    assert card_chances(state.observe(1 - state.mover)) == ()
    over = game("pro", 0)
    while not over.over:
        over = over.apply(best_move("random", over.observe(over.mover), stream(9)))
    assert card_chances(over.observe(0)) == ()
    assert next_trump(over.observe(0)) == ()


def test_the_next_trump_counts_the_cards_not_seen_yet_suit_by_suit() -> None:
    state = game("normal", 0)
    seen = state.observe(state.mover)
    shown = {*seen.hand, *(card for card in seen.ridge if card is not None)}
    unseen = [card for card in map(Card, range(52)) if card not in shown]
    counted = [sum(card.suit == suit for card in unseen) / len(unseen) for suit in range(4)]
    assert next_trump(seen) == pytest.approx(counted)


def test_without_trump_there_is_no_next_one() -> None:
    state = game("pro", 0)
    assert next_trump(state.observe(state.mover)) == ()
