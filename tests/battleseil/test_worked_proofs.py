"""Teams and proofs of the rules text, one by one; sections as in rules.md."""

import pytest

from rulesengine.battleseil.state import full_pack
from tests.battleseil.naive import new_rope, new_table
from tests.battleseil.tables import view_of, worth_of


def team(cards, soap=False, strongest=9):
    rope = new_rope(A=cards, mud=len(cards) == 4, soap=soap)
    view = view_of(new_table([rope], specials=True, strongest=strongest))
    return worth_of(view.proof(0, 0).mine)


def proof(*ropes, seat=0, discard=(), specials=False, strongest=9):
    """The proof at the first of the ropes."""
    return view_of(new_table(ropes, discard, specials, strongest)).proof(0, seat)


def words(cards):
    return " ".join(map(str, cards))


# --- Formations --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "kind", "total"),
    [
        ("F4 F5 F6", "CLUB_RUN", 15),
        ("F8 S8 H8", "TRIPLET", 24),
        ("K1 K2 K9", "CLUB_TEAM", 12),
        ("F2 Fi1 S3", "RUN", 6),
        ("F9 S1 S2", "SUM", 12),
    ],
)
def test_each_example_of_the_table_of_formations_is_of_its_kind(cards, kind, total):
    assert team(cards.split()) == (kind, total)


def test_two_one_three_is_a_run_because_the_order_of_laying_does_not_matter():
    assert team(["F2", "Fi1", "S3"]) == team(["S3", "F2", "Fi1"]) == ("RUN", 6)


def test_nine_and_one_are_no_neighbours():
    assert team(["F9", "F1", "F2"]) == ("CLUB_TEAM", 12)
    assert team(["F9", "S1", "K2"]) == ("SUM", 12)


@pytest.mark.parametrize(
    ("weakest", "strongest"),
    [
        ("F1 F2 F3", "K9 H9 S9"),
        ("F1 Fi1 S1", "K9 K8 K6"),
        ("F1 F2 F4", "K9 H8 S7"),
        ("F1 Fi2 S3", "K9 H9 S8"),
    ],
)
def test_the_kind_counts_before_the_sum_and_before_who_was_full_first(weakest, strongest):
    rope = new_rope(weakest.split(), strongest.split(), full_since={"A": 9, "B": 2})
    assert proof(rope, seat=0).reason == "both_full_won"
    assert proof(rope, seat=1).reason == "both_full_lost"


def test_within_a_kind_the_higher_sum_wins():
    rope = new_rope(["F1", "F2", "F3"], ["S2", "S3", "S4"], full_since={"A": 1, "B": 2})
    assert proof(rope, seat=1).reason == "both_full_won"


# --- Full first --------------------------------------------------------------------------------


@pytest.mark.parametrize(("since", "owner"), [({"A": 7, "B": 8}, 0), ({"A": 9, "B": 8}, 1)])
def test_a_tie_goes_to_the_side_that_was_full_first(since, owner):
    rope = new_rope(["F9", "S5", "K1"], ["Fi9", "H4", "B2"], full_since=since)
    assert proof(rope, seat=owner).reason == "both_full_won"
    assert proof(rope, seat=1 - owner).reason == "both_full_lost"


# --- Jokers, Soap, Mud -------------------------------------------------------------------------


def test_a_mayor_may_stand_for_a_card_of_its_own_team():
    assert team(["F9", "F3", "Mayor"]) == ("CLUB_TEAM", 21)


def test_jokers_take_the_best_kind_before_the_best_sum():
    assert team(["F3", "Rascal", "Mayor"]) == ("CLUB_RUN", 9)
    assert team(["Mayor", "Journeyman", "Rascal"]) == ("CLUB_TEAM", 19)


def test_a_journeyman_stays_seven_and_a_rascal_three_at_most_on_the_great_field():
    assert team(["F9", "S8", "Journeyman"], strongest=10) == ("RUN", 24)
    assert team(["F9", "S9", "Rascal"], strongest=10) == ("SUM", 21)
    assert team(["F8", "F9", "Mayor"], strongest=10) == ("CLUB_RUN", 27)


def test_under_soap_only_the_sum_counts_and_jokers_take_their_highest_strength():
    assert team(["F4", "F5", "F6"], soap=True) == ("SUM", 15)
    assert team(["Mayor", "Journeyman", "Rascal"], soap=True) == ("SUM", 19)
    assert team(["F1", "F2", "Mayor"], soap=True, strongest=10) == ("SUM", 13)


def test_in_the_mud_three_that_fit_and_a_stranger_are_a_sum():
    assert team(["F1", "F2", "F3", "H9"]) == ("SUM", 15)
    assert team(["F4", "S4", "K4", "H4"]) == ("TRIPLET", 16)


# --- Proven: the proof -------------------------------------------------------------------------


def test_a_counterexample_shows_the_missing_card_and_the_team_it_makes():
    answer = proof(new_rope(["F4", "F5", "F6"], ["S8", "S9"]))
    assert answer.reason == "counterexample"
    assert worth_of(answer.mine) == ("CLUB_RUN", 15)
    assert worth_of(answer.theirs) == ("CLUB_RUN", 24)
    assert (words(answer.theirs.cards), words(answer.theirs.added)) == ("S8 S9", "S7")


def test_a_proof_shows_the_strongest_team_the_other_side_can_still_become():
    answer = proof(new_rope(["F4", "F5", "F6"], ["S8", "S9"]), new_rope(A=["S7"], owner="A"))
    assert answer.reason == "no_completion_wins"
    assert (worth_of(answer.theirs), words(answer.theirs.added)) == (("CLUB_TEAM", 23), "S6")


def test_a_possible_tie_is_no_counterexample_because_the_claimant_is_full_first():
    answer = proof(new_rope(["F7", "F8", "F9"], ["S7", "S8"]))
    assert answer.reason == "no_completion_wins"
    assert worth_of(answer.mine) == worth_of(answer.theirs) == ("CLUB_RUN", 24)


def test_a_side_that_too_few_unseen_cards_can_fill_never_wins():
    mine = ["F1", "Fi2", "S4"]
    unseen = [*mine, "H8", "H9"]
    lying = [str(card) for card in full_pack() if str(card) not in unseen]
    answer = proof(new_rope(mine), discard=lying)
    assert (answer.reason, answer.theirs) == ("no_completion_wins", None)


def test_jokers_come_across_only_when_the_specials_are_in_the_game():
    ropes = new_rope(["F4", "F5", "F6"], ["S8", "S9"]), new_rope(B=["S7"])
    assert proof(*ropes).reason == "no_completion_wins"
    assert proof(*ropes, specials=True).reason == "counterexample"


def test_effect_cards_that_are_unseen_do_not_disturb_the_proof():
    assert proof(new_rope(["F7", "F8", "F9"]), specials=True).reason == "no_completion_wins"


@pytest.mark.parametrize("owner", [None, "A", "B"])
def test_a_mayor_on_a_half_shuts_out_the_second_one_whoever_owns_its_rope(owner):
    nines = new_rope(["F9", "Fi9", "S9"], ["B5", "B7"])
    assert proof(nines, new_rope(B=["Mayor", "B6"], owner=owner), specials=True).proven
    assert not proof(nines, new_rope(["Mayor"], ["B6"], owner=owner), specials=True).proven


def test_a_mayor_in_the_discard_does_not_count_against_the_other_one():
    ropes = new_rope(["F9", "Fi9", "S9"], ["B5", "B7"]), new_rope(B=["B6"])
    answer = proof(*ropes, discard=["Mayor"], specials=True)
    assert words(answer.theirs.added) == "Mayor2"


def test_a_side_that_is_not_full_proves_nothing_and_compares_nothing():
    answer = proof(new_rope(["F7", "F8", "F9"], mud=True))
    assert (answer.reason, answer.mine, answer.theirs) == ("not_full", None, None)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("owner", "AB")
def test_a_taken_rope_is_not_taken_again(owner, seat):
    assert proof(new_rope(["F7", "F8", "F9"], owner=owner), seat=seat).reason == "already_taken"


def test_the_reach_of_a_side_is_the_strongest_team_it_can_still_become():
    view = view_of(new_table([new_rope(["F4", "F5"], ["S9", "K9", "H9"])]))
    mine = view.reach(0, 0)
    assert (worth_of(mine), words(mine.added)) == (("CLUB_RUN", 15), "F6")
    assert worth_of(view.reach(0, 1)) == ("TRIPLET", 27)
    assert worth_of(view.reach(1, 0)) == ("CLUB_RUN", 24)
