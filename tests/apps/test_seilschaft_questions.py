"""Seilschaft's questions: giving up, and what the next game shall be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.odds import SIMPLE_ODDS
from apps.tables.seilschaft.snapshot import snapshot
from apps.tables.shared.words import LANGUAGES
from rulesengine.seilschaft import PRO, HouseRules
from tests.apps.climbs import (
    answering,
    climb,
    give_up,
    next_game,
    play_out,
    until,
    wander,
    wishing,
)
from tests.apps.waiting import Waiting

RopeUp = Callable[..., SeilschaftTable]


def test_giving_up_is_asked_and_then_done() -> None:
    table = until(answering)()
    table.ask_to_give_up()
    assert snapshot(table)["ask"]["id"] == "give_up"
    table.answer("give_up", "no", {})
    assert snapshot(table)["ask"] is None
    assert not table.finished
    table.ask_to_give_up()
    table.answer("give_up", "yes", {})
    assert table.observation.status == "gave_up"
    assert snapshot(table)["over"]["result"] == "lost"


def test_one_may_give_up_while_the_partner_thinks() -> None:
    waiting = Waiting()
    table = SeilschaftTable(seed=1, wishes=wishing(), partner_later=waiting)
    while not table.thinking:
        climb(table)
    give_up(table)
    assert table.finished
    assert not table.thinking
    cards = len(table.played)
    waiting.do()
    assert len(table.played) == cards


def _partner_ends_it(waiting: Waiting) -> SeilschaftTable:
    """Return a table whose partner is about to play the card that ends the game."""
    for seed in range(200):
        table = SeilschaftTable(seed=seed, wishes=wishing("hard"), partner_later=waiting)
        while not table.finished:
            if not table.thinking:
                wander(table)
                continue
            table.ask_to_give_up()
            waiting.do()
            if table.finished:
                return table
            table.answer("give_up", "no", {})
    raise AssertionError("no partner ended a game")


def test_a_game_that_ends_under_the_question_takes_the_question_along() -> None:
    table = _partner_ends_it(Waiting())
    assert snapshot(table)["ask"] is None
    assert snapshot(table)["over"]["result"] in ("won", "lost")


def test_an_answer_that_comes_too_late_shows_the_table_as_it_is() -> None:
    table = _partner_ends_it(Waiting())
    seq = table.seq
    table.answer("give_up", "yes", {})
    assert table.seq > seq
    assert table.observation.status != "gave_up"


def test_a_finished_game_has_nothing_to_give_up() -> None:
    table = until(lambda table: table.finished)()
    table.ask_to_give_up()
    assert table.question == ""


@pytest.mark.parametrize(
    ("question", "answer"),
    [("give_up", "yes"), ("", "yes"), ("leave_proven", "yes"), ("new", "no")],
)
def test_an_answer_to_a_question_that_is_not_open_is_dropped(question: str, answer: str) -> None:
    table = until(answering)()
    table.ask_for_new_game()
    table.answer(question, answer, {})
    assert (table.question, table.finished) == ("new_game", False)


def test_a_question_answered_twice_is_answered_once() -> None:
    table = until(answering)()
    next_game(table)
    after = table.observation
    table.answer("new_game", "yes", {"level": "pro"})
    assert table.observation == after


# ---- the next game


def test_the_dialog_tells_each_level_with_its_odds_and_what_is_played_now() -> None:
    wishes = wishing("hard", "tuned", open_hands=True, deals=2)
    table = SeilschaftTable(seed=1, wishes=wishes, lang="en")
    table.ask_for_new_game()
    levels, partners, *switches = snapshot(table)["ask"]["options"]
    assert [choice["value"] for choice in levels["choices"]] == list(SIMPLE_ODDS)
    for choice in levels["choices"]:
        assert f"win {SIMPLE_ODDS[choice['value']]} of 100 games" in choice["help"]
    assert (levels["value"], partners["value"]) == ("hard", "tuned")
    assert {switch["key"]: switch["on"] for switch in switches} == {
        "open_hands": True,
        "two_deals": True,
    }


def test_the_dialog_warns_only_of_a_running_game() -> None:
    table = SeilschaftTable(seed=1, wishes=wishing(partner=None), lang="en")

    def warned() -> bool:
        table.ask_for_new_game()
        said = "put away" in snapshot(table)["ask"]["text"]
        table.answer("new_game", "no", {})
        return said

    assert not warned()
    climb(table)
    assert warned()
    table.demonstrate()
    assert warned()
    table.end_looking_back()
    give_up(table)
    assert not warned()
    table.look_back()
    assert not warned()


def test_a_new_game_is_dealt_as_it_was_wished() -> None:
    table = until(answering)()
    next_game(table, level="pro", partner="searcher", open_hands=True, two_deals=True)
    assert table.observation.house_rules == HouseRules(PRO, 2, True)
    assert table.partner == "searcher"
    assert len(table.observation.hand) + sum(p.seat == 0 for p in table.played) == 13
    next_game(table, two_deals=False)
    assert table.observation.house_rules == HouseRules(PRO, 3, True)


@pytest.mark.parametrize(
    "junk",
    [
        {},
        {"level": "mythic", "partner": "God"},
        {"level": None, "partner": None, "open_hands": None, "two_deals": None},
        {"level": [], "partner": {}, "open_hands": "yes", "two_deals": 2},
        {"level": ["easy"], "partner": 3, "open_hands": 1, "two_deals": 0},
        {"Level": "easy", "deals": 7, "partner": "random"},
        {"level": "EASY", "partner": "Simple", "open_hands": [True]},
    ],
)
def test_options_that_are_none_change_nothing(junk: dict[str, Any]) -> None:
    agreed = wishing("hard", "tuned", open_hands=True, deals=2)
    table = SeilschaftTable(seed=1, wishes=agreed)
    next_game(table, **junk)
    assert table.wishes == agreed


def test_a_new_game_forgets_what_belonged_to_the_old_one() -> None:
    table = until(lambda table: table.finished)()
    table.look_back()
    next_game(table, partner="person")
    assert table.looking_back is None
    assert (table.question, table.refused, table.chances) == ("", None, None)
    assert table.observation.tricks == ()
    assert snapshot(table)["say"]["no"] == 0


# ---- advice after a run of games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_losses_in_a_row_advise_an_easier_level(rope_up: RopeUp, lang: str) -> None:
    table = rope_up(seed=1, wishes=wishing("hard"), lang=lang)
    easier = {"de": "Normal", "en": "Normal"}[lang]
    for losses in (1, 2, 3):
        give_up(table)
        advised = easier in snapshot(table)["over"]["text"]
        assert advised == (losses == 3)
        table.ask_for_new_game()
        assert (easier in snapshot(table)["ask"]["text"]) == (losses == 3)
        table.answer("new_game", "yes", {})


def test_three_wins_in_a_row_advise_a_harder_level(rope_up: RopeUp) -> None:
    table, run = rope_up(seed=1, wishes=wishing("easy"), lang="en"), 0
    while run < 3:
        play_out(table)
        run = run + 1 if table.observation.status == "won" else 0
        said = snapshot(table)["over"]["text"]
        assert ("3 wins in a row: try the level Normal." in said) == (run == 3)
        if run < 3:
            next_game(table)


def test_the_hardest_and_the_easiest_level_have_no_neighbour_to_advise(rope_up: RopeUp) -> None:
    table = rope_up(seed=1, wishes=wishing("easy"), lang="en")
    for _ in range(4):
        give_up(table)
        assert "in a row" not in snapshot(table)["over"]["text"]
        next_game(table)


def test_games_of_another_level_do_not_count_in_a_run(rope_up: RopeUp) -> None:
    table = rope_up(seed=1, wishes=wishing("hard"), lang="en")
    for level in ("hard", "normal", "hard"):
        next_game(table, level=level)
        give_up(table)
    assert "in a row" not in snapshot(table)["over"]["text"]


def test_without_a_store_there_is_no_advice() -> None:
    table = SeilschaftTable(seed=1, wishes=wishing("hard"), lang="en")
    for _ in range(4):
        play_out(table, wander)
        assert "in a row" not in snapshot(table)["over"]["text"]
        next_game(table)


def test_an_address_for_two_people_seats_two_at_one_device() -> None:
    table = SeilschaftTable(asked={"partner": "person", "level": "easy"}, seed=1)
    assert table.partner is None
    assert table.wishes.house_rules.level.name == "easy"


def test_an_address_that_asks_for_another_game_is_asked_about_in_a_running_one(
    rope_up: RopeUp,
) -> None:
    table = rope_up(wishes=wishing(), seed=1)
    climb(table)
    again = rope_up(asked={"partner": "person"})
    assert again.question == "new_game"
    assert again.partner == "simple"
    again.answer("new_game", "yes", {})
    assert again.partner is None


def test_an_address_with_nonsense_asks_for_nothing() -> None:
    table = SeilschaftTable(asked={"partner": "nobody", "level": "insane", "x": "1"}, seed=1)
    assert table.wishes == SeilschaftTable(seed=1).wishes
