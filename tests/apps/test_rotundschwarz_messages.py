"""Messages to the felt are user input: whatever comes, nothing breaks and no game is lost."""

from __future__ import annotations

from typing import Any

import pytest

from apps.tables.rotundschwarz.forecast import Forecast
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from rulesengine.rotundschwarz import Observation
from rulesengine.rotundschwarz.analysis import outlook
from tests.apps.felts import Seat, felt, plan, unnumbered, wishing

#: what each action needs besides its type
NEEDS = {
    "move": ("card", "to"),
    "home": ("card",),
    "coin": ("column",),
    "aids": ("on",),
    "safe_home": ("on",),
    "tip_seen": ("id",),
    "replay_to": ("at",),
    "answer": ("id", "do"),
    "lang": ("code",),
    "theme": ("code",),
    "theme_seen": ("dark",),
}
NO_CARD = ["", "2", "C2", "2X", " 2C", "2C ", "F4", "²C", "2C" * 5000, 2, None, True, [], {}]
NO_PLACE = ["", "0", "9", "-1", "h", "C", "c1", "hS", "1" * 5000, "²", 0, 9, 1.5, True, [], {}]
NO_STEP = [2.0, 2.5, "2", None, True, False, [], {}, [2], float("nan"), float("inf")]


def _quickly(view: Observation) -> Forecast:
    return Forecast(outlook(view, 2_000), (), False)


def _mid_game(partner: str | None = "eager", **options: Any) -> RotUndSchwarzTable:
    table = felt(wishing("easy", partner, **options), seed=3, adviser=_quickly)
    for _ in range(5):
        plan(table)
    return table


@pytest.fixture(scope="module")
def seat() -> Seat:
    """Return a seat in mid game."""
    return Seat(_mid_game())


@pytest.fixture(scope="module")
def looking() -> Seat:
    """Return a seat in the middle of the example."""
    seat = Seat(felt())
    seat.says("demo")
    seat.says("replay_to", at=2)
    return seat


def _changes_nothing(seat: Seat, message: Any) -> None:
    before = (unnumbered(seat.table), seat.table.seq, seat.table.played)
    seat.told.clear()
    seat.view.component._handle_msg(message)
    assert (unnumbered(seat.table), seat.table.seq, seat.table.played) == before
    assert seat.told == []


@pytest.mark.parametrize("message", [None, 1, "move", [], [{"type": "pass"}], True, 1.5])
def test_what_is_no_message_is_dropped(seat: Seat, message: Any) -> None:
    _changes_nothing(seat, message)


@pytest.mark.parametrize("kind", ["", "PASS", "pass ", "lay", "play", None, 1, [], "__class__"])
def test_unknown_types_are_dropped(seat: Seat, kind: Any) -> None:
    _changes_nothing(seat, {"type": kind, "card": "2H", "to": "c"})
    _changes_nothing(seat, {"card": "2H", "to": "c"})


@pytest.mark.parametrize("kind", NEEDS)
def test_missing_keys_are_dropped(seat: Seat, kind: str) -> None:
    full = {"card": "2H", "to": "c", "column": "1", "on": False, "id": "new_game", "do": "yes"}
    full |= {"code": "en", "dark": True, "at": 2}
    for missing in NEEDS[kind]:
        _changes_nothing(seat, {"type": kind, **{k: v for k, v in full.items() if k != missing}})


@pytest.mark.parametrize("card", NO_CARD, ids=lambda card: repr(card)[:12])
def test_what_is_no_card_is_dropped(seat: Seat, card: Any) -> None:
    _changes_nothing(seat, {"type": "move", "card": card, "to": "c"})
    _changes_nothing(seat, {"type": "home", "card": card})


@pytest.mark.parametrize("place", NO_PLACE, ids=lambda place: repr(place)[:12])
def test_what_is_no_place_is_dropped(seat: Seat, place: Any) -> None:
    _changes_nothing(seat, {"type": "move", "card": "2H", "to": place})
    _changes_nothing(seat, {"type": "coin", "column": place})


@pytest.mark.parametrize("step", NO_STEP, ids=repr)
def test_what_is_no_step_is_dropped(looking: Seat, step: Any) -> None:
    _changes_nothing(looking, {"type": "replay_to", "at": step})


@pytest.mark.parametrize("tip", ["", "no_tip", None, 3, [], {}, "run home", "x" * 10_000])
def test_a_tip_that_does_not_exist_is_not_remembered(seat: Seat, tip: Any) -> None:
    seat.says("tip_seen", id=tip)
    assert not seat.table.tips_seen


@pytest.mark.parametrize("question", ["", "new_game", "give_up", "lose", "take_back", None, [], 3])
def test_an_answer_without_a_question_is_dropped(seat: Seat, question: Any) -> None:
    game = seat.table.observation
    for do in ("yes", "no", "", None, 1):
        seat.says("answer", id=question, do=do)
        assert (seat.table.observation, seat.table.question) == (game, "")
    assert not seat.told


def test_moves_of_the_browser_are_the_moves_of_the_rules() -> None:
    seat = Seat(felt(wishing("easy", None, coins=True)))
    seat.says("move", card="2H", to="c")
    seat.says("coin", column="3")
    seat.says("pass")
    seat.says("coin", column=None)  # it was never laid: refused
    assert [message["type"] for message in seat.told] == ["refused"]
    seat.says("end_turn")
    seat.says("move", card="2H", to="6")  # it does not fit there
    assert seat.told[-1]["card"] == "2H"
    seat.says("undo")
    seat.says("answer", id="take_back", do="yes")
    assert [str(played.move) for played in seat.table.played] == ["2H>c", "coin 3", "pass"]
