"""The step budget and what each card does: counted here card by card over every deal that fits."""

from collections import defaultdict
from fractions import Fraction
from itertools import combinations

import pytest

from rulesengine.common.luck import stream
from rulesengine.common.records import freeze
from rulesengine.seilschaft import HouseRules, Observation, State, replay
from rulesengine.seilschaft.budget import KINDS, budget, outcomes
from rulesengine.seilschaft.cards import parse_cards
from rulesengine.seilschaft.players import best_move
from rulesengine.seilschaft.worked_example import worked_example
from tests.seilschaft.naive import PACK, follower_wins, steps, suit

SUITS = "CDHS"


def late_views(seed, rules="easy"):
    """Views of a game's second and third deal with few cards left and something still hidden."""
    state, luck, views = State.deal(HouseRules.named(rules), seed=seed), stream(1), []
    while not state.over:
        view = state.observe(state.mover)
        if view.deal_no > 1 and view.hand_count(1 - view.seat) <= 2 and 1 <= view.hidden <= 2:
            views.append(view)
        state = state.apply(best_move("simple", view, luck))
    return views


LATE = [view for seed in (305, 335, 384, 388, 398) for view in late_views(seed)]


def texts(cards):
    return {str(card) for card in cards if card is not None}


def deals_that_fit(view):
    """Every hand the partner may hold with the number of ways to fill the ridge beside it."""
    partner = 1 - view.seat
    seen = texts(view.hand) | texts(view.ridge) | texts(view.out(0)) | texts(view.out(1))
    there = set(PACK) - seen
    before = {str(card) for t in view.tricks if t.deal_no < view.deal_no for card in t.cards}
    voids = {SUITS[void] for void in view.voids(partner)}
    may = [card for card in there if suit(card) not in voids]
    for hand in combinations(sorted(may), view.hand_count(partner)):
        ridge = there - before - set(hand)
        yield hand, sum(1 for _ in combinations(ridge, view.hidden))


def step_chances(view):
    found = defaultdict(Fraction)
    for hand, ways in deals_that_fit(view):
        found[sum(map(steps, hand))] += ways
    total = sum(found.values())
    return {count: float(ways / total) for count, ways in found.items() if ways}


def lead_chances(view, card):
    """What leading a card does: (place of the coin, kind) with its chance."""
    found = defaultdict(Fraction)
    for hand, ways in deals_that_fit(view):
        answers = [held for held in hand if suit(held) == suit(card)] or hand
        for answer in answers:
            found[end_of_trick(view, card, answer)] += Fraction(ways, len(answers))
    total = sum(found.values())
    return {end: float(ways / total) for end, ways in found.items() if ways}


def end_of_trick(view, lead, answer):
    trump = None if view.trump is None else SUITS[view.trump]
    winner = 1 - view.leader if follower_wins(lead, answer, trump) else view.leader
    return end_of_pull(view, winner, steps(lead) + steps(answer))


def end_of_pull(view, winner, count):
    to = view.coin + (count if winner else -count)
    if not 0 <= to <= 8:
        to = min(max(to, 0), 8)
        return (to, "rope") if view.ropes else (view.coin, "falls")
    return to, "rests" if view.ridge[to] is not None else "opens"


def read(distribution):
    found = defaultdict(float)
    for end, chance in distribution.items():
        found[end.to, end.kind] += chance
    return dict(found)


@pytest.mark.parametrize("view", LATE, ids=range(len(LATE)))
def test_the_partners_steps_are_counted_over_every_deal_that_fits(view):
    told = {count: chance for count, chance in enumerate(budget(view).theirs.chances) if chance}
    assert told == pytest.approx(step_chances(view))


@pytest.mark.parametrize("view", LATE, ids=range(len(LATE)))
def test_what_a_lead_does_is_counted_over_every_deal_that_fits(view):
    if view.lead is None:
        for card, distribution in outcomes(view).items():
            assert read(distribution) == pytest.approx(lead_chances(view, str(card)))


def test_the_late_views_have_voids_and_leads_and_cards_that_were_seen_before():
    assert any(view.voids(1 - view.seat) for view in LATE)
    assert sum(view.lead is None for view in LATE) >= 5
    assert all(view.record.table.seen for view in LATE)


@pytest.mark.parametrize("rules", ["easy", "normal", "hard", "pro", "normal open_hands"])
def test_what_an_answer_does_is_certain_and_happens(rules):
    state, luck = State.deal(HouseRules.named(rules), seed=5), stream(2)
    while not state.over:
        view = state.observe(state.mover)
        told, move = outcomes(view), best_move("random", view, luck)
        state = state.apply(move)
        if view.lead is not None:
            [(end, chance)] = told[move.card].items()
            trick = state.observe(0).tricks[-1]
            happened = (trick.coin_to, trick.opened is not None, trick.rope_used, trick.fell)
            assert (chance, end.to, end.opens, end.rope, end.falls) == (1.0, *happened)


@pytest.mark.parametrize("rules", ["normal", "hard two_deals", "pro open_hands"])
def test_every_card_that_may_be_played_has_chances_that_add_up_to_one(rules):
    state, luck = State.deal(HouseRules.named(rules), seed=9), stream(3)
    while not state.over:
        view = state.observe(state.mover)
        told = outcomes(view)
        assert set(told) == {move.card for move in view.legal_moves()}
        assert all(sum(chances.values()) == pytest.approx(1) for chances in told.values())
        assert sum(budget(view).theirs.chances) == pytest.approx(1)
        state = state.apply(best_move("random", view, luck))


def test_open_hands_leave_only_the_answer_open():
    state = State.deal(HouseRules.named("normal open_hands"), seed=1)
    view = state.observe(state.mover)
    theirs = budget(view).theirs
    assert theirs.low == theirs.high == sum(card.steps for card in view.shown)
    for card, distribution in outcomes(view).items():
        following = [held for held in view.shown if held.suit == card.suit] or view.shown
        ends = [end_of_trick(view, str(card), str(held)) for held in following]
        share = {end: ends.count(end) / len(ends) for end in ends}
        assert read(distribution) == pytest.approx(share)


def example_views():
    """Anna's view before each of her three cards of the worked example, then after all six."""
    states = [state for _, state in replay(worked_example())]
    return [state.observe(0) for state in states]


def test_the_worked_example_begins_in_the_camp_with_four_steps_to_each_end():
    told = budget(example_views()[0])
    assert told.ends == (4, 4)
    assert (told.tricks_in_deal, told.tricks_left, told.hidden) == (13, 39, 8)
    assert told.played == told.led == (0, 0)
    for side in told.pulls:
        assert [end.kind for end in side] == ["rests", *["opens"] * 4]


def test_after_king_and_nine_three_steps_are_spent_and_the_coin_lies_near_annas_end():
    told = budget(example_views()[2])
    assert told.played == (2, 1)
    assert told.ends == (1, 7)
    assert [end.kind for end in told.pulls[0]] == ["rests", "opens", "falls", "falls", "falls"]
    assert [end.to for end in told.pulls[0]] == [1, 0, 1, 1, 1]
    assert [end.to for end in told.pulls[1]] == [1, 2, 3, 4, 5]


def test_a_card_that_was_led_counts_among_the_steps_of_its_seat():
    told = budget(example_views()[1])
    assert told.led == (2, 0)
    assert told.played == (2, 0)
    assert list(outcomes(example_views()[1])) == parse_cards(["KS"])


def test_nothing_happens_to_any_card_while_the_partner_is_to_lead():
    assert outcomes(example_views()[6]) == {}


def test_the_whole_pack_holds_forty_steps():
    view = State.deal(seed=2).observe(0)
    told = budget(view)
    lying = sum(card.steps for card in view.ridge if card is not None)
    unseen_cards = 52 - 13 - 1
    assert told.theirs.mean == pytest.approx(13 * (40 - lying - told.mine) / unseen_cards)
    assert told.theirs.low <= told.theirs.mean <= told.theirs.high


def test_four_of_five_hands_lie_in_the_interval():
    theirs = budget(State.deal(seed=2).observe(1)).theirs
    assert sum(theirs.chances[: theirs.low]) <= 0.1
    assert sum(theirs.chances[theirs.high + 1 :]) <= 0.1
    assert sum(theirs.chances[theirs.low : theirs.high + 1]) >= 0.8


def test_a_rope_that_opens_the_end_card_says_both():
    text = str(State.deal(seed=2).observe(0)).replace("coin 5", "coin 9")
    [end] = {end for end in budget(Observation.parse(text)).pulls[1] if end.rope}
    assert (end.to, end.opens, end.kind) == (8, True, "rope")
    assert {end.kind for end in budget(Observation.parse(text)).pulls[0]} <= set(KINDS)


def swapped(state, seat):
    """The same game with everything the seat cannot see dealt another way."""
    position = state.thawed()
    hand = State(freeze(position)).hand(1 - seat)
    unseen = sorted(set(parse_cards(PACK)) - set(state.hand(seat)) - {state.ridge[4]})
    others = [card for card in reversed(unseen) if card not in hand[:5]]
    position.hands[1 - seat] = sum(1 << int(card) for card in others[:13])
    hidden = [at for at in range(9) if at != 4]
    for at, card in zip(hidden, others[13:21], strict=True):
        position.ridge_cards[at] = card
    return State(freeze(position))


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_hidden_changes_nothing(seat):
    state = State.deal(seed=11)
    other = swapped(state, seat)
    assert other != state
    views = [game.observe(seat) for game in (state, other)]
    assert budget(views[0]) == budget(views[1])
    assert outcomes(views[0]) == outcomes(views[1])
