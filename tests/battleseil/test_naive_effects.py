"""The literal reading of what specials do, held to moves checked by hand; sections as in rules.md."""

import pytest

from tests.battleseil.late_games import (
    play,
    proven_rope,
    special_moves,
    strongest_team,
    with_specials,
)
from tests.battleseil.naive import new_rope, proof
from tests.battleseil.naive_teams import JOKERS

FULL = ["F1", "Fi2", "S4"]


# --- Innkeeper -----------------------------------------------------------------------------------


def test_the_innkeeper_draws_three_one_by_one_each_from_a_stock_of_choice():
    stocks = {"stock": ["H1", "H2", "H3"], "specials": ["Soap"]}
    game = with_specials([new_rope()], ["F1", "Innkeeper"], **stocks)
    play(game, "Innkeeper")
    assert game.legal() == {"draw", "draw special"}
    play(game, "draw special")
    assert game.legal() == {"draw"}
    play(game, "draw", "draw")
    assert game.hands["A"] == ["F1", "Soap", "H1", "H2"]
    assert game.legal() == {"under F1", "under Soap", "under H1", "under H2"}


def test_two_cards_go_back_one_after_the_other_each_under_the_stock_of_its_kind():
    stocks = {"stock": ["H1", "H2", "H3", "H4"], "specials": ["Soap", "Mud"]}
    game = with_specials([new_rope()], ["F1", "F2", "Innkeeper"], **stocks)
    play(game, "Innkeeper", "draw special", "draw", "draw", "under Soap")
    assert game.special_stock == ["Mud", "Soap"]
    assert game.legal() == {"under F1", "under F2", "under H1", "under H2"}
    play(game, "under F1")
    assert game.stock == ["H3", "H4", "F1"]
    assert game.hands["A"] == ["F2", "H1", "H2"]


def test_cards_put_back_lie_in_the_order_in_which_they_were_put():
    game = with_specials([new_rope()], ["F1", "F2", "Innkeeper"], stock=["H1", "H2", "H3", "H4"])
    play(game, "Innkeeper", "draw", "draw", "draw", "under F2", "under H1")
    assert game.stock == ["H4", "F2", "H1"]


def test_after_the_innkeeper_ropes_may_be_taken_and_nothing_is_drawn_whatever_the_hand_holds():
    stocks = {"stock": ["H1", "H2", "H3", "H4"], "specials": ["Soap"]}
    ropes = [proven_rope("B"), new_rope()]
    game = with_specials(ropes, ["F1", "Innkeeper"], **stocks)
    play(game, "Innkeeper", "draw", "draw", "draw", "under F1", "under H1")
    assert len(game.hands["A"]) == 2
    assert game.legal() == {"x1", "done"}
    play(game, "x1")
    assert game.legal() == {"done"}
    play(game, "done")
    assert game.mover == "B"


def test_the_turn_after_the_innkeeper_draws_again():
    stocks = {"stock": ["H1", "H2", "H3", "H4"], "specials": []}
    game = with_specials([new_rope()], ["F1", "Innkeeper"], **stocks)
    play(game, "Innkeeper", "draw", "draw", "draw", "under F1", "under H1", "done", "K1>1")
    assert game.legal() == {"draw"}


def test_the_innkeeper_may_lift_a_full_hand_above_its_limit_for_a_moment():
    hand = ["F1", "F2", "F3", "F4", "F5", "F6", "Innkeeper"]
    game = with_specials([new_rope()], hand, stock=["H1", "H2", "H3"])
    play(game, "Innkeeper", "draw", "draw", "draw")
    assert len(game.hands["A"]) == 9
    play(game, "under F1", "under F2")
    assert len(game.hands["A"]) == 7


@pytest.mark.parametrize(
    ("stock", "specials", "draws"),
    [
        (["H1", "H2"], [], ["draw", "draw"]),
        ([], ["Soap", "Mud"], ["draw special", "draw special"]),
        (["H1"], ["Soap"], ["draw", "draw special"]),
        (["H1"], ["Soap"], ["draw special", "draw"]),
    ],
)
def test_from_two_cards_the_innkeeper_draws_both_and_one_goes_back(stock, specials, draws):
    game = with_specials([new_rope()], ["F1", "Innkeeper"], stock=stock, specials=specials)
    play(game, "Innkeeper", *draws)
    assert game.legal() == {f"under {card}" for card in ["F1", *stock, *specials]}
    play(game, "under F1")
    assert game.stock == ["F1"]
    assert game.special_stock == []
    assert game.legal() == {"done"}


@pytest.mark.parametrize(
    ("stock", "specials", "draw"), [(["H1"], [], "draw"), ([], ["Soap"], "draw special")]
)
def test_from_one_card_the_innkeeper_draws_it_and_none_goes_back(stock, specials, draw):
    game = with_specials([new_rope()], ["F1", "Innkeeper"], stock=stock, specials=specials)
    play(game, "Innkeeper")
    assert game.legal() == {draw}
    play(game, draw)
    assert game.hands["A"] == ["F1", *stock, *specials]
    assert game.legal() == {"done"}


def test_with_nothing_to_draw_the_innkeeper_cannot_be_played():
    assert with_specials([new_rope()], ["F1", "Innkeeper"]).legal() == {"F1>1"}
    assert with_specials([new_rope()], ["Innkeeper"]).legal() == {"pass"}


def test_nothing_but_its_own_steps_is_legal_while_the_innkeeper_is_at_work():
    stocks = {"stock": ["H1", "H2", "H3"], "specials": ["Soap"]}
    ropes = [proven_rope("B"), new_rope()]
    game = with_specials(ropes, ["F1", "Innkeeper"], **stocks)
    play(game, "Innkeeper")
    for step in ("draw", "draw", "draw", "under F1", "under H1"):
        for other in ("x1", "done", "pass", "F1>2", "H1>2"):
            with pytest.raises(ValueError, match="not legal"):
                game.play(other)
        play(game, step)


# --- Transfer ------------------------------------------------------------------------------------


def test_an_own_card_goes_from_an_open_rope_to_another_or_to_the_discard():
    ropes = [
        new_rope(A=["F4", "Rascal"], B=["H1"]),
        new_rope(),
        new_rope(A=["S1", "S2", "S4"]),
        new_rope(A=["B1", "B2", "B3"], owner="A"),
        new_rope(A=["B4"], owner="B"),
    ]
    movers = {"F4": "2", "Rascal": "2", "S1": "12", "S2": "12", "S4": "12"}
    to_ropes = {f"Transfer {card}>{rope}" for card in movers for rope in movers[card]}
    to_discard = {f"Transfer {card}>discard" for card in movers}
    assert special_moves(with_specials(ropes, ["Transfer"])) == to_ropes | to_discard


def test_a_transfer_without_an_own_card_on_an_open_rope_cannot_be_played():
    ropes = [new_rope(B=["F5"]), new_rope(A=["F4"], owner="A")]
    assert special_moves(with_specials(ropes, ["Transfer"])) == set()


def test_a_transfer_without_another_free_place_ends_in_the_discard():
    ropes = [new_rope(A=["F4"]), new_rope(A=["S1", "S2", "S4"])]
    moves = special_moves(with_specials(ropes, ["Transfer"]))
    assert {move for move in moves if "F4" in move} == {"Transfer F4>discard"}


def test_a_transferred_card_is_the_newest_of_its_new_side_and_the_others_close_up():
    game = with_specials([new_rope(A=["F4", "F5", "F6"]), new_rope(A=["S1"])], ["Transfer"])
    play(game, "Transfer F5>2")
    assert [rope["A"] for rope in game.table["ropes"][:2]] == [["F4", "F6"], ["S1", "F5"]]


def test_a_transfer_can_fill_a_side_so_that_its_rope_is_taken_in_the_same_turn():
    game = with_specials(
        [new_rope(A=["F9"]), new_rope(A=["F7", "F8"], B=["S1", "S3"])], ["Transfer"]
    )
    play(game, "Transfer F9>2")
    assert game.legal() == {"x2", "done"}


def test_a_side_that_a_card_has_left_is_no_longer_proven():
    ropes = [proven_rope("B"), new_rope()]
    game = with_specials(ropes, ["Transfer"])
    assert proof(game.table, 0, "A") == "no_completion_wins"
    play(game, "Transfer B9>2")
    assert proof(game.table, 0, "A") == "not_full"


def test_who_was_full_first_is_so_no_longer_once_a_card_has_left_and_another_has_come():
    rope = new_rope(A=["F9", "S5", "K1"], B=["Fi9", "H4", "B2"], full_since={"A": -2, "B": -1})
    game = with_specials([rope, new_rope()], ["Transfer", "H1"], ["B9"])
    assert proof(game.table, 0, "A") == "both_full_won"
    play(game, "Transfer K1>2", "done", "B9>2", "done", "H1>1")
    assert proof(game.table, 0, "A") == "both_full_lost"


def test_a_mayor_may_be_transferred_within_the_own_half():
    game = with_specials([new_rope(A=["Mayor"]), new_rope()], ["Transfer"])
    assert special_moves(game) == {"Transfer Mayor>2", "Transfer Mayor>discard"}
    play(game, "Transfer Mayor>2")
    assert game.table["ropes"][1]["A"] == ["Mayor"]


# --- Wasps ---------------------------------------------------------------------------------------


def test_wasps_throw_a_joker_or_club_card_of_the_other_side_from_an_open_rope():
    ropes = [
        new_rope(A=["F4"], B=["F5", "Mayor"]),
        new_rope(B=["S1", "S2", "S4"]),
        new_rope(B=["B1"], owner="B"),
        new_rope(B=["B4"], owner="A"),
    ]
    aims = ("F5", "Mayor", "S1", "S2", "S4")
    assert special_moves(with_specials(ropes, ["Wasps"])) == {f"Wasps {card}" for card in aims}


def test_wasps_without_an_aim_cannot_be_played():
    ropes = [new_rope(A=["F4"]), new_rope(B=["F5"], owner="B")]
    assert special_moves(with_specials(ropes, ["Wasps"])) == set()


def test_a_side_hit_by_wasps_closes_up_and_is_full_no_longer():
    rope = new_rope(A=["F1", "F2"], B=["S1", "Rascal", "S3"], full_since={"B": -1})
    game = with_specials([rope], ["Wasps"])
    play(game, "Wasps Rascal")
    assert rope["B"] == ["S1", "S3"]
    assert rope["full_since"]["B"] is None
    assert game.table["discard"] == ["Rascal", "Wasps"]


def test_a_card_thrown_away_stays_known_to_the_proof():
    ropes = [new_rope(A=["F4", "F5", "F6"], B=["S8", "S9"]), new_rope(B=["S7"])]
    game = with_specials(ropes, ["Wasps"], discard=JOKERS)
    play(game, "Wasps S7")
    assert game.legal() == {"x1", "done"}


# --- Free beer -----------------------------------------------------------------------------------


def test_free_beer_fetches_club_cards_of_the_other_side_to_any_own_free_place():
    ropes = [
        new_rope(A=["F4"], B=["F5", "Rascal"]),
        new_rope(B=["S1", "S2", "S4"]),
        new_rope(A=["K1", "K2", "K4"], B=["K5"]),
        new_rope(B=["B1"], owner="B"),
        new_rope(B=["B4"], owner="A"),
    ]
    expected = {f"FreeBeer {card}>{n}" for card in ("F5", "S1", "S2", "S4", "K5") for n in "12"}
    assert special_moves(with_specials(ropes, ["FreeBeer"], ["B9"])) == expected


def test_free_beer_may_bring_the_card_to_the_rope_it_comes_from():
    rope = new_rope(A=["F7", "F8"], B=["H1", "F9", "H2"], full_since={"B": -1})
    game = with_specials([rope], ["FreeBeer"])
    play(game, "FreeBeer F9>1")
    assert (rope["A"], rope["B"]) == (["F7", "F8", "F9"], ["H1", "H2"])
    assert rope["full_since"]["A"] is not None
    assert rope["full_since"]["B"] is None
    assert game.legal() == {"x1", "done"}


def test_free_beer_without_a_free_place_or_with_jokers_alone_across_cannot_be_played():
    no_place = [new_rope(A=FULL, B=["F5"])]
    assert special_moves(with_specials(no_place, ["FreeBeer"])) == set()
    only_jokers = [new_rope(B=["Mayor", "Rascal"])]
    assert special_moves(with_specials(only_jokers, ["FreeBeer"])) == set()


def test_free_beer_opens_the_other_side_anew_and_the_present_fullness_counts():
    # B was full first; its H4 is fetched away, and the 4 that comes again is too late for the tie.
    rope = new_rope(A=["F9", "S5", "K1"], B=["Fi9", "H4", "B2"], full_since={"A": -1, "B": -2})
    game = with_specials([rope, new_rope(), new_rope()], ["FreeBeer", "H3"], ["K4", "B1"])
    assert proof(game.table, 0, "A") == "both_full_lost"
    play(game, "FreeBeer H4>2", "done", "K4>1", "done")
    assert proof(game.table, 0, "A") == "both_full_won"


# --- Soap ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Soap", "Mud"])
def test_soap_and_mud_may_lie_on_any_open_rope_also_a_full_or_marked_one(card):
    ropes = [
        new_rope(),
        new_rope(A=FULL, B=["K2", "H3", "B4"]),
        new_rope(soap=card == "Mud", mud=card == "Soap"),
        new_rope(A=["F9"], owner="A"),
    ]
    assert special_moves(with_specials(ropes, [card])) == {f"{card}>{n}" for n in "123"}


@pytest.mark.parametrize("card", ["Soap", "Mud"])
def test_soap_and_mud_cannot_be_played_when_every_rope_is_taken(card):
    assert with_specials([], [card]).legal() == {"pass"}


def test_soap_leaves_only_the_sums_to_be_compared():
    rope = new_rope(A=["F1", "F2", "F3"], B=["K2", "H3", "B4"], full_since={"A": -2, "B": -1})
    game = with_specials([rope, new_rope()], ["S1"], ["Soap"], mover="B")
    assert proof(game.table, 0, "A") == "both_full_won"
    play(game, "Soap>1")
    assert rope["soap"]
    assert game.legal() == {"x1", "done"}


@pytest.mark.parametrize("first", "AB")
def test_soap_on_a_full_rope_leaves_who_was_full_first_as_it_was(first):
    since = {"A": -2, "B": -1} if first == "A" else {"A": -1, "B": -2}
    rope = new_rope(A=["F1", "F2", "F3"], B=["S1", "H1", "B4"], full_since=since)
    game = with_specials([rope], ["Soap"])
    play(game, "Soap>1")
    assert ("x1" in game.legal()) == (first == "A")


# --- Mud -----------------------------------------------------------------------------------------


def test_mud_on_a_full_rope_lets_both_sides_wait_for_a_fourth_person():
    rope = new_rope(A=strongest_team("F"), B=["K2", "H3", "B4"], full_since={"A": -2, "B": -1})
    game = with_specials([rope], ["Mud", "F6"], ["K1"])
    play(game, "Mud>1")
    assert rope["full_since"] == {"A": None, "B": None}
    assert game.legal() == {"done"}
    play(game, "done", "K1>1", "done", "F6>1")
    assert rope["A"] == ["F7", "F8", "F9", "F6"]
    assert game.legal() == {"x1", "done"}


def test_mud_takes_the_place_in_full_first_from_both_sides():
    # A was full first with the same sum; in the mud it is B that brings its fourth person first.
    rope = new_rope(A=["F9", "S5", "K1"], B=["Fi9", "H5", "B1"], full_since={"A": -2, "B": -1})
    game = with_specials([rope, new_rope()], ["Mud", "Fi3"], ["K3", "B2"])
    assert proof(game.table, 0, "A") == "both_full_won"
    play(game, "Mud>1", "done", "K3>1", "done", "Fi3>1")
    assert game.legal() == {"done"}
    play(game, "done", "B2>2")
    assert game.legal() == {"x1", "done"}


def test_a_fifth_person_finds_no_place_in_the_mud():
    rope = new_rope(A=["F1", "F2", "F3", "F4"], mud=True)
    assert with_specials([rope], ["F9"]).legal() == {"pass"}


def test_in_the_mud_three_full_people_get_no_rope_at_the_end():
    rope = new_rope(A=FULL, mud=True)
    game = with_specials([rope], [], [])
    play(game, "pass", "done", "pass")
    assert game.result["ropes"][0] is None
