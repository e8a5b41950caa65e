"""Who comes to a side of a rope: the strongest team there is, and as few jokers in it as can be."""

import random
from itertools import combinations

import numpy as np
import pytest

from rulesengine.battleseil import Card
from rulesengine.battleseil.cards import JOKERS, MAYOR, NO_CARD
from rulesengine.battleseil.completion import NO_TEAM, newcomer
from rulesengine.battleseil.formations import strongest_team
from rulesengine.battleseil.levels import BASE, PEOPLE_IN_MUD
from rulesengine.battleseil.state import full_pack
from rulesengine.common.cards import card_set


def cards(text):
    return [Card.parse(name) for name in text.split()]


def completed(lying, coming, places=3, soap=False):
    """The worth of the strongest team, and who came for it."""
    side = np.array([*lying, *[NO_CARD] * (PEOPLE_IN_MUD - len(lying))], np.int8)
    pool = card_set(card for card in coming if card.is_club)
    jokers = sum(1 << (card - MAYOR) for card in coming if not card.is_club)
    value, came = strongest_team(side, len(lying), places, soap, 9, pool, jokers)
    numbers = (newcomer(came, at) for at in range(PEOPLE_IN_MUD))
    return value, [Card(number) for number in numbers if number != NO_CARD]


def jokers_in(team):
    return sum(not card.is_club for card in team)


@pytest.mark.parametrize(
    ("lying", "coming", "places", "who"),
    [
        ("F1 Rascal", "F2 Mayor", 3, "F2"),  # the rascal is the three
        ("F1 Rascal", "F2 F4 Mayor", 4, "F2 F4"),
        ("", "F7 F8 K7 K8 K9 Mayor", 3, "K7 K8 K9"),  # the other club does it alone
        ("F9 S9", "F8 Mayor K9", 3, "K9"),
        ("F2", "F3 S9 Journeyman Mayor", 3, "F3 Mayor"),  # nobody else is a four
    ],
)
def test_no_joker_comes_where_a_club_card_does_as_well(lying, coming, places, who):
    _, came = completed(cards(lying), cards(coming), places)
    assert sorted(came) == sorted(cards(who))


def test_a_side_that_nobody_can_fill_is_no_team_and_nobody_comes():
    assert completed(cards("F1"), cards("F2")) == (NO_TEAM, [])


def test_among_all_ways_the_strongest_comes_with_the_fewest_jokers():
    luck, pack = random.Random(1), full_pack(BASE)
    jokers = [Card(MAYOR + joker) for joker in range(JOKERS)]
    with_jokers = 0
    for _ in range(300):
        places, soap = luck.choice([3, 3, 4]), luck.random() < 0.2
        shuffled = luck.sample([*luck.sample(pack, 9), *jokers], 13)
        lying, coming = shuffled[: luck.randrange(places)], shuffled[-8:]
        ways = [
            (way, *completed([*lying, *way], [], places, soap))
            for way in combinations(coming, places - len(lying))
        ]
        strongest = max(value for _, value, _ in ways)
        fewest = min(jokers_in(way) for way, value, _ in ways if value == strongest)
        value, came = completed(lying, coming, places, soap)
        assert (value, jokers_in(came)) == (strongest, fewest), (lying, coming, places, soap)
        assert completed([*lying, *came], [], places, soap)[0] == strongest
        with_jokers += bool(fewest)
    assert with_jokers > 50
