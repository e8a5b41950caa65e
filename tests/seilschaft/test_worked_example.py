"""The three example tricks: every sentence of them holds in the recorded game."""

import pytest

from rulesengine.common import transcript
from rulesengine.seilschaft import parse_move, record, replay
from rulesengine.seilschaft.cards import Card
from rulesengine.seilschaft.worked_example import worked_example
from tests.seilschaft.naive import PACK, NaiveGame
from tests.seilschaft.tables import SUITS, agree, legal, step

A, B = 0, 1


@pytest.fixture(scope="module")
def states():
    """The positions before the first card and after each of the six."""
    return [state for _, state in replay(worked_example())]


def known(view):
    return " ".join("?" if card is None else str(card) for card in view.ridge)


def suits_of(cards):
    return {SUITS[card.suit] for card in cards}


def test_b_dealt_so_a_leads_and_there_is_no_trump_yet(states):
    view = states[0].observe(A)
    assert (view.dealer, view.leader, view.trump) == (B, A, None)
    assert known(view) == "? ? ? ? 3S ? ? ? ?"


def test_from_the_camp_nothing_can_happen_for_it_is_four_cards_to_either_end(states):
    view = states[0].observe(A)
    assert (view.coin, 8 - view.coin) == (4, 4)
    steps = [Card(number).steps for number in range(52)]
    assert max(steps) * 2 == 4


def test_first_trick_a_wins_with_the_king_and_three_steps_and_opens_the_six_of_hearts(states):
    trick = states[2].observe(A).last_trick
    assert (str(trick.lead), trick.lead.steps, str(trick.answer), trick.answer.steps) == (
        *("KS", 2),
        *("9S", 1),
    )
    assert (trick.leader, trick.winner, trick.steps, trick.coin_from, trick.coin_to) == (
        A,
        A,
        3,
        4,
        1,
    )
    assert str(trick.opened) == "6H"
    view = states[2].observe(B)
    assert (SUITS[view.trump], view.leader) == ("H", A)


def test_before_the_second_trick_two_steps_won_by_a_would_be_a_fall(states):
    view = states[2].observe(A)
    assert (view.coin, view.ropes) == (1, 0)
    end = states[3].apply(parse_move("8C")).observe(A)
    trick = end.tricks[-1]
    assert (end.status, trick.winner, trick.steps, trick.fell) == ("fell", A, 2, True)


def test_in_the_second_trick_b_has_to_choose_between_the_eight_and_the_four_of_clubs(states):
    assert legal(states[3]) == {"8C", "4C"}


def test_second_trick_b_brakes_and_a_wins_one_step_and_opens_the_queen_at_the_own_end(states):
    trick = states[4].observe(A).last_trick
    assert (str(trick.lead), str(trick.answer), trick.answer.steps) == ("9C", "4C", 0)
    assert (trick.winner, trick.steps, trick.coin_to, str(trick.opened)) == (A, 1, 0, "QD")
    assert SUITS[states[4].observe(A).trump] == "D"


def test_before_the_third_trick_any_step_won_by_a_would_be_a_fall_and_none_leaves_the_coin(states):
    view = states[4].observe(A)
    assert (view.coin, view.leader) == (0, A)
    led = parse_move("3H").card
    assert led in view.hand
    assert led.steps == 0


def test_third_trick_b_has_no_heart_and_ruffs_with_the_king_of_diamonds(states):
    assert "H" not in suits_of(states[5].hand(B))
    trick = states[6].observe(A).last_trick
    assert (str(trick.lead), str(trick.answer), SUITS[trick.trump]) == ("3H", "KD", "D")
    assert (trick.winner, trick.steps, trick.coin_from, trick.coin_to) == (B, 2, 0, 2)


def test_the_coin_passes_the_six_of_hearts_and_opens_the_ten_of_spades(states):
    view = states[6].observe(A)
    assert str(view.last_trick.opened) == "TS"
    assert known(view) == "QD 6H TS ? 3S ? ? ? ?"
    assert (SUITS[view.trump], 8 - view.hidden, view.leader, view.mover) == ("S", 3, B, B)


def test_every_card_of_the_example_lies_in_one_place_in_every_deal(states):
    state = states[0]
    ridge = [str(card) for card in state.ridge]
    dealt = [*map(str, state.hand(A)), *map(str, state.hand(B))]
    assert len(dealt) == 26
    assert len({*ridge, *dealt}) == 35
    for deal in state.thawed().redeals:
        assert len({*ridge, *(str(Card(card)) for card in deal)}) == 35


def test_the_second_reading_plays_the_example_alike():
    written = worked_example()
    ridge = written.tag("Ridge").split()
    deals = [written.tag(f"Deal{number}").split() for number in (1, 2, 3)]
    packs = [[*deal, *(c for c in PACK if c not in ridge and c not in deal)] for deal in deals]
    game = NaiveGame(ridge, packs, ropes=0, dealer="B")
    state = next(replay(written))[1]
    agree(state, game)
    for turn in written.turns:
        assert turn.seat == game.mover
        state = step(state, game, turn.moves[0])
    assert game.opened == [1, 0, 2]


def test_the_example_is_a_record_that_is_printed_read_and_recorded_again():
    written = worked_example()
    assert transcript.parse(str(written)) == written
    (_, start), *steps = replay(written)
    again = record(start, [move for move, _ in steps], {seat: written.tag(seat) for seat in "AB"})
    assert str(again) == str(written)
