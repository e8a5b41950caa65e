"""Win chances: what they are, what they know, how sure they are; see analysis.py."""

import random

import pytest

from rulesengine.battleseil import BASE, HouseRules, Lay, State, Take
from rulesengine.battleseil.analysis import (
    ADVISED,
    WORLDS,
    Weighing,
    advice,
    chances_with,
    lays_of,
    outlook,
)
from rulesengine.battleseil.cards import Card
from rulesengine.battleseil.players import best_move
from rulesengine.battleseil.state import full_pack
from rulesengine.common.luck import stream
from tests.battleseil.rounds import hidden_cards_moved, position

#: Only S9 lets B win rope 1, and S9 is one of four hidden cards, of which B gets three.
ONE_IN_FOUR = """
    battleseil base
    1 . F5 F6 F7 =5 / S7 S8 =0
    {taken}
    hands - / S9 K1
    stock K2 K3
    discard {discard}
    turn 40 A lay passes 0 tick 40
    last F7>1 / S8>1
"""


def one_in_four():
    lying = {Card.parse(card) for card in ["F5", "F6", "F7", "S7", "S8", "S9", "K1", "K2", "K3"]}
    return State.parse(
        ONE_IN_FOUR.format(
            taken="\n".join(f"{rope} A =0 / =0" for rope in range(2, 10)),
            discard=" ".join(str(card) for card in full_pack() if card not in lying),
        )
    )


def middle_of_a_round(rules=BASE, seed=4, turns=16):
    state, luck = State.deal(rules, seed=seed), stream(seed)
    while state.observe(0).turn < turns:
        state = state.apply(best_move("sepp", state.observe(state.mover), luck))
    return state


def view_in_the_middle(rules=BASE, turns=16):
    state = middle_of_a_round(rules, turns=turns)
    return state.observe(state.mover)


# --- What a win chance is ------------------------------------------------------------------------


def test_a_rope_is_won_as_often_as_the_hidden_cards_lie_that_way():
    chance = outlook(one_in_four().observe(0)).ropes[0]
    assert chance.low <= 1 / 4 <= chance.high
    assert chance.high - chance.low < 0.04


def test_both_sides_see_the_same_rope_from_their_own_hands():
    state = one_in_four()
    assert outlook(state.observe(1)).ropes[0].value == 1  # B holds S9 and knows it


def test_the_win_chance_knows_the_own_hand_and_the_proof_does_not():
    state = one_in_four()
    mine = state.thawed()
    mine.hands[0], mine.hands[1] = mine.hands[1], mine.hands[0]
    view = State(mine.tobytes()).observe(0)
    assert outlook(view).ropes[0].value == 1
    assert not view.proof(0, 0).proven


def test_a_taken_rope_is_as_sure_as_can_be():
    view = one_in_four().observe(0)
    assert [rope.value for rope in outlook(view).ropes[1:]] == [1.0] * 8


def test_after_the_round_the_outlook_is_its_result():
    for number in (1, 2, 3):
        view = position(number, 1).observe(0)
        expected = outlook(view, worlds=10)
        owned = {rope: view.owner(rope) == 0 for rope in range(9) if view.owner(rope) is not None}
        assert {rope: expected.ropes[rope].value for rope in owned} == owned


def test_the_chances_of_both_sides_at_a_full_rope_make_up_one():
    state = middle_of_a_round(turns=44)
    view = state.observe(0)
    open_and_full = [
        rope
        for rope in range(9)
        if view.is_full(rope, 0) and view.is_full(rope, 1) and view.owner(rope) is None
    ]
    mine, theirs = (outlook(state.observe(seat), worlds=50) for seat in (0, 1))
    for rope in open_and_full or [0]:
        assert mine.ropes[rope].value + theirs.ropes[rope].value == 1


# --- For a hand card -----------------------------------------------------------------------------


def test_the_chances_with_a_card_stand_where_somebody_pulls_and_it_may_be_laid():
    view = view_in_the_middle()
    card = view.hand[0]
    busy = {r for r in range(9) if view.cards_at(r, 0) or view.cards_at(r, 1)}
    allowed = {r for r in range(9) if view.allows(Lay(card, r))}
    assert set(chances_with(view, card, worlds=20)) == busy & allowed
    assert allowed - busy or busy - allowed


def test_a_standard_error_is_at_most_one_point():
    view = view_in_the_middle()
    for chance in chances_with(view, view.hand[0]).values():
        assert chance.games == WORLDS
        assert (chance.value * (1 - chance.value) / chance.games) ** 0.5 <= 0.01


def test_a_weighing_gets_sharper_in_whatever_steps():
    view = view_in_the_middle()
    lays = lays_of(view, view.hand[0])
    in_steps = Weighing(view, lays, seed=9).add(30).add(70)
    at_once = Weighing(view, lays, seed=9).add(100)
    assert [in_steps.outlook(n) for n in range(len(lays))] == [
        at_once.outlook(n) for n in range(len(lays))
    ]
    assert in_steps.worlds == 100


def test_a_move_that_is_not_legal_cannot_be_weighed():
    view = view_in_the_middle()
    with pytest.raises(ValueError, match="x1 cannot be weighed: it is not legal here"):
        Weighing(view, [Take(0)])


def test_without_a_world_there_is_no_chance_to_tell():
    with pytest.raises(ValueError, match="games > 0"):
        Weighing(view_in_the_middle()).outlook()


# --- What it must not know -----------------------------------------------------------------------


@pytest.mark.parametrize("number", range(8))
def test_chances_and_advice_do_not_change_with_the_hidden_cards(number):
    state = position(number, 0.4)
    moved = hidden_cards_moved(state, state.mover, random.Random(number))
    views = [state.observe(state.mover), moved.observe(state.mover)]
    assert views[0] == views[1]
    first, second = (advice(view, worlds=20) for view in views)
    assert first == second


# --- Advice --------------------------------------------------------------------------------------


def test_the_advice_names_the_best_legal_moves_first():
    view = view_in_the_middle()
    advised = advice(view, worlds=200)
    assert len(advised) == ADVISED
    assert all(view.allows(one.move) for one in advised)
    assert advised[0].outlook.won.value >= advised[-1].outlook.won.value - 0.05


def test_there_is_no_advice_for_a_side_that_is_not_to_move():
    state = middle_of_a_round()
    assert advice(state.observe(1 - state.mover)) == ()


def test_the_advice_with_specials_weighs_every_kind_of_move():
    view = view_in_the_middle(HouseRules(specials=True), turns=20)
    weighing = Weighing(view, view.legal_moves()).add(5)
    assert len(weighing.best(1000)) == len(view.legal_moves())


# --- Proven ropes --------------------------------------------------------------------------------


def proven_in_a_round(seed, rules=BASE):
    """Return a position in which the side to move may take a rope, and that taking."""
    state, luck = State.deal(rules, seed=seed), stream(seed)
    while not state.over:
        takings = [move for move in state.legal_moves() if isinstance(move, Take)]
        if takings:
            return state, takings[0]
        state = state.apply(best_move("sepp", state.observe(state.mover), luck))
    raise AssertionError("no rope was ever proven")


@pytest.mark.parametrize("seed", range(8))
def test_taking_a_proven_rope_changes_no_chance(seed):
    state, taking = proven_in_a_round(seed)
    seat = state.mover
    before, after = (outlook(s.observe(seat)) for s in (state, state.apply(taking)))
    assert before == after
    assert Weighing(state.observe(seat), [taking]).add(WORLDS).outlook() == after
    assert after.ropes[taking.rope].value == 1
