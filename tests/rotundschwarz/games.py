"""Games as material for the property tests: at random, and won by the solver's moves."""

from functools import cache

from rulesengine.common.luck import stream
from rulesengine.rotundschwarz import LEVELS, HouseRules, State, best_move, own_level, solve

GAMES = 24
MOST = 150  #: moves of a random game; it could go on for ever
ALL_LEVELS = (*LEVELS, own_level(2, 1), own_level(0, 9))


def house_rules(number):
    """Return house rules so that every level and variant comes up, in every combination at last."""
    level = ALL_LEVELS[number % len(ALL_LEVELS)]
    return HouseRules(level, number // 2 % 2 == 1, number // 4 % 2 == 1)


def first_state(number):
    """Return the deal of game `number`."""
    return State.deal(house_rules(number), seed=77, game=number)


@cache
def played_game(number):
    """Return game 0..GAMES-1 as (states, moves): one state more than moves, always the same."""
    state, luck = first_state(number), stream(seed=77, game=number)
    states, moves = [state], []
    while not state.over and len(moves) < MOST:
        moves.append(best_move("random", state.observe(state.mover), luck))
        state = state.apply(moves[-1])
        states.append(state)
    return tuple(states), tuple(moves)


@cache
def won_game(number, rules=None):
    """Return the numbered deal won by the solver as (states, moves); most cards go home late."""
    state = State.numbered(number, rules or HouseRules())
    states, moves = [state], solve(state).moves
    for move in moves:
        states.append(states[-1].apply(move))
    return tuple(states), tuple(moves)


def position(number, at):
    """Return a state of game `number`, every third one a won one; `at` 0..1 says how far into it."""
    states = won_game(number + 1)[0] if number % 3 == 0 else played_game(number)[0]
    return states[round(at * (len(states) - 1))]
