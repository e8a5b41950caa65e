"""The referee, with a game of three numbers: it knows no room."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import pytest

from apps.tables.shared.referee import LocalReferee
from apps.tables.shared.work import at_once
from rulesengine.common.errors import IllegalMove, Refusal
from tests.apps.waiting import Waiting


@dataclass(frozen=True)
class Countdown:
    """Seats take one or two by turns until nothing is left; taking one lets the same seat go on."""

    left: int = 9
    mover: int = 0

    @property
    def over(self) -> bool:
        return self.left == 0

    def observe(self, seat: int) -> Glimpse:
        return Glimpse(self, seat)

    def legal_moves(self) -> tuple[int, ...]:
        return tuple(range(1, min(2, self.left) + 1))

    def apply(self, move: int) -> Countdown:
        return Countdown(self.left - move, self.mover if move == 1 else 1 - self.mover)


@dataclass(frozen=True)
class Glimpse:
    state: Countdown
    seat: int

    def refusal(self, move: int) -> Refusal | None:
        if self.state.mover != self.seat or not 1 <= move <= min(2, self.state.left):
            return Refusal("no", "No.", "Do something else.", {})
        return None


def _two(name: str, glimpse: Glimpse) -> int:
    assert name == "computer"
    return min(2, glimpse.state.left)


def _referee(later: Any = at_once, state: Countdown | None = None) -> LocalReferee:
    return LocalReferee(state or Countdown(), {1: "computer"}, _two, later)


def test_the_computer_answers_a_move() -> None:
    referee = _referee()
    referee.submit(0, 2)
    assert [(played.number, played.seat, played.move) for played in referee.played] == [
        (1, 0, 2),
        (2, 1, 2),
    ]
    assert referee.observe(0).state == Countdown(5, 0)


def test_the_computer_plays_its_whole_turn_before_anybody_is_told() -> None:
    def one_one_two(_: str, glimpse: Glimpse) -> int:
        return 2 if glimpse.state.left <= 5 else 1

    told: list[int] = []
    referee = LocalReferee(Countdown(), {1: "computer"}, one_one_two, at_once)
    referee.listen(lambda: told.append(len(referee.played)))
    referee.submit(0, 2)
    assert [played.move for played in referee.played] == [2, 1, 1, 2]
    assert told == [1, 4]


def test_the_computer_begins_when_it_is_its_turn() -> None:
    referee = _referee(state=Countdown(9, 1))
    assert not referee.played
    referee.listen(lambda: None)
    assert referee.played[0].seat == 1


def test_a_refused_move_is_raised_changes_nothing_and_is_not_told() -> None:
    told: list[int] = []
    referee = _referee(Waiting())
    referee.listen(lambda: told.append(len(referee.played)))
    with pytest.raises(IllegalMove):
        referee.submit(0, 3)
    assert not referee.played
    assert not told


def test_a_move_and_what_follows_it_are_told_as_one_change() -> None:
    told: list[int] = []
    referee = LocalReferee(Countdown(), {}, _two, at_once)
    referee.listen(lambda: told.append(len(referee.played)))
    referee.submit(0, 1, lambda glimpse: [min(2, glimpse.state.left)])
    assert told == [2]


def test_a_computer_player_that_fails_plays_on_with_a_legal_move() -> None:
    def fail(name: str, glimpse: Glimpse) -> int:
        raise RuntimeError("out of ideas")

    referee = LocalReferee(Countdown(), {1: "computer"}, fail, at_once)
    referee.submit(0, 2)
    assert {played.seat for played in referee.played[1:]} == {1}
    assert not referee.thinking


def test_somebody_elses_seat_cannot_be_played() -> None:
    referee = _referee()
    with pytest.raises(IllegalMove):
        referee.submit(1, 2)
    assert not referee.played


def test_an_answer_that_comes_after_closing_is_dropped() -> None:
    waiting = Waiting()
    referee = _referee(waiting)
    told: list[int] = []
    referee.listen(lambda: told.append(1))
    referee.submit(0, 2)
    referee.close()
    waiting.do()
    assert len(referee.played) == 1
    assert told == [1]


def test_an_answer_is_played_once_however_often_it_was_asked_for() -> None:
    waiting = Waiting()
    referee = _referee(waiting)
    referee.submit(0, 2)
    referee.listen(lambda: None)  # asks a second time
    assert len(waiting.jobs) == 2
    waiting.do()
    waiting.do()
    assert len(referee.played) == 2


def test_thinking_says_whether_the_computer_is_to_move() -> None:
    waiting = Waiting()
    referee = _referee(waiting, Countdown(4))
    assert not referee.thinking
    referee.submit(0, 2)
    assert referee.thinking
    waiting.do()
    assert referee.observe(0).state.over
    assert not referee.thinking


def test_moves_from_many_threads_are_played_one_after_the_other() -> None:
    referee = LocalReferee(Countdown(1000), {}, _two, at_once)

    def take_one(_: int) -> bool:
        referee.submit(0, 1)
        return True

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(take_one, range(500)))
    assert [played.number for played in referee.played] == list(range(1, 501))
    assert referee.observe(0).state.left == 500


def _one(_: str, __: Glimpse) -> int:
    return 1  # taking one lets the same seat go on


def test_a_player_that_moves_card_by_card_is_asked_anew_for_each() -> None:
    waiting, state = Waiting(), Countdown(mover=1)
    referee = LocalReferee(state, {1: "computer"}, _one, waiting, whole_turns=False)
    referee.listen(lambda: None)
    for cards in (1, 2, 3):
        waiting.do()
        assert len(referee.played) == cards
        assert referee.thinking


# ---- taking back


def test_going_back_leaves_the_game_as_it_stood_and_tells_once() -> None:
    told: list[int] = []
    referee = LocalReferee(Countdown(), {}, _two, at_once)
    for seat, move in ((0, 2), (1, 2), (0, 1)):
        referee.submit(seat, move)
    referee.listen(lambda: told.append(len(referee.played)))
    referee.take_back(1)
    assert [(played.number, played.move) for played in referee.played] == [(1, 2)]
    assert referee.observe(0).state == Countdown(7, 1)
    assert len(list(referee.seen(0))) == 2
    assert told == [1]
    referee.submit(1, 1)
    assert referee.played[-1].number == 2


def test_an_answer_to_a_position_that_was_left_is_dropped_even_when_it_stands_again() -> None:
    waiting = Waiting()
    referee = _referee(waiting)
    referee.submit(0, 2)
    referee.take_back(0)
    waiting.do()
    assert not referee.played
    referee.submit(0, 2)
    waiting.do()
    assert len(referee.played) == 2


def test_an_old_answer_does_not_play_in_an_equal_position_reached_again() -> None:
    waiting = Waiting()
    referee = _referee(waiting)
    referee.submit(0, 2)
    referee.take_back(0)
    referee.submit(0, 2)
    waiting.do()
    assert (len(referee.played), referee.thinking) == (1, True)


def test_going_back_to_the_computers_turn_asks_it_anew() -> None:
    referee = _referee()
    referee.submit(0, 2)
    referee.take_back(1)
    assert [played.seat for played in referee.played] == [0, 1]


def test_what_cannot_be_crossed_out_is_not_taken_back() -> None:
    told: list[int] = []

    def fail(moves: int) -> None:
        raise OSError(f"{moves} moves")

    referee = _referee()
    referee.submit(0, 2)
    referee.listen(lambda: told.append(1))
    before = referee.played
    with pytest.raises(OSError, match="0 moves"):
        referee.take_back(0, fail)
    assert referee.played == before
    assert referee.observe(0).state == Countdown(5, 0)
    assert not told
