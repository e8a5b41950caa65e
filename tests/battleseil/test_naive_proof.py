"""The literal reading of the proof, held to positions checked by hand; sections as in rules.md."""

import pytest

from tests.battleseil.naive import best_completion, completions, new_rope, new_table, proof
from tests.battleseil.naive_teams import CLUBS, club_cards, team

# --- Proven: the proof -------------------------------------------------------------------------


def test_a_side_that_is_not_full_proves_nothing():
    assert proof(new_table([new_rope(A=["F8", "F9"])]), 0, "A") == "not_full"


def test_the_strongest_team_of_all_is_proven_against_an_empty_side():
    assert proof(new_table([new_rope(A=["F7", "F8", "F9"])]), 0, "A") == "no_completion_wins"


def test_a_possible_tie_is_no_counterexample_because_the_claimant_is_full_first():
    rope = new_rope(A=["F7", "F8", "F9"], B=["S7", "S8"])
    assert proof(new_table([rope]), 0, "A") == "no_completion_wins"


def test_the_card_that_would_win_is_a_counterexample_until_it_lies_open():
    rope = new_rope(A=["F4", "F5", "F6"], B=["S8", "S9"])
    assert proof(new_table([rope]), 0, "A") == "counterexample"
    assert proof(new_table([rope, new_rope(B=["S7"])]), 0, "A") == "no_completion_wins"
    assert proof(new_table([rope, new_rope(A=["S7"], owner="A")]), 0, "A") == "no_completion_wins"
    assert proof(new_table([rope], discard=["S7"]), 0, "A") == "no_completion_wins"


def test_a_side_that_no_unseen_cards_can_fill_never_wins():
    mine = ["F1", "Fi2", "S4"]
    lying = [card for card in club_cards() if card not in [*mine, "H8", "H9"]]
    assert proof(new_table([new_rope(A=mine)], discard=lying), 0, "A") == "no_completion_wins"


def test_best_completion_of_a_side_that_can_not_be_filled_is_none():
    assert best_completion(["F1"], 3, ["F2"], [], False, False, 9) is None


def test_best_completion_of_a_full_side_is_its_own_worth():
    assert best_completion(["F1", "F2", "F3"], 3, [], [], False, False, 9) == ("CLUB_RUN", 6)


def test_best_completion_of_an_empty_side_is_the_highest_club_run():
    assert best_completion([], 3, club_cards(), [], False, False, 9) == ("CLUB_RUN", 24)


def test_best_completion_looks_for_the_kind_before_the_sum():
    unseen = ["K3", "S9", "H9"]
    assert best_completion(["K1", "K2"], 3, unseen, [], False, False, 9) == ("CLUB_RUN", 6)
    assert best_completion(["K1", "K2"], 3, unseen, [], False, True, 9) == ("SUM", 12)


def test_there_are_as_many_completions_as_ways_to_choose_the_missing_cards():
    unseen = club_cards()
    assert len(list(completions([], 3, unseen, [], False, False, 9))) == 54 * 53 * 52 // 6


def test_two_mayors_never_complete_the_same_side():
    unseen = (["F2", "F3", "F9"], ["Mayor", "Mayor2"])
    without = list(completions(["F1"], 3, *unseen, False, False, 9))
    with_one = list(completions(["F1"], 3, *unseen, True, False, 9))
    assert len(without) == 3  # the pairs of clubs
    assert len(with_one) == 3 + 2 * 3  # and either mayor beside one club


def test_jokers_count_for_the_other_side_only_when_the_specials_are_in_the_game():
    ropes = [new_rope(A=["F4", "F5", "F6"], B=["S8", "S9"]), new_rope(B=["S7"])]
    assert proof(new_table(ropes), 0, "A") == "no_completion_wins"
    assert proof(new_table(ropes, specials=True), 0, "A") == "counterexample"


def test_a_journeyman_alone_is_a_counterexample_when_both_mayors_lie_open():
    ropes = [new_rope(A=["F4", "F5", "F6"], B=["S8", "S9"]), new_rope(B=["S7"])]
    mayors = ["Mayor", "Mayor2"]
    assert proof(new_table(ropes, mayors, specials=True), 0, "A") == "counterexample"
    lying = [*mayors, "Journeyman"]
    assert proof(new_table(ropes, lying, specials=True), 0, "A") == "no_completion_wins"


NINES_AGAINST_FIVE_AND_SEVEN = {"A": ["F9", "Fi9", "S9"], "B": ["B5", "B7"]}


@pytest.mark.parametrize("owner", [None, "A", "B"])
def test_a_mayor_anywhere_on_the_other_half_shuts_out_the_second_mayor(owner):
    ropes = [new_rope(**NINES_AGAINST_FIVE_AND_SEVEN), new_rope(B=["Mayor", "B6"], owner=owner)]
    assert proof(new_table(ropes, specials=True), 0, "A") == "no_completion_wins"


def test_a_mayor_in_the_discard_leaves_the_second_mayor_to_the_other_side():
    ropes = [new_rope(**NINES_AGAINST_FIVE_AND_SEVEN), new_rope(B=["B6"])]
    assert proof(new_table(ropes, ["Mayor"], specials=True), 0, "A") == "counterexample"


def test_a_mayor_of_the_claimant_does_not_stop_the_mayor_of_the_other_side():
    ropes = [new_rope(**NINES_AGAINST_FIVE_AND_SEVEN), new_rope(A=["Mayor"], B=["B6"])]
    assert proof(new_table(ropes, specials=True), 0, "A") == "counterexample"


def test_the_second_mayor_does_not_join_the_mayor_that_already_pulls_at_this_rope():
    # B5 and a mayor wait for B3, B4, B6 or B7; all lie open, so only Mayor2 could make the run.
    ropes = [
        new_rope(A=["F9", "Fi9", "S9"], B=["B5", "Mayor"]),
        new_rope(A=["B3", "B4"], B=["B6", "B7"]),
    ]
    discard = ["Journeyman", "Rascal"]
    assert proof(new_table(ropes, discard, specials=True), 0, "A") == "no_completion_wins"
    assert proof(new_table(ropes, ["Journeyman"], specials=True), 0, "A") == "counterexample"


def test_in_the_mud_three_cards_are_not_full():
    rope = new_rope(A=["F7", "F8", "F9"], mud=True)
    assert proof(new_table([rope]), 0, "A") == "not_full"


def test_in_the_mud_the_other_side_needs_a_fourth_fitting_card():
    rope = new_rope(A=["F1", "F2", "F3", "F4"], B=["S4", "S5", "S6"], mud=True)
    assert proof(new_table([rope]), 0, "A") == "counterexample"
    assert proof(new_table([rope], discard=["S7"]), 0, "A") == "counterexample"
    assert proof(new_table([rope], discard=["S7", "S3"]), 0, "A") == "no_completion_wins"


def test_in_the_mud_both_sides_are_compared_when_each_has_four():
    rope = new_rope(A=["F1", "F2", "F3", "H9"], B=["S1", "K2", "B3", "H4"], mud=True)
    assert proof(new_table([rope]), 0, "A") == "both_full_lost"
    assert proof(new_table([rope]), 0, "B") == "both_full_won"


def test_under_soap_the_highest_possible_sum_decides_the_proof():
    # At best the other side adds two nines to its seven.
    cards = {"A": ["F9", "F8", "F7"], "B": ["K7"], "soap": True}
    assert proof(new_table([new_rope(**cards)]), 0, "A") == "counterexample"
    nines = ["Fi9", "S9", "B9", "K9"]
    assert proof(new_table([new_rope(**cards)], discard=nines), 0, "A") == "no_completion_wins"


@pytest.mark.parametrize("seat", "AB")
@pytest.mark.parametrize("owner", "AB")
def test_a_taken_rope_is_not_taken_again(owner, seat):
    rope = new_rope(A=["F7", "F8", "F9"], owner=owner)
    assert proof(new_table([rope]), 0, seat) == "already_taken"


# --- Großes Feld -------------------------------------------------------------------------------


def test_the_pack_has_54_cards_and_60_on_the_grosses_feld():
    assert len(club_cards()) == len(CLUBS) * 9 == 54
    assert len(club_cards(10)) == 60


def test_on_the_grosses_feld_a_ten_beats_the_highest_club_run_of_the_base_game():
    rope = new_rope(A=["F7", "F8", "F9"], B=["S8", "S9"])
    assert proof(new_table([rope], strongest=10), 0, "A") == "counterexample"


def test_on_the_grosses_feld_mayor_reaches_ten_and_journeyman_stays_seven():
    assert team(["F8", "F9", "Mayor"], strongest=10) == ("CLUB_RUN", 27)
    assert team(["F1", "F2", "Mayor"], soap=True, strongest=10) == ("SUM", 13)
    assert team(["F8", "F9", "Journeyman"], strongest=10) == ("CLUB_RUN", 24)
