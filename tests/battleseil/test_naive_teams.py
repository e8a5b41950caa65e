"""The literal reading of teams, held to positions checked by hand; sections as in rules.md."""

import pytest

from tests.battleseil.naive import new_rope, new_table, proof, round_result
from tests.battleseil.naive_teams import team

# --- Formations --------------------------------------------------------------------------------


def test_three_of_one_club_in_a_row_are_a_club_run():
    assert team(["F4", "F5", "F6"]) == ("CLUB_RUN", 15)


def test_three_alike_are_a_triplet():
    assert team(["F8", "S8", "H8"]) == ("TRIPLET", 24)


def test_three_of_one_club_with_a_gap_are_a_club_team():
    assert team(["K1", "K2", "K9"]) == ("CLUB_TEAM", 12)


def test_three_in_a_row_of_mixed_clubs_are_a_run():
    assert team(["F4", "Fi5", "S6"]) == ("RUN", 15)


def test_anything_else_is_only_its_sum():
    assert team(["F9", "Fi9", "S8"]) == ("SUM", 26)


def test_the_order_of_laying_does_not_matter_for_a_run():
    assert team(["F2", "Fi1", "S3"]) == ("RUN", 6)


def test_nine_and_one_are_no_neighbours():
    assert team(["F9", "F1", "F2"]) == ("CLUB_TEAM", 12)


WEAKEST_OF_A_KIND_AGAINST_STRONGEST_OF_THE_NEXT = [
    (["F1", "F2", "F3"], ["K9", "H9", "S9"]),
    (["F1", "Fi1", "S1"], ["K9", "K8", "K6"]),
    (["F1", "F2", "F4"], ["K9", "H8", "S7"]),
    (["F1", "Fi2", "S3"], ["K9", "H9", "S8"]),
]


@pytest.mark.parametrize(("weakest", "strongest"), WEAKEST_OF_A_KIND_AGAINST_STRONGEST_OF_THE_NEXT)
def test_the_kind_counts_before_the_sum_and_before_who_was_full_first(weakest, strongest):
    rope = new_rope(A=weakest, B=strongest, full_since={"A": 9, "B": 2})
    assert round_result(new_table([rope]))["ropes"] == ["A"]


def test_within_a_kind_the_higher_sum_wins():
    rope = new_rope(A=["F1", "F2", "F3"], B=["S2", "S3", "S4"], full_since={"A": 1, "B": 2})
    assert round_result(new_table([rope]))["ropes"] == ["B"]


# --- Full first --------------------------------------------------------------------------------


@pytest.mark.parametrize(("since", "owner"), [({"A": 7, "B": 8}, "A"), ({"A": 9, "B": 8}, "B")])
def test_with_equal_kind_and_sum_the_side_that_was_full_first_wins(since, owner):
    rope = new_rope(A=["F9", "S5", "K1"], B=["Fi9", "H4", "B2"], full_since=since)
    assert round_result(new_table([rope]))["ropes"] == [owner]
    assert proof(new_table([rope]), 0, owner) == "both_full_won"
    assert proof(new_table([rope]), 0, "AB".replace(owner, "")) == "both_full_lost"


def test_a_tie_without_knowledge_of_who_was_full_first_has_no_answer():
    rope = new_rope(A=["F9", "S5", "K1"], B=["Fi9", "H4", "B2"])
    with pytest.raises(ValueError, match="full first"):
        round_result(new_table([rope]))


# --- Jokers ------------------------------------------------------------------------------------


def test_a_mayor_completes_a_club_run_upwards_when_that_is_the_higher_sum():
    assert team(["F5", "F6", "Mayor"]) == ("CLUB_RUN", 18)


def test_a_mayor_may_stand_for_a_card_of_its_own_team():
    assert team(["F9", "F3", "Mayor2"]) == ("CLUB_TEAM", 21)


def test_a_journeyman_takes_any_club_but_stays_seven():
    assert team(["H5", "H6", "Journeyman"]) == ("CLUB_RUN", 18)
    assert team(["H9", "H4", "Journeyman"]) == ("CLUB_TEAM", 20)
    assert team(["H9", "S8", "Journeyman"]) == ("RUN", 24)
    assert team(["F7", "S7", "Journeyman"]) == ("TRIPLET", 21)


def test_a_rascal_takes_any_club_and_one_two_or_three():
    assert team(["K4", "K5", "Rascal"]) == ("CLUB_RUN", 12)
    assert team(["K1", "S1", "Rascal"]) == ("TRIPLET", 3)
    assert team(["K9", "S9", "Rascal"]) == ("SUM", 21)


def test_mayor_journeyman_and_rascal_together_are_a_club_team_of_nineteen():
    assert team(["Mayor", "Journeyman", "Rascal"]) == ("CLUB_TEAM", 19)


def test_a_rascal_gives_up_its_three_for_the_better_kind():
    assert team(["F3", "Rascal", "Mayor"]) == ("CLUB_RUN", 9)


def test_two_sevens_take_the_mayor_as_a_third_seven():
    assert team(["H7", "Journeyman", "Mayor"]) == ("TRIPLET", 21)


# --- Soap, Mud ---------------------------------------------------------------------------------


def test_under_soap_a_club_run_is_only_its_sum():
    assert team(["F4", "F5", "F6"], soap=True) == ("SUM", 15)


def test_in_the_mud_four_of_one_club_in_a_row_are_a_club_run():
    assert team(["F4", "F1", "F3", "F2"]) == ("CLUB_RUN", 10)


def test_in_the_mud_four_alike_are_a_triplet():
    assert team(["F4", "S4", "K4", "H4"]) == ("TRIPLET", 16)


def test_in_the_mud_four_of_one_club_are_a_club_team():
    assert team(["F4", "F5", "F6", "F8"]) == ("CLUB_TEAM", 23)


def test_in_the_mud_four_in_a_row_of_mixed_clubs_are_a_run():
    assert team(["F4", "F5", "F6", "K7"]) == ("RUN", 22)


def test_in_the_mud_three_fitting_cards_and_a_stranger_are_only_a_sum():
    assert team(["F1", "F2", "F3", "H9"]) == ("SUM", 15)
    assert team(["F8", "S8", "K8", "H2"]) == ("SUM", 26)


def test_in_the_mud_under_soap_the_sum_of_four_counts():
    assert team(["F1", "Mayor", "Journeyman", "Rascal"], soap=True) == ("SUM", 20)


@pytest.mark.parametrize("cards", [[], ["F1", "F2"], ["F1", "F2", "F3", "F4", "F5"]])
def test_only_three_or_four_cards_are_a_team(cards):
    with pytest.raises(ValueError, match="three or four"):
        team(cards)


@pytest.mark.parametrize("card", ["F0", "F10", "X3", "Wasps", ""])
def test_a_card_that_can_not_stand_in_a_team_is_refused(card):
    with pytest.raises(ValueError, match="can not stand"):
        team(["F1", "F2", card])
