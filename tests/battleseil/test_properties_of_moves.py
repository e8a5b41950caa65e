"""What holds for every move in every position: cards stay, legal and refused agree, nothing changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.battleseil import GiveUp, Settle, State, record, replay
from rulesengine.battleseil.players import best_move
from rulesengine.battleseil.state import ALL_SPECIALS, full_pack
from rulesengine.common.cards import cards_in
from rulesengine.common.errors import IllegalMove
from rulesengine.common.luck import stream
from tests.battleseil.every_move import MOVES, NO_MOVES, made
from tests.battleseil.rounds import ROUNDS, played_round, position

positions = st.builds(position, st.integers(0, ROUNDS - 1), st.floats(0, 1))
seats = st.sampled_from([0, 1])


def all_cards(state):
    """Every card of a state, place by place: hands, stocks, ropes, discard; a marker only there."""
    place = state.thawed()
    table = place.table
    stocks = place.stock[: table.stock_count], place.special_stock[: table.specials_left]
    hands = [card for seat in (0, 1) for card in state.hand(seat)]
    return hands + [
        int(card) for part in (_at_ropes(table), *stocks, _discard(table)) for card in part
    ]


def _at_ropes(table):
    return [card for card in table.rope_cards.ravel() if card >= 0]


def _discard(table):
    return table.discard[: table.discard_count]


@pytest.mark.parametrize("number", range(ROUNDS))
def test_every_card_lies_in_exactly_one_place_from_the_first_move_to_the_last(number):
    states, _ = played_round(number)
    rules = states[0].observe(0).house_rules
    pack = sorted((*full_pack(rules), *(ALL_SPECIALS if rules.specials else ())))
    for state in states:
        assert sorted(all_cards(state)) == pack


@pytest.mark.parametrize("number", range(ROUNDS))
def test_what_lies_open_is_what_lies_at_the_ropes_and_in_the_discard(number):
    for state in played_round(number)[0]:
        table = state.thawed().table
        lying = sorted({*map(int, _at_ropes(table)), *map(int, _discard(table))})
        assert list(cards_in(table.open_clubs)) == [card for card in lying if card < 60]
        jokers = [60 + joker for joker in cards_in(table.open_jokers)]
        assert jokers == [card for card in lying if 60 <= card < 64]


@pytest.mark.slow
@given(positions, seats)
def test_a_move_is_legal_exactly_when_it_is_not_refused(state, seat):
    view = state.observe(seat)
    allowed = {move for move in MOVES if view.refusal(move) is None}
    declarations = set() if view.over else {GiveUp(seat)}
    if view.decided and not view.over:
        declarations.add(Settle())
    assert allowed == set(view.legal_moves()) | declarations


@given(positions, seats)
def test_legal_moves_are_there_exactly_for_the_seat_whose_turn_it_is(state, seat):
    view = state.observe(seat)
    assert bool(view.legal_moves()) == view.my_turn == (not state.over and state.mover == seat)
    assert len(set(view.legal_moves())) == len(view.legal_moves())


@given(positions, st.sampled_from(MOVES))
def test_a_refused_move_raises_its_refusal_and_an_allowed_one_leads_on(state, move):
    seat = move.seat if isinstance(move, GiveUp) else state.mover
    view = state.observe(seat)
    refusal = view.refusal(move)
    if refusal is None:
        assert state.apply(move) != state
        return
    with pytest.raises(IllegalMove) as caught:
        state.apply(move)
    assert caught.value.refusal == refusal
    assert str(caught.value) == f"{move}: {refusal}\n{view}"
    assert "{" not in str(refusal)


@pytest.mark.parametrize(
    ("kind", "numbers"), NO_MOVES, ids=lambda value: getattr(value, "__name__", str(value))
)
def test_a_move_that_names_no_rope_card_or_seat_of_the_table_is_never_played(kind, numbers):
    for state in (position(number, at) for number in range(8) for at in (0, 0.3, 0.6, 0.8)):
        with pytest.raises((IllegalMove, TypeError, ValueError)):
            state.apply(made(kind, numbers))


@given(positions)
def test_no_move_changes_the_position_it_was_played_in(state):
    before = bytes(bytearray(state.frozen))
    for move in (*state.legal_moves(), GiveUp(0), GiveUp(1), Settle()):
        view = state.observe(state.mover)
        seen = bytes(bytearray(view.frozen))
        view.proof(0, 0)
        view.refusal(move)
        if state.observe(getattr(move, "seat", state.mover)).refusal(move) is None:
            state.apply(move)
        assert state.frozen == before
        assert view.frozen == seen == view.record.tobytes()


@given(positions)
def test_asking_the_computer_players_changes_no_view(state):
    if state.over:
        return
    view = state.observe(state.mover)
    before = bytes(bytearray(view.frozen))
    for player in ("random", "sepp", "resi", "brandl"):
        best_move(player, view, stream(1))
    assert view.frozen == before == view.record.tobytes()


@pytest.mark.parametrize("number", range(ROUNDS))
@pytest.mark.parametrize("player", ["random", "sepp", "resi", "brandl"])
def test_every_move_of_a_computer_player_is_legal(player, number):
    for at, state in enumerate(played_round(number)[0][:-1:3]):
        move = best_move(player, state.observe(state.mover), stream(number, at))
        assert move in state.legal_moves()


@pytest.mark.parametrize("number", range(ROUNDS))
def test_the_replay_of_a_record_ends_in_the_same_bytes(number):
    states, moves = played_round(number)
    again = list(replay(record(states[0], moves)))
    assert [state for _, state in again] == list(states)
    assert [move for move, _ in again] == [None, *moves]
    assert again[-1][1].frozen == states[-1].frozen


@given(positions)
def test_a_state_is_a_value_that_can_be_compared_and_kept_in_a_set(state):
    assert {state, State(bytes(bytearray(state.frozen)))} == {state}
