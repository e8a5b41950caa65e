"""What the snapshot says of specials: what each may do, why not, and what was done with them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.moves_said import spoken_move
from apps.tables.battleseil.snapshot import snapshot
from apps.tables.battleseil.view import BattleseilView
from apps.tables.battleseil.wishes import Wishes
from apps.tables.shared.words import LANGUAGES, Words
from rulesengine.battleseil import (
    Card,
    DrawSpecial,
    FreeBeer,
    HouseRules,
    Innkeeper,
    Lay,
    Move,
    Transfer,
    Under,
    Wasps,
)
from tests.apps.fests import Sides, cards, fest
from tests.apps.seats import grab, leave
from tests.apps.waiting import Waiting

ROPES: dict[int, Sides] = {1: ("F4 F5", "B2"), 2: ("K1", "S8 Rascal"), 3: ("H1 H2 H4", "")}
ALL = "Mayor Journeyman Soap Mud Innkeeper Transfer Wasps FreeBeer"


def _items(table: BattleseilTable) -> dict[str, Any]:
    return {item["id"]: item for item in snapshot(table)["hand"]}


def _said(table: BattleseilTable) -> str:
    return str(snapshot(table)["say"]["lines"][-1])


def test_a_special_that_moves_cards_says_which_and_where_to() -> None:
    items = _items(fest(ALL, ROPES)())
    assert items["Wasps"]["aims"] == {"B2": [0], "S8": [0], "Rascal": [0]}
    assert items["Transfer"]["aims"]["F4"] == [2, *range(4, 10), 0]
    assert set(items["Transfer"]["aims"]) == {"F4", "F5", "K1", "H1", "H2", "H4"}
    assert set(items["FreeBeer"]["aims"]) == {"B2", "S8"}  # jokers cannot be fetched
    assert items["FreeBeer"]["aims"]["B2"] == [1, 2, *range(4, 10)]


def test_jokers_soap_and_mud_say_at_which_ropes() -> None:
    items = _items(fest(ALL, ROPES, taken={9: "B"})())
    assert items["Mayor"]["ropes"] == [1, 2, *range(4, 9)]
    assert items["Soap"]["ropes"] == list(range(1, 9))
    assert items["Innkeeper"] == {**items["Innkeeper"], "does": "innkeeper", "ropes": []}


@pytest.mark.parametrize(
    ("hand", "wished", "special", "why"),
    [
        ("Soap K5", {"played": (2, 1)}, "Soap", "mehr Festkarten gespielt"),
        ("Mayor2 K5", {"ropes": {1: ("Mayor", "")}}, "Mayor2", "Bürgermeister"),
        ("Wasps K5", {"ropes": {1: ("F4", "")}}, "Wasps", "zielen"),
        ("Innkeeper K5", {"stock": [], "fests": []}, "Innkeeper", "Stapel sind leer"),
        ("Mud", {"taken": dict.fromkeys(range(1, 10), "A")}, "Mud", "Kein Seil"),
        ("Rascal", {"taken": dict.fromkeys(range(1, 10), "A")}, "Rascal", "voll"),
        ("Wasps K5", {"step": "fetch", "fetch": 2, "back": 1}, "Wasps", "Festwirt"),
    ],
)
def test_a_grey_special_says_why(hand: str, wished: dict[str, Any], special: str, why: str) -> None:
    ropes = wished.pop("ropes", {})
    assert why in _items(fest(hand, ropes, **wished)())[special]["why"]


def test_while_the_innkeeper_wants_cards_every_hand_card_may_go_under() -> None:
    table = fest("K5 K6 Wasps", ROPES, step="return", back=2, played=(1, 0), discard="Innkeeper")()
    shown = snapshot(table)
    assert {item["does"] for item in shown["hand"]} == {"under"}
    assert (shown["turn"]["step"], shown["turn"]["returning"]) == ("return", True)
    assert "2 Handkarten" in shown["turn"]["hint"]


def test_the_piles_say_from_where_one_may_draw_and_who_has_played_how_many() -> None:
    table = fest("K5", ROPES, step="take", theirs="K9 Soap", played=(1, 0))()
    shown = snapshot(table)
    assert shown["piles"]["draws"] == ["draw", "draw_special"]
    assert shown["piles"]["specials"]["played"] == "Festkarten: du 1, Sepp 0"
    assert [action["key"] for action in shown["actions"]] == ["V", "B"]
    assert shown["rival"]["specials"] == 1
    assert shown["rival"]["cards_label"] == "Sepp hat 2 Karten, davon 1 Festkarte"


def _seen(table: BattleseilTable) -> dict[str, tuple[str, str]]:
    """Return the row of specials below the map: what each looks like, and what is said of it."""
    by_id = {panel["id"]: panel for panel in snapshot(table)["panels"]}
    return {mark["id"]: (mark["form"], mark["text"]) for mark in by_id["map"]["marks"]}


def test_the_row_below_the_map_shows_where_every_special_is() -> None:
    table = fest("K5 Wasps", ROPES, theirs="Mayor2", mud=(3,), discard="Mud FreeBeer")()
    assert _seen(table) == {
        "Mayor": ("hidden", "Bürgermeister: verdeckt"),
        "Mayor2": ("hidden", "Bürgermeister: verdeckt"),
        "Journeyman": ("hidden", "Wanderbursche: verdeckt"),
        "Rascal": ("open", "Lausbub: an Seil 2"),
        "Soap": ("hidden", "Kernseife: verdeckt"),
        "Mud": ("open", "Matschwiese: an Seil 3"),
        "Innkeeper": ("hidden", "Festwirt: verdeckt"),
        "Transfer": ("hidden", "Mannschaftswechsel: verdeckt"),
        "Wasps": ("mine", "Wespennest: auf deiner Hand"),
        "FreeBeer": ("open", "Freibier: in der Ablage"),
    }


NINE = f"{ALL} Mayor2"


@pytest.mark.parametrize(
    ("hand", "discard", "said"),
    [
        ("Mayor Mayor2 Soap Mud", "Wasps", "5 Festkarten verdeckt"),
        (NINE, "", "1 Festkarte verdeckt"),
        (NINE, "Rascal", "Alle Festkarten sind gesehen."),
    ],
)
def test_the_row_says_how_many_specials_have_not_been_seen(
    hand: str, discard: str, said: str
) -> None:
    assert snapshot(fest(hand, discard=discard)())["panels"][0]["marks_title"] == said


def test_a_round_without_specials_has_no_row_of_them() -> None:
    panel = snapshot(BattleseilTable(seed=1))["panels"][0]
    assert (panel["marks"], panel["marks_title"]) == ([], "")


def test_a_rope_names_its_soap_and_mud() -> None:
    ropes = snapshot(fest("K5", ROPES, soap=(1,), mud=(2,))())["ropes"]
    assert (ropes[0]["soap"], ropes[1]["mud"], ropes[1]["places"]) == (True, True, 4)
    assert "Kernseife" in ropes[0]["label"]
    assert "vier Leute" in ropes[1]["label"]


F4 = Card.parse("F4")
MOVES: tuple[Move, ...] = (
    *(Lay(card, 2) for card in cards("F4 Mayor Mayor2 Journeyman Rascal Soap Mud")),
    *(Transfer(F4, 3), Transfer(F4, None), Wasps(F4), FreeBeer(F4, 3)),
    *(Innkeeper(), Under(F4), DrawSpecial()),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_said_in_a_sentence_of_its_own(lang: str) -> None:
    words = Words(lang)
    said = [
        spoken_move(words, move, mine, "Sepp", True) for move in MOVES for mine in (True, False)
    ]
    assert len(set(said)) == len(said) - 2  # both mayors are one
    assert all(text.endswith(".") and "{" not in text for text in said)


def test_wasps_are_said_as_they_are_seen() -> None:
    said = spoken_move(Words("de"), Wasps(F4), False, "Sepp", True)
    assert said == "Sepp schickt die Wespen: Feuerwehr 4 fliegt in die Ablage."


def test_my_own_card_under_a_stock_is_named_to_me() -> None:
    wished = {"step": "return", "back": 2, "played": (1, 0), "discard": "Innkeeper"}
    table = fest("K5 K6 Wasps", ROPES, options={"later": Waiting()}, **wished)()
    table.put_under(Card.parse("K5"))
    assert "Kirchenchor 5" in _said(table)
    assert snapshot(table)["moves"][-1]["card"] == "K5"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("play", [grab, leave])
def test_every_position_of_a_game_with_all_house_rules_can_be_shown(play: Any, lang: str) -> None:
    rules = HouseRules(great_field=True, specials=True, claim_first=True)
    table = BattleseilTable(seed=3, lang=lang, wishes=Wishes(rules))
    view = BattleseilView(table)
    while not table.observation.over:
        table.look(table.observation.turn % 9)
        assert len(json.dumps(view.component.view)) < 16_000
        for item in view.component.view["hand"]:
            usable = item["ropes"] or item["aims"] or item["does"]
            assert bool(usable) != bool(item["why"])
        play(table)
