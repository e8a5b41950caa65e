"""The computer partners: they see a view and nothing else, repeat themselves, and are as strong as said."""

from __future__ import annotations

import pytest

from rulesengine.common.luck import shuffle, stream
from rulesengine.common.records import freeze
from rulesengine.seilschaft import HouseRules, Play, State
from rulesengine.seilschaft.analysis import card_chances, next_trump
from rulesengine.seilschaft.kernels import simulate
from rulesengine.seilschaft.levels import DEALS, HAND
from rulesengine.seilschaft.players import PLAYER_NAMES, best_move
from rulesengine.seilschaft.worlds import draw, hidden_from

THINKING = sorted(PLAYER_NAMES.keys() - {"random"})
SEED = 20


def positions(name: str, player: str = "tuned", games: int = 2) -> list[State]:
    """Every third position of some games."""
    found, luck = [], stream(SEED)
    for game in range(games):
        state = State.deal(HouseRules.named(name), seed=SEED, game=game)
        for _ in range(3 * 2 * HAND):
            if state.over:
                break
            found.append(state)
            state = state.apply(best_move(player, state.observe(state.mover), luck))
    return found[::3]


def with_other_secrets(state: State, seed: int) -> State:
    """The same game to the seat to play, with everything it cannot see dealt anew."""
    position, luck = state.thawed(), stream(seed)
    view = state.observe(state.mover).record
    draw(hidden_from(view), view, luck, position)
    for later in range(DEALS - 1):
        shuffle(luck, position.redeals[later], 2 * HAND)
    return State(freeze(position))


@pytest.mark.parametrize("name", ["normal", "pro", "easy open_hands"])
@pytest.mark.parametrize("player", THINKING)
def test_what_a_seat_cannot_see_changes_no_choice(player: str, name: str) -> None:
    for at, state in enumerate(positions(name)):
        other = with_other_secrets(state, at)
        assert other != state
        seen, seen_too = state.observe(state.mover), other.observe(state.mover)
        assert seen == seen_too
        assert best_move(player, seen, stream(at)) == best_move(player, seen_too, stream(at))


def test_what_a_seat_cannot_see_changes_no_estimate() -> None:
    for at, state in enumerate(positions("hard", games=1)):
        seen = state.observe(state.mover)
        seen_too = with_other_secrets(state, at).observe(state.mover)
        assert card_chances(seen, at, worlds=20) == card_chances(seen_too, at, worlds=20)
        assert next_trump(seen) == next_trump(seen_too)


@pytest.mark.parametrize("player", THINKING)
def test_every_choice_is_legal(player: str) -> None:
    for name in ("easy", "pro two_deals", "hard open_hands"):
        for state in positions(name, games=1):
            seen = state.observe(state.mover)
            move = best_move(player, seen, stream(1))
            assert isinstance(move, Play)
            assert seen.allows(move)


def test_the_same_luck_makes_the_same_game() -> None:
    once = simulate("searcher", "searcher", 3, seed=5)
    assert once == simulate("searcher", "searcher", 3, seed=5)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("a", "b", "name", "least"),
    [
        ("tuned", "tuned", "normal", 0.84),
        ("tuned", "tuned", "pro", 0.60),
    ],
)
def test_the_tuned_strategy_beats_the_simple_one(a: str, b: str, name: str, least: float) -> None:
    won = simulate(a, b, 4000, seed=SEED, house_rules=HouseRules.named(name)).won
    assert won.value > least


@pytest.mark.slow
@pytest.mark.parametrize(
    ("partner", "name", "least"),
    [
        ("searcher", "easy", 0.93),
        ("searcher", "normal", 0.90),
        ("searcher", "hard", 0.80),
        ("searcher", "pro", 0.75),
        ("simple", "normal", 0.75),
        ("searcher", "hard open_hands", 0.93),
        ("searcher", "pro open_hands", 0.93),
    ],
)
def test_the_searcher_wins_with_whom_it_plays(partner: str, name: str, least: float) -> None:
    won = simulate("searcher", partner, 60, seed=SEED, house_rules=HouseRules.named(name)).won
    assert won.value > least
