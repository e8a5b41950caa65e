"""What a seat cannot see changes nothing that the seat is shown, told or advised."""

import random

from hypothesis import given
from hypothesis import strategies as st

from rulesengine.common.errors import IllegalMove
from rulesengine.common.luck import stream
from rulesengine.seilschaft import Card, GiveUp, Play
from rulesengine.seilschaft.analysis import card_chances, next_trump
from rulesengine.seilschaft.budget import budget, outcomes
from rulesengine.seilschaft.players import PLAYER_NAMES, best_move
from tests.seilschaft.games import GAMES, aside, hidden_cards_moved, position

MOVES = [*(Play(Card(number)) for number in range(52)), GiveUp()]

positions = st.builds(position, st.integers(0, GAMES - 1), st.floats(0, 1))
seats = st.sampled_from([0, 1])
lucks = st.integers(0, 2**32).map(random.Random)


@given(positions, seats, lucks)
def test_moving_the_hidden_cards_leaves_every_byte_of_the_view_the_same(state, seat, luck):
    twin = hidden_cards_moved(state, seat, luck)
    assert twin.observe(seat).frozen == state.observe(seat).frozen
    assert str(twin.observe(seat)) == str(state.observe(seat))


def test_moving_the_hidden_cards_really_makes_another_state():
    for state in (position(number, at) for number in range(6) for at in (0, 0.2)):
        twin = hidden_cards_moved(state, 0, random.Random(1))
        assert twin.ridge != state.ridge
        assert twin.hand(1) != state.hand(1)
        assert aside(twin) != aside(state)
        assert (twin.thawed().redeals != state.thawed().redeals).any()
        assert twin.observe(1).frozen != state.observe(1).frozen
        assert twin.hand(0) == state.hand(0)


@given(positions, lucks, st.integers(0, 2**64 - 1))
def test_moving_the_hidden_cards_leaves_the_move_of_every_player_the_same(state, luck, seed):
    if state.over:
        return
    twin = hidden_cards_moved(state, state.mover, luck)
    for player in PLAYER_NAMES:
        first = best_move(player, state.observe(state.mover), stream(seed))
        assert best_move(player, twin.observe(state.mover), stream(seed)) == first


@given(positions, lucks)
def test_moving_the_hidden_cards_leaves_every_estimate_the_same(state, luck):
    twin = hidden_cards_moved(state, state.mover, luck)
    view, same = state.observe(state.mover), twin.observe(state.mover)
    assert next_trump(same) == next_trump(view)
    assert outcomes(same) == outcomes(view)
    assert budget(same) == budget(view)
    if not state.over:
        assert card_chances(same, worlds=20) == card_chances(view, worlds=20)


def _words(state, move):
    try:
        state.apply(move)
    except IllegalMove as error:
        return str(error)
    return None


@given(positions, lucks, st.lists(st.sampled_from(MOVES), max_size=12))
def test_moving_the_hidden_cards_leaves_the_words_of_every_refusal_the_same(state, luck, moves):
    twin = hidden_cards_moved(state, state.mover, luck)
    for move in moves:
        assert _words(twin, move) == _words(state, move)


@given(positions)
def test_both_seats_see_the_same_table(state):
    first, second = (state.observe(seat) for seat in (0, 1))
    assert first.record.table.tobytes() == second.record.table.tobytes()
    assert [first.hand_count(seat) for seat in (0, 1)] == [len(state.hand(0)), len(state.hand(1))]


@given(positions, seats)
def test_a_seat_sees_the_own_hand_and_the_partners_only_where_hands_lie_open(state, seat):
    view = state.observe(seat)
    assert view.hand == state.hand(seat)
    assert view.shown == (state.hand(1 - seat) if view.house_rules.open_hands else ())


@given(positions, seats)
def test_no_hidden_card_stands_in_the_printed_view_of_a_first_deal(state, seat):
    """In a later deal a hidden card in the partner's hand may have been seen in an earlier one."""
    view = state.observe(seat)
    hidden = {str(card) for at, card in enumerate(state.ridge) if view.ridge[at] is None}
    if view.deal_no == 1:
        hidden |= {str(Card(card)) for card in aside(state)}
        if not view.house_rules.open_hands:
            hidden |= set(map(str, state.hand(1 - seat)))
    assert not set(str(view).split()) & hidden
