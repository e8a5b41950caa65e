"""What the solver says holds: solutions replay, what it calls impossible nobody can do."""

import json
import random
from pathlib import Path

import pytest

from rulesengine.common.records import freeze
from rulesengine.rotundschwarz import (
    LEVELS,
    GiveUp,
    Home,
    HouseRules,
    Pass,
    State,
    nothing_comes_home,
    solve,
    tokens_needed,
)
from rulesengine.rotundschwarz.solver import IMPOSSIBLE, SOLVED, UNKNOWN
from tests.rotundschwarz.games import won_game

CASES = Path(__file__).parents[1] / "data" / "rotundschwarz_cases.json"
VARIANTS = (
    "normal",
    "easy mixed_suits",
    "hard signal_coins",
    "pro",
    "4/6 mixed_suits signal_coins",
)


def case(name):
    boards = {one["id"]: one["board"] for one in json.loads(CASES.read_text("utf-8"))}
    return State.parse("\n".join(boards[name]))


def after(state, moves):
    for move in moves:
        state = state.apply(move)
    return state


def without_turn(state):
    position = state.thawed()
    position.turn = 0
    return freeze(position)


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("number", [1, 2, 3, 10])
def test_a_solution_replays_through_the_rules_to_a_win(name, number):
    state = State.numbered(number, HouseRules.named(name))
    answer = solve(state)
    assert answer.verdict == SOLVED
    end = after(state, answer.moves)
    assert end.won
    assert answer.tokens == state.observe(0).tokens - end.observe(0).tokens
    assert 0 < answer.nodes <= answer.limit


@pytest.mark.parametrize("number", [1, 2])
def test_from_within_a_turn_the_solver_goes_on_in_it(number):
    states, _ = won_game(number, HouseRules.named("normal signal_coins"))
    for state in [state for state in states if state.observe(0).moved][:40:5]:
        assert after(state, solve(state).moves).won


def test_neither_late_turns_nor_many_tokens_mislead_the_solver():
    first = State.numbered(2, HouseRules.named("4/99"))
    late = State.parse(str(first).replace("turn 1 ", "turn 9999 "))
    assert solve(late) == solve(first)
    assert solve(late).nodes < 1_000
    assert after(late, solve(late).moves).won
    assert tokens_needed(late).enough == 0
    assert tokens_needed(late).nodes < 1_000


def test_a_won_game_is_solved_and_a_lost_one_impossible_without_a_search():
    won = won_game(1)[0][-1]
    assert (solve(won).verdict, solve(won).moves, solve(won).nodes) == (SOLVED, (), 0)
    lost = State.numbered(1).apply(GiveUp())
    assert solve(lost).verdict == nothing_comes_home(lost).verdict == IMPOSSIBLE


def test_within_a_limit_that_is_too_low_the_answer_is_unknown():
    for limit in (1, 5, 30):
        answer = solve(State.numbered(1), limit)
        assert answer.verdict == UNKNOWN
        assert answer.nodes <= limit == answer.limit


def test_deal_11982_is_impossible_with_four_cells_and_possible_with_five():
    assert solve(State.numbered(11982)).verdict == IMPOSSIBLE
    assert solve(State.numbered(11982, HouseRules(LEVELS[0]))).verdict == SOLVED


@pytest.mark.parametrize(("number", "fewest"), [(2338, 1), (2440, 3)])
def test_deals_that_need_tokens_with_three_cells_need_just_so_many(number, fewest):
    state = State.numbered(number, HouseRules(LEVELS[3]))
    needed = tokens_needed(state)
    assert (needed.least, needed.enough, needed.exact) == (fewest, fewest, True)
    assert sum(isinstance(move, Pass) for move in needed.moves) == fewest
    assert after(state, needed.moves).won


def test_of_the_first_twenty_deals_only_the_twelfth_needs_a_token():
    needed = {number: tokens_needed(State.numbered(number)) for number in range(1, 21)}
    assert {number: one.enough for number, one in needed.items() if one.enough} == {12: 1}
    assert all(one.exact for one in needed.values())


def test_when_only_moves_to_and_fro_are_left_nothing_comes_home_any_more():
    answer = nothing_comes_home(case("C19"))
    assert answer.verdict == IMPOSSIBLE
    assert answer.nodes > 1
    assert solve(case("C19")).verdict == IMPOSSIBLE


@pytest.mark.parametrize("name", ["C01", "C03", "C05", "C09", "C27"])
def test_where_a_card_can_still_come_home_the_way_to_it_is_shown(name):
    answer = nothing_comes_home(case(name))
    assert answer.verdict == SOLVED
    assert isinstance(answer.moves[-1], Home)
    assert after(case(name), answer.moves).observe(0).home_count > case(name).observe(0).home_count


def alarms(numbers, names, every):
    """Yield positions of winning lines that are said to be impossible: there must be none."""
    count = 0
    for number in numbers:
        for name in names:
            for state in won_game(number, HouseRules.named(name))[0][:-1:every]:
                count += 1
                if IMPOSSIBLE in (solve(state).verdict, nothing_comes_home(state).verdict):
                    yield count, state


@pytest.mark.slow
def test_on_positions_of_winning_lines_there_is_no_false_alarm():
    assert not list(alarms([1, 617], VARIANTS, every=15))


@pytest.mark.slow
def test_on_a_thousand_positions_of_winning_lines_there_is_no_false_alarm():
    numbers = range(20, 32)
    names = ("normal", "pro", "hard mixed_suits")
    positions = [
        len(won_game(n, HouseRules.named(name))[0][:-1:3]) for n in numbers for name in names
    ]
    assert sum(positions) >= 1_000
    assert not list(alarms(numbers, names, every=3))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "least"), list(zip(LEVELS, (300, 300, 300, 294), strict=True)), ids=str
)
def test_of_the_deals_1_to_300_so_many_are_solved(level, least):
    rules = HouseRules(level)
    answers = [solve(State.numbered(number, rules)) for number in range(1, 301)]
    assert sum(answer.verdict == SOLVED for answer in answers) >= least


# --- Against visiting everything ---------------------------------------------------------------


def endgame(luck):
    """A random position late in a game: every column has a card or two, few cells, few tokens."""
    home = [luck.randint(4, 9) for _ in range(4)]
    left = {suit: "56789TJQK"[count - 4 :] for suit, count in zip("HDSC", home, strict=True)}
    cards = [rank + suit for suit, ranks in left.items() for rank in ranks]
    luck.shuffle(cards)
    columns = [cards[at::8] for at in range(8)]
    return State.parse(
        "\n".join(
            [
                f"variante {luck.choice(['farben', 'gemischt'])}",
                f"zellen {luck.choice([0, 0, 0, 1])}",
                f"marken {luck.choice([0, 0, 1])}",
                "ziel H{} D{} S{} C{}".format(*home),
                f"zug {luck.choice('RS')}",
                *(f"{at}: {' '.join(column)}" for at, column in enumerate(columns, 1)),
            ]
        )
    )


def can_be_won(state, most):
    """Whether a win can be reached, by visiting every position; None after `most` of them."""
    seen, waiting = {without_turn(state)}, [state]
    while waiting and len(seen) < most:
        here = waiting.pop()
        if here.won:
            return True
        for move in here.legal_moves():
            there = here.apply(move)
            if without_turn(there) not in seen:
                seen.add(without_turn(there))
                waiting.append(there)
    return None if waiting else False


@pytest.mark.slow
def test_the_solver_agrees_with_visiting_every_position_of_an_endgame():
    luck, met = random.Random(5), {True: 0, False: 0, None: 0}
    for _ in range(60):
        state = endgame(luck)
        expected = can_be_won(state, most=800)
        met[expected] += 1
        if expected is not None:
            assert solve(state).verdict == (SOLVED if expected else IMPOSSIBLE)
    assert met[True] >= 4
    assert met[False] >= 8
