"""The house rules at the table: how they are wished for, and how a turn goes by them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import apps as door
from apps.tables.battleseil.model import LEAVE_PROVEN, NEW_GAME, BattleseilTable
from apps.tables.battleseil.naming import HOUSE_RULES, OPPONENTS, opponents
from apps.tables.battleseil.snapshot import snapshot
from apps.tables.battleseil.wishes import Wishes
from apps.tables.shared.words import LANGUAGES
from rulesengine.battleseil import PLAYER_NAMES, Card, Draw, HouseRules, Lay, Pass, Take
from tests.apps.fests import MakeTable, Sides, fest
from tests.apps.seats import grab, until
from tests.apps.waiting import Waiting

#: my F4 F5 become a club run that nobody can beat; Sepp's club run waits at rope 3
ROPES: dict[int, Sides] = {1: ("F7 F8", "S2"), 3: ("", "H9 H8 H7"), 5: ("K1", "")}
F9, K5 = Card.parse("F9"), Card.parse("K5")


def _table(rules: str, ropes: dict[int, Sides] = ROPES, **wished: Any) -> BattleseilTable:
    make: MakeTable = fest("F9 K5 B1", ropes, theirs="S3 B4", rules=rules, **wished)
    return make()


def _kinds(table: BattleseilTable) -> list[tuple[int, type]]:
    return [(played.seat, type(played.move)) for played in table.played]


@pytest.mark.parametrize("rule", HOUSE_RULES)
def test_an_address_asks_for_a_house_rule(rule: str) -> None:
    wishes = Wishes.asked({rule: "1"}, Wishes())
    assert wishes is not None
    assert wishes.house_rules == HouseRules(**{rule: True})
    assert Wishes.asked({rule: "0"}, wishes) == Wishes()


def test_an_address_that_asks_for_nothing_known_wishes_nothing() -> None:
    assert Wishes.asked({"lang": "en", "mercy": "1"}, Wishes()) is None


@pytest.mark.parametrize("options", [None, {"specials": "yes"}, {"specials": 1, "opponent": "x"}])
def test_what_makes_no_sense_counts_as_unsaid(options: Any) -> None:
    before = Wishes(HouseRules(specials=True, rounds=3))
    assert before.changed(options or {}) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_for_a_new_game_offers_every_house_rule_and_explains_it(lang: str) -> None:
    table = BattleseilTable(seed=1, lang=lang, wishes=Wishes(HouseRules(automatic=True)))
    table.ask_for_new_game()
    ask = snapshot(table)["ask"]
    switches = {option["key"]: option for option in ask["options"] if "on" in option}
    assert list(switches) == list(HOUSE_RULES)
    assert [key for key, option in switches.items() if option["on"]] == ["automatic"]
    assert all(option["help"] and option["folded"] for option in switches.values())


def test_a_new_game_is_dealt_by_the_house_rules_that_were_chosen() -> None:
    table = BattleseilTable(seed=1)
    table.ask_for_new_game()
    table.answer(NEW_GAME, "yes", {"specials": True, "claim_first": True})
    assert table.observation.house_rules == HouseRules(specials=True, claim_first=True)
    assert snapshot(table)["chips"] == ["Festkarten", "Anspruch zu Zugbeginn"]


def test_one_can_sit_with_whoever_the_rules_know_and_who_has_a_face() -> None:
    assert set(opponents()) == set(OPPONENTS) & set(PLAYER_NAMES)
    assert opponents()[0] == "sepp"


def test_a_notebook_takes_house_rules_by_name() -> None:
    cell = door.table("battleseil", specials=True, automatic=True, seed=4)
    assert len(cell.view["chips"]) == 2
    with pytest.raises(KeyError, match="sepp"):
        door.table("battleseil", opponent="nobody")


def test_with_automatic_taking_the_table_takes_for_both_sides_in_one_change() -> None:
    table = _table("base automatic")
    table.lay(F9, 0)
    kinds = [(0, Lay), (0, Take), (0, Draw), (1, Lay), (1, Take), (1, Draw)]
    assert _kinds(table) == kinds
    assert (table.observation.owner(0), table.observation.owner(2)) == (0, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_says_why_it_took_a_rope(lang: str) -> None:
    table = _table("base automatic", options={"lang": lang})
    table.lay(F9, 0)
    shown = snapshot(table)
    mine, theirs = shown["notes"]
    assert "1" in mine
    assert "Sepp" in theirs
    assert all(note in shown["say"]["lines"] for note in (mine, theirs))
    assert all(note.count(".") >= 2 for note in (mine, theirs))


def test_the_note_goes_when_the_person_has_played_on() -> None:
    table = _table("base automatic")
    table.lay(F9, 0)
    assert snapshot(table)["notes"]
    table.lay(K5, 8)
    assert not snapshot(table)["notes"]


def test_with_both_rules_the_table_takes_when_the_turn_begins() -> None:
    table = _table("base claim_first automatic", {1: ("F7 F8", "S2")}, mover="A")
    table.lay(F9, 0)
    assert table.observation.my_turn
    assert _kinds(table)[-1] == (0, Take)
    assert table.observation.laying


def test_with_claiming_first_taking_comes_before_laying() -> None:
    table = _table("base claim_first", {1: ("F7 F8 F6", "S2")})
    shown = snapshot(table)
    assert table.takeable == (0,)
    assert [step["id"] for step in shown["turn"]["steps"]] == ["take", "lay", "draw"]
    assert (shown["turn"]["step"], shown["turn"]["laying"]) == ("take", True)
    table.take(0)
    assert snapshot(table)["turn"]["step"] == "lay"


def test_with_claiming_first_laying_past_a_proven_rope_is_asked_once() -> None:
    table = _table("base claim_first", {1: ("F7 F8 F6", "S2")}, options={"later": Waiting()})
    table.lay(K5, 8)
    assert table.question == LEAVE_PROVEN
    assert "vor dem Legen" in snapshot(table)["ask"]["text"]
    table.answer(LEAVE_PROVEN, "no", {})
    assert table.played == ()
    table.lay(K5, 8)
    assert _kinds(table) == [(0, Lay), (0, Draw)]


def test_what_was_asked_about_is_done_when_the_answer_is_yes() -> None:
    table = _table("base claim_first", {1: ("F7 F8 F6", "S2")}, options={"later": Waiting()})
    table.lay(K5, 8)
    table.answer(LEAVE_PROVEN, "yes", {})
    assert table.observation.cards_at(8, 0) == (K5,)


def test_an_illegal_lay_is_refused_before_anything_is_asked() -> None:
    table = _table("base claim_first", {1: ("F7 F8 F6", "S2")})
    table.lay(K5, 0)
    assert table.question == ""
    assert table.refused is not None
    assert table.refused.code == "side_full"


def test_a_breakthrough_ends_the_round() -> None:
    ropes: dict[int, Sides] = dict.fromkeys((1, 2), ("", ""))
    table = _table(
        "base breakthrough automatic", ropes | {3: ("F7 F8", "")}, taken={1: "A", 2: "A"}
    )
    table.lay(F9, 2)
    assert table.observation.over
    assert snapshot(table)["over"]["result"] == "won"


@pytest.mark.parametrize("rules", [pair for n in (2, 5) for pair in combinations(HOUSE_RULES, n)])
def test_whole_games_end_by_every_pair_of_house_rules_and_by_all(rules: tuple[str, ...]) -> None:
    chosen = Wishes(HouseRules(**dict.fromkeys(rules, True)))
    table = until(lambda table: table.observation.over, wishes=chosen)()
    moves = [played.move for played in table.played]
    assert table.observation.decided or any(isinstance(move, Pass) for move in moves)
    grab(table)  # a finished game takes no move
    assert len(table.played) == len(moves)
