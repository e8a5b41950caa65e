"""The front door as a page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import param
from panel.custom import JSComponent

from apps.tables import OPEN_ROOMS
from apps.tables.shared.bundle import CSS, JS, join_modules, join_styles
from apps.tables.shared.header_words import header_words
from apps.tables.shared.page import THEMES, Visitor, page
from apps.tables.shared.words import LANGUAGES, Words

_HERE = Path(__file__).parent
_TABLES = _HERE.parent / "tables"
_OF_TABLES = (
    *("battleseil/emblems", "seilschaft/geometry", "seilschaft/scenery"),
    "rotundschwarz/faces",
)
_MODULES = (
    *("art", "scene_land", "scene_people", "battleseil_picture", "seilschaft_picture"),
    *("rotundschwarz_picture", "parlour", "rooms", "door"),
)


class FrontDoor(JSComponent):
    """Shows the rooms that exist, in the visitor's language and light."""

    view = param.Dict(default={}, doc="What is shown: title, rooms, words.")

    _esm = join_modules(
        [JS / f"{name}.js" for name in ("dom", "header", "theme", "playing_cards")]
        + [_TABLES / f"{name}.js" for name in _OF_TABLES]
        + [_HERE / f"{name}.js" for name in _MODULES]
    )
    _stylesheets: ClassVar = [
        join_styles(
            [CSS / f"{name}.css" for name in ("base", "playing_cards")]
            + [_TABLES / "rotundschwarz" / "faces.css"]
            + [_HERE / f"{name}.css" for name in ("door", "motion")]
        )
    ]

    def __init__(self, lang: str, theme: str, **params: Any) -> None:
        """Open the door in a language of LANGUAGES and a theme: light, dark or system."""
        self._lang, self._theme, self._seq = lang, theme, 0
        super().__init__(view=self._seen(), **params)

    def _seen(self) -> dict[str, Any]:
        self._seq += 1
        shown = door_view(Words(self._lang))
        return {**shown, "seq": self._seq, "lang": self._lang, "theme": self._theme}

    def _handle_msg(self, message: Any) -> None:
        if not isinstance(message, dict):
            return
        code = message.get("code")
        if message.get("type") == "lang" and code in LANGUAGES:
            self._lang = code
        elif message.get("type") == "theme" and code in THEMES:
            self._theme = code
        self.view = self._seen()


def door_view(t: Words) -> dict[str, Any]:
    """Return what the front door shows in one language: only what can be played today."""
    return {
        "title": "Kartenstube",
        "motto": t("Pull up a chair."),
        "rooms": [_TILES[room](t) for room in OPEN_ROOMS],
        "foot": [{"text": t("The tables need no internet.")}],
        "t": header_words(t),
    }


def _battleseil(t: Words) -> dict[str, Any]:
    return {
        "id": "battleseil",
        "art": "battleseil",
        "name": "Battleseil",
        "text": t(
            "Nine ropes over the brook: send your clubs, prove that a rope is yours, and pull the "
            "others into the water."
        ),
        "facts": [
            {"icon": "players", "text": t("2 players")},
            {"icon": "clock", "text": t("15 min")},
            {"icon": "against", "text": t("Against each other")},
        ],
        "actions": [
            {
                "href": "battleseil",
                "label": t("Play against {name}", name="Lausbub Sepp"),
                "kind": "primary",
            },
            {
                "href": "battleseil?specials=1",
                "label": t("With the ten specials"),
                "kind": "plain",
            },
            {"href": "puzzles", "label": t("Proof puzzles"), "kind": "plain"},
        ],
    }


def _seilschaft(t: Words) -> dict[str, Any]:
    text = t(
        "Two climbers, one rope: cross a ridge of nine cards by taking tricks, without a word."
    )
    return _team_room(t, "seilschaft", "Seilschaft", text, t("20 min"))


def _rotundschwarz(t: Words) -> dict[str, Any]:
    text = t("One patience, two inks: you move only red, your partner only black. Read each other.")
    return _team_room(t, "rotundschwarz", "Rot und Schwarz", text, t("25 min"))


def _team_room(t: Words, room: str, name: str, text: str, length: str) -> dict[str, Any]:
    """Return the tile of a room where two play together, one of them perhaps a silent computer."""
    partner, person = t("Play with a silent partner"), t("Two at this device")
    return {
        "id": room,
        "art": room,
        "name": name,
        "text": text,
        "facts": [
            {"icon": "players", "text": t("2 players")},
            {"icon": "clock", "text": length},
            {"icon": "together", "text": t("Together")},
        ],
        "actions": [
            {"href": room, "label": partner, "kind": "primary"},
            {"href": f"{room}?partner=person", "label": person, "kind": "plain"},
        ],
    }


#: what hangs on the wall for each room there may be
_TILES: dict[str, Callable[[Words], dict[str, Any]]] = {
    "seilschaft": _seilschaft,
    "battleseil": _battleseil,
    "rotundschwarz": _rotundschwarz,
}


def front_door() -> Any:
    """Return the front door for this visit."""
    visitor = Visitor.now()
    door = FrontDoor(visitor.lang, visitor.theme, sizing_mode="stretch_width", margin=0)
    return page("Kartenstube", door)
