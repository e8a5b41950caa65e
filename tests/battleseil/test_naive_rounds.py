"""The literal reading of the round, held to moves checked by hand; sections as in rules.md."""

import random

import pytest

from tests.battleseil.late_games import late_game
from tests.battleseil.naive import new_rope, new_table, round_result
from tests.battleseil.naive_game import NaiveGame
from tests.battleseil.naive_teams import club_cards

# --- The deal, The turn ------------------------------------------------------------------------


@pytest.mark.parametrize(("strongest", "limit"), [(9, 6), (10, 7)])
def test_cards_are_dealt_one_by_one_and_the_starter_gets_the_first(strongest, limit):
    pack = club_cards(strongest)
    game = NaiveGame(pack, strongest, starter="B")
    assert game.mover == "B"
    assert game.hands == {"B": pack[0 : 2 * limit : 2], "A": pack[1 : 2 * limit : 2]}
    assert game.stock == pack[2 * limit :]


def test_a_pack_with_a_missing_card_is_refused():
    with pytest.raises(ValueError, match="every club card"):
        NaiveGame(club_cards()[1:])


def test_a_turn_begins_with_any_hand_card_at_any_open_rope():
    game = NaiveGame(club_cards())
    cards = ("F1", "F3", "F5", "F7", "F9", "Fi2")
    assert game.legal() == {f"{card}>{rope}" for card in cards for rope in range(1, 10)}


def test_after_laying_one_card_is_drawn_and_the_other_seat_moves():
    game = NaiveGame(club_cards())
    game.play("F1>5")
    assert game.legal() == {"draw"}
    game.play("draw")
    assert game.table["ropes"][4]["A"] == ["F1"]
    assert game.hands["A"] == ["F3", "F5", "F7", "F9", "Fi2", "Fi4"]
    assert game.stock[0] == "Fi5"
    assert game.mover == "B"


def test_only_three_cards_lie_on_a_side():
    game = NaiveGame(club_cards())
    for move in ("F1>1", "draw", "F2>2", "draw", "F3>1", "draw", "F4>2", "draw", "F5>1", "draw"):
        game.play(move)
    game.play("F6>3")
    game.play("draw")
    assert {move[-1] for move in game.legal()} == set("23456789")


def test_a_refused_move_changes_nothing():
    game = NaiveGame(club_cards())
    for move in ("F2>1", "F1>0", "x1", "pass", "draw", "done", "settle", "nonsense", ""):
        with pytest.raises(ValueError, match="not legal"):
            game.play(move)
    assert len(game.legal()) == 6 * 9


def test_a_rope_is_taken_only_after_laying():
    rope = new_rope(A=["F7", "F8", "F9"])
    game = late_game([rope, new_rope()], {"A": ["K1"], "B": ["K2"]})
    assert game.legal() == {"K1>2"}
    game.play("K1>2")
    assert game.legal() == {"x1", "done"}
    game.play("x1")
    assert game.table["ropes"][0]["owner"] == "A"
    assert game.legal() == {"done"}


def test_taking_is_free_to_leave():
    game = late_game([new_rope(A=["F7", "F8", "F9"]), new_rope()], {"A": ["K1"], "B": ["K2"]})
    game.play("K1>2")
    game.play("done")
    assert game.table["ropes"][0]["owner"] is None
    assert game.mover == "B"


def test_a_card_laid_this_turn_counts_for_the_proof_of_this_turn():
    game = late_game([new_rope(A=["F7", "F8"])], {"A": ["F9"], "B": ["K2"]})
    game.play("F9>1")
    assert "x1" in game.legal()


@pytest.mark.parametrize("first", "AB")
def test_the_side_that_lays_its_third_card_first_takes_the_rope_of_a_tie(first):
    rope = new_rope(A=["F9", "S5"], B=["Fi9", "H4"])
    game = late_game([rope, new_rope()], {"A": ["K1", "F1"], "B": ["B2", "F2"]}, mover=first)
    third = {"A": "K1>1", "B": "B2>1"}
    game.play(third[first])
    game.play("done")
    game.play(third[game.mover])
    assert game.legal() == {"done"}
    game.play("done")
    game.play({"A": "F1>2", "B": "F2>2"}[first])
    assert game.legal() == {"x1", "done"}


def test_the_own_hand_does_not_count_for_the_proof():
    rope = new_rope(A=["F4", "F5", "F6"], B=["S8", "S9"])
    hands = {"A": ["S7", "K1"], "B": ["K2"]}
    holding = late_game([rope, new_rope()], hands)
    holding.play("K1>2")
    assert holding.legal() == {"done"}
    showing = late_game([rope, new_rope()], hands)
    showing.play("S7>2")
    assert showing.legal() == {"x1", "done"}


def test_the_own_hand_does_not_count_even_when_all_unseen_cards_are_in_it():
    mine, theirs, hand = ["F1", "Fi2", "S4"], ["K8", "H8"], ["B8", "K1"]
    lying = [card for card in club_cards() if card not in [*mine, *theirs, *hand]]
    game = late_game([new_rope(A=mine, B=theirs), new_rope()], {"A": hand, "B": []})
    game.table["discard"] = lying
    game.play("K1>2")
    assert game.legal() == {"done"}


def test_with_an_empty_stock_play_goes_on_without_drawing():
    game = late_game([new_rope()], {"A": ["F1", "F2"], "B": ["K1"]})
    game.play("F1>1")
    assert game.legal() == {"done"}
    game.play("done")
    assert game.legal() == {"K1>1"}


# --- Passing and the end of the round ----------------------------------------------------------


def test_passing_is_legal_only_without_a_card_that_can_be_laid():
    full_for_a = new_rope(A=["F1", "Fi2", "S4"])
    game = late_game([full_for_a], {"A": ["K9"], "B": ["K8"]})
    assert game.legal() == {"pass"}
    assert late_game([full_for_a], {"A": ["K9"], "B": ["K8"]}, mover="B").legal() == {"K8>1"}


def test_an_empty_hand_has_to_pass():
    assert late_game([new_rope()], {"A": [], "B": ["K8"]}).legal() == {"pass"}


def test_after_a_pass_ropes_may_be_taken():
    game = late_game([new_rope(A=["F7", "F8", "F9"])], {"A": ["K9"], "B": ["K8"]})
    game.play("pass")
    assert game.legal() == {"x1", "done"}


def test_on_a_pass_a_card_is_drawn_only_by_a_hand_below_its_limit():
    full_for_a = new_rope(A=["F1", "Fi2", "S4"])
    hand = ["K4", "K5", "K6", "K7", "K8", "K9"]
    at_limit = late_game([full_for_a], {"A": hand, "B": ["H1"]}, stock=["H9"])
    at_limit.play("pass")
    assert at_limit.legal() == {"done"}
    below = late_game([full_for_a], {"A": hand[1:], "B": ["H1"]}, stock=["H9"])
    below.play("pass")
    assert below.legal() == {"draw"}


def test_two_passes_in_succession_end_the_round_at_once():
    full = new_rope(A=["F1", "Fi2", "S4"], B=["K1", "Fi3", "S5"])
    game = late_game([full], {"A": ["K9"], "B": []})
    game.play("pass")
    game.play("done")
    game.play("pass")
    assert game.over
    assert game.legal() == set()
    assert game.result == {"ropes": ["B"] * 9, "A": 0, "B": 9, "winner": "B"}


def test_a_card_laid_between_two_passes_keeps_the_round_going():
    rope = new_rope(A=["F1", "Fi2", "S4"], B=["K1"])
    game = late_game([rope], {"A": [], "B": ["K2", "K3"]})
    for move in ("pass", "done", "K2>1", "done", "pass"):
        game.play(move)
    assert not game.over


def test_when_every_rope_is_taken_the_round_still_ends_by_two_passes():
    game = late_game([new_rope(A=["F7", "F8"])], {"A": ["F9", "K1"], "B": ["K2"]})
    for move in ("F9>1", "x1", "done"):
        game.play(move)
    assert not game.over
    for move in ("pass", "done", "pass"):
        game.play(move)
    assert game.over


def test_open_ropes_go_to_the_full_side_and_to_nobody_without_one():
    full = ["F1", "Fi2", "S4"]
    ropes = [new_rope(A=full), new_rope(B=["K1", "B2", "H4"]), new_rope(A=["F9", "F8"])]
    expected = {"ropes": ["A", "B", None], "A": 1, "B": 1, "winner": None}
    assert round_result(new_table(ropes)) == expected


def test_a_taken_rope_stays_with_its_owner_at_the_end():
    rope = new_rope(A=["F1", "Fi2"], owner="A")
    assert round_result(new_table([rope]))["winner"] == "A"


# --- Deciding a round early, Giving up ---------------------------------------------------------


def test_settling_needs_a_side_with_five_ropes():
    ropes = [new_rope() for _ in range(5)]
    game = late_game(ropes, {"A": ["F1"], "B": ["K1"]})
    with pytest.raises(ValueError, match="not legal"):
        game.play("settle")


def test_settling_ends_the_round_as_two_passes_do():
    ropes = [new_rope(A=["F1", "Fi2", "S4"]), new_rope(), new_rope(), new_rope()]
    game = late_game(ropes, {"A": ["F2"], "B": ["K1"]})
    game.play("settle")
    assert game.over
    expected = {"ropes": ["A", None, None, None, *"BBBBB"], "A": 1, "B": 5, "winner": "B"}
    assert game.result == expected


@pytest.mark.parametrize("turn", "AB")
@pytest.mark.parametrize(("loser", "winner"), ["AB", "BA"])
def test_whoever_gives_up_loses_whoever_has_the_turn(turn, loser, winner):
    game = NaiveGame(club_cards(), starter=turn)
    game.play(f"{loser} gives up")
    assert game.over
    assert game.result["winner"] == winner


@pytest.mark.parametrize("move", ["A gives up", "settle", "pass", "done"])
def test_after_the_end_nothing_is_played(move):
    game = NaiveGame(club_cards())
    game.play("B gives up")
    with pytest.raises(ValueError, match="not legal"):
        game.play(move)


# --- Whole games -------------------------------------------------------------------------------


def _random_game(seed, strongest=9):
    """Play to the end and yield the game before every move and after the last."""
    luck = random.Random(seed)
    pack = club_cards(strongest)
    luck.shuffle(pack)
    game = NaiveGame(pack, strongest)
    while not game.over:
        yield game
        game.play(luck.choice(sorted(game.legal())))
    yield game


@pytest.mark.parametrize(("seed", "strongest"), [(1, 9), (2, 9), (3, 10)])
def test_a_random_game_keeps_every_card_and_ends_with_a_count(seed, strongest):
    for game in _random_game(seed, strongest):
        lying = [card for rope in game.table["ropes"] for seat in "AB" for card in rope[seat]]
        everywhere = [*lying, *game.hands["A"], *game.hands["B"], *game.stock]
        assert sorted(everywhere) == sorted(club_cards(strongest))
        assert all(len(hand) <= game.hand_limit for hand in game.hands.values())
        if not game.over:
            assert game.legal()
    result = game.result
    assert result["A"] + result["B"] + result["ropes"].count(None) == 9
    assert result == round_result(game.table)
