"""Cards that go home by themselves: only with the switch, only those nobody needs, and when."""

from __future__ import annotations

import pytest

from rulesengine.rotundschwarz import (
    Card,
    Home,
    Pass,
    State,
)
from tests.apps.felts import (
    dealt_so,
    felt,
    make,
    plan,
    position,
    wishing,
)


def _nobody_needs(before: State, move: Home) -> bool:
    view = before.observe(before.mover)
    others = [suit for suit in range(4) if Card(suit).red != move.card.red]
    return all(view.home(suit) >= move.card.rank for suit in others)


@pytest.mark.parametrize("partner", ["planner", None])
def test_with_the_switch_safe_cards_go_home_as_soon_as_it_is_their_turn(
    partner: str | None,
) -> None:
    table, by_themselves = felt(wishing("easy", partner), seed=3), 0
    table.send_safe_home(True)
    while not table.finished:
        view, told = table.observation, len(table.played)
        assert view.safe_home() is None
        plan(table)
        own = [p for p in table.played[told + 1 :] if partner is None or p.seat == table.seat]
        for played in own:
            before = State.seen(next(table.views(played.number - 1)))
            if isinstance(played.move, Home):
                assert _nobody_needs(before, played.move)
                by_themselves += 1
    assert by_themselves > 5


def test_without_the_switch_nothing_goes_home_by_itself() -> None:
    table = felt(wishing("easy", None), seed=3)
    for number in range(40):
        plan(table)
        assert len(table.played) == number + 1


#: 2D and 3D are red, and all black aces and twos are home
_SAFE = position(
    "H13 D1 S2 C2",
    ["KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D", "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S", "KC QC JC TC 9C"],
    cells="8C 7C 6C 5C 4C 3C - -",
    rules="8/9",
    tokens=9,
)


def test_switching_it_on_sends_home_what_is_safe_now() -> None:
    table = dealt_so(_SAFE, wishing("8/9", partner=None))
    table.send_safe_home(True)
    assert [str(played.move) for played in table.played] == ["2D>h", "3D>h"]
    assert not table.observation.moved


def test_after_taking_back_no_card_goes_by_itself_until_the_next_move() -> None:
    table = dealt_so(_SAFE, wishing("8/9", partner=None))
    table.send_safe_home(True)
    table.take_back()
    assert [str(played.move) for played in table.played] == ["2D>h"]
    table.take_back()
    assert table.played == ()
    make(table, Pass())
    assert [str(played.move) for played in table.played][:3] == ["pass", "2D>h", "3D>h"]


def test_safe_cards_that_waited_while_one_looked_elsewhere_go_when_one_is_back() -> None:
    table = dealt_so(_SAFE, wishing("8/9", partner=None))
    table.demonstrate()
    table.send_safe_home(True)
    assert table.referee.played == ()
    table.end_looking_back()
    assert [str(played.move) for played in table.played] == ["2D>h", "3D>h"]
