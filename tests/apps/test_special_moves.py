"""Every special can be played at the table, and a turn goes on by itself where only one move is left."""

from __future__ import annotations

from typing import Any

import pytest

from apps.tables.battleseil.model import LEAVE_PROVEN, BattleseilTable
from rulesengine.battleseil import (
    Card,
    Done,
    Draw,
    DrawSpecial,
    FreeBeer,
    Innkeeper,
    Lay,
    Move,
    Transfer,
    Under,
    Wasps,
)
from tests.apps.fests import Sides, cards, fest
from tests.apps.waiting import Waiting

ROPES: dict[int, Sides] = {1: ("F4 F5", "B2"), 2: ("K1", "S8 Rascal"), 3: ("H1 H2 H4", "")}
F4, B2, RASCAL = cards("F4 B2 Rascal")


def _table(hand: str, **wished: Any) -> BattleseilTable:
    """Return a table with these cards in my hand, at which Sepp thinks for ever."""
    return fest(hand, ROPES, options={"later": Waiting()}, **wished)()


def _moves(table: BattleseilTable) -> list[Move]:
    return [played.move for played in table.played]


@pytest.mark.parametrize("joker", ["Mayor", "Journeyman"])
def test_a_joker_is_laid_like_a_club_card(joker: str) -> None:
    table = _table(f"{joker} K5")
    table.lay(Card.parse(joker), 0)
    assert table.observation.cards_at(0, 0) == cards(f"F4 F5 {joker}")
    assert table.observation.specials_played(0) == 1


def test_soap_and_mud_lie_on_their_rope() -> None:
    table = _table("Soap Mud K5", played=(0, 1))
    table.lay(Card.parse("Soap"), 8)
    assert table.observation.has_soap(8)
    table = _table("Soap Mud K5")
    table.lay(Card.parse("Mud"), 2)
    assert table.observation.places_at(2) == 4


def test_a_transfer_sends_an_own_card_on_or_away() -> None:
    table = _table("Transfer K5")
    table.play_special(Transfer(F4, 8))
    assert table.observation.cards_at(8, 0) == (F4,)
    table = _table("Transfer K5")
    table.play_special(Transfer(F4, None))
    assert table.observation.discard == cards("F4 Transfer")


def test_wasps_drive_a_card_across_away() -> None:
    table = _table("Wasps K5")
    table.play_special(Wasps(RASCAL))
    assert table.observation.discard == cards("Rascal Wasps")


def test_free_beer_fetches_a_card_from_across() -> None:
    table = _table("FreeBeer K5")
    table.play_special(FreeBeer(B2, 0))
    assert table.observation.cards_at(0, 0) == cards("F4 F5 B2")


def test_the_innkeeper_draws_three_and_takes_two_and_the_turn_ends_by_itself() -> None:
    table = _table("Innkeeper K5 K6")
    table.play_special(Innkeeper())
    for special in (False, True, False):
        assert table.observation.my_turn
        table.draw(special)
    assert table.observation.to_return == 2
    for _ in range(2):
        table.put_under(table.observation.hand[0])
    kinds = [type(move) for move in _moves(table)]
    assert kinds == [Innkeeper, Draw, DrawSpecial, Draw, Under, Under, Done]
    assert not table.observation.my_turn


def test_the_innkeeper_draws_by_itself_from_the_only_stock_left() -> None:
    table = _table("Innkeeper K5 K6", fests=[])
    table.play_special(Innkeeper())
    assert [type(move) for move in _moves(table)] == [Innkeeper, Draw, Draw, Draw]
    assert table.observation.to_return == 2


def test_two_stocks_leave_the_drawing_to_the_person() -> None:
    table = _table("K5 K6")
    table.lay(Card.parse("K5"), 8)
    assert [type(move) for move in _moves(table)] == [Lay]
    table.finish()
    assert table.refused is not None
    assert table.refused.code == "choose_a_stock"
    table.draw(special=True)
    assert _moves(table)[1:] == [DrawSpecial()]
    assert table.observation.special_count(0) == 1


def test_one_stock_is_drawn_from_by_itself() -> None:
    table = _table("K5 K6", fests=[])
    table.lay(Card.parse("K5"), 8)
    assert [type(move) for move in _moves(table)] == [Lay, Draw]


def test_drawing_with_a_proven_rope_asks_first_and_then_draws_from_that_stock() -> None:
    full: dict[int, Sides] = {1: ("F7 F8 F9", "S2")}
    table = fest("H3 K5", full, options={"later": Waiting()})()
    table.lay(Card.parse("K5"), 8)
    assert table.takeable == (0,)
    table.draw(special=True)
    assert table.question == LEAVE_PROVEN
    table.answer(LEAVE_PROVEN, "yes", {})
    assert _moves(table)[-1] == DrawSpecial()


def test_a_special_beyond_the_others_is_refused() -> None:
    table = _table("Wasps K5", played=(1, 0))
    table.play_special(Wasps(B2))
    assert table.refused is not None
    assert table.refused.code == "too_many_specials"
    assert table.played == ()


def test_whoever_cannot_lay_a_club_card_may_play_a_special_or_pass() -> None:
    table = _table("Wasps", fests=[], stock=[])
    assert table.observation.my_turn  # passing is the person's own decision
    table.pass_turn()
    assert len(table.played) == 2
    assert isinstance(_moves(table)[-1], Done)
