"""The computer players: never illegal, repeatable, and each better than the one before."""

from __future__ import annotations

import pytest

from rulesengine.common.luck import stream
from rulesengine.rotundschwarz import EASY, NORMAL, PLAYER_NAMES, HouseRules, State, best_move
from rulesengine.rotundschwarz.teams import UNDECIDED, play, simulate

QUICK = ("random", "eager", "thoughtful")
RULES = ("normal", "pro mixed_suits", "easy signal_coins", "0/0")


def _course(player: str, state: State, turns: int = 20) -> list[str]:
    """Return the moves two of a kind make; every one is tried by the rules."""
    made: list[str] = []
    while not state.over and state.observe(0).turn <= turns:
        view = state.observe(state.mover)
        move = best_move(player, view, stream(1, view.turn))
        assert view.allows(move)
        made.append(str(move))
        state = state.apply(move)
    return made


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("player", PLAYER_NAMES)
def test_every_move_is_legal_and_the_same_again(player: str, name: str) -> None:
    state = State.numbered(3, HouseRules.named(name))
    turns = 20 if player in QUICK else 6
    assert _course(player, state, turns) == _course(player, state, turns)


def test_a_player_nobody_knows_is_named_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="planner"):
        best_move("nobody", State.numbered(1).observe(0), stream(1))


def test_a_planner_without_a_way_goes_on_all_the_same() -> None:
    state = State.numbered(11982)  # cannot be won
    assert state.observe(0).allows(best_move("planner", state.observe(0), stream(1)))


def test_a_game_that_turns_in_circles_is_told_apart() -> None:
    assert simulate([1], ("random", "random"), HouseRules(EASY)).games == 1
    assert not play(1, ("random", "random"), HouseRules(EASY), most_turns=5).over
    assert UNDECIDED not in {"won", "stuck", "gave_up"}


def test_two_planners_of_different_manners_clear_the_first_deals() -> None:
    tally = simulate(range(1, 6), ("planner", "clearer"), HouseRules(NORMAL))
    assert tally.ends == {"won": 5}
    assert all(turns > 25 and tokens <= NORMAL.tokens for turns, tokens in tally.wins)


def test_a_partners_answer_is_worth_looking_at() -> None:
    deals, rules = range(1, 41), HouseRules(EASY)
    eager, thoughtful = (
        simulate(deals, (player, player), rules) for player in ("eager", "thoughtful")
    )
    assert eager.ends["won"] < thoughtful.ends["won"]


def test_tallies_add_up() -> None:
    rules, team = HouseRules(EASY), ("eager", "thoughtful")
    assert simulate([1, 2], team, rules) + simulate([3], team, rules) == simulate(
        [1, 2, 3], team, rules
    )


@pytest.mark.slow
@pytest.mark.parametrize(("level", "least"), [("normal", 0.85), ("pro", 0.70)])
def test_two_planners_clear_most_deals(level: str, least: float) -> None:
    tally = simulate(range(5, 15), ("planner", "clearer"), HouseRules.named(level))
    assert tally.won.value >= least
    assert not tally.ends[UNDECIDED]
