"""The deal, the next deal, what a seat is shown, on the engine; sections as in rules.md."""

import random

import pytest

from rulesengine.seilschaft import EASY, HARD, NORMAL, PRO, HouseRules, State, parse_move
from rulesengine.seilschaft.cards import Card
from tests.seilschaft.naive import PACK
from tests.seilschaft.tables import RIDGE, SUITS, both_of_deal, legal, new_position, play, state_of

CARDS = [Card.parse(text) for text in PACK]


def words(cards):
    return " ".join(map(str, cards))


def ordered(dealer=1):
    """The game of an unshuffled pack: the ridge is 2C to TC, every deal the next 26 cards."""
    return State.of_deals(HouseRules(), dealer, CARDS[:9], *[CARDS[9:35]] * 3)


# --- Levels, Variants --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "ropes", "with_trump"),
    [(EASY, 2, True), (NORMAL, 1, True), (HARD, 0, True), (PRO, 0, False)],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_a_level_is_its_ropes_and_its_trump(level, ropes, with_trump):
    assert (level.ropes, level.with_trump) == (ropes, with_trump)
    assert State.deal(HouseRules(level), seed=1).observe(0).ropes == ropes


def test_talking_is_allowed_only_at_the_level_easy():
    assert [level.talking for level in (EASY, NORMAL, HARD, PRO)] == [True, False, False, False]


@pytest.mark.parametrize(
    "name", ["easy", "pro two_deals", "hard open_hands", "normal open_hands two_deals"]
)
def test_every_variant_goes_with_every_level(name):
    rules = HouseRules.named(name)
    assert rules.name == name
    view = State.deal(rules, seed=3).observe(1)
    assert view.house_rules == rules
    assert view.tricks_left == 13 * rules.deals


@pytest.mark.parametrize("deals", [0, 1, 4])
def test_a_game_has_two_or_three_deals(deals):
    with pytest.raises(ValueError, match=f"2 or 3 deals, not {deals}"):
        HouseRules(deals=deals)


# --- The deal ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("dealer", "forehand"), [(0, 1), (1, 0)])
def test_the_forehand_gets_the_first_card_then_one_by_one_and_leads(dealer, forehand):
    state = ordered(dealer)
    assert state.hand(forehand) == tuple(CARDS[9:35:2])
    assert state.hand(dealer) == tuple(CARDS[10:35:2])
    assert state.mover == state.observe(0).leader == forehand


def test_at_the_start_the_coin_lies_on_the_camp_which_alone_is_open_and_makes_no_trump():
    view = ordered().observe(0)
    assert words(card or "?" for card in view.ridge) == "? ? ? ? 6C ? ? ? ?"
    assert (view.coin, view.trump, view.hidden, view.deal_no, view.trick_no) == (4, None, 8, 1, 1)
    assert [view.hand_count(seat) for seat in (0, 1)] == [13, 13]


def test_who_deals_first_is_chosen_by_luck_unless_it_is_said():
    assert {State.deal(seed=1, game=game).observe(0).dealer for game in range(20)} == {0, 1}
    for dealer in (0, 1):
        assert State.deal(seed=1, dealer=dealer).observe(0).dealer == dealer


def test_choosing_the_dealer_by_name_keeps_the_ridge_and_the_cards_of_the_forehand():
    first, second = (State.deal(seed=8, dealer=dealer) for dealer in (0, 1))
    assert first.ridge == second.ridge
    assert first.hand(1) == second.hand(0)


def test_every_card_comes_everywhere_about_equally_often():
    counts = dict.fromkeys(CARDS, 0)
    for game in range(1300):
        for card in State.deal(seed=2, game=game).ridge:
            counts[card] += 1
    # 225 expected each, deviation 13.6: five deviations off is a deal that favours a card
    assert all(157 < count < 293 for count in counts.values())


# --- The next deal -----------------------------------------------------------------------------

LAST = new_position(
    hands=["3C", "5C"], opened=[1, 7], coin=7, trump="H", ropes=1, dealer="B", leader="A"
)


def test_the_next_deal_is_dealt_by_the_other_one_and_led_by_the_forehand():
    view = play(LAST, "3C", "5C").observe(0)
    assert view.tricks[-1].winner == 1
    assert (view.deal_no, view.trick_no, view.dealer, view.leader, view.mover) == (2, 1, 0, 1, 1)


def test_the_forehand_leads_the_next_deal_although_the_other_won_the_last_trick():
    view = play({**LAST, "leader": "B"}, "5C", "3C").observe(0)
    assert view.tricks[-1].winner == 1
    assert view.leader == 1
    view = play({**LAST, "dealer": "A"}, "3C", "5C").observe(0)
    assert view.tricks[-1].winner == 1
    assert view.leader == 0


def test_ridge_coin_trump_and_ropes_stay_as_they_are():
    state = play({**LAST, "ropes": 2, "rules": "easy"}, "3C", "5C")
    view = state.observe(1)
    assert (view.coin, SUITS[view.trump], view.ropes) == (7, "H", 2)
    assert words(card or "?" for card in view.ridge) == "? 6H ? ? 3S ? ? 8H ?"


def test_a_trump_made_by_the_last_trick_of_a_deal_rules_the_first_of_the_next():
    clubs = [card for card in PACK if card[1] == "C" and card not in RIDGE]
    others = [card for card in PACK if card[1] != "C" and card not in RIDGE]
    # the forehand B gets no club, A gets all ten and three more
    deal = [card for pair in zip(others[3:16], clubs + others[:3], strict=True) for card in pair]
    position = new_position(hands=["9C", "5C"], redeals=[deal, deal])
    view = play(position, "9C", "5C").observe(0)
    assert (view.deal_no, view.leader, SUITS[view.trump]) == (2, 1, "C")
    spade = next(card for card in deal[::2] if card[1] not in {c[1] for c in deal[1::2]})
    trick = play(position, "9C", "5C", spade, "3C").observe(0).tricks[-1]
    assert (trick.trump, trick.winner) == (SUITS.index("C"), 0)


def test_a_rope_spent_in_the_last_trick_of_a_deal_is_gone_in_the_next():
    position = new_position(hands=["9C", "8C"], opened=[0], coin=0, trump="D")
    view = play(position, "9C", "8C").observe(0)
    assert (view.deal_no, view.ropes, view.coin) == (2, 0, 0)


def test_in_the_next_deal_nothing_is_out_yet_and_nobody_is_known_to_lack_a_suit():
    position = new_position(hands=["3C", "5H"])
    before, after = play(position, "3C").observe(0), play(position, "3C", "5H").observe(0)
    assert words(before.out(0)) == "3C"
    assert [after.out(seat) for seat in (0, 1)] == [(), ()]
    assert [after.voids(seat) for seat in (0, 1)] == [(), ()]
    assert [after.hand_count(seat) for seat in (0, 1)] == [13, 13]


def test_who_does_not_follow_is_known_to_lack_that_suit_for_the_deal():
    view = play(new_position(hands=["3C 2H", "5H 4S"]), "3C", "5H").observe(0)
    assert (view.voids(0), view.voids(1)) == ((), (SUITS.index("C"),))
    followed = play(new_position(hands=["3C 2H", "5C 4S"]), "3C", "5C").observe(0)
    assert followed.voids(1) == ()


def test_a_third_deal_is_dealt_by_who_dealt_first():
    view = play({**LAST, "deal": 2, "dealer": "A"}, "3C", "5C").observe(0)
    assert (view.deal_no, view.dealer, view.leader) == (3, 1, 0)


def test_the_cards_of_each_deal_are_those_that_were_laid_out():
    state, game = both_of_deal(HouseRules(), random.Random(2))
    first, second, third = (pack[:26] for pack in game.packs)
    assert {str(card) for card in state.hand(0)} == set(first[0::2])
    assert {str(card) for card in state.hand(1)} == set(first[1::2])
    redeals = [words(map(Card, deal)) for deal in state.thawed().redeals]
    assert redeals == [" ".join(second), " ".join(third)]


# --- Variants: open hands, Looking back --------------------------------------------------------


def test_open_hands_show_each_seat_the_hand_of_the_partner():
    position = new_position(rules="normal open_hands", hands=["9C 2H", "5C KD"])
    state = state_of(position)
    assert [words(state.observe(seat).shown) for seat in (0, 1)] == ["5C KD", "9C 2H"]
    assert words(play(position, "9C", "5C").observe(0).shown) == "KD"


def test_closed_hands_show_a_seat_nothing_but_the_number_of_cards():
    state = state_of(new_position(hands=["9C 2H", "5C KD"]))
    for seat in (0, 1):
        view = state.observe(seat)
        assert view.shown == ()
        assert [view.hand_count(holder) for holder in (0, 1)] == [2, 2]


def test_with_open_hands_the_same_cards_may_be_played():
    for rules in ("normal", "normal open_hands"):
        position = new_position(rules=rules, hands=["9C 2H", "5C KD"])
        assert legal(play(position, "9C")) == {"5C"}


def test_the_last_trick_may_be_looked_at_until_the_next_lead():
    position = new_position(hands=["9C 2H", "5C KD"])
    assert play(position).observe(1).last_trick is None
    assert words(play(position, "9C", "5C").observe(1).last_trick.cards) == "9C 5C"
    assert play(position, "9C", "5C", "2H").observe(1).last_trick is None


def test_only_the_seat_to_play_has_moves():
    state = ordered()
    assert len(state.observe(0).legal_moves()) == 13
    assert state.observe(1).legal_moves() == ()
    refusal = state.observe(1).refusal(parse_move("3D"))
    assert refusal.code == "not_your_turn"
