"""Snapshots of a Rot und Schwarz table written by hand: no engine behind it.

What each key means stands in apps/tables/rotundschwarz/component.py.
"""

from __future__ import annotations

from apps.tables.rotundschwarz.component import RotUndSchwarzComponent, component_words
from tests.browser import scenes
from tests.browser.rotundschwarz_pieces import COLUMNS, NAMES, TO, cells, column, columns, homes
from tests.browser.scenes import Message, Snapshot


class Scene(scenes.Scene):
    """A Rot und Schwarz table that shows a snapshot."""

    title = "Rot und Schwarz"
    component = RotUndSchwarzComponent
    component_words = component_words


def moving() -> Snapshot:
    """Return turn 23: Red (me) moves, four tokens left, Ben's coin on column 6."""
    buttons = (
        ("undo", "Undo", "Z"),
        ("hint", "Hint", "R"),
        ("stop", "Stop together", ""),
        ("new_game", "New game", ""),
    )
    return {
        "seq": 7,
        "title": "Rot und Schwarz",
        "place": "page",
        "theme": "system",
        "chips": ["Normal: 4 cells, 6 tokens", "Deal 11 982"],
        "owners": NAMES,
        "lamp": {
            "state": "solved",
            "head": "Can be won: proven",
            "text": "A way of 46 turns without a pass brings all 52 cards home.",
            "note": "73 positions searched; the way replays to its end.",
        },
        "me": {
            "name": "Anna",
            "owner": "red",
            "suits": ["H", "D"],
            "plays": "plays Red",
            "line": "Turn 23: your move",
            "on": True,
            "thinking": False,
        },
        "partner": {
            "name": "Ben",
            "owner": "black",
            "suits": ["S", "C"],
            "plays": "plays Black",
            "line": "5 of spades to column 4",
            "on": False,
            "thinking": False,
        },
        "cells": cells(("KC", "TH"), TO),
        "cells_label": "2 of 4 empty",
        "homes": homes("3H 2D 3S 2C"),
        "home_label": "10 of 52",
        "columns": columns(TO),
        "last": {"card": "5S", "from": "5", "label": "last move"},
        "hint": None,
        "turn": {
            "mine": True,
            "step": "move",
            "who": "Your turn.",
            "hint": "Move one red card, or pass.",
            "done": None,
        },
        "tokens": {
            "left": 4,
            "start": 6,
            "label": "4 pass tokens",
            "pass": {"label": "Pass", "can": True, "why": ""},
        },
        "coin": None,
        "switches": [
            {
                "do": "safe_home",
                "on": False,
                "label": "Safe cards go home by themselves",
                "help": "",
            }
        ],
        "actions": [
            {"do": do, "label": label, "key": key, "kind": "plain"} for do, label, key in buttons
        ],
        "panels": [],
        "tip": None,
        "say": {"of": "game 0", "no": 22, "lines": ["Ben moves the 5 of spades to column 4."]},
        "moves": [{"no": 22, "card": "5S"}],
        "ask": None,
        "over": None,
        "replay": None,
        "told": None,
    }


def answered(view: Snapshot, message: Message) -> Snapshot | None:
    """Return what changes once I moved the 9 of diamonds to column 2: it is Ben's turn."""
    if message["type"] != "move":
        return None
    return {
        "cells": cells(("KC", "TH"), {}),
        "columns": columns({}, {2: "6C 7H 9S QS JH TS 9D", 8: "7D JD 6S QH 8D"}),
        "last": {"card": "9D", "from": "8", "label": "last move"},
        "me": {**view["me"], "line": "9 of diamonds to column 2", "on": False},
        "partner": {**view["partner"], "line": "", "on": True, "thinking": True},
        "turn": {"mine": False, "step": "wait", "who": "Ben thinks.", "hint": "", "done": None},
        "say": {"of": "game 0", "no": 23, "lines": ["You move the 9 of diamonds to column 2."]},
        "moves": [{"no": 22, "card": "5S"}, {"no": 23, "card": "9D"}],
    }


def homeward() -> Snapshot:
    """Return a turn in which the 6 of diamonds may go home."""
    to = {**TO, "6D": "5 c h"}
    return {**moving(), "columns": columns(to), "homes": homes("3H 5D 3S 2C")}


def after() -> Snapshot:
    """Return the end of my turn: the move is made, my coin may be laid."""
    return {
        **moving(),
        "cells": cells(("KC", "TH"), {}),
        "columns": columns({}, {2: "6C 7H 9S QS JH TS 9D", 8: "7D JD 6S QH 8D"}),
        "last": {"card": "9D", "from": "8", "label": "last move"},
        "turn": {
            "mine": True,
            "step": "after",
            "who": "Moved.",
            "hint": "You may still lay your coin.",
            "done": "End turn",
        },
        "coin": {
            "owner": "red",
            "can": True,
            "columns": ["1", "2", "3", "4", "5", "7", "8"],
            "at": None,
            "label": "Signal coin",
            "hint": "Choose the column that is to stay free.",
        },
    }


def crowded() -> Snapshot:
    """Return the easy level with five cells, ten tokens and a very long column."""
    long = "KS QD JC TH 9S 8D 7C 6H 5S 4D 3C"
    gone = set(long.split()) | {"6D"}
    lists = {
        at: " ".join(card for card in cards.split() if card not in gone)
        for at, cards in enumerate(COLUMNS, 1)
    }
    lists[3] = "4H QC 5D " + "8H 7S " + long
    return {
        **moving(),
        "cells": cells(("KC",), TO, 5),
        "cells_label": "4 of 5 empty",
        "columns": columns(TO, lists),
        "tokens": {**moving()["tokens"], "left": 8, "start": 10, "label": "8 pass tokens"},
        "last": None,
        "tip": {"id": "pairs", "text": "Think in pairs of moves: yours and your partner's answer."},
    }


def looking_back() -> Snapshot:
    """Return a game looked back at."""
    return {
        **moving(),
        "cells": cells(("KC", "TH"), {}),
        "columns": columns({}),
        "turn": {"mine": False, "step": "wait", "who": "Looking back", "hint": "", "done": None},
        "tokens": {**moving()["tokens"], "pass": {"label": "Pass", "can": False, "why": ""}},
        "say": {"of": "example", "no": 3, "lines": ["Anna moves the 8 of hearts to column 6."]},
        "replay": {"at": 3, "last": 5, "label": "After turn 3 of 5"},
        "told": {"head": "Third turn", "text": "The 8 of hearts frees the ace of diamonds."},
        "actions": [{"do": "back", "label": "Back to the table", "key": "", "kind": "plain"}],
    }


def hinted() -> Snapshot:
    """Return a hint asked for in practice."""
    hint = {"card": "9D", "to": "2", "head": "Hint:", "text": "9 of diamonds to column 2."}
    return {**moving(), "hint": hint}


def waiting() -> Snapshot:
    """Return the table while Ben thinks, and both coins lie on one column."""
    view = moving()
    view |= answered(view, {"type": "move"}) or {}
    view["columns"][5]["coins"].append({"owner": "red", "label": "Anna: please keep free"})
    return view


def solo() -> Snapshot:
    """Return the solo phase with three cells: all of Ben's cards are home, nobody passes any more."""
    to = {"9H": "c", "QD": "2"}
    lists = dict.fromkeys(range(1, 9), "") | {1: "KH QD", 2: "KD JD", 3: "TD QH JH", 4: "TH 9H"}
    partner = {**moving()["partner"], "line": "all cards home"}
    return {
        **moving(),
        "partner": partner,
        "cells": cells((), to, 3),
        "cells_label": "3 of 3 empty",
        "homes": homes("8H 9D KS KC"),
        "home_label": "43 of 52",
        "columns": [column(at, cards, to) for at, cards in lists.items()],
        "last": None,
        "tokens": None,
    }


def ended(result: str) -> Snapshot:
    """Return the end of a game, "won" or "lost"."""
    button = {"do": "new_game", "label": "Another game", "kind": "primary"}
    title = "All 52 are home" if result == "won" else "No way on"
    return {
        **looking_back(),
        "replay": None,
        "told": None,
        "turn": {
            "mine": False,
            "step": "over",
            "who": "The game is over.",
            "hint": "",
            "done": None,
        },
        "over": {"result": result, "title": title, "text": "After 64 turns.", "buttons": [button]},
    }


SCENES = {
    "moving": moving,
    "homeward": homeward,
    "after": after,
    "crowded": crowded,
    "looking back": looking_back,
    "hinted": hinted,
    "waiting": waiting,
    "solo": solo,
    "won": lambda: ended("won"),
    "lost": lambda: ended("lost"),
}
