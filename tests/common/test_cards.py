"""Sets of cards as 64-bit masks do what sets do."""

from hypothesis import given
from hypothesis import strategies as st

from rulesengine.common.cards import (
    card_set,
    cards_in,
    holds,
    how_many,
    lowest,
    single,
    with_card,
    without_card,
)

cards = st.integers(0, 63)
sets = st.frozensets(cards)


@given(sets)
def test_a_set_of_cards_gives_back_its_cards_lowest_first(some):
    assert cards_in(card_set(some)) == tuple(sorted(some))
    assert how_many(card_set(some)) == len(some)


@given(sets.filter(bool))
def test_the_lowest_card_of_a_set_is_the_least(some):
    assert lowest(card_set(some)) == min(some)


@given(sets, cards)
def test_a_set_holds_the_cards_that_were_put_into_it_and_no_other(some, card):
    assert holds(card_set(some), card) == (card in some)


@given(sets, cards)
def test_adding_and_removing_a_card_is_what_sets_do(some, card):
    assert with_card(card_set(some), card) == card_set(some | {card})
    assert without_card(card_set(some), card) == card_set(some - {card})


@given(cards)
def test_a_single_card_is_the_set_of_just_that_card(card):
    assert single(card) == card_set([card]) == 2**card


def test_the_full_set_holds_64_cards():
    assert how_many(card_set(range(64))) == 64
    assert cards_in(card_set(range(64))) == tuple(range(64))


@given(sets)
def test_the_same_card_twice_is_in_the_set_once(some):
    assert card_set([*some, *some]) == card_set(some)
