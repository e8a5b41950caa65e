"""The round of the rules text, move by move on the engine; sections as in rules.md."""

import pytest

from rulesengine.battleseil import BASE, GREAT_FIELD, State
from rulesengine.battleseil.notation import parse_move
from rulesengine.battleseil.state import full_pack
from tests.battleseil.naive import new_rope, new_table
from tests.battleseil.tables import state_of


def legal(state):
    return {str(move) for move in state.legal_moves()}


def play(state, *texts):
    for text in texts:
        state = state.apply(parse_move(text))
    return state


def late(*ropes, a="", b="", stock=(), mover="A"):
    """A state with the given ropes and hands; missing ropes are taken by B and empty."""
    table = new_table([*ropes, *(new_rope(owner="B") for _ in range(9 - len(ropes)))])
    hands = {"A": a.split(), "B": b.split()}
    return state_of(table, mover=mover, step="lay", hands=hands, stock=stock)


def words(cards):
    return " ".join(map(str, cards))


# --- The deal, The turn ------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "limit"), [(BASE, 6), (GREAT_FIELD, 7)])
def test_cards_are_dealt_one_by_one_and_the_starter_gets_the_first(rules, limit):
    pack = full_pack(rules)
    state = State.of_pack(pack, rules, starter=1)
    assert state.mover == 1
    assert state.hand(1) == pack[0 : 2 * limit : 2]
    assert state.hand(0) == pack[1 : 2 * limit : 2]


def test_the_stock_is_drawn_in_the_order_of_the_pack():
    state = play(State.of_pack(full_pack()), "F1>5", "draw", "F2>5", "draw")
    assert words(state.hand(0)) == "F3 F5 F7 F9 Fi2 Fi4"
    assert words(state.hand(1)) == "F4 F6 F8 Fi1 Fi3 Fi5"


def test_a_turn_begins_with_any_hand_card_at_any_open_rope():
    cards = ("F1", "F3", "F5", "F7", "F9", "Fi2")
    wanted = {f"{card}>{rope}" for card in cards for rope in range(1, 10)}
    assert legal(State.of_pack(full_pack())) == wanted


def test_a_rope_is_taken_only_after_laying():
    state = late(new_rope(["F7", "F8", "F9"]), new_rope(), a="K1", b="K2")
    assert legal(state) == {"K1>2"}
    assert legal(play(state, "K1>2")) == {"x1", "done"}
    assert legal(play(state, "K1>2", "x1")) == {"done"}


def test_taking_is_free_to_leave_and_a_proven_rope_may_be_taken_later():
    state = late(new_rope(["F7", "F8", "F9"]), new_rope(), a="K1 K3", b="K2")
    state = play(state, "K1>2", "done", "K2>2", "done", "K3>2", "x1")
    assert state.observe(1).owner(0) == 0


def test_a_card_laid_this_turn_counts_for_the_proof_of_this_turn():
    state = late(new_rope(["F7", "F8"]), a="F9", b="K2")
    assert "x1" in legal(play(state, "F9>1"))


def test_only_three_cards_lie_on_a_side():
    state = late(new_rope(["F1", "Fi2"]), new_rope(), a="K1 K3", b="K2")
    state = play(state, "K1>1", "done", "K2>1", "done")
    assert legal(state) == {"K3>2"}


def test_with_an_empty_stock_play_goes_on_without_drawing():
    state = late(new_rope(), a="F1 F2", b="K1")
    assert legal(play(state, "F1>1")) == {"done"}
    assert legal(play(state, "F1>1", "done")) == {"K1>1"}


# --- Taking a rope -----------------------------------------------------------------------------


@pytest.mark.parametrize("first", "AB")
def test_the_side_that_lays_its_third_card_first_takes_the_rope_of_a_tie(first):
    rope = new_rope(["F9", "S5"], ["Fi9", "H4"])
    state = late(rope, new_rope(), a="K1 F1", b="B2 F2", mover=first)
    third, other = {"A": ("K1>1", "B2>1"), "B": ("B2>1", "K1>1")}[first]
    state = play(state, third, "done", other)
    assert legal(state) == {"done"}
    state = play(state, "done", {"A": "F1>2", "B": "F2>2"}[first])
    assert legal(state) == {"x1", "done"}


def test_the_own_hand_does_not_count_in_the_proof():
    state = late(new_rope(["F4", "F5", "F6"], ["S8", "S9"]), new_rope(), a="S7 K1", b="K2")
    assert legal(play(state, "K1>2")) == {"done"}
    assert legal(play(state, "S7>2")) == {"x1", "done"}


def test_nobody_lays_at_a_taken_rope_and_its_cards_stay_there():
    state = late(new_rope(["F7", "F8", "F9"]), new_rope(), a="K1 K3", b="K2")
    state = play(state, "K1>2", "x1", "done")
    assert legal(state) == {"K2>2"}
    assert words(state.observe(1).cards_at(0, 0)) == "F7 F8 F9"


# --- Passing and the end of the round ----------------------------------------------------------


def test_passing_is_legal_only_without_a_card_that_can_be_laid():
    full_for_a = new_rope(["F1", "Fi2", "S4"])
    assert legal(late(full_for_a, a="K9", b="K8")) == {"pass"}
    assert legal(late(full_for_a, a="K9", b="K8", mover="B")) == {"K8>1"}
    assert legal(late(new_rope(), b="K8")) == {"pass"}


def test_after_a_pass_ropes_may_be_taken():
    state = late(new_rope(["F7", "F8", "F9"]), a="K9", b="K8")
    assert legal(play(state, "pass")) == {"x1", "done"}


def test_on_a_pass_a_card_is_drawn_only_by_a_hand_below_its_limit():
    full_for_a = new_rope(["F1", "Fi2", "S4"])
    at_limit = late(full_for_a, a="K4 K5 K6 K7 K8 K9", b="H1", stock=["H9"])
    assert legal(play(at_limit, "pass")) == {"done"}
    below = late(full_for_a, a="K5 K6 K7 K8 K9", b="H1", stock=["H9"])
    assert legal(play(below, "pass")) == {"draw"}


def test_two_passes_in_succession_end_the_round_at_once():
    full = new_rope(["F1", "Fi2", "S4"], ["K1", "Fi3", "S5"], full_since={"A": 3, "B": 4})
    end = play(late(full, a="K9", stock=["H9"]), "pass", "draw", "pass")
    assert (end.over, end.winner, legal(end)) == (True, 1, set())
    assert end.observe(0).owner(0) == 1


def test_a_card_laid_between_two_passes_starts_the_count_anew():
    rope = new_rope(["F1", "Fi2", "S4"], ["K1"])
    state = play(late(rope, b="K2 K3"), "pass", "done", "K2>1", "done", "pass")
    assert not state.over
    assert play(state, "done", "K3>1", "done", "pass", "done", "pass").over


def test_when_every_rope_is_taken_the_round_still_ends_by_two_passes():
    state = play(late(new_rope(["F7", "F8"]), a="F9 K1", b="K2"), "F9>1", "x1", "done")
    assert not state.over
    assert play(state, "pass", "done", "pass").over


def test_open_ropes_go_to_the_full_side_and_to_nobody_without_one():
    ropes = new_rope(["F1", "Fi2", "S4"]), new_rope(B=["K1", "B2", "H4"]), new_rope(["F9", "F8"])
    table = new_table([*ropes, *(new_rope() for _ in range(6))])
    view = play(state_of(table, step="lay", stock=[]), "pass", "done", "pass").observe(0)
    assert [view.owner(rope) for rope in range(9)] == [0, 1] + [None] * 7
    assert (view.over, view.winner) == (True, None)


# --- Deciding a round early, Giving up ---------------------------------------------------------


def test_settling_ends_a_decided_round_as_two_passes_do():
    ropes = new_rope(["F1", "Fi2", "S4"]), new_rope(), new_rope(), new_rope()
    end = play(late(*ropes, a="F2", b="K1"), "settle")
    view = end.observe(0)
    assert [view.owner(rope) for rope in range(9)] == [0, None, None, None, 1, 1, 1, 1, 1]
    assert (end.over, end.winner) == (True, 1)


def test_a_decided_round_is_settled_in_the_middle_of_a_turn_as_well():
    state = late(new_rope(), new_rope(), a="F2 F3", b="K1")
    assert play(state, "F2>1", "settle").over


def test_five_proven_ropes_that_nobody_took_decide_nothing():
    ropes = [new_rope([f"{club}7", f"{club}8", f"{club}9"]) for club in ("F", "Fi", "S", "B", "K")]
    table = new_table([*ropes, *(new_rope() for _ in range(4))])
    view = state_of(table).observe(0)
    assert all(view.proof(rope, 0).proven for rope in range(5))
    assert not view.decided


@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize(("loser", "winner"), [("A", 1), ("B", 0)])
def test_whoever_gives_up_loses_whoever_has_the_turn(starter, loser, winner):
    end = play(State.deal(seed=5, starter=starter), f"{loser} gives up")
    assert (end.over, end.winner, end.observe(0).gave_up) == (True, winner, 1 - winner)


def test_after_giving_up_open_ropes_stay_open_and_taken_ones_stay_taken():
    end = play(late(new_rope(["F7", "F8", "F9"]), new_rope(), b="K1"), "B gives up")
    view = end.observe(1)
    assert view.owner(0) is None
    assert (view.ropes_of(0), view.ropes_of(1), view.winner) == (0, 7, 0)
