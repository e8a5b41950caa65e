"""What is counted of a guest's games at the felt, and what the table says of it at each level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from apps.server.database.store import SqlStore
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.snapshot import snapshot
from apps.tables.rotundschwarz.wishes import ROOM
from tests.apps.felts import TOKEN, give_up, next_game, plan, play_out, unnumbered, wishing

LayFelt = Callable[..., RotUndSchwarzTable]


def _levels(table: RotUndSchwarzTable) -> dict[str, str]:
    """Return what the dialog says of each level."""
    table.ask_for_new_game()
    choices = snapshot(table)["ask"]["options"][0]["choices"]
    return {choice["value"]: choice["help"] for choice in choices}


def _advice(table: RotUndSchwarzTable) -> str:
    return str(snapshot(table)["ask"]["text"])


def test_wins_and_losses_are_told_at_their_level_and_practice_at_none(lay_felt: LayFelt) -> None:
    table = lay_felt(wishes=wishing("easy", None), seed=3, lang="en")
    play_out(table)
    for level in ("easy", "hard", "hard", "own"):
        next_game(table, level=level, cells="2", tokens="9", mixed_suits=level == "hard")
        give_up(table)
    next_game(table, level="easy", practice=True)
    give_up(table)
    said = _levels(table)
    assert said["easy"].endswith("You have won 1 of 2 games at this level")
    assert "at this level" not in said["normal"]
    assert said["hard"].endswith("You have won 0 of 2 games at this level")
    table.answer("new_game", "yes", {"level": "own", "cells": "2", "tokens": "9"})
    assert _levels(table)["own"].endswith("You have won 0 of 1 game at this level")


def test_the_end_says_how_games_at_its_level_went(lay_felt: LayFelt) -> None:
    table = lay_felt(wishes=wishing("hard", None), seed=3, lang="en")
    for number in (1, 2):
        give_up(table)
        games = "1 game" if number == 1 else "2 games"
        assert f"You have won 0 of {games} at this level." in snapshot(table)["over"]["text"]
        next_game(table)


@pytest.mark.parametrize(("lang", "easier"), [("en", "Normal"), ("de", "Normal")])
def test_after_three_losses_an_easier_level_is_advised(
    lay_felt: LayFelt, lang: str, easier: str
) -> None:
    table = lay_felt(wishes=wishing("hard", None), seed=3, lang=lang)
    for _ in range(3):
        table.ask_for_new_game()
        assert easier not in _advice(table)
        table.answer("new_game", "no", {})
        give_up(table)
        over = snapshot(table)["over"]["text"]
        next_game(table)
    assert easier in over
    table.ask_for_new_game()
    assert easier in _advice(table)


def test_where_nothing_is_kept_the_dialog_tells_the_levels_all_the_same() -> None:
    table = RotUndSchwarzTable(wishes=wishing(), seed=3, lang="en")
    said = _levels(table)
    assert set(said) == {"easy", "normal", "hard", "pro", "own"}
    assert said["pro"].startswith(
        "3 cells, 3 tokens; of 100 deals two like Kaspar clear 90, two like Zenzi 3"
    )


def test_results_say_how_a_game_ended_with_whom_and_by_which_rules(
    lay_felt: LayFelt, store: SqlStore
) -> None:
    table = lay_felt(wishes=wishing("3/7", "thoughtful", seat=1, mixed=True), seed=2)
    give_up(table)
    (game,) = store.results(store.guest(TOKEN), ROOM).last
    assert game.ending is not None
    assert (game.ending.outcome, game.ending.result[:13]) == ("lost", "gave_up 0/52 ")
    agreed: dict[str, Any] = {"house_rules": "3/7 mixed_suits", "opponent": "thoughtful"}
    assert game.options == {**game.options, **agreed, "seat": 1, "practice": False}


@pytest.mark.parametrize("partner", ["planner", None])
def test_all_through_a_game_a_reload_finds_the_same_table(
    lay_felt: LayFelt, partner: str | None
) -> None:
    table = lay_felt(wishes=wishing("hard", partner, coins=True, mixed=True, seat=1), seed=5)
    for number in range(16):
        if number % 4 == 0:
            again = lay_felt()
            assert again.referee.played == table.referee.played
            assert unnumbered(again) == unnumbered(table)
            assert again.wishes == table.wishes
            again.close()
        plan(table)
    give_up(table)
    table.close()
    later = lay_felt()
    assert not later.finished
    assert later.wishes == table.wishes
    assert later.round.deal.number == 1


def test_a_game_that_is_lost_with_the_deal_is_counted_once(
    lay_felt: LayFelt, store: SqlStore
) -> None:
    table = lay_felt(wishes=wishing("0/0", partner=None), seed=1)
    assert table.finished
    lay_felt()
    results = store.results(store.guest(TOKEN), ROOM)
    assert results.lost == 1
