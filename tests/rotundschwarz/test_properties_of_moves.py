"""What holds for every move in every position: cards stay, legal and refused agree, nothing changes."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesengine.common.errors import IllegalMove
from rulesengine.common.luck import stream
from rulesengine.rotundschwarz import (
    Card,
    End,
    GiveUp,
    Home,
    Pass,
    Signal,
    State,
    ToCell,
    ToColumn,
    best_move,
    record,
    replay,
    times_stood,
)
from tests.rotundschwarz.games import GAMES, played_game, position, won_game
from tests.rotundschwarz.tables import CARDS, MOVES, agree, naive_of

positions = st.builds(position, st.integers(0, GAMES - 1), st.floats(0, 1))
seats = st.sampled_from([0, 1])
every_game = pytest.mark.parametrize("number", range(GAMES))


def lying(view):
    """Every card in its place, home first."""
    home = [Card(rank * 4 + suit) for suit in range(4) for rank in range(view.home(suit))]
    cells = [card for card in view.cells if card is not None]
    return [*home, *cells, *(card for column in view.columns for card in column)]


@every_game
def test_every_card_lies_in_exactly_one_place_from_the_first_move_to_the_last(number):
    for state in (*played_game(number)[0], *won_game(number + 1)[0]):
        view = state.observe(0)
        assert sorted(lying(view)) == CARDS
        assert view.home_count == sum(map(view.home, range(4)))


@every_game
def test_a_turn_moves_at_most_one_card_and_tokens_pay_for_the_others(number):
    states, moves = played_game(number)
    turns = {}
    for state, move in zip(states, moves, strict=False):
        turns.setdefault(state.observe(0).turn, []).append(move)
    for turn in turns.values():
        assert sum(isinstance(move, ToColumn | ToCell | Pass) for move in turn) <= 1
    spent = sum(isinstance(move, Pass) for move in moves)
    assert states[0].observe(0).tokens - states[-1].observe(0).tokens == spent


@given(positions, seats)
def test_a_move_is_legal_exactly_when_it_is_not_refused(state, seat):
    view = state.observe(seat)
    allowed = {move for move in MOVES if view.refusal(move) is None}
    assert allowed == {move for move in MOVES if view.allows(move)}
    assert allowed == set(view.legal_moves()) | (set() if view.over else {GiveUp()})
    assert len(view.legal_moves()) == len(set(view.legal_moves()))


@given(positions)
def test_a_legal_move_can_be_made_and_changes_no_byte_of_the_old_position(state):
    before = bytes(bytearray(state.frozen))
    for move in state.legal_moves():
        assert state.apply(move) != state
        assert state.frozen == before


@given(positions, st.sampled_from(MOVES))
def test_a_move_that_is_not_allowed_is_refused_in_words_and_leaves_the_position(state, move):
    refusal = state.observe(state.mover).refusal(move)
    if refusal is None:
        return
    with pytest.raises(IllegalMove) as caught:
        state.apply(move)
    assert caught.value.refusal == refusal
    assert str(move) in str(caught.value)
    assert "{" not in str(refusal)


@given(positions)
def test_a_running_game_always_has_a_move_and_an_ended_one_none(state):
    assert bool(state.legal_moves()) != state.over


@given(positions)
def test_the_danger_told_before_a_move_is_what_comes_after_it(state):
    view = state.observe(state.mover)
    for move in view.legal_moves():
        assert view.loses(move) == (state.apply(move).observe(0).status == "stuck")


@given(positions)
def test_the_switch_takes_only_what_no_card_can_be_laid_on_any_more(state):
    view = state.observe(state.mover)
    move = view.safe_home()
    if move is not None:
        lower = [card for card in CARDS if card.rank == move.card.rank - 1]
        assert all(view.home(card.suit) > card.rank for card in lower if card.red != move.card.red)
        assert not view.loses(move)


@given(positions)
def test_both_seats_see_all_there_is(state):
    first, second = (state.observe(seat) for seat in (0, 1))
    assert first.record.table.tobytes() == second.record.table.tobytes() == state.frozen
    assert (first.seat, second.seat) == (0, 1)
    assert State.seen(first) == State.seen(second) == state
    assert first.my_turn + second.my_turn == (not state.over)


@given(positions)
def test_the_second_reading_sees_the_same_in_every_position(state):
    agree(state, naive_of(state))


@given(positions, st.permutations(range(8)))
def test_the_order_of_the_columns_changes_no_rule(state, order):
    """Columns are laid anew in another order: the same moves are there, under other numbers."""
    text = str(state).splitlines()
    first = text.index(next(line for line in text if line.startswith("1:")))
    columns = [line[2:] for line in text[first : first + 8]]
    new = [f"{at + 1}:{columns[old]}" for at, old in enumerate(order)]
    place = {str(old + 1): str(at + 1) for at, old in enumerate(order)}
    head = [_renamed(line, place) for line in text[:first]]
    tail = [_renamed(line, place) for line in text[first + 8 :]]
    moved = State.parse("\n".join([*head, *new, *tail]))
    expected = {_moved_to(str(move), place) for move in state.legal_moves()}
    assert {str(move) for move in moved.legal_moves()} == expected


def _renamed(line, place):
    words = line.split(" ")
    if words[0] in ("last", "coin"):
        words[-1] = place.get(words[-1], words[-1])
    return " ".join(words)


def _moved_to(move, place):
    return move[:-1] + place.get(move[-1], move[-1])


@every_game
def test_a_game_is_recorded_and_replayed_to_the_same_positions(number):
    states, moves = played_game(number)
    steps = list(replay(record(states[0], moves)))
    assert [state for _, state in steps] == list(states)
    assert [move for move, _ in steps[1:]] == list(moves)


def test_the_random_player_makes_every_kind_of_move():
    kinds = {type(move) for number in range(GAMES) for move in played_game(number)[1]}
    assert kinds == {ToColumn, ToCell, Home, Pass, End, Signal}


def test_an_unknown_player_is_answered_with_the_players_there_are():
    with pytest.raises(KeyError, match=r"'sepp'.*random"):
        best_move("sepp", State.deal(seed=1).observe(0), stream(1))


def test_a_position_that_stands_again_is_counted_by_what_lies_on_the_table():
    board = """variante farben
zellen 4 KH KD KS KC
marken 0
ziel H0 D0 S0 C0
zug R
1: QD 9C 6D 3C AD QH 7S 6H
2: JC 9S 6S 3D AH 7C
3: JD 8C 5C 3H AS QS JH
4: JS 8D 5D 2C QC
5: TC 8H 5H 2D 9H 8S
6: TD 7D 5S 2H 9D
7: TH 7H 4C 2S 4H 3S
8: TS 6C 4S AC 4D"""
    states = [State.parse(board)]
    there = [ToColumn(Card.parse("6H"), 1), ToColumn(Card.parse("8S"), 5)]
    there += [ToColumn(Card.parse("JH"), 3), ToColumn(Card.parse("3S"), 7)]
    back = [ToColumn(Card.parse("6H"), 0), ToColumn(Card.parse("8S"), 4)]
    back += [ToColumn(Card.parse("JH"), 2), ToColumn(Card.parse("3S"), 6)]
    counts = []
    for move in itertools.chain(*[[*there, *back]] * 2):
        states.append(states[-1].apply(move))
        counts.append(times_stood(states))
    assert counts[:7] == [1] * 7
    assert counts[7] == 2
    assert counts[15] == 3
    assert not states[-1].over


def test_before_the_first_position_nothing_has_stood():
    assert times_stood([]) == 0
