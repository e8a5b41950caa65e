"""The tricks of the rules text on both readings at once, pull by pull; sections as in rules.md."""

import pytest

from tests.seilschaft.tables import SUITS, legal, new_position, play


def trick_of(position, *moves):
    """The trick that the moves of a position finish, and the view of A after it."""
    view = play(position, *moves).observe(0)
    return view.tricks[-1], view


# --- A trick -----------------------------------------------------------------------------------


def test_the_leader_may_lead_any_card_of_the_hand_the_trump_too():
    position = new_position(hands=["QC 2H TD", "5C KD 9S"], opened=[0], coin=0, trump="D")
    assert legal(play(position)) == {"QC", "2H", "TD"}


def test_whoever_has_the_suit_led_may_play_any_card_of_it():
    position = new_position(hands=["9C 2H TD", "5C KC 9S"])
    assert legal(play(position, "9C")) == {"5C", "KC"}


def test_whoever_has_none_of_the_suit_led_may_play_anything():
    position = new_position(hands=["9C 2H TD", "5S KD 9H"], opened=[0], trump="D")
    assert legal(play(position, "9C")) == {"5S", "KD", "9H"}


def test_a_trump_that_is_led_is_followed_with_a_trump():
    position = new_position(hands=["9D 2H", "2D KC"], opened=[0], trump="D")
    assert legal(play(position, "9D")) == {"2D"}


def test_whoever_wins_the_trick_leads_the_next_one():
    position = new_position(hands=["9C 2H", "TC 5H"])
    assert play(position, "9C", "TC").mover == 1
    assert play(position, "9C", "TC", "5H").mover == 0


# --- Who wins the trick ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lead", "answer", "trump", "winner"),
    [
        pytest.param("9C", "TC", None, 1, id="the higher card of the suit led"),
        pytest.param("TC", "9C", None, 0, id="the lower card of the suit led"),
        pytest.param("3C", "AH", None, 0, id="a high card of another suit"),
        pytest.param("AC", "2D", "D", 1, id="the lowest trump on an ace"),
        pytest.param("9C", "AH", "D", 0, id="neither card a trump"),
        pytest.param("9D", "TD", "D", 1, id="two trumps, the higher one second"),
        pytest.param("TD", "9D", "D", 0, id="two trumps, the higher one first"),
        pytest.param("2D", "AC", "D", 0, id="a trump that is led and not followed"),
        pytest.param("JD", "TD", "D", 0, id="the jack is above the ten"),
        pytest.param("JC", "QC", None, 1, id="the queen is above the jack"),
        pytest.param("QC", "KC", None, 1, id="the king is above the queen"),
        pytest.param("KC", "AC", None, 1, id="the ace is above the king"),
    ],
)
def test_the_trick_is_won_by(lead, answer, trump, winner):
    position = new_position(hands=[f"{lead} 4H", f"{answer} 5S"], trump=trump, opened=[0])
    trick, view = trick_of(position, lead, answer)
    assert (trick.winner, view.leader) == (winner, winner)


# --- Pulling the rope --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lead", "answer", "steps"),
    [("3C", "6C", 0), ("5C", "8C", 1), ("9C", "TC", 2), ("JC", "QC", 3), ("KC", "AC", 4)],
)
def test_the_steps_of_both_cards_are_pulled_by_the_winner(lead, answer, steps):
    trick, view = trick_of(
        new_position(hands=[f"{lead} 4H", f"{answer} 5S"], ropes=0), lead, answer
    )
    assert (trick.winner, trick.steps) == (1, steps)
    assert (trick.coin_from, trick.coin_to, view.coin) == (4, 4 + steps, 4 + steps)


def test_a_winning_two_pulls_the_steps_of_the_ace_it_beats():
    trick, view = trick_of(
        new_position(hands=["AC 4H", "2D 5S"], trump="D", opened=[0]), "AC", "2D"
    )
    assert (trick.winner, trick.steps, view.coin) == (1, 2, 6)


def test_a_pulls_to_place_0_and_b_to_place_8():
    assert play(new_position(hands=["AC 4H", "KC 5S"]), "AC", "KC").observe(0).coin == 0
    assert play(new_position(hands=["KC 4H", "AC 5S"]), "KC", "AC").observe(0).coin == 8


def test_cards_that_the_coin_only_passes_stay_hidden():
    view = play(new_position(hands=["AC 4H", "9C 5S"]), "AC", "9C").observe(1)
    known = [str(card) if card is not None else None for card in view.ridge]
    assert known == [None, "6H", None, None, "3S", None, None, None, None]


def test_open_cards_count_as_steps_like_hidden_ones():
    position = new_position(hands=["9C 4H", "8C 5S"], opened=[2, 3], trump="S")
    assert play(position, "9C", "8C").observe(0).coin == 2


def test_coming_to_rest_on_an_open_card_changes_neither_trump_nor_ridge():
    position = new_position(hands=["9C 4H", "3C 5S"], opened=[1, 3], coin=2, trump="C")
    trick, view = trick_of(position, "9C", "3C")
    assert (view.coin, view.hidden, SUITS[view.trump], trick.opened) == (1, 6, "C", None)


def test_coming_back_to_the_camp_changes_nothing():
    position = new_position(hands=["3C 4H", "9C 5H"], opened=[3], coin=3, trump="H")
    trick, view = trick_of(position, "3C", "9C")
    assert (view.coin, view.hidden, SUITS[view.trump], trick.opened) == (4, 7, "H", None)


def test_no_steps_at_the_camp_make_no_trump():
    position = new_position(hands=["3C 2S", "6C 4S"])
    trick, view = trick_of(position, "3C", "6C")
    assert (trick.steps, trick.opened, view.trump, view.hidden) == (0, None, None, 8)


def test_an_exact_pull_onto_a_hidden_end_card_opens_it_and_spends_no_rope():
    position = new_position(hands=["9C 4H", "3C 5S"], opened=[1], coin=1, trump="H")
    trick, view = trick_of(position, "9C", "3C")
    assert (view.coin, view.ropes, str(trick.opened), SUITS[view.trump]) == (0, 1, "QD", "D")


@pytest.mark.parametrize(
    ("lead", "answer", "coin", "end", "opened"),
    [("9C", "8C", 1, 0, "QD"), ("8H", "9H", 7, 8, "4C")],
    ids=["at the end of A", "at the end of B"],
)
def test_a_rope_catches_on_a_hidden_end_card_and_opens_it(lead, answer, coin, end, opened):
    ridge = ["QD", "6H", "TS", "2C", "3S", "7C", "5D", "JS", "4C"]
    position = new_position(
        hands=[f"{lead} 2S", f"{answer} 5S"], ridge=ridge, opened=[coin], coin=coin, trump="S"
    )
    trick, view = trick_of(position, lead, answer)
    assert (trick.rope_used, trick.fell, trick.coin_to) == (True, False, end)
    assert (view.coin, view.ropes, str(view.ridge[end]), view.status) == (end, 0, opened, "playing")
    assert SUITS[view.trump] == opened[1]


@pytest.mark.parametrize(
    ("lead", "answer", "coin", "end"),
    [("AC", "KC", 0, 0), ("KC", "AC", 8, 8), ("AC", "KC", 3, 0), ("KC", "AC", 5, 8)],
)
def test_however_far_beyond_the_end_one_rope_is_spent(lead, answer, coin, end):
    ridge = ["QD", "6H", "TS", "2C", "3S", "7C", "5D", "JS", "4H"]
    position = new_position(
        hands=[f"{lead} 2H", f"{answer} 5S"], ridge=ridge, opened=[0, 8], coin=coin, ropes=2
    )
    trick, view = trick_of(position, lead, answer)
    assert (trick.rope_used, view.coin, view.ropes, view.hidden) == (True, end, 1, 6)


def test_two_ropes_catch_twice_and_the_third_pull_too_far_is_a_fall():
    position = new_position(
        rules="easy", ropes=2, hands=["9C TC JC 2H", "8C 5C 6C 5S"], opened=[0], coin=0, trump="D"
    )
    once = play(position, "9C", "8C").observe(0)
    twice = play(position, "9C", "8C", "TC", "5C").observe(0)
    end = play(position, "9C", "8C", "TC", "5C", "JC", "6C").observe(0)
    assert [view.ropes for view in (once, twice, end)] == [1, 0, 0]
    assert [view.status for view in (once, twice, end)] == ["playing", "playing", "fell"]
    assert [trick.rope_used for trick in end.tricks] == [True, True, False]


@pytest.mark.parametrize(
    ("lead", "answer", "coin"), [("9C", "8C", 1), ("8C", "9C", 7)], ids=["of A", "of B"]
)
def test_without_a_rope_the_team_falls_over_the_end(lead, answer, coin):
    position = new_position(
        rules="hard", ropes=0, hands=[f"{lead} 2S", f"{answer} 5S"], opened=[coin], coin=coin
    )
    trick, view = trick_of(position, lead, answer)
    assert (trick.fell, trick.opened, trick.coin_to, view.coin) == (True, None, coin, coin)
    assert (view.status, view.hidden, view.over) == ("fell", 7, True)


def test_a_rope_is_spent_even_when_the_coin_lies_on_an_open_end_card_and_stays():
    position = new_position(hands=["3C 2H", "9C 5H"], opened=[8], coin=8, trump="S")
    trick, view = trick_of(position, "3C", "9C")
    assert (trick.coin_from, trick.coin_to, trick.rope_used, trick.opened) == (8, 8, True, None)
    assert (view.ropes, SUITS[view.trump], view.status) == (0, "S", "playing")


# --- Trump -------------------------------------------------------------------------------------


def test_the_card_opened_by_a_trick_makes_trump_only_for_the_next_one():
    # one step opens 2C at place 3: clubs are trump afterwards, but not in this trick
    position = new_position(hands=["9H 2H", "JC 4D"], coin=5, opened=[5], trump=None)
    trick, view = trick_of(position, "9H", "JC")
    assert (trick.winner, trick.trump, str(trick.opened), SUITS[view.trump]) == (0, None, "2C", "C")
    state = play(position, "9H", "JC", "2H", "4D")
    assert state.observe(0).tricks[-1].trump == SUITS.index("C")


def test_each_card_that_is_opened_makes_its_own_suit_trump_instead():
    position = new_position(hands=["9H TH 2H", "2D 6D 7D"], opened=[5], coin=4, trump="C")
    views = [play(position, *["9H", "2D", "TH", "6D"][:count]).observe(0) for count in (0, 2, 4)]
    assert [SUITS[view.trump] for view in views] == ["C", "C", "S"]
    assert [str(card) for card in views[-1].ridge if card is not None] == ["TS", "2C", "3S", "7C"]


def test_at_pro_opening_a_card_makes_no_trump():
    position = new_position(rules="pro", ropes=0, hands=["9H 2H", "6S 4D"])
    trick, view = trick_of(position, "9H", "6S")
    assert (str(trick.opened), view.trump) == ("2C", None)


def test_a_lower_trump_of_b_takes_the_highest_card_of_a():
    position = new_position(hands=["AH 2H", "2S 4D"], opened=[2], coin=2, trump="S")
    trick, _ = trick_of(position, "AH", "2S")
    assert (trick.winner, trick.coin_to) == (1, 4)
