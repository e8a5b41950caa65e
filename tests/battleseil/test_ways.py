"""Every way to fill a side, counted beside the literal second reading."""

from itertools import combinations

import pytest

from rulesengine.battleseil import BASE, HouseRules, State
from rulesengine.battleseil.cards import is_joker
from rulesengine.battleseil.formations import KIND_NAMES
from rulesengine.battleseil.levels import ROPES
from rulesengine.battleseil.players import best_move
from rulesengine.battleseil.ropes import has_mayor
from rulesengine.battleseil.ways import ways
from rulesengine.common.luck import stream
from tests.battleseil import naive_teams
from tests.battleseil.naive_teams import MAYORS

SPECIALS = HouseRules(specials=True)
CHEAP = 2  #: newcomers that the literal reading tries in time


def views(rules, seed, turns):
    state, luck = State.deal(rules, seed=seed), stream(seed)
    while not state.over and state.observe(0).turn < turns:
        state = state.apply(best_move("hasty", state.observe(state.mover), luck))
    return state.observe(0), state.observe(1)


def newcomers(view, seat):
    """The cards that may still come to a seat's side, as the view knows them."""
    own = view.hand if seat == view.seat else ()
    cards = {*own, *view.hidden, *view.hidden_specials}
    coming = [card for card in cards if card.is_club or is_joker(card)]
    taken = has_mayor(view.record.table, seat)
    return [str(card) for card in coming if not (taken and str(card) in MAYORS)]


def literally(view, rope, seat):
    """(all ways, winning ways) by kind: every choice of newcomers, tried one by one."""
    lying = [str(card) for card in view.cards_at(rope, seat)]
    missing = view.places_at(rope) - len(lying)
    strongest, soap = view.house_rules.strongest, view.has_soap(rope)
    across = [str(card) for card in view.cards_at(rope, 1 - seat)]
    to_beat = naive_teams.team(across, soap, strongest) if view.is_full(rope, 1 - seat) else None
    counts, winning = dict.fromkeys(KIND_NAMES, 0), dict.fromkeys(KIND_NAMES, 0)
    for came in combinations(newcomers(view, seat), missing):
        if sum(card in MAYORS for card in came) > 1:
            continue
        team = naive_teams.team([*lying, *came], soap, strongest)
        counts[team[0]] += 1
        if to_beat and naive_teams.rank(team) > naive_teams.rank(to_beat):
            winning[team[0]] += 1
    return tuple(counts.values()), tuple(winning.values())


@pytest.mark.parametrize(("rules", "seed"), [(BASE, 3), (SPECIALS, 4), (SPECIALS, 11)])
def test_ways_are_those_of_the_literal_reading(rules, seed):
    compared = 0
    for view in views(rules, seed, turns=26):
        for rope in range(ROPES):
            for seat in (0, 1):
                found = ways(view, rope, seat)
                missing = view.places_at(rope) - len(view.cards_at(rope, seat))
                if found is None or missing > CHEAP:
                    continue
                compared += 1
                assert (found.counts, found.winning) == literally(view, rope, seat)
    assert compared > 10


def test_a_full_an_empty_and_a_taken_side_have_no_ways():
    for view in views(BASE, 3, turns=40):
        for rope in range(ROPES):
            for seat in (0, 1):
                people = len(view.cards_at(rope, seat))
                filling = 0 < people < 3 and view.owner(rope) is None
                assert (ways(view, rope, seat) is not None) == filling


def test_a_proven_rope_is_won_by_no_way():
    proven = 0
    for seed in range(14):
        for view in views(BASE, seed, turns=36):
            for rope in range(ROPES):
                if view.proof(rope, 0).proven and not view.is_full(rope, 1):
                    found = ways(view, rope, 1)
                    proven += found is not None
                    assert found is None or found.wins == 0
    assert proven > 3
