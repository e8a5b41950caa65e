"""Matches of several rounds: the board between them, points, starters, and what is counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from apps.server.database.store import SqlStore
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.snapshot import snapshot
from apps.tables.battleseil.wishes import Wishes
from apps.tables.shared.dealing import Deal
from apps.tables.shared.saving import IN_MATCH, LOST, WON, Ending, SavedGame, Streak
from apps.tables.shared.table_model import GIVE_UP, NEW_GAME
from rulesengine.battleseil import HouseRules
from tests.apps.seats import ROOM, TOKEN, grab

Sit = Callable[..., BattleseilTable]
THREE = Wishes(HouseRules(rounds=3))


def _play_out(table: BattleseilTable) -> None:
    while not table.finished:
        grab(table)


def _give_up(table: BattleseilTable) -> None:
    table.ask_to_give_up()
    table.answer(GIVE_UP, "yes", {})


def _buttons(table: BattleseilTable) -> list[str]:
    over = snapshot(table)["over"]
    return [button["do"] for button in over["buttons"]] if over else []


def _kept(store: SqlStore) -> SavedGame:
    game = store.latest_game(store.guest(TOKEN), ROOM)
    assert game is not None
    return game


# ---- the board


def test_between_the_rounds_the_board_shows_ropes_and_points() -> None:
    table = BattleseilTable(seed=2, wishes=THREE)
    _play_out(table)
    view, board = table.observation, snapshot(table)["over"]["board"]
    mine, theirs = view.ropes_of(0), view.ropes_of(1)
    points = [5 if view.winner == 0 else mine, 5 if view.winner == 1 else theirs]
    assert board["head"][1:] == ["Du", "Sepp"]
    assert len(board["rows"]) == 1
    assert board["rows"][0][1].startswith(f"{points[0]} (")
    assert board["sum"][1:] == [str(number) for number in points]
    assert _buttons(table)[0] == "next_round"


def test_the_loser_starts_the_next_round_and_all_rounds_are_played() -> None:
    table = BattleseilTable(seed=2, wishes=THREE)
    for number in (1, 2, 3):
        assert snapshot(table)["chips"][0].startswith(f"Runde {number} von 3")
        _play_out(table)
        winner, starter = table.observation.winner, table.referee.start.mover
        table.next_round()
        if number < 3:
            assert table.round.deal.number == number
            expected = 1 - (starter if winner is None else winner)
            assert table.referee.start.mover == expected
    assert table.finished
    assert table.round.match.over
    assert _buttons(table)[0] == "new_game"
    assert len(snapshot(table)["over"]["board"]["rows"]) == 3


def test_the_headline_behind_the_last_round_is_that_of_the_match() -> None:
    table = BattleseilTable(seed=2, wishes=THREE, lang="en")
    for _ in range(3):
        _give_up(table)
        assert snapshot(table)["over"]["result"] == "lost"
        table.next_round()
    assert snapshot(table)["over"]["title"] == "Sepp wins the match"
    assert snapshot(table)["chips"][0] == "Round 3 of 3 · 0:15"


def test_a_single_round_has_no_board() -> None:
    table = BattleseilTable(seed=2)
    _give_up(table)
    assert snapshot(table)["over"]["board"] is None
    assert _buttons(table)[0] == "new_game"
    table.next_round()
    assert table.finished


def test_another_game_begins_another_match() -> None:
    table = BattleseilTable(seed=2, wishes=THREE)
    _give_up(table)
    table.ask_for_new_game()
    assert "ohne Ergebnis" in snapshot(table)["ask"]["text"]
    table.answer(NEW_GAME, "yes", {})
    assert table.round.deal.earlier == ()
    assert snapshot(table)["chips"][0] == "Runde 1 von 3"


@pytest.mark.parametrize("rounds", ["5", 5])
def test_the_length_is_chosen_with_the_new_game(rounds: Any) -> None:
    table = BattleseilTable(seed=2)
    table.ask_for_new_game()
    table.answer(NEW_GAME, "yes", {"rounds": rounds})
    assert table.observation.house_rules.rounds == 5


@pytest.mark.parametrize("rounds", [None, "", "2", "7", 2, "five", [], True, {}])
def test_a_length_no_match_has_stays_as_it_was(rounds: Any) -> None:
    assert THREE.changed({"rounds": rounds}) == THREE


# ---- what is kept


def test_a_reload_between_two_rounds_goes_on_with_the_match(sit: Sit) -> None:
    table = sit(seed=2, wishes=THREE)
    _give_up(table)
    table.close()
    again = sit()
    assert not again.finished
    assert again.round.deal.number == 1
    assert again.round.match.points(1) == 5
    assert again.referee.start.mover == 0


def test_a_reload_within_a_round_finds_it_with_the_rounds_before(sit: Sit) -> None:
    table = sit(seed=2, wishes=THREE)
    _give_up(table)
    table.next_round()
    for _ in range(6):
        grab(table)
    again = sit()
    assert again.observation == table.observation
    assert again.round.match == table.round.match


def test_another_wish_in_the_address_ends_the_match(sit: Sit) -> None:
    table = sit(seed=2, wishes=THREE)
    _give_up(table)
    again = sit(asked={"rounds": "5"})
    assert again.observation.house_rules.rounds == 5
    assert again.round.deal.earlier == ()


def test_only_the_whole_match_counts_and_for_the_streak_too(sit: Sit, store: SqlStore) -> None:
    table = sit(seed=2, wishes=THREE)
    outcomes = []
    for _ in range(3):
        _give_up(table)
        ending = _kept(store).ending
        assert ending is not None
        outcomes.append(ending.outcome)
        table.next_round()
    assert outcomes == [IN_MATCH, IN_MATCH, LOST]
    results = table.results
    assert results is not None
    assert (results.won, results.lost, results.draw) == (0, 1, 0)
    assert results.streaks == {"sepp": Streak(0, 0)}


@pytest.mark.parametrize(
    "earlier", ["A 5:3", [3], ["nonsense"], ["A 5:3"] * 3, [["A 5:3"]], {"A": 5}]
)
def test_a_match_whose_rounds_are_damaged_is_put_aside(
    sit: Sit, store: SqlStore, earlier: Any
) -> None:
    table = sit(seed=2, wishes=THREE)
    options = {**table.round.deal.options(), "earlier": earlier}
    store.open_game(store.guest(TOKEN), ROOM, str(table.referee.start), options)
    again = sit()
    assert not again.finished
    assert again.round.deal.earlier == ()


def test_a_deal_tells_the_rounds_before_it_only_when_there_are_some() -> None:
    deal = Deal.first(ROOM, HouseRules(rounds=3), "sepp", 4)
    assert "earlier" not in deal.options()
    following = deal.next_round("A 5:3")
    assert following.options()["earlier"] == ["A 5:3"]
    saved = SavedGame(1, ROOM, "", following.options(), "playing", ())
    assert Deal.of(saved) == following
    assert following.next(deal.house_rules, "sepp").earlier == ()


# ---- the streak


def test_the_streak_stands_beside_the_name_and_at_the_end(sit: Sit, store: SqlStore) -> None:
    guest = store.guest(TOKEN)
    for outcome in (WON, WON, LOST, WON):
        options = Deal.first(ROOM, HouseRules(), "sepp", 1).options()
        game = store.open_game(guest, ROOM, "", options)
        store.append(game, 1, [(0, "x")], Ending(outcome, "A 5:3"))
    table = sit(seed=2, lang="en")
    assert snapshot(table)["rival"]["blurb"] == "easy · your streak 1, best 2"
    _give_up(table)
    assert "Your streak: 0. Your best: 2." in snapshot(table)["over"]["text"]


def test_without_a_store_there_is_no_streak() -> None:
    table = BattleseilTable(seed=2, lang="en")
    assert "streak" not in snapshot(table)["rival"]["blurb"]
