"""Games played by the computer players, as material for the property tests."""

from functools import cache

from rulesengine.common.cards import card_set, cards_in
from rulesengine.common.luck import stream
from rulesengine.common.records import freeze
from rulesengine.seilschaft import LEVELS, HouseRules, State
from rulesengine.seilschaft.players import best_move

GAMES = 24
#: The simple strategy gets far, random moves see every kind of trick.
PAIRS = (("random", "random"), ("simple", "random"), ("simple", "simple"))


@cache
def played_game(number):
    """Return game 0..GAMES-1 as (states, moves): one state more than moves, always the same."""
    state = first_state(number)
    players, luck = PAIRS[number % len(PAIRS)], stream(seed=77, game=number)
    states, moves = [state], []
    while not state.over:
        moves.append(best_move(players[state.mover], state.observe(state.mover), luck))
        state = state.apply(moves[-1])
        states.append(state)
    return tuple(states), tuple(moves)


def first_state(number):
    """Return the deal of game `number`; every level and variant comes up."""
    rules = HouseRules(
        LEVELS[number % 4], deals=(3, 2)[number // 4 % 2], open_hands=number // 8 % 2 == 1
    )
    return State.deal(rules, seed=77, game=number)


def position(number, at):
    """Return a state of game `number`; `at` 0..1 says how far into it."""
    states = played_game(number)[0]
    return states[round(at * (len(states) - 1))]


def aside(state):
    """Return the cards that lie aside: what is in no other place."""
    place = state.thawed()
    out = [card for seat in (0, 1) for card in cards_in(place.table.out[seat])]
    hands = [card for hand in place.hands for card in cards_in(hand)]
    known = {*map(int, place.ridge_cards), *hands, *out}
    return [card for card in range(52) if card not in known]


def hidden_cards_moved(state, seat, luck):
    """Return a state that `seat` cannot tell from `state`.

    The partner's hand, what lies aside and the hidden ridge are dealt anew, and so are the later
    deals. With open hands the partner's hand stays. `luck` is a `random.Random`.
    """
    record = state.thawed()
    other = 1 - seat
    kept = bool(record.table.terms.open_hands)
    theirs = [] if kept else list(cards_in(record.hands[other]))
    places = [at for at in range(9) if not record.table.open_at >> at & 1]
    hidden = [*theirs, *aside(state), *(int(record.ridge_cards[at]) for at in places)]
    luck.shuffle(hidden)
    for at in places:
        record.ridge_cards[at] = hidden.pop()
    if not kept:
        record.hands[other] = card_set(hidden[: len(theirs)])
    deck = [card for card in range(52) if card not in record.ridge_cards]
    for deal in record.redeals:
        deal[:] = luck.sample(deck, 26)
    return State(freeze(record))
