"""What holds for every move in every position: cards stay, legal and refused agree, nothing changes."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.common.cards import cards_in
from rulesengine.common.errors import IllegalMove
from rulesengine.common.luck import stream
from rulesengine.seilschaft import Card, GiveUp, Play, State, record, replay
from rulesengine.seilschaft.players import PLAYER_NAMES, best_move
from tests.seilschaft.games import GAMES, aside, played_game, position

MOVES = [*(Play(Card(number)) for number in range(52)), GiveUp()]

positions = st.builds(position, st.integers(0, GAMES - 1), st.floats(0, 1))
seats = st.sampled_from([0, 1])
every_game = pytest.mark.parametrize("number", range(GAMES))


@every_game
def test_every_card_lies_in_exactly_one_place_from_the_first_move_to_the_last(number):
    for state in played_game(number)[0]:
        place = state.thawed()
        hands = [card for hand in place.hands for card in cards_in(hand)]
        out = [card for seat in (0, 1) for card in cards_in(place.table.out[seat])]
        lying = [*map(int, place.ridge_cards), *hands, *out]
        assert len(set(lying)) == len(lying) == 9 + 26
        assert len(aside(state)) == 17


@every_game
def test_every_later_deal_holds_cards_off_the_ridge_once_each(number):
    state = played_game(number)[0][0]
    for deal in state.thawed().redeals:
        assert len({*deal, *state.ridge}) == 26 + 9


@every_game
def test_an_open_card_of_the_ridge_is_the_one_that_lay_there_and_stays_open(number):
    states = played_game(number)[0]
    for before, after in pairwise(states):
        old, new = before.observe(0).ridge, after.observe(0).ridge
        assert all(card in (None, new[at]) for at, card in enumerate(old))
        assert all(card in (None, after.ridge[at]) for at, card in enumerate(new))
        assert before.ridge == after.ridge
        assert before.observe(0).hidden - after.observe(0).hidden in (0, 1)


@every_game
def test_the_cards_of_earlier_deals_are_the_ones_of_their_tricks(number):
    for state in played_game(number)[0]:
        view = state.observe(0)
        earlier = [trick for trick in view.tricks if trick.deal_no < view.deal_no]
        seen = {card for trick in earlier for card in trick.cards}
        assert set(cards_in(view.record.table.seen)) == seen
        now = {
            card for trick in view.tricks if trick.deal_no == view.deal_no for card in trick.cards
        }
        lead = set() if view.lead is None else {view.lead}
        assert {*view.out(0), *view.out(1)} == now | lead


@every_game
def test_the_tricks_tell_the_way_of_the_coin_from_the_camp_to_where_it_lies(number):
    view = played_game(number)[0][-1].observe(0)
    coin, trump, ropes, opened = 4, None, view.house_rules.level.ropes, 0
    for trick in view.tricks:
        assert (trick.coin_from, trick.trump) == (coin, trump)
        assert trick.steps == trick.lead.steps + trick.answer.steps
        target = coin + trick.steps * (1 if trick.winner == 1 else -1)
        assert (trick.rope_used or trick.fell) == (target not in range(9))
        caught = min(8, max(0, target))
        assert trick.coin_to == (coin if trick.fell else caught)
        ropes -= trick.rope_used
        coin = trick.coin_to
        if trick.opened is not None:
            assert view.ridge[coin] == trick.opened
            trump = trick.opened.suit if view.house_rules.level.with_trump else None
            opened += 1
    assert (view.coin, view.trump, view.ropes, 8 - view.hidden) == (coin, trump, ropes, opened)


@every_game
def test_the_winner_of_a_trick_leads_the_next_and_the_forehand_each_deal(number):
    view = played_game(number)[0][-1].observe(0)
    first_dealer = played_game(number)[0][0].observe(0).dealer
    leader, deal = 1 - first_dealer, 1
    for trick in view.tricks:
        if trick.deal_no != deal:
            deal = trick.deal_no
            leader = (1 - first_dealer) if deal % 2 else first_dealer
        assert trick.leader == leader
        leader = trick.winner


@every_game
def test_only_the_last_trick_falls_and_a_game_ends_in_exactly_one_way(number):
    states, _ = played_game(number)
    assert not any(state.over for state in states[:-1])
    end = states[-1].observe(0)
    assert end.status in ("won", "fell", "out_of_tricks")
    assert states[-1].won == (end.status == "won") == (end.hidden == 0)
    assert [trick.fell for trick in end.tricks[:-1]] == [False] * (len(end.tricks) - 1)
    assert end.tricks[-1].fell == (end.status == "fell")
    if end.status == "out_of_tricks":
        assert len(end.tricks) == 13 * end.house_rules.deals


@given(positions, seats)
def test_a_move_is_legal_exactly_when_it_is_not_refused(state, seat):
    view = state.observe(seat)
    allowed = {move for move in MOVES if view.refusal(move) is None}
    assert allowed == {move for move in MOVES if view.allows(move)}
    assert allowed == set(view.legal_moves()) | (set() if view.over else {GiveUp()})


@given(positions, seats)
def test_legal_moves_are_there_exactly_for_the_seat_whose_turn_it_is(state, seat):
    view = state.observe(seat)
    assert bool(view.legal_moves()) == view.my_turn == (not state.over and state.mover == seat)
    assert {move.card for move in view.legal_moves()} <= set(view.hand)


@given(positions, st.sampled_from(MOVES))
def test_a_refused_move_raises_its_refusal_and_an_allowed_one_leads_on(state, move):
    view = state.observe(state.mover)
    refusal = view.refusal(move)
    if refusal is None:
        assert state.apply(move) != state
        return
    with pytest.raises(IllegalMove) as caught:
        state.apply(move)
    assert caught.value.refusal == refusal
    assert str(caught.value) == f"{move}: {refusal}\n{view}"
    assert "{" not in str(refusal)


@pytest.mark.parametrize("number", [-1, 52, 63, 64, 65, 255, 256])
def test_a_card_there_is_not_is_never_played(number):
    for state in (position(game, at) for game in range(8) for at in (0, 0.5)):
        with pytest.raises(ValueError, match="no card"):
            state.apply(Play(number))


@pytest.mark.parametrize("move", ["9C", 5, None, Card(5)])
def test_what_is_no_move_is_named_in_a_type_error(move):
    with pytest.raises(TypeError, match="no move of Seilschaft"):
        position(0, 0).apply(move)


@given(positions)
def test_no_move_changes_the_position_it_was_played_in(state):
    before = bytes(bytearray(state.frozen))
    for move in (*state.legal_moves(), GiveUp()):
        view = state.observe(state.mover)
        seen = bytes(bytearray(view.frozen))
        view.refusal(move)
        view.legal_moves()
        if not state.over:
            state.apply(move)
        assert state.frozen == before
        assert view.frozen == seen == view.record.tobytes()


@given(positions)
def test_asking_the_computer_players_changes_no_view(state):
    if state.over:
        return
    view = state.observe(state.mover)
    before = bytes(bytearray(view.frozen))
    for player in PLAYER_NAMES:
        assert best_move(player, view, stream(1)) in view.legal_moves()
    assert view.frozen == before == view.record.tobytes()


@every_game
def test_the_replay_of_a_record_ends_in_the_same_bytes(number):
    states, moves = played_game(number)
    again = list(replay(record(states[0], moves)))
    assert [state for _, state in again] == list(states)
    assert [move for move, _ in again] == [None, *moves]


@given(positions)
def test_a_state_is_a_value_that_can_be_compared_and_kept_in_a_set(state):
    assert {state, State(bytes(bytearray(state.frozen)))} == {state}


@given(positions)
def test_the_tricks_left_count_down_with_every_finished_trick(state):
    view = state.observe(0)
    wanted = 0 if view.over else 13 * view.house_rules.deals - len(view.tricks)
    assert view.tricks_left == wanted
    assert view.certainly_lost == (not view.over and wanted < view.hidden)
