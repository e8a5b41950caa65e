"""The computer players do what is promised of them, and the same again for equal luck."""

from rulesengine.battleseil import State, record
from rulesengine.battleseil.players import best_move
from rulesengine.common.luck import stream
from tests.battleseil.naive import new_rope, new_table
from tests.battleseil.tables import state_of
from tests.common.playthroughs import DATA, read_record


def sepps_move(ropes, hand, step="lay", seed=1):
    table = new_table([*ropes, *(new_rope(owner="B") for _ in range(9 - len(ropes)))])
    state = state_of(table, step=step, hands={"A": hand.split()})
    return str(best_move("sepp", state.observe(0), stream(seed)))


def test_sepp_does_not_break_the_club_run_that_he_can_complete():
    ropes = [new_rope(["F4", "F5"]), new_rope(["S9", "K1"])]
    moves = {sepps_move(ropes, "F6 H9", seed=seed) for seed in range(8)}
    assert moves <= {"F6>1", "H9>2"}


def test_sepp_takes_whatever_is_proven_before_he_ends_his_turn():
    ropes = [new_rope(["F1", "S2", "K9"]), new_rope(["F7", "F8", "F9"])]
    assert sepps_move(ropes, "H1", step="take") == "x2"


def test_sepp_does_not_look_across():
    # what lies across lies open either way, only its place differs
    one = [new_rope(["F4"], ["K7", "K8"]), new_rope(["S4"]), new_rope()]
    other = [new_rope(["F4"]), new_rope(["S4"], ["K8", "K7"]), new_rope()]
    for seed in range(8):
        assert sepps_move(one, "F6 S6 H1", seed=seed) == sepps_move(other, "F6 S6 H1", seed=seed)


def test_sepp_plays_the_recorded_round_again():
    name = "battleseil_sepp_against_sepp"
    written = read_record(name)
    seed = int(written.tag("Seed"))
    state, luck, moves = State.deal(seed=seed), stream(seed, 1), []
    while not state.over:
        moves.append(best_move("sepp", state.observe(state.mover), luck))
        state = state.apply(moves[-1])
    names = {seat: written.tag(seat) for seat in "AB"}
    again = record(State.deal(seed=seed), moves, {**names, "Seed": str(seed)})
    assert str(again) == (DATA / f"{name}.ksn").read_text(encoding="utf-8")
