"""Rounds played by the computer players, as material for the property tests."""

from functools import cache

from rulesengine.battleseil import BASE, GREAT_FIELD, State
from rulesengine.battleseil.players import best_move
from rulesengine.common.cards import card_set, cards_in
from rulesengine.common.luck import stream
from rulesengine.common.records import freeze

ROUNDS = 24
#: Both house rules, both starters, and every pair of players that makes another kind of round.
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
    rules = (BASE, GREAT_FIELD)[number // 2 % 2]
    return State.deal(rules, seed=77, game=number, starter=number % 2)


def position(number, at):
    """Return a state of round `number`; `at` 0..1 says how far into it."""
    states = played_round(number)[0]
    return states[round(at * (len(states) - 1))]


def hidden_cards_moved(state, seat, luck):
    """Return a state that `seat` cannot tell from `state`: other hand and stock are dealt anew.

    `luck` is a `random.Random`.
    """
    record = state.thawed()
    other, count = 1 - seat, int(record.table.stock_count)
    theirs = cards_in(record.hands[other])
    hidden = [*theirs, *map(int, record.stock[:count])]
    luck.shuffle(hidden)
    record.hands[other] = card_set(hidden[: len(theirs)])
    record.stock[:count] = hidden[len(theirs) :]
    return State(freeze(record))
