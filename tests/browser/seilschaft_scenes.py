"""Snapshots of a Seilschaft table written by hand, and a served table that shows one: no engine behind it."""

from __future__ import annotations

from typing import Any

from apps.tables.seilschaft.component import SeilschaftComponent, component_words
from tests.browser import scenes
from tests.browser.scenes import Snapshot

_RANKS = {"T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
_SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
NO_TRICK = {"lead": None, "cards_label": "", "mine": None, "theirs": None}


class Scene(scenes.Scene):
    """A Seilschaft table that shows a snapshot."""

    title = "Seilschaft"
    component = SeilschaftComponent
    component_words = component_words


def ridge(opened: dict[int, str], coin: int, fresh: int = 0) -> list[dict[str, Any]]:
    """Return nine cards; `opened` by place."""
    return [
        {
            "at": at,
            "card": opened.get(at),
            "camp": at == 5,
            "coin": at == coin,
            "fresh": at == fresh,
            "label": f"place {at}: {opened.get(at, 'hidden')}",
        }
        for at in range(1, 10)
    ]


def hand_card(card: str, why: str = "", now: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return a card of the hand, legal without a `why`."""
    name = f"{_RANKS.get(card[0], card[0])} of {_SUITS[card[1]]}"
    return {"id": card, "legal": not why, "why": why, "steps": 0, "name": name, "now": now}


def now(by: str, steps: int, to: int, result: str, text: str) -> dict[str, Any]:
    """Return what a card does for certain."""
    total = {"sum": f"1 + {steps - 1}", "steps_label": f"{steps} steps"}
    return {"by": by, "steps": steps, **total, "to": to, "result": result, "text": text}


def answering() -> Snapshot:
    """Return the second round, fifth trick: Vroni led the 9 of hearts, I answer."""
    why = "Hearts were led: follow suit."
    return {
        "seq": 7,
        "title": "Seilschaft",
        "place": "page",
        "theme": "system",
        "chips": ["Easy", "silent"],
        "stats": {
            "deal": {"no": 2, "of": 3, "label": "Round 2 of 3"},
            "trick": {"no": 5, "of": 13, "label": "Trick 5 of 13"},
            "hidden": {"no": 5, "label": "5 cards still hidden"},
        },
        "me": {"name": "you", "end": "Your end: 2 steps"},
        "partner": {
            "name": "Vroni",
            "blurb": "careful",
            "face": "vroni",
            "cards": 8,
            "cards_label": "Vroni holds 8 cards",
            "status": "led this trick",
            "thinking": False,
            "end": "Vroni's end: 6 steps",
            "hand": None,
        },
        "ridge": ridge({3: "TS", 5: "7C", 7: "QD", 8: "6H"}, coin=3),
        "reach": {"me": [2, 1, 0, 0], "them": [4, 5, 6, 7]},
        "trick": {
            "lead": {"card": "9H", "by": "them"},
            "cards_label": "Vroni led",
            "mine": None,
            "theirs": "9H",
        },
        "hand": [
            hand_card("AH", now=now("me", 3, 1, "rope", "You win, the rope holds")),
            hand_card("JH", now=now("me", 2, 1, "open", "You win, a card opens")),
            hand_card("4H", now=now("them", 1, 4, "open", "Vroni wins, a card opens")),
            *(hand_card(card, why) for card in ("KS", "6S", "TD", "QC")),
        ],
        "trump": {
            "suit": "S",
            "name": "Spades",
            "label": "Trump: Spades",
            "before": ["H", "D"],
            "before_label": "before: hearts, diamonds",
        },
        "ropes": {"left": 1, "start": 2, "label": "1 of 2"},
        "last": {
            "title": "Last trick",
            "text": "0 steps, Vroni won",
            "cards": [
                {"card": "3C", "by": "me", "label": "you"},
                {"card": "5C", "by": "them", "label": "Vroni"},
            ],
        },
        "turn": {"mine": True, "step": "answer", "who": "Your turn", "hint": "Hearts were led."},
        "actions": [{"do": "new_game", "label": "New game", "key": "", "kind": "plain"}],
        "panels": [],
        "aids": {"on": True, "label": "Aids", "help": "Figures"},
        "tip": None,
        "say": {"of": "game 0", "no": 8, "lines": ["Vroni leads the 9 of hearts."]},
        "moves": [{"no": 8, "by": "them", "card": "9H", "trick": None}],
        "ask": None,
        "over": None,
        "curtain": None,
        "replay": None,
        "told": None,
    }


def answered(**trick: Any) -> Snapshot:
    """Return what changes once I answered with the 4 of hearts: Vroni won, a card opened, Vroni leads on."""
    done = {"winner": "them", "steps": 1, "from": 3, "to": 4, "opened": "9D"}
    done |= {"rope": False, "fell": False, "deal_end": False, **trick}
    return {
        "ridge": ridge({3: "TS", 4: "9D", 5: "7C", 7: "QD", 8: "6H"}, coin=4, fresh=4),
        "trick": {
            "lead": {"card": "2S", "by": "them"},
            "cards_label": "Vroni led",
            "mine": None,
            "theirs": "2S",
        },
        "hand": [
            *(hand_card(card, "Spades were led.") for card in ("AH", "JH")),
            *(hand_card(card) for card in ("KS", "6S")),
            *(hand_card(card, "Spades were led.") for card in ("TD", "QC")),
        ],
        "say": {
            "of": "game 0",
            "no": 10,
            "lines": ["You play the 4 of hearts.", "Vroni leads the 2 of spades."],
        },
        "moves": [
            {"no": 8, "by": "them", "card": "9H", "trick": None},
            {"no": 9, "by": "me", "card": "4H", "trick": done},
            {"no": 10, "by": "them", "card": "2S", "trick": None},
        ],
    }


def fallen() -> Snapshot:
    """Return the end of a team that fell over my end."""
    done = {"winner": "me", "steps": 3, "from": 3, "to": 1, "opened": None}
    done |= {"rope": False, "fell": True, "deal_end": False}
    button = {"do": "new_game", "label": "Another game", "kind": "primary"}
    return {
        **answering(),
        "trick": NO_TRICK,
        "turn": {"mine": False, "step": "over", "who": "The game is over", "hint": ""},
        "moves": [{"no": 9, "by": "me", "card": "AH", "trick": done}],
        "over": {"result": "lost", "title": "You fell", "text": "Too far.", "buttons": [button]},
    }


def curtained() -> Snapshot:
    """Return the moment the screen changes hands: nobody's cards are there."""
    curtain = {"title": "Ben is next", "text": "Anna looks away.", "button": "I am Ben"}
    partner = {"name": "Ben", "blurb": "", "face": "person", "cards_label": "Ben holds 8 cards"}
    return {
        **answering(),
        "hand": [],
        "partner": {**answering()["partner"], **partner},
        "trick": NO_TRICK,
        "turn": {"mine": False, "step": "curtain", "who": "", "hint": ""},
        "curtain": curtain,
    }


def looking_back() -> Snapshot:
    """Return a finished game looked back at."""
    return {
        **answering(),
        "turn": {"mine": False, "step": "wait", "who": "Looking back", "hint": ""},
        "say": {"of": "example", "no": 8, "lines": ["Anna leads the 9 of clubs."]},
        "replay": {"at": 12, "last": 52, "label": "After card 12 of 52"},
        "told": {"head": "Second trick", "text": "Anna leads the 9 of clubs."},
    }


def asking() -> Snapshot:
    """Return the question before a new game."""
    levels = [{"value": level, "label": level, "help": ""} for level in ("easy", "normal", "hard")]
    return {
        **answering(),
        "ask": {
            "id": "new_game",
            "title": "A new game",
            "text": "",
            "options": [
                {"key": "level", "label": "Level", "choices": levels, "value": "normal"},
                {"key": "open", "label": "Open hands", "help": "To learn", "on": False},
            ],
            "buttons": [
                {"do": "no", "label": "Back", "kind": "plain"},
                {"do": "yes", "label": "Deal", "kind": "primary"},
            ],
        },
    }


def open_hands() -> Snapshot:
    """Return the table with the partner's cards in sight, and a tip."""
    partner = {**answering()["partner"], "hand": ["AS", "5S", "KH"], "cards": 3}
    tip = {"id": "brake", "text": "Small cards are your brake."}
    return {**answering(), "partner": partner, "tip": tip}


SCENES = {
    "answering": answering,
    "fallen": fallen,
    "curtained": curtained,
    "looking back": looking_back,
    "asking": asking,
    "open hands": open_hands,
}
