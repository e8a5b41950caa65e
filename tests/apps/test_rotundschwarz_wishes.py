"""What a guest wishes at the felt: options of the dialog, words of an address, and damaged ones of both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.snapshot import snapshot
from apps.tables.rotundschwarz.view import RotUndSchwarzView
from apps.tables.rotundschwarz.wishes import ASKED, Wishes
from apps.tables.shared.table_model import NEW_GAME
from apps.tables.shared.words import LANGUAGES
from rulesengine.rotundschwarz import State, numbered_deal
from tests.apps.felts import Seat, felt, give_up, next_game, plan, texts, wishing

LayFelt = Callable[..., RotUndSchwarzTable]
OLD = wishing("3/7", "thoughtful", seat=1, practice=True, mixed=True)

ODD = ["", " ", "x" * 100_000, "٣", "²", "1" * 30, "-1", "1.5", "3 /7", 0, -1, 2**31, 10**40, 1.5]
ODDEST: list[Any] = [*ODD, True, None, [], {}, ["hard"], {"level": "hard"}, float("nan")]


def _number(table: RotUndSchwarzTable) -> set[str]:
    """Return every number that the table says of its deal: chips, address, record."""
    t, shown = table.words, snapshot(table)
    (chip,) = (chip for chip in shown["chips"] if chip.startswith(t("Deal {number}", number="")))
    asked = dict(parse_qsl(table.wishes.address(table.round.deal)))
    if not table.finished:
        give_up(table)
    return {chip.split()[-1], asked["deal"], str(table.transcript().tag("Number"))}


# ---- options of the dialog


def test_a_dialog_may_change_everything_at_once() -> None:
    table = felt()
    next_game(
        table,
        level="own",
        cells="3",
        tokens="7",
        deal="11982",
        partner="thoughtful",
        colour="black",
        practice=True,
        mixed_suits=True,
        signal_coins=False,
    )
    assert table.wishes == OLD
    assert _number(table) == {"11982"}


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "pro", "3/7", "0/99"])
def test_a_level_is_named_or_written_in_numbers(level: str) -> None:
    assert Wishes().changed({"level": level}).house_rules.level.name == level


def test_own_numbers_that_are_a_levels_are_that_level() -> None:
    changed = Wishes().changed({"level": "own", "cells": "4", "tokens": "3"})
    assert changed.house_rules.level.name == "hard"
    table = felt(changed)
    table.ask_for_new_game()
    level = snapshot(table)["ask"]["options"][0]
    assert level["value"] == "hard"


@pytest.mark.parametrize("value", ODDEST, ids=lambda value: repr(value)[:12])
@pytest.mark.parametrize("key", ["level", "partner", "colour", "practice", "mixed_suits", "deal"])
def test_a_damaged_option_leaves_things_as_they_were(key: str, value: Any) -> None:
    wanted = Wishes(**{**OLD.__dict__, "practice": value}) if _may(key, value) else OLD
    assert OLD.changed({key: value}) == wanted


def _may(key: str, value: Any) -> bool:
    return key == "practice" and isinstance(value, bool)


@pytest.mark.parametrize("value", ODDEST, ids=lambda value: repr(value)[:12])
def test_a_damaged_own_number_leaves_the_old_one(value: Any) -> None:
    for key in ("cells", "tokens"):
        old, new = (
            getattr(wishes.house_rules.level, key)
            for wishes in (OLD, OLD.changed({"level": "own", key: value}))
        )
        assert new == (0 if value == 0 and value is not False and type(value) is int else old)


@given(st.dictionaries(st.sampled_from([*ASKED, "cells", "tokens"]), st.text() | st.integers()))
def test_any_options_make_wishes_that_can_be_dealt(options: dict[str, Any]) -> None:
    changed = OLD.changed(options)
    assert changed.dealt(None, 1).first_position()
    asked = Wishes.asked({key: str(value) for key, value in options.items()}, OLD)
    assert asked is None or asked.dealt(None, 1).first_position()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_dialog_says_of_every_level_what_it_is(lang: str) -> None:
    table = felt(OLD, lang=lang)
    table.ask_for_new_game()
    asked = snapshot(table)["ask"]
    options = {option["key"]: option for option in asked["options"]}
    assert options["level"]["value"] == "own"
    assert [choice["value"] for choice in options["level"]["choices"]][-1] == "own"
    assert options["cells"]["number"] == {"value": "3", "least": 0, "most": 8}
    assert options["tokens"]["number"] == {"value": "7", "least": 0, "most": 99}
    assert options["deal"]["number"]["value"] == ""
    assert (options["partner"]["value"], options["colour"]["value"]) == ("thoughtful", "black")
    assert "{" not in "".join(texts(asked))


def _unchanged(table: RotUndSchwarzTable) -> dict[str, Any]:
    """Return the options that the browser sends when nobody touches the dialog."""
    sent: dict[str, Any] = {}
    for option in snapshot(table)["ask"]["options"]:
        number = option.get("number")
        sent[option["key"]] = number["value"] if number else option.get("value", option.get("on"))
    return sent


@pytest.mark.parametrize("wishes", [OLD, wishing("pro", None, coins=True), Wishes()])
def test_a_dialog_that_nobody_touched_deals_as_before_but_other_cards(wishes: Wishes) -> None:
    table = felt(wishes)
    first = table.referee.start
    table.ask_for_new_game()
    table.answer(NEW_GAME, "yes", _unchanged(table))
    assert table.wishes == wishes
    assert table.referee.start != first


def test_a_deal_that_was_wished_for_is_not_wished_for_the_next_time() -> None:
    table = felt()
    next_game(table, deal="617")
    next_game(table)
    assert table.round.number != 617
    next_game(table, deal="617")
    assert table.referee.start == State.numbered(617)


# ---- words of an address


def test_an_address_deals_what_it_asks_for(lay_felt: LayFelt) -> None:
    asked = {"deal": "11982", "level": "hard", "colour": "black", "lang": "en"}
    table = lay_felt(asked=asked)
    assert table.referee.start.observe(1).columns == State.numbered(11982).observe(1).columns
    assert table.wishes == wishing("hard", "planner", seat=1)
    assert _number(table) == {"11982"}


@pytest.mark.parametrize("words", [{}, {"lang": "en"}, {"theme": "dark", "x": "deal"}])
def test_an_address_that_asks_for_nothing_asks_for_nothing(words: dict[str, str]) -> None:
    assert Wishes.asked(words, OLD) is None


@pytest.mark.parametrize("value", [value for value in ODD if isinstance(value, str)], ids=len)
def test_a_damaged_address_deals_the_usual_game(value: str) -> None:
    table = RotUndSchwarzTable(asked=dict.fromkeys(ASKED, value))
    assert table.wishes == Wishes()
    assert 1 <= table.round.number <= 1_000_000


def test_a_running_game_with_own_moves_is_replaced_only_after_a_question(lay_felt: LayFelt) -> None:
    table = lay_felt(wishes=wishing("easy", "planner"), seed=2)
    plan(table)
    asked = lay_felt(asked={"deal": "11982", "level": "pro"}, lang="en")
    assert asked.referee.played == table.referee.played
    assert asked.question == NEW_GAME
    dialog = snapshot(asked)["ask"]
    assert "put away" in dialog["text"]
    options = _unchanged(asked)
    assert (options["deal"], options["level"]) == ("11982", "pro")
    asked.answer(NEW_GAME, "no", options)
    assert asked.referee.played == table.referee.played
    asked.ask_for_new_game()
    assert _unchanged(asked)["deal"] == ""
    again = lay_felt(asked={"deal": "11982", "level": "pro"})
    again.answer(NEW_GAME, "yes", options)
    assert (again.round.number, again.wishes.house_rules.level.name) == (11982, "pro")


def test_a_game_nobody_has_played_in_is_replaced_at_once(lay_felt: LayFelt) -> None:
    lay_felt(wishes=wishing(seat=1), seed=2)  # Flori has begun
    table = lay_felt(asked={"deal": "11982"})
    assert (table.question, table.round.number) == ("", 11982)


@pytest.mark.parametrize(
    "asked",
    [
        {"deal": "11982", "level": "3/7", "mixed_suits": "1"},
        {"deal": "5", "partner": "person", "colour": "black"},
        {"practice": "1", "partner": "eager"},
        {"deal": "none", "level": "easy"},
    ],
)
def test_the_same_address_again_goes_on_with_its_game(
    lay_felt: LayFelt, asked: dict[str, str]
) -> None:
    table = lay_felt(asked=asked)
    plan(table)
    again = lay_felt(asked=asked)
    assert again.question == ""
    assert again.referee.played == table.referee.played


# ---- the address of a deal


@pytest.mark.parametrize("wishes", [OLD, Wishes(), wishing("pro", None, coins=True, deal=2440)])
@pytest.mark.parametrize("before", [None, OLD, wishing("easy", "eager", coins=True)])
def test_the_address_leads_another_guest_to_the_same_game(
    lay_felt: LayFelt, wishes: Wishes, before: Wishes | None
) -> None:
    seat = Seat(lay_felt(wishes=wishes, lang="en"))
    if before is not None:
        give_up(lay_felt(token="o" * 43, wishes=before))
    seat.says("share")
    (told,) = seat.told
    assert (told["type"], told["copied"] != "", told["failed"] != "") == ("address", True, True)
    other = lay_felt(token="o" * 43, asked=dict(parse_qsl(told["query"])))
    assert other.referee.start == seat.table.referee.start
    assert other.wishes.house_rules == wishes.house_rules
    assert len(_number(other) | _number(seat.table)) == 1


def test_every_later_game_of_a_table_has_a_number_too() -> None:
    table = felt(seed=2**63)
    for _ in range(4):
        (number,) = _number(table)
        cards = [card for column in table.referee.start.observe(0).columns for card in column]
        assert set(cards) == set(numbered_deal(int(number)))
        assert table.referee.start == State.numbered(int(number))
        next_game(table)


def test_in_a_notebook_cell_there_is_no_address_to_share() -> None:
    for place, shares in (("page", True), ("cell", False)):
        view = RotUndSchwarzView(felt(), place=place)
        dos = [action["do"] for action in view.component.view["actions"]]
        assert ("share" in dos) == shares
