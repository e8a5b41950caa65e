"""The literal reading of the specials, held to moves checked by hand; sections as in rules.md."""

import pytest

from tests.battleseil.late_games import play, proven_rope, special_moves, with_specials
from tests.battleseil.naive import new_rope, proof
from tests.battleseil.naive_cards import EFFECT_CARDS, SPECIALS
from tests.battleseil.naive_game import NaiveGame
from tests.battleseil.naive_teams import JOKERS, club_cards

FULL = ["F1", "Fi2", "S4"]


def end_turn(game):
    """Draw or be done, whichever the table asks for."""
    (only_way,) = game.legal()
    game.play(only_way)


# --- Specials ------------------------------------------------------------------------------------


@pytest.mark.parametrize("strongest", [9, 10])
def test_the_first_hands_hold_seven_club_cards_and_the_ten_lie_apart(strongest):
    pack = club_cards(strongest)
    game = NaiveGame(pack, strongest, "B", specials=SPECIALS)
    assert game.hands == {"B": pack[0:14:2], "A": pack[1:14:2]}
    assert game.stock == pack[14:]
    assert game.special_stock == list(SPECIALS)


def test_there_are_ten_specials_and_two_of_them_are_mayors():
    assert len(SPECIALS) == len(set(SPECIALS)) == 10
    assert len([card for card in SPECIALS if card.startswith("Mayor")]) == 2


@pytest.mark.parametrize("order", [SPECIALS[1:], [*SPECIALS, "Soap"], ["Soap"] * 10, []])
def test_specials_that_are_not_all_ten_are_refused(order):
    with pytest.raises(ValueError, match="all ten"):
        NaiveGame(club_cards(), specials=order)


def test_a_special_may_be_played_instead_of_a_club_card():
    game = with_specials([new_rope()], ["F1", "Rascal"])
    assert game.legal() == {"F1>1", "Rascal>1"}
    game.play("Rascal>1")
    assert game.table["ropes"][0]["A"] == ["Rascal"]
    assert game.hands["A"] == ["F1"]
    assert game.legal() == {"done"}


@pytest.mark.parametrize("special", [card for card in SPECIALS if card != "Innkeeper"])
@pytest.mark.parametrize(
    ("played", "may"), [((0, 0), True), ((3, 3), True), ((1, 2), True), ((1, 0), False)]
)
def test_a_special_is_played_from_equal_counts_or_from_behind_never_from_ahead(
    special, played, may
):
    ropes = [new_rope(A=["F4"], B=["F5"]), new_rope()]
    game = with_specials(ropes, ["F1", special], played=played)
    assert bool(special_moves(game)) == may


PLAYS = {
    "Rascal": ["Rascal>1"],
    "Mayor2": ["Mayor2>1"],
    "Soap": ["Soap>1"],
    "Mud": ["Mud>1"],
    "Transfer": ["Transfer F4>2"],
    "Wasps": ["Wasps F5"],
    "FreeBeer": ["FreeBeer F5>1"],
    "Innkeeper": ["Innkeeper", "draw"],
}


@pytest.mark.parametrize("special", PLAYS)
def test_every_special_counts_and_the_next_one_has_to_wait_for_the_other_side(special):
    ropes = [new_rope(A=["F4"], B=["F5"]), new_rope()]
    game = with_specials(ropes, [special, "Journeyman", "F1"], stock=["H1"])
    play(game, *PLAYS[special])
    assert game.specials_played == {"A": 1, "B": 0}
    end_turn(game)
    play(game, "K1>1")
    end_turn(game)
    assert game.mover == "A"
    assert special_moves(game) == set()


def test_only_the_special_of_the_other_side_allows_the_own_second():
    game = with_specials([new_rope()], ["Rascal", "Journeyman", "F1"], ["Mayor", "K1"])
    play(game, "Rascal>1", "done", "Mayor>1", "done")
    assert game.specials_played == {"A": 1, "B": 1}
    assert special_moves(game) == {"Journeyman>1"}


def test_without_the_house_rule_there_is_no_special_anywhere():
    game = NaiveGame(club_cards())
    play(game, "F1>1")
    assert game.special_stock == []
    assert game.legal() == {"draw"}


def test_whoever_draws_chooses_the_stock():
    stocks = {"stock": ["H1", "H2"], "specials": ["Soap", "Mud"]}
    game = with_specials([new_rope()], ["F1"], **stocks)
    play(game, "F1>1")
    assert game.legal() == {"draw", "draw special"}
    game.play("draw special")
    assert game.hands["A"] == ["Soap"]
    assert (game.stock, game.special_stock) == (["H1", "H2"], ["Mud"])
    play(game, "K1>1", "draw")
    assert game.hands["B"] == ["H1"]
    assert (game.stock, game.special_stock) == (["H2"], ["Mud"])


@pytest.mark.parametrize(
    ("stock", "specials", "ends"),
    [(["H1"], [], {"draw"}), ([], ["Soap"], {"draw special"}), ([], [], {"done"})],
)
def test_a_stock_without_a_card_is_no_choice_and_what_is_left_must_be_drawn(stock, specials, ends):
    game = with_specials([new_rope()], ["F1"], stock=stock, specials=specials)
    play(game, "F1>1")
    assert game.legal() == ends


def test_a_hand_of_seven_draws_nothing_after_a_pass():
    hand = ["K3", "K4", "K5", "K6", "K7", "K8", "K9"]
    game = with_specials([new_rope(A=FULL)], hand, stock=["H1"], specials=["Soap"])
    play(game, "pass")
    assert game.legal() == {"done"}


def test_a_hand_of_six_draws_after_a_pass():
    hand = ["K3", "K4", "K5", "K6", "K7", "K8"]
    game = with_specials([new_rope(A=FULL)], hand, stock=["H1"], specials=["Soap"])
    play(game, "pass")
    assert game.legal() == {"draw", "draw special"}


def test_whoever_can_lay_no_club_card_may_play_a_special_or_pass():
    game = with_specials([new_rope(A=FULL)], ["K9", "Soap"])
    assert game.legal() == {"Soap>1", "pass"}


def test_a_joker_that_could_be_laid_is_no_hindrance_to_a_pass():
    game = with_specials([new_rope()], ["Mayor"])
    assert game.legal() == {"Mayor>1", "pass"}


def test_whoever_can_lay_a_club_card_does_not_pass_whatever_special_is_in_the_hand():
    assert "pass" not in with_specials([new_rope()], ["K9", "Soap"]).legal()


def test_specials_that_cannot_be_played_leave_the_pass_alone():
    ropes = [new_rope(A=FULL)]
    assert with_specials(ropes, ["Rascal", "Wasps", "FreeBeer"]).legal() == {"pass"}
    assert with_specials(ropes, ["K9", "Soap"], played=(1, 0)).legal() == {"pass"}


def test_a_special_between_two_passes_starts_the_count_anew():
    ropes = [new_rope(A=FULL, B=["K2", "H3", "B4"])]
    game = with_specials(ropes, ["K9"], ["Soap"])
    play(game, "pass", "done", "Soap>1", "done", "pass", "done")
    assert not game.over
    play(game, "pass")
    assert game.over


def test_after_a_special_ropes_may_be_taken():
    game = with_specials([proven_rope("B"), new_rope()], ["Rascal"])
    assert game.legal() == {"Rascal>2", "pass"}
    play(game, "Rascal>2")
    assert game.legal() == {"x1", "done"}


@pytest.mark.parametrize("effect_card", EFFECT_CARDS)
def test_an_unseen_effect_card_does_not_stand_in_the_way_of_a_proof(effect_card):
    game = with_specials([proven_rope("B"), new_rope()], ["F1"], [effect_card])
    play(game, "F1>2")
    assert game.legal() == {"x1", "done"}


def test_an_unseen_joker_stands_in_the_way_however_many_specials_were_played():
    ropes = [new_rope(A=["F4", "F5", "F6"], B=["S8", "S9"]), new_rope(B=["S7"])]
    game = with_specials(ropes, ["F1"], played=(0, 5))
    play(game, "F1>2")
    assert game.legal() == {"done"}
    shown = with_specials(ropes, ["F2"], discard=JOKERS, played=(0, 5))
    play(shown, "F2>2")
    assert shown.legal() == {"x1", "done"}


@pytest.mark.parametrize(
    ("move", "discard"),
    [
        ("Soap>1", ["H9", "Soap"]),
        ("Mud>1", ["H9", "Mud"]),
        ("Innkeeper", ["H9", "Innkeeper"]),
        ("Transfer F4>2", ["H9", "Transfer"]),
        ("Transfer F4>discard", ["H9", "F4", "Transfer"]),
        ("Wasps F5", ["H9", "F5", "Wasps"]),
        ("FreeBeer F5>1", ["H9", "FreeBeer"]),
        ("Rascal>1", ["H9"]),
    ],
)
def test_an_effect_card_lies_in_the_discard_at_once_behind_what_it_throws_away(move, discard):
    ropes = [new_rope(A=["F4"], B=["F5"]), new_rope()]
    card = move.replace(">", " ").split(" ")[0]
    game = with_specials(ropes, [card], stock=["H1"], discard=["H9"])
    play(game, move)
    assert game.table["discard"] == discard
    assert card not in game.hands["A"]


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("Soap", ["Soap", "Soap>2", "Soap>0", "Soap>10", "Soap F4"]),
        (
            "Transfer",
            ["Transfer", "Transfer F4", "Transfer F4>1", "Transfer F5>2", "Transfer F9>2"],
        ),
        ("Wasps", ["Wasps", "Wasps F4", "Wasps>1", "Wasps F9"]),
        ("FreeBeer", ["FreeBeer F5", "FreeBeer F4>1", "FreeBeer F5>discard"]),
        ("Innkeeper", ["Innkeeper", "under F1", "draw"]),
    ],
)
def test_a_refused_special_changes_nothing(card, moves):
    ropes = [new_rope(A=["F4"], B=["F5"]), new_rope(owner="A")]
    game = with_specials(ropes, [card, "F1"])
    for move in moves:
        with pytest.raises(ValueError, match="not legal"):
            game.play(move)
    assert game.hands["A"] == [card, "F1"]
    assert game.table["discard"] == []
    assert game.specials_played == {"A": 0, "B": 0}
    assert "F1>1" in game.legal()


# --- Jokers --------------------------------------------------------------------------------------


def test_a_joker_is_laid_only_at_an_open_rope_with_a_free_place():
    ropes = [new_rope(A=FULL), new_rope(), new_rope(A=["F9"])]
    assert special_moves(with_specials(ropes, ["Journeyman"])) == {"Journeyman>2", "Journeyman>3"}


def test_the_two_mayors_are_different_cards_with_the_same_places():
    game = with_specials([new_rope()], ["Mayor", "Mayor2"])
    assert game.legal() == {"Mayor>1", "Mayor2>1", "pass"}
    play(game, "Mayor2>1")
    assert game.hands["A"] == ["Mayor"]
    assert game.table["ropes"][0]["A"] == ["Mayor2"]


@pytest.mark.parametrize("owner", [None, "A", "B"])
def test_a_mayor_on_the_own_half_shuts_out_the_other_one_also_from_a_taken_rope(owner):
    ropes = [new_rope(A=["Mayor2"], owner=owner), new_rope()]
    assert special_moves(with_specials(ropes, ["Mayor"])) == set()


@pytest.mark.parametrize(
    ("ropes", "discard"),
    [([new_rope(B=["Mayor2"])], []), ([new_rope()], ["Mayor2"])],
    ids=["on the half across", "in the discard"],
)
def test_a_mayor_elsewhere_does_not_shut_out_the_other_one(ropes, discard):
    assert special_moves(with_specials(ropes, ["Mayor"], discard=discard)) == {"Mayor>1"}


def test_a_mayor_transferred_to_the_discard_frees_the_place_of_the_one_mayor():
    game = with_specials([new_rope(A=["Mayor2"])], ["Transfer", "Mayor"], ["K1"], played=(0, 1))
    assert not any(move.startswith("Mayor>") for move in game.legal())
    play(game, "Transfer Mayor2>discard", "done", "K1>1", "done")
    assert "Mayor>1" in game.legal()


def test_a_mayor_transferred_within_the_half_frees_nothing():
    ropes = [new_rope(A=["Mayor2"]), new_rope()]
    game = with_specials(ropes, ["Transfer", "Mayor"], ["K1"], played=(0, 1))
    play(game, "Transfer Mayor2>2", "done", "K1>1", "done")
    assert special_moves(game) == set()


def test_a_mayor_hit_by_wasps_frees_the_place_of_the_one_mayor():
    game = with_specials([new_rope(B=["Mayor2"])], ["Wasps"], ["Mayor"])
    play(game, "Wasps Mayor2", "done")
    assert special_moves(game) == {"Mayor>1"}


def test_a_mayor_that_wasps_have_thrown_away_lets_the_second_one_into_the_proof():
    # Two nines of B wait for a third; only a mayor can be it.
    nines = new_rope(A=["F8", "Fi8", "S8"], B=["H9", "B9"])
    ropes = [nines, new_rope(B=["Mayor"]), new_rope(A=["F9", "Fi9"], B=["S9"]), new_rope(A=["K9"])]
    game = with_specials(ropes, ["Wasps"])
    assert proof(game.table, 0, "A") == "no_completion_wins"
    play(game, "Wasps Mayor")
    assert proof(game.table, 0, "A") == "counterexample"
