"""Rounds played by the computer players, as material for the property tests."""

import itertools
from functools import cache

from rulesengine.battleseil import BASE, GREAT_FIELD, HouseRules, State
from rulesengine.battleseil.players import best_move
from rulesengine.common.cards import card_set, cards_in
from rulesengine.common.luck import stream
from rulesengine.common.records import freeze

ROUNDS = 48
#: The base game and the Großes Feld in every third round each, then every other combination.
RULES = [HouseRules(*chosen) for chosen in itertools.product((False, True), repeat=5)]
#: Every pair of players that makes another kind of round; both sides start in turn.
PAIRS = (("random", "random"), ("sepp", "random"), ("sepp", "sepp"))


@cache
def played_round(number):
    """Return round 0..ROUNDS-1 as (states, moves): one state more than moves, always the same."""
    state = first_state(number)
    players, luck = PAIRS[number % len(PAIRS)], stream(seed=77, game=number)
    states, moves = [state], []
    while not state.over:
        moves.append(best_move(players[state.mover], state.observe(state.mover), luck))
        state = state.apply(moves[-1])
        states.append(state)
    return tuple(states), tuple(moves)


def first_state(number):
    """Return the deal of round `number`."""
    plain, other = (BASE, GREAT_FIELD)[number // 2 % 2], RULES[number % len(RULES)]
    return State.deal(other if number % 3 else plain, seed=77, game=number, starter=number % 2)


def position(number, at):
    """Return a state of round `number`; `at` 0..1 says how far into it."""
    states = played_round(number)[0]
    return states[round(at * (len(states) - 1))]


def hidden_cards_moved(state, seat, luck):
    """Return a state that `seat` cannot tell from `state`: the hidden cards are dealt anew.

    Each kind keeps to itself, for everybody sees which stock a card comes from. `luck` is a
    `random.Random`.
    """
    record = state.thawed()
    count, specials = int(record.table.stock_count), int(record.table.specials_left)
    _deal_anew(record.hands, record.stock[:count], 1 - seat, luck)
    _deal_anew(record.specials, record.special_stock[:specials], 1 - seat, luck, first=60)
    return State(freeze(record))


def _deal_anew(hands, stock, holder, luck, first=0):
    theirs = [first + card for card in cards_in(hands[holder])]
    hidden = [*theirs, *map(int, stock)]
    luck.shuffle(hidden)
    hands[holder] = card_set(card - first for card in hidden[: len(theirs)])
    stock[:] = hidden[len(theirs) :]
