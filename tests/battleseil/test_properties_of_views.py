"""What a seat cannot see changes nothing that the seat is shown, told or advised."""

import random

from hypothesis import given
from hypothesis import strategies as st

from rulesengine.battleseil import Draw
from rulesengine.battleseil.players import best_move
from rulesengine.common.errors import IllegalMove
from rulesengine.common.luck import stream
from tests.battleseil.every_move import MOVES
from tests.battleseil.rounds import ROUNDS, hidden_cards_moved, position

positions = st.builds(position, st.integers(0, ROUNDS - 1), st.floats(0, 1))
seats = st.sampled_from([0, 1])
lucks = st.integers(0, 2**32).map(random.Random)


@given(positions, seats, lucks)
def test_moving_the_hidden_cards_leaves_every_byte_of_the_view_the_same(state, seat, luck):
    twin = hidden_cards_moved(state, seat, luck)
    assert twin.observe(seat).frozen == state.observe(seat).frozen


def test_moving_the_hidden_cards_really_makes_another_state():
    states = [position(number, at) for number in range(6) for at in (0.1, 0.4)]
    for state in states:
        twin = hidden_cards_moved(state, 0, random.Random(1))
        assert twin.hand(1) != state.hand(1)
        assert twin.observe(1).frozen != state.observe(1).frozen
        assert twin.hand(0) == state.hand(0)


@given(positions, lucks, st.integers(0, 2**64 - 1))
def test_moving_the_hidden_cards_leaves_the_move_of_sepp_the_same(state, luck, seed):
    if state.over:
        return
    twin = hidden_cards_moved(state, state.mover, luck)
    for player in ("sepp", "random"):
        first = best_move(player, state.observe(state.mover), stream(seed))
        assert best_move(player, twin.observe(state.mover), stream(seed)) == first


def _words(state, move):
    try:
        state.apply(move)
    except IllegalMove as error:
        return str(error)
    return None


@given(positions, lucks, st.lists(st.sampled_from(MOVES), max_size=25))
def test_moving_the_hidden_cards_leaves_the_words_of_every_refusal_the_same(state, luck, moves):
    """So the words hold no hidden card: a card that is named is named because it lies nowhere open."""
    for move in moves:
        seat = getattr(move, "seat", state.mover)
        twin = hidden_cards_moved(state, seat, luck)
        assert _words(twin, move) == _words(state, move)


@given(positions, lucks)
def test_a_drawn_card_is_hidden_from_the_other_seat(state, luck):
    if Draw() not in state.legal_moves():
        return
    other = 1 - state.mover
    twin = hidden_cards_moved(state, other, luck)
    assert twin.apply(Draw()).observe(other) == state.apply(Draw()).observe(other)


@given(positions)
def test_both_seats_see_the_same_table(state):
    first, second = (state.observe(seat) for seat in (0, 1))
    assert first.record.table.tobytes() == second.record.table.tobytes()
    assert [first.hand_count(seat) for seat in (0, 1)] == [len(state.hand(0)), len(state.hand(1))]


@given(positions, seats)
def test_unseen_are_the_other_hand_and_the_stocks(state, seat):
    record, view = state.thawed(), state.observe(seat)
    stocks = record.stock[: record.table.stock_count], record.special_stock
    hidden = [*state.hand(1 - seat), *(card for stock in stocks for card in stock if card >= 0)]
    assert sorted((*view.hidden, *view.hidden_specials)) == sorted(map(int, hidden))


@given(positions, st.integers(0, 8), seats)
def test_both_seats_get_the_same_proof(state, rope, claimant):
    first, second = (state.observe(seat).proof(rope, claimant) for seat in (0, 1))
    assert first == second


@given(positions, st.integers(0, 8), seats)
def test_what_a_side_can_reach_is_what_the_proof_shows_across(state, rope, claimant):
    view = state.observe(0)
    proof = view.proof(rope, claimant)
    if proof.mine is not None:
        assert view.reach(rope, 1 - claimant) == proof.theirs
        assert view.reach(rope, claimant) == proof.mine
