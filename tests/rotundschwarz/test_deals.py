"""Numbered deals are the known ones, shuffled deals are every card once, levels change no card."""

import pytest

from rulesengine.rotundschwarz import LEVELS, HouseRules, State, dealt, numbered_deal, own_level
from rulesengine.rotundschwarz.deals import shuffled_deal
from rulesengine.rotundschwarz.levels import Level


@pytest.mark.parametrize(
    ("number", "row"),
    [
        (1, "JD 2D 9H JC 5D 7H 7C 5H"),
        (617, "7D AD 5C 3S 5S 8C 2D AH"),
        (11982, "AH AS 4H AC 2D 6S TS JS"),
        (31999, "JD JH AD QH KH 6S 6D JC"),
        (2147483647, "9S 2H 7C 5H 4C 6D 3D 4S"),
    ],
)
def test_a_numbered_deal_begins_as_everywhere(number, row):
    assert " ".join(map(str, numbered_deal(number)[:8])) == row


@pytest.mark.parametrize("number", [0, -1, 2**31])
def test_there_are_no_other_numbers(number):
    with pytest.raises(ValueError, match="1 to 2147483647"):
        numbered_deal(number)


def test_every_deal_holds_each_card_once():
    for deal in (numbered_deal(1), numbered_deal(2**31 - 1), shuffled_deal(7), shuffled_deal(7, 9)):
        assert sorted(deal) == list(range(52))


def test_the_same_seed_gives_the_same_cards_and_another_game_others():
    assert shuffled_deal(7, 3) == shuffled_deal(7, 3)
    assert len({shuffled_deal(7, game) for game in range(20)}) == 20


def test_columns_one_to_four_have_seven_cards_and_the_others_six():
    columns = State.numbered(1).observe(0).columns
    assert [len(column) for column in columns] == [7, 7, 7, 7, 6, 6, 6, 6]


def test_the_cards_are_the_same_at_every_level_and_in_every_variant():
    rules = [HouseRules(level, mixed) for level in LEVELS for mixed in (False, True)]
    assert len({State.numbered(617, one).observe(0).columns for one in rules}) == 1
    assert len({dealt(one, 5, 1).observe(0).columns for one in rules}) == 1


def test_the_levels_have_their_cells_and_tokens():
    assert [(level.cells, level.tokens) for level in LEVELS] == [(5, 10), (4, 6), (4, 3), (3, 3)]


@pytest.mark.parametrize(
    "name", ["normal", "pro mixed_suits", "3/7 mixed_suits signal_coins", "0/99"]
)
def test_house_rules_have_names_that_lead_back_to_them(name):
    assert HouseRules.named(name).name == name


def test_own_settings_that_a_level_has_are_that_level():
    assert HouseRules.named("4/6") == HouseRules()
    assert own_level(3, 3).name == "pro"


@pytest.mark.parametrize("name", ["", "insane", "9/1", "3/100", "normal trumps", "mixed_suits"])
def test_house_rules_there_are_not_are_refused_with_those_there_are(name):
    with pytest.raises(KeyError, match="there are"):
        HouseRules.named(name)


@pytest.mark.parametrize(("cells", "tokens"), [(-1, 0), (9, 0), (0, -1), (0, 100)])
def test_a_level_has_eight_cells_and_ninety_nine_tokens_at_most(cells, tokens):
    with pytest.raises(ValueError, match="not"):
        Level("own", cells, tokens)


def test_a_deal_of_other_cards_is_refused():
    with pytest.raises(ValueError, match="exactly once"):
        State.of_cards(numbered_deal(1)[:51])
